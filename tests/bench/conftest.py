"""The benchmarks come with the sources and not with the package."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))
