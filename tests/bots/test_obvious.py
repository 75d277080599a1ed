"""What needs no thought is not thought about, and an imagined table serves as often as the advice says."""

from __future__ import annotations

from mypy_extensions import i64

import ludotheque as ludo
from bots.moments import moments
from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.bots.search.search import Search
from ludotheque.kernel.advice import Advice
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State
from support import walk


def free_moment() -> State:
    """Macadam: the leader may throw the die, draw, or choose a signal at once."""
    game = ludo.load("macadam")
    for state in walk(game.new(4), 3):
        if state.actor() >= 0 and game.token(state, state.legal()[0]) == "roll":
            return state
    raise AssertionError("a leader without papers may throw the die")


def test_what_is_free_is_done_without_a_search() -> None:
    state = free_moment()
    bot = Bot("champion")
    action = bot.decide(state, int(state.actor()), Budget(simulations=50), seed=1)
    assert state.setting.game.token(state, action) == "roll"
    assert bot.search is not None
    assert bot.search.simulations == 0


def test_the_coach_compares_it_with_the_others_all_the_same() -> None:
    state = free_moment()
    found = Bot("champion").compare(state, int(state.actor()), Budget(simulations=200), seed=1)
    assert len(found) == len(state.legal())
    assert sum(tried > 0 for _, _, tried in found) > 1


class Counting(Advice):
    """Says nothing, and counts how often a table is imagined."""

    imagined = 0

    def imagine(self, state: State, seat: i64, rng: Rng) -> None:
        self.imagined += 1


def test_an_imagined_table_serves_as_often_as_the_advice_says() -> None:
    state = next(moments("lemans", 2, {}, 8, 1))
    for tries, tables in ((1, 9), (3, 3), (4, 3)):
        advice = Counting(state.setting)
        advice.tries = tries
        Search(state, int(state.actor()), advice, True, ludo.Rng(1)).run(9)
        assert advice.imagined == tables
