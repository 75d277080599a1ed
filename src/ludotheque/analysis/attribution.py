"""What each decision changed, split into what the choice did and what chance did. Whole numbers: the parts add up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludotheque.analysis.task import Judgement

FLAGS = 5  # turning points of a game
LEAST_TURN = 800  # a smaller change turns nothing
APART = 0.03  # of the game, between two turning points


class Change(NamedTuple):
    """A seat's chance to win before and after its decision; ``choice`` + ``chance`` is exactly the difference.

    ``choice``: what was won (or lost) against what good habitués would have decided. ``chance``: all that happened
    until the next decision. Both ends are reckoned in the same way, whoever decides there, so that chance alone makes
    nobody lucky in the long run: a chance granted at one end only (the best choice, say) would be called luck.
    """

    step: int
    seat: int
    before: int
    after: int
    choice: int
    chance: int


class Turn(NamedTuple):
    """A turning point: whose chance changed most by what followed a decision, and by how much."""

    step: int
    seat: int
    change: int


def changes(judgements: Sequence[Judgement], outcome: Sequence[int]) -> list[Change]:
    """Return the change that each decision brought to the seat that decided."""
    return [
        Change(one.step, one.seat, before, after, one.played - before, after - one.played)
        for one, later in zip(judgements, _later(judgements, outcome), strict=True)
        for before, after in [(one.chances[one.seat], later[one.seat])]
    ]


def turning_points(
    judgements: Sequence[Judgement], outcome: Sequence[int], length: int, most: int = FLAGS
) -> list[Turn]:
    """Return the decisions after which some seat's chance changed most, in the order of the game."""
    turns = []
    for one, later in zip(judgements, _later(judgements, outcome), strict=True):
        moved = [after - before for before, after in zip(one.chances, later, strict=True)]
        seat = max(range(len(moved)), key=lambda who: (abs(moved[who]), who == one.seat))
        turns.append(Turn(one.step, seat, moved[seat]))
    chosen: list[Turn] = []
    for turn in sorted(turns, key=lambda one: (-abs(one.change), one.step)):
        alone = all(abs(turn.step - other.step) > APART * length for other in chosen)
        if len(chosen) < most and alone and abs(turn.change) >= LEAST_TURN:
            chosen.append(turn)
    return sorted(chosen)


def luck(found: Sequence[Change], seats: int) -> list[int]:
    """Return what chance brought to each seat in the whole game, by its own decisions."""
    return [sum(one.chance for one in found if one.seat == seat) for seat in range(seats)]


def _later(judgements: Sequence[Judgement], outcome: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the chances at the decision after each; after the last, who won."""
    return [*(one.chances for one in judgements[1:]), tuple(outcome)] if judgements else []
