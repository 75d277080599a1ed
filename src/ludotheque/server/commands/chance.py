"""Chance, drawn from the seed of a table."""

from __future__ import annotations

from ludotheque.kernel.state import CHANCE, State
from ludotheque.server import fairness
from ludotheque.server.ledger import Ledger


def run_chance(ledger: Ledger, seed: bytes, state: State, nonces: list[str] | None = None) -> list[str]:
    """Draw chance events until a seat must decide; their tokens."""
    tokens: list[str] = []
    nonces = nonces or ledger.nonces()
    numbers = ledger.numbers()
    while state.actor() == CHANCE:
        chances = state.chances()
        total = sum(weight for _, weight in chances)
        number = numbers.next(state.setting.tokens[chances[0][0]])
        action = fairness.choose(chances, fairness.draw(seed, nonces, number, total))
        tokens.append(state.setting.tokens[action])
        state.apply(action)
    return tokens
