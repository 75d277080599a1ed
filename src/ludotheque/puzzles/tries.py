"""How often somebody may try before the answer is shown: seldom where there is little to choose from."""

from __future__ import annotations

from ludotheque.puzzles.puzzle import Puzzle

MOST_TRIES = 3


def tries_of(puzzle: Puzzle) -> int:
    """Return the number of tries: half of the choices that differ, at most three."""
    return max(1, min(MOST_TRIES, puzzle.choices // 2))
