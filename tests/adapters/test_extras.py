"""A missing part of the installation is named in one sentence, with the command that brings it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules[sys.argv[1]] = None  # as if it were not installed
try:
    __import__(sys.argv[2])
except ImportError as error:
    from ludotheque import LudoError
    assert isinstance(error, LudoError)
    print(error)
"""


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("gymnasium", "gymnasium", "rl"),
        ("gymnasium", "gymnasium_vector", "rl"),
        ("numpy", "vector", "rl"),
        ("pettingzoo", "pettingzoo", "rl"),
        ("pettingzoo", "pettingzoo_parallel", "rl"),
        ("pyspiel", "open_spiel", "bench"),
    ],
)
def test_the_sentence(package: str, module: str, extra: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-c", WITHOUT, package, f"ludotheque.adapters.{module}"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.count("\n") == 1
    assert f"pip install 'ludotheque[{extra}]'" in done.stdout
