"""Chance, drawn from the seed of a table."""

from __future__ import annotations

from ludotheque.fairness import drawing
from ludotheque.kernel.state import CHANCE, State
from ludotheque.server.tables.state import TableState


def run_chance(table: TableState, seed: bytes, state: State, mixed: list[str] | None = None) -> list[str]:
    """Draw chance events until a seat must decide; their tokens. ``mixed``: with what, before the table knows it."""
    tokens: list[str] = []
    if state.actor() != CHANCE:
        return tokens
    mixed, numbers = mixed or table.mixed(), table.numbers()
    while state.actor() == CHANCE:
        chances = state.chances()
        total = sum([weight for _, weight in chances])
        number = numbers.next(state.setting.tokens[chances[0][0]])
        action = drawing.choose(chances, drawing.draw(seed, mixed, number, total))
        tokens.append(state.setting.tokens[action])
        state.apply(action)
    return tokens
