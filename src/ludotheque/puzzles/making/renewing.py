"""Hold a bank against the present Champion: what still holds keeps its day, all else gives way to another puzzle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.bots.bot import considered
from ludotheque.kernel.game import Game
from ludotheque.kernel.rng import child_seed
from ludotheque.puzzles.making.candidates import classes
from ludotheque.puzzles.making.maker import puzzles_of
from ludotheque.puzzles.making.rating import rate
from ludotheque.puzzles.making.solving import SEARCHES, Effort, holds, searched
from ludotheque.puzzles.puzzle import Puzzle, read_bank, write_line


def renew(
    game: Game[Any],
    path: Path,
    seed: int,
    effort: Effort | None = None,
    tell: Callable[[int, int, int], None] = lambda done, total, replaced: None,
) -> int:
    """Look at every puzzle of the bank anew and replace those that no longer hold; return how many those are.

    The bank is written once, at the end: whatever interrupts it leaves it as it was.
    """
    effort = effort or Effort()
    old = read_bank(path.read_text(encoding="utf-8"))
    known = {puzzle.id for puzzle in old}
    fresh = _others(game, seed, effort, known)
    renewed, replaced = [], 0
    for number, puzzle in enumerate(old, 1):
        own = child_seed(seed, "renew", number)
        if still_holds(game, puzzle, own, effort):
            renewed.append(rated_anew(game, puzzle, own))
        else:
            renewed.append(next(fresh))
            replaced += 1
        tell(number, len(old), replaced)
    path.write_text("".join(map(write_line, renewed)), encoding="utf-8")
    return replaced


def still_holds(game: Game[Any], puzzle: Puzzle, seed: int, effort: Effort) -> bool:
    """Ask whether the present Champion finds the answer, and whether it is best among rivals who have learned."""
    state = puzzle.state(game)
    groups = list(classes(state).values())
    tokens = state.setting.tokens
    answer = next(number for number, group in enumerate(groups) if tokens[group[0]] in puzzle.answer)
    if groups[answer][0] not in considered(state, state.setting.experience):
        return False
    others = [game.action(state, one.token) for one in puzzle.options if one.token not in puzzle.answer]
    if not holds(state, groups[answer][0], others, child_seed(seed, "learned"), effort.games):
        return False
    for number in range(SEARCHES):
        found = searched(state, groups, effort.search, child_seed(seed, "search", number))
        if found.order[0] != answer or found.lead < effort.lead:
            return False
    return True


def rated_anew(game: Game[Any], puzzle: Puzzle, seed: int) -> Puzzle:
    """Ask the present levels how hard the puzzle is."""
    state = puzzle.state(game)
    rating = rate(state, [game.action(state, token) for token in puzzle.answer], child_seed(seed, "rating"))
    levels = {slug: state.setting.tokens[action] for slug, action in rating.levels.items()}
    return msgspec.structs.replace(puzzle, difficulty=rating.difficulty, found=rating.found, levels=levels)


def _others(game: Game[Any], seed: int, effort: Effort, known: set[str]) -> Iterator[Puzzle]:
    """Yield puzzles from games of their own that the bank does not hold."""
    source = 0
    while True:
        for puzzle in puzzles_of(game, source, seed, effort):
            if puzzle.id not in known:
                known.add(puzzle.id)
                yield puzzle
        source += 1
