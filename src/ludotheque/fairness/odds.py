"""What could have been drawn at each chance event of a record: the rules say so, by replaying it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ludotheque.kernel.game import Game
from ludotheque.kernel.record import Record
from ludotheque.kernel.state import CHANCE

Odds = tuple[tuple[str, int], ...]  # (token, whole weight), in the order of the rules


class Draw(NamedTuple):
    """One chance event: the ``number``-th (from 0), at the 1-based ``step``, the odds, and what is written."""

    number: int
    step: int
    odds: Odds
    token: str

    @property
    def total(self) -> int:
        return sum(weight for _, weight in self.odds)


def earlier(record: Record) -> int:
    """Return the steps of another game that this table played on from: their draws are not this table's."""
    house = record.extra.get("house")
    played_on = house.get("played_on") if isinstance(house, dict) else None
    steps = played_on.get("steps") if isinstance(played_on, dict) else 0
    return steps if type(steps) is int else 0


def own_draws(record: Record, game: Game[Any]) -> Iterator[Draw]:
    """Yield the chance events of this table, without those of the game that it played on from."""
    before = earlier(record)
    return (draw for draw in draws(record, game) if draw.step > before)


def draws(record: Record, game: Game[Any]) -> Iterator[Draw]:
    """Every chance event of the record; BadRecord at the first step that the rules do not allow."""
    number = 0
    for index, state in enumerate(record.replay(game)):
        if index == len(record.steps) or record.steps[index][0] != CHANCE or state.actor() != CHANCE:
            continue
        tokens = state.setting.tokens
        odds = tuple((tokens[action], int(weight)) for action, weight in state.chances())
        yield Draw(number, index + 1, odds, record.steps[index][1])
        number += 1
