"""What a bot of Macadam passes over; also where nothing is demanded yet."""

from __future__ import annotations

import random

import pytest

import ludotheque as ludo
from ludotheque.bots.bot import Bot


@pytest.mark.parametrize("seats", [2, 4])
def test_habitues_play_to_the_last_coup(seats: int) -> None:
    state, rng, bot = ludo.load("macadam").new(seats), random.Random(seats), Bot("habitue")
    while (actor := state.actor()) != ludo.OVER:
        if actor == ludo.CHANCE:
            chances = state.chances()
            action = rng.choices([one for one, _ in chances], [weight for _, weight in chances])[0]
        else:
            action = bot.decide(state, actor, seed=rng.getrandbits(30))
        state.apply(action)
    assert len(state.scores()) == seats
