"""A Champion minds the crowd when he announces; everybody else weighs by the plan as before."""

from __future__ import annotations

import ludotheque as ludo
from games.maillot.tables import game, stand
from ludotheque.bots.levels import LEVELS
from ludotheque.games.maillot.bot.advice import SAVED, SHELTER, MaillotAdvice
from support import play


def both(state: ludo.State, token: str) -> int:
    """Return how much better the Champion thinks of an announcement than the advice does."""
    action = game.action(state, token)
    return int(state.setting.experience.weigh(state, action) - state.setting.advice.weigh(state, action))


def test_only_the_champion_minds_it() -> None:
    setting = game.new(5).setting
    plain, champion = setting.advice, setting.experience
    assert isinstance(plain, MaillotAdvice)
    assert isinstance(champion, MaillotAdvice)
    assert (plain.minds_crowd, champion.minds_crowd) == (False, True)
    assert champion.plan is plain.plan
    for slug in ("habitue", "fine-mouche"):
        assert LEVELS[slug].advice(setting) is plain
    assert LEVELS["champion"].advice(setting) is champion


def test_a_ride_that_ends_in_a_wheel_is_worth_more_and_a_safe_cell_less() -> None:
    """Renault has played and stays on column 12; three stars take La Redoute to 10, a safe cell into the wheel."""
    state = play(stand("renault redoute", "renault@12.1 redoute@7.3"), "break:0:0 stay")
    assert both(state, "break:0:0") == 0
    assert both(state, "break:1:0") == SHELTER - SAVED
    assert both(state, "break:2:0") == -2 * SAVED
    assert both(state, "break:0:1") == SHELTER


def test_nobody_looks_for_the_wheel_of_a_rider_who_has_still_to_play() -> None:
    state = stand("renault redoute", "renault@6.1 redoute@7.3")  # La Redoute plays first, and ends on 10 at least
    assert [both(state, f"break:{safe}:0") for safe in range(3)] == [0, -SAVED, -2 * SAVED]


def test_other_choices_are_weighed_alike() -> None:
    state = play(stand("renault redoute", "renault@12.1 redoute@7.3"), "break:0:0 stay break:1:0")
    assert {both(state, token) for token in game.legal_tokens(state)} == {0}
