"""What each decision changed, split into what the choice did and what chance did, each with its margin."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from ludotheque.analysis.task import Judgement
from ludotheque.bots.measured import NOTHING, Measured, exactly, less, total

FLAGS = 5  # turning points of a game
LEAST_TURN = 800  # a smaller change turns nothing
APART = 0.03  # of the game, between two turning points
MOMENTS = 3  # of a seat, to be tried again
LEAST_LOSS = 200  # a smaller one is not worth trying again


class Change(NamedTuple):
    """A seat's chance to win before and after its decision; ``choice`` + ``chance`` is exactly the difference.

    ``choice``: what was won (or lost) against what habitués would have decided. ``chance``: all that happened
    until the next decision. Both ends are reckoned in the same way, whoever decides there, so that chance alone makes
    nobody lucky in the long run: a chance granted at one end only (the best choice, say) would be called luck.
    """

    step: int
    seat: int
    before: Measured
    after: Measured
    choice: Measured
    chance: Measured


class Turn(NamedTuple):
    """A turning point: whose chance changed most by what followed a decision, and by how much."""

    step: int
    seat: int
    change: Measured


class Moment(NamedTuple):
    """A decision that cost its seat something against the Champion's answer."""

    step: int
    seat: int
    loss: Measured


def changes(judgements: Sequence[Judgement], outcome: Sequence[int], draws: Sequence[int]) -> list[Change]:
    """Return the change that each decision brought to the seat that decided; ``draws``: the steps of chance."""
    if not judgements:
        return []
    last = judgements[-1].is_open and not any(draw > judgements[-1].step for draw in draws)
    quiet = [*_quiet(judgements, draws), last]
    return [_change(*found) for found in zip(judgements, _later(judgements, outcome), quiet, strict=True)]


def _change(one: Judgement, later: tuple[Measured, ...], quiet: bool) -> Change:
    before, played, after = one.chances[one.seat], one.played, later[one.seat]
    choice = Measured(played.value - before.value, one.effects[one.seat].margin)  # in the same games
    if quiet:  # nothing but the choice has happened
        known = Measured(played.value, min(played.margin, after.margin))
        return Change(one.step, one.seat, before, known, choice, NOTHING)
    return Change(one.step, one.seat, before, after, choice, less(after, played))


def turning_points(
    judgements: Sequence[Judgement], outcome: Sequence[int], length: int, most: int = FLAGS
) -> list[Turn]:
    """Return the decisions after which some seat's chance changed most, in the order of the game."""
    turns = []
    for one, later in zip(judgements, _later(judgements, outcome), strict=True):
        moved = [less(after, before) for before, after in zip(one.chances, later, strict=True)]
        seat = max(range(len(moved)), key=lambda who: (abs(moved[who].value), who == one.seat))
        turns.append(Turn(one.step, seat, moved[seat]))
    chosen: list[Turn] = []
    for turn in sorted(turns, key=lambda one: (-abs(one.change.value), one.step)):
        alone = all(abs(turn.step - other.step) > APART * length for other in chosen)
        if len(chosen) < most and alone and abs(turn.change.told or 0) >= LEAST_TURN:
            chosen.append(turn)
    return sorted(chosen)


def losses(judgements: Sequence[Judgement], seat: int, most: int = MOMENTS) -> list[Moment]:
    """Return the decisions in which a seat lost most against the Champion's answer, the costliest first."""
    found = [
        Moment(one.step, seat, other.gap)
        for one in judgements
        for other in one.alternatives
        if one.seat == seat and other.token == one.answer and other.gap.value >= LEAST_LOSS and other.gap.told
    ]
    return sorted(found, key=lambda moment: (-moment.loss.value, moment.step))[:most]


def moments(judgements: Sequence[Judgement], seats: int) -> list[Moment]:
    """Return every seat's moments to try again, of the decisions that were looked at closer: others may be noise."""
    closer = [one for one in judgements if one.closer]
    return [moment for seat in range(seats) for moment in losses(closer, seat)]


def luck(
    judgements: Sequence[Judgement], start: Sequence[int], outcome: Sequence[int], draws: Sequence[int]
) -> list[Measured]:
    """Return what chance did for each seat in the game: the result, less an even start, less what all choices did.

    What chance did is not added up event by event, since the noise of each would be added, too. A choice that any
    habitué would have made adds none.
    """
    parts = stretches(judgements, draws)
    return [
        less(exactly(outcome[seat] - start[seat]), total(_choices(part, seat) for part in parts))
        for seat in range(len(start))
    ]


def stretches(judgements: Sequence[Judgement], draws: Sequence[int]) -> list[list[Judgement]]:
    """Cut a game where chance may have done something: within a stretch nothing is drawn and nothing is hidden."""
    parts: list[list[Judgement]] = []
    for one, quiet in zip(judgements, [False, *_quiet(judgements, draws)], strict=False):
        if quiet:
            parts[-1].append(one)
        else:
            parts.append([one])
    return parts


def _choices(part: list[Judgement], seat: int) -> Measured:
    """Return what the choices of a stretch did to a seat: their sum, or its end less its beginning: the surer."""
    together = total(one.effects[seat] for one in part)
    ends = less(part[-1].lefts[seat], part[0].chances[seat])
    return min(together, ends, key=lambda found: found.margin)


def _quiet(judgements: Sequence[Judgement], draws: Sequence[int]) -> list[bool]:
    """For each decision but the last: does nothing but the choice happen before the next one?"""
    return [
        one.is_open and not any(one.step < draw < later.step for draw in draws) for one, later in pairwise(judgements)
    ]


def _later(judgements: Sequence[Judgement], outcome: Sequence[int]) -> list[tuple[Measured, ...]]:
    """Return the chances at the decision after each; after the last, who won."""
    end = tuple(exactly(share) for share in outcome)
    return [*(one.chances for one in judgements[1:]), end] if judgements else []
