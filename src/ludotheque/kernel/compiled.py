"""Tell compiled rules from plain Python."""

from __future__ import annotations

import sys

from ludotheque.kernel.state import State


def is_compiled(state: State) -> bool:
    """Tell whether the state's rules run as C."""
    return not str(sys.modules[type(state).__module__].__file__).endswith(".py")
