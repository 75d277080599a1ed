"""Cut the steps of a game into turns."""

from __future__ import annotations

from ludotheque.kernel.state import CHANCE


def split_turns(steps: list[tuple[int, str]]) -> list[list[str]]:
    """Return the tokens of each decision with the chance events that followed it; what chance did first comes first.

    >>> split_turns([(-1, "deal"), (0, "play"), (-1, "6"), (1, "pass")])
    [['deal'], ['play', '6'], ['pass']]
    """
    found: list[list[str]] = []
    for actor, token in steps:
        if actor != CHANCE or not found:
            found.append([])
        found[-1].append(token)
    return found
