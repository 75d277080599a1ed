"""Make a bank: game after game of bots, each puzzle written as soon as it is found."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.kernel.advice import WHOLE
from ludotheque.kernel.game import Game
from ludotheque.kernel.rng import child_seed
from ludotheque.kernel.state import State
from ludotheque.puzzles.making.candidates import classes, moments
from ludotheque.puzzles.making.rating import rate
from ludotheque.puzzles.making.solving import Effort, Solution, solve
from ludotheque.puzzles.puzzle import Option, Puzzle, read_bank, write_line
from ludotheque.puzzles.themes import theme_of

SEED = 1903  # of the house's banks
FROM_ONE_GAME = 1  # puzzles: neighbours would resemble each other
KNOWN = ("game", "edition")  # what a line need not repeat: the house edition is meant


def make(
    game: Game[Any],
    path: Path,
    count: int,
    seed: int = SEED,
    effort: Effort | None = None,
    tell: Callable[[int, int], None] = lambda source, found: None,
) -> int:
    """Fill the bank up to so many puzzles, going on behind the last game that gave one; return how many there are."""
    found = read_bank(path.read_text(encoding="utf-8")) if path.exists() else []
    known = {one.id for one in found}
    source = max((one.source for one in found), default=-1) + 1
    while len(known) < count:
        for puzzle in puzzles_of(game, source, seed, effort or Effort()):
            if puzzle.id not in known and len(known) < count:
                known.add(puzzle.id)
                with path.open("a", encoding="utf-8") as bank:
                    bank.write(write_line(puzzle))
        source += 1
        tell(source, len(known))
    return len(known)


def puzzles_of(game: Game[Any], source: int, seed: int, effort: Effort) -> Iterator[Puzzle]:
    """Yield the puzzles that one game of bots holds."""
    left = FROM_ONE_GAME
    for number, state in enumerate(moments(game, source, seed)):
        own = child_seed(child_seed(seed, "puzzle", source), "moment", number)
        solution = solve(state, own, effort)
        if solution is not None:
            yield described(state, solution, source, own, effort.games)
            left -= 1
        if left == 0:
            return


def described(state: State, solution: Solution, source: int, seed: int, games: int) -> Puzzle:
    """Write the puzzle down: the position, the answer, and what is told about them afterwards."""
    game, seat, tokens = state.setting.game, int(state.actor()), state.setting.tokens
    rating = rate(state, solution.answer, child_seed(seed, "rating"))
    answer = [tokens[action] for action in solution.answer]
    reasons = state.setting.advice.reasons(state, solution.answer[0])
    return Puzzle(
        id=identity(state),
        seat=seat,
        position={key: value for key, value in state.position().items() if key not in KNOWN},
        answer=answer,
        theme=theme_of(game.slug, answer[0], reasons[0].message if reasons else ""),
        difficulty=rating.difficulty,
        margin=round(WHOLE * solution.margin),
        band=round(WHOLE * solution.band),
        games=games,
        choices=len(classes(state)),
        options=[Option(tokens[a], round(WHOLE * share)) for a, share in _best_first(solution.shares)],
        levels={slug: tokens[action] for slug, action in rating.levels.items()},
        found=rating.found,
        source=source,
    )


def identity(state: State) -> str:
    """Name a puzzle by what its seat sees: the same sight is the same puzzle."""
    sight = msgspec.json.encode(state.observe(int(state.actor())))
    return hashlib.sha256(state.setting.game.slug.encode() + sight).hexdigest()[:10]


def _best_first(shares: dict[int, float]) -> list[tuple[int, float]]:
    return sorted(shares.items(), key=lambda one: (-one[1], one[0]))
