"""Somebody's own box of Macadam."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.macadam.tables import GAME, stand, view
from support import legal, play


def own(text: str) -> ludo.Edition:
    return GAME.read_edition(text)


def moved(text: str, state: ludo.State) -> ludo.State:
    """The same position with another box."""
    position = {key: value for key, value in state.position().items() if key not in ("edition", "aside")}
    return GAME.from_position(position, own(text))


def test_the_house_says_where_its_values_come_from() -> None:
    house = GAME.edition
    stated = (
        "tokens",
        "cards.agent.copies",
        "cards.moped.points",
        "cards.moped.paper",
        "tickets.loss",
        "deal.5",
        "die.3",
    )
    assert {house.origin(key) for key in stated} == {"stated"}
    reconstructed = ("cards.moped.copies", "signals.walk", "deal.6", "deal.six_fewer")
    assert {house.origin(key) for key in reconstructed} == {"reconstructed"}
    assert own("[cards.moped]\ncopies = 9").origin("cards.moped.copies") == "owner"


def test_own_cards_points_and_papers() -> None:
    state = GAME.new(2, edition=own("[cards.motor]\ncopies = 11"))
    assert GAME.chance_tokens(play(state, "dealer:0"))["draw:motor"] == 11
    table = stand("moped bicycle", "ped_red", left="wait 2")
    state = play(moved('[cards.moped]\npoints = 120\npaper = "none"', table), "signal:wait play:moped")
    assert state.scores()[0] == 120
    table = stand("moped bicycle permit", "ped_red", left="wait 2")
    state = moved('[cards.bicycle]\npaper = "permit"', table)
    assert legal(play(state, "signal:wait")) == ["play:bicycle"]


def test_own_tickets_and_penalties() -> None:
    text = "[tickets]\nloss_points = 30\ninsurance = 1\nloss = 2"
    state = moved(text, stand("ped_red", "motor", left="walk 2"))
    assert view(state)["stock"] == {"insurance": 1, "permit": 5, "loss": 2}
    assert play(state, "signal:walk play:ped_red").scores() == [200, -30]


def test_own_board_and_deal() -> None:
    signals = "\n".join(f"{kind} = []" for kind in ("wait", "cycle", "motorway", "green_arrow", "blue_arrow"))
    box = own(f"tokens = 2\n[signals]\nwalk = [1, 2]\n{signals}\n[deal]\n2 = 3\n6 = 4\nsix_fewer = 2")
    assert view(GAME.new(2, edition=box))["uncovered"]["walk"] == 2
    for seats, options, each, talon in ((2, {}, 3, 50), (6, {}, 4, 32), (6, {"six_deal": 8}, 2, 44)):
        state, rng = GAME.new(seats, options, box), ludo.Rng(1)
        while view(state)["coup"] == 0:
            state.apply(state.sample(rng))
        seen = view(state)
        assert (seen["players"][0]["hand"], seen["fresh"]) == (each, talon)
        state.playout(rng)
        assert view(state)["coup"] <= 2


def test_own_agents_return_when_all_are_out() -> None:
    state = moved("[cards.agent]\ncopies = 2\n[deal]\n6 = 8", stand("ped_red", "agent moped", left="walk 3", centre=1))
    play(state, "signal:walk play:ped_red agent")
    assert (view(state)["centre"], view(state)["fresh"]) == (0, 4)


def test_own_die() -> None:
    state = moved('[die]\n2 = "permit"\n3 = "nothing"', stand("ped_red", "ped_red", left="walk 2"))
    assert view(play(state.clone(), "roll die:2"))["players"][0]["tickets"] == ["permit"]
    assert view(play(state.clone(), "roll die:3"))["players"][0]["tickets"] == []


def test_every_box_that_is_accepted_can_be_played_and_imagined() -> None:
    box = own("[cards.agent]\ncopies = 20\n[cards.insurance]\ncopies = 9\n[cards.moped]\ncopies = 20\n[deal]\n3 = 29")
    for seats in range(2, 7):
        state, rng = GAME.new(seats, {"die": "everyone"}, box), ludo.Rng(seats)
        while state.actor() != ludo.OVER:
            acts = state.legal()
            state.apply(acts[rng.below(len(acts))] if acts else state.sample(rng))
            if rng.below(10) == 0:
                assert state.resample(0, rng).observe(0) == state.observe(0)


@pytest.mark.parametrize(
    ("text", "key", "found", "accepted"),
    [
        ("[cards.agent]\ncopies = 0", "cards.agent.copies", "0", "1 to 20"),
        ("[cards.moped]\ncopies = 21", "cards.moped.copies", "21", "0 to 20"),
        ("[cards.moped]\npaper = 'visa'", "cards.moped.paper", "'visa'", "none, insurance, permit"),
        ("[cards.agent]\npoints = 5", "cards.agent.points", "5", "no such key"),
        ("[die]\n1 = 'luck'", "die.1", "'luck'", "nothing, insurance, permit"),
        ("[tickets]\nloss = -1", "tickets.loss", "-1", "0 to 1000"),
        ("tokens = 15", "signals.*", "[1, 2", "1 to 15"),
        ("[signals]\nwait = [3, 5, 12, 3]", "signals.*", "[1, 2", "1 to 16"),
        ("[deal]\n2 = 29", "deal.2", "29", "at most 28"),
        ("[deal]\nsix_fewer = 10", "deal.six_fewer", "10", "at most 9"),
    ],
)
def test_boxes_that_cannot_be_played(text: str, key: str, found: str, accepted: str) -> None:
    with pytest.raises(ludo.BadEdition) as refused:
        own(text)
    assert refused.value.key == key
    assert found in str(refused.value)
    assert accepted in str(refused.value)
