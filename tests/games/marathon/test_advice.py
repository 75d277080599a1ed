"""What the advice of Marathon knows: habits that win, and how a game stands when a row was written."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import ludotheque as ludo
from ludotheque.games.marathon.bot.advice import MarathonAdvice
from ludotheque.games.marathon.bot.habits import SIZE, MarathonHabits
from ludotheque.games.marathon.rules.state import MarathonState
from ludotheque.kernel.advice import WHOLE
from ludotheque.kernel.rng import child_seed

GAMES = 40


def advice(state: ludo.State) -> MarathonAdvice:
    found = state.setting.game.advice(state.setting)
    assert isinstance(found, MarathonAdvice)
    return found


def step(state: ludo.State, seats: list[MarathonAdvice], rng: ludo.Rng) -> None:
    """Let chance act, or the seat take what looks best to it."""
    who = int(state.actor())
    if who == ludo.CHANCE:
        state.advance(state.sample(rng))
        return
    state.advance(max(state.legal(), key=lambda action: seats[who].weigh(state, action)))


def play(state: ludo.State, seats: list[MarathonAdvice], seed: int) -> list[int]:
    """Play a game to the end; return the ranks."""
    rng = ludo.Rng(seed)
    while state.actor() != ludo.OVER:
        step(state, seats, rng)
    return state.ranks()


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_habits_beat_the_same_advice_without_them(number: int) -> None:
    won = compared = 0.0
    for game in range(GAMES):
        state = ludo.load("marathon").new(number)
        knows, plain = advice(state), advice(state)
        plain.habits = MarathonHabits([])
        seats = [knows if seat % 2 == game % 2 else plain for seat in range(number)]
        ranks = play(state, seats, child_seed(31, "game", game // 2))
        for one, mine in enumerate(ranks):
            for other, theirs in enumerate(ranks):
                if seats[one] is knows and seats[other] is plain:
                    compared += 1
                    won += (mine < theirs) + (mine == theirs) / 2
    assert won / compared > 0.7


def test_other_rules_know_no_habits() -> None:
    game = ludo.load("marathon")
    assert len(advice(game.new(4)).habits.numbers) == SIZE
    assert any(advice(game.new(4)).habits.numbers)
    for other in (game.new(4, {"unvisited": "malus_only"}), game.new(4, None, game.edition_of({"track.periods": 12}))):
        assert not any(advice(other).habits.numbers)


def moment_of_rest() -> tuple[MarathonState, MarathonAdvice]:
    """Play by the advice until the first row was written."""
    state, rng = ludo.load("marathon").new(4), ludo.Rng(3)
    assert isinstance(state, MarathonState)
    knows = advice(state)
    while state.actor() == ludo.CHANCE or not knows.rests(state):
        assert state.scored == 0
        step(state, [knows] * 4, rng)
    return state, knows


def value(knows: MarathonAdvice, state: MarathonState, seat: int) -> int:
    """What the advice expects for one seat."""
    values = vec[i64]([i64(0)] * 4)
    knows.fill_values(state, values)
    return int(values[seat])


def test_a_game_is_judged_once_a_row_was_written() -> None:
    state, knows = moment_of_rest()
    assert state.scored == 1
    values = [value(knows, state, seat) for seat in range(4)]
    assert sum(values) == pytest.approx(4 * WHOLE / 2, abs=8)
    best = max(range(4), key=lambda seat: values[seat])
    state.guests[best].sheet[0] -= 60
    assert value(knows, state, best) < min(one for seat, one in enumerate(values) if seat != best)


def test_a_cell_that_will_be_crossed_out_counts() -> None:
    state, knows = moment_of_rest()
    before = value(knows, state, 0)
    state.guests[0].ticks += 1
    assert value(knows, state, 0) < before
