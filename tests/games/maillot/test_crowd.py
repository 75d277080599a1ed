"""A Champion minds the crowd and looks up habits where they were learned; everybody else weighs by the plan alone."""

from __future__ import annotations

import ludotheque as ludo
from bots.moments import moments
from games.maillot.tables import game, stand
from ludotheque.bots.levels import LEVELS
from ludotheque.games.maillot.bot import habits
from ludotheque.games.maillot.bot.advice import SAVED, SHELTER, MaillotAdvice
from support import play


def difference(state: ludo.State, token: str) -> int:
    """Return how much better a Champion without habits thinks of a choice than the advice does."""
    action, setting = game.action(state, token), state.setting
    return int(game.with_habits(setting, []).weigh(state, action) - setting.advice.weigh(state, action))


def test_only_the_champion_has_habits_and_only_where_they_were_learned() -> None:
    setting = game.new(5).setting
    plain, champion = setting.advice, setting.experience
    assert isinstance(plain, MaillotAdvice)
    assert isinstance(champion, MaillotAdvice)
    assert (plain.minds_crowd, champion.minds_crowd) == (False, True)
    assert champion.plan is plain.plan
    for slug in ("habitue", "fine-mouche"):
        assert LEVELS[slug].advice(setting) is plain
    assert LEVELS["champion"].advice(setting) is champion
    for other in (game.new(4).setting, game.new(5, {"pact": "off"}).setting):
        assert other.experience is other.advice


def test_a_ride_that_ends_in_a_wheel_is_worth_more_and_a_safe_cell_less() -> None:
    """Renault has played and stays on column 12; three stars take La Redoute to 10, a safe cell into the wheel."""
    state = play(stand("renault redoute", "renault@12.1 redoute@7.3"), "break:0:0 stay")
    assert difference(state, "break:0:0") == 0
    assert difference(state, "break:1:0") == SHELTER - SAVED
    assert difference(state, "break:2:0") == -2 * SAVED
    assert difference(state, "break:0:1") == SHELTER


def test_nobody_looks_for_the_wheel_of_a_rider_who_has_still_to_play() -> None:
    state = stand("renault redoute", "renault@6.1 redoute@7.3")  # La Redoute plays first, and ends on 10 at least
    assert [difference(state, f"break:{safe}:0") for safe in range(3)] == [0, -SAVED, -2 * SAVED]


def test_other_choices_are_weighed_alike() -> None:
    state = play(stand("renault redoute", "renault@12.1 redoute@7.3"), "break:0:0 stay break:1:0")
    assert {difference(state, token) for token in game.legal_tokens(state)} == {0}


def test_a_choice_is_worth_what_it_was_looked_up_by() -> None:
    """With the number of each place as its habit, what is added is the sum of the places."""
    for state in moments("maillot", 5, {}, 7, 12):
        counted = game.with_habits(state.setting, list(range(habits.SIZE)))
        none = game.with_habits(state.setting, [])
        for action in state.legal():
            added = int(counted.weigh(state, action) - none.weigh(state, action))
            places = [int(place) for place in counted.habits.found]
            assert added == sum(places)
            assert all(0 <= place < habits.SIZE for place in places)


def test_choices_weighed_together_weigh_as_one_by_one() -> None:
    for state in moments("maillot", 5, {}, 8, 12):
        advice, actions, weights = state.setting.experience, state.scratch[:], state.scratch[:]
        count = state.fill_legal(actions)
        advice.weigh_all(state, actions, count, weights)
        assert list(weights[:count]) == [advice.weigh(state, one) for one in actions[:count]]


def test_every_list_begins_where_the_one_before_it_ends() -> None:
    halves, stars, energies, stands = habits.HALVES, habits.STARS, habits.ENERGIES, habits.STANDS
    sizes = {
        "BREAK_GROUND": halves * stars * energies * habits.RISKS,
        "BREAK_LEFT": halves * energies * habits.FORMS * 2,
        "BREAK_NEAR": habits.CROWDS * 2,
        "BREAK_STANDING": stands * halves * 4 * 3,
        "MOVE_SHORT": 10 * stars * halves,
        "MOVE_WHEELS": 3 * 3 * 2 * 2 * halves,
        "MOVE_AROUND": 3 * 2 * 3 * 4 * stars,
        "MOVE_STANDING": stands * halves * 4,
        "WAKE_GROUND": 5 * stars * energies * halves,
        "WAKE_AROUND": 5 * 4 * 4 * 3,
        "WAKE_STANDING": 5 * stands * halves,
        "WAKE_PARTNER": 5 * 2 * 2 * 2,
        "ANSWERS": 2 * 5 * 2 * 2 * halves,
        "ANSWER_STANDING": 2 * stands * halves,
    }
    at = habits.NOWHERE + 1
    for name, size in sizes.items():
        assert getattr(habits, name) == at
        at += size
    assert at == habits.SIZE
