"""24 Heures: every card is in the pool, in a hand or on the table."""

from __future__ import annotations

from collections import Counter

from ludotheque.games.lemans.edition import TYPES
from ludotheque.games.lemans.rules.car import NONE
from ludotheque.games.lemans.rules.state import LemansState
from ludotheque.games.lemans.views import hand, pile


def check(state: LemansState) -> None:
    types = TYPES[: state.pack.types]
    count = Counter({name: int(state.pool[i]) for i, name in enumerate(types)})
    for car in state.cars:
        count.update(hand(car))
        count.update(pile(car))
        assert car.retired or car.heat < state.pack.limit
    if state.pending != NONE:
        count[TYPES[state.pending]] += 1
    assert all(count[name] == state.pack.cards[i].copies for i, name in enumerate(types))
    assert sum(int(n) for n in state.pool) == state.pool_size
    assert state.deck() >= 0
