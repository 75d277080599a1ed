"""A Champion of 24 Heures looks up habits where they were learned; everybody else weighs by the stint alone."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from bots.moments import moments
from ludotheque.bots.levels import LEVELS
from ludotheque.games.lemans.bot import habits
from ludotheque.games.lemans.bot.advice import LemansAdvice
from ludotheque.games.lemans.rules.state import LemansState

game = ludo.load("lemans")


def test_only_the_champion_has_habits_and_only_under_the_usual_rules() -> None:
    setting = game.new(4).setting
    plain, champion = setting.advice, setting.experience
    assert isinstance(plain, LemansAdvice)
    assert isinstance(champion, LemansAdvice)
    assert (plain.learned, champion.learned) == (False, True)
    for slug in ("habitue", "fine-mouche"):
        assert LEVELS[slug].advice(setting) is plain
    assert LEVELS["champion"].advice(setting) is champion
    other = game.new(4, {"weather": "heat"}).setting
    assert other.experience is other.advice


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_choice_is_worth_what_it_was_looked_up_by(seats: int) -> None:
    """With the number of each place as its habit, what is added is the sum of the places."""
    for state in moments("lemans", seats, {}, 7, 40):
        counted = game.with_habits(state.setting, list(range(habits.SIZE)))
        assert isinstance(counted, LemansAdvice)
        for action in state.legal():
            added = int(counted.weigh(state, action) - state.setting.advice.weigh(state, action))
            places = [int(place) for place in counted.habits.found]
            assert added == sum(places)
            assert all(0 <= place < habits.SIZE for place in places)


def test_choices_weighed_together_weigh_as_one_by_one() -> None:
    for state in moments("lemans", 4, {}, 8, 40):
        advice, actions, weights = state.setting.experience, state.scratch[:], state.scratch[:]
        count = state.fill_legal(actions)
        advice.weigh_all(state, actions, count, weights)
        assert list(weights[:count]) == [advice.weigh(state, one) for one in actions[:count]]


def test_what_others_hold_is_not_looked_up() -> None:
    """LM-06: with other cards in the hands of the others every choice is found in the same places."""
    rng = ludo.Rng(3)
    for state in moments("lemans", 4, {}, 9, 40):
        advice, seat = state.setting.experience, int(state.actor())
        other = state.resample(seat, rng)
        for action in state.legal():
            assert advice.weigh(other, action) == advice.weigh(state, action)


def test_every_list_begins_where_the_one_before_it_ends() -> None:
    cards, engines, ends, points = habits.CARDS, habits.ENGINES, habits.ENDS, habits.POINTS
    steps, rounds, leads, decks = habits.STEPS, habits.ROUNDS, habits.LEADS, habits.DECKS
    sizes = {
        "TURN_CAR": 2 * engines * points * cards,
        "TURN_ROUND": 2 * habits.RACING * habits.PASSED * decks * 6,
        "TURN_STANDING": 2 * rounds * leads * engines,
        "TURN_RIVALS": 2 * steps * steps * habits.COLD,
        "CARD_LAID": cards * cards * engines * steps,
        "CARD_CAR": cards * ends * points,
        "CARD_STANDING": rounds * leads * ends,
        "CARD_ROUND": cards * decks * habits.MARGINS,
        "TARGET_CAR": 2 * engines * steps * 7,
        "TARGET_ROUND": 2 * rounds * leads,
        "TARGET_OWN": 2 * steps * steps,
        "TARGET_TYRES": 2 * 6 * 6,
    }
    at = 0
    for name, size in sizes.items():
        assert getattr(habits, name) == at
        at += size
    assert at == habits.SIZE


def test_moments_reach_every_phase() -> None:
    """What the tests above look at holds turns, cards and targets."""
    phases = {state.phase for state in moments("lemans", 4, {}, 7, 40) if isinstance(state, LemansState)}
    assert len(phases) == 3
