"""Puzzles for tests that need no real position."""

from __future__ import annotations

from ludotheque.puzzles.puzzle import Option, Puzzle


def numbered(count: int) -> list[Puzzle]:
    """Return so many puzzles that differ by their names."""
    return [sample(str(number)) for number in range(count)]


def sample(name: str, choices: int = 4) -> Puzzle:
    return Puzzle(
        id=name,
        seat=0,
        position={"seats": 2},
        answer=["pass"],
        theme="risk",
        difficulty=1,
        margin=900,
        band=100,
        games=100,
        choices=choices,
        options=[Option("pass", 6000), Option("play", 5100)],
        levels={"debutant": "play", "habitue": "play", "fine-mouche": "pass"},
        found=80,
        source=0,
    )
