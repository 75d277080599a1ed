"""MC-01 to MC-28: the material, the signals, the papers, the deal."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.macadam.tables import BOARD, GAME, cards, dealt, hand, penalties, stand, view
from support import clause, legal, play


@clause("MC-01")
def test_two_to_six_players_sit_clockwise() -> None:
    for seats in (1, 7):
        with pytest.raises(ludo.BadSeats):
            GAME.new(seats)
    state = play(stand("ped_red", "ped_red", "ped_red", left="walk 2"), "signal:walk play:ped_red")
    assert (state.actor(), view(state)["to_play"]) == (1, [2])
    state = play(stand("ped_red", "ped_red", "ped_red", left="walk 2", leader=2), "signal:walk play:ped_red")
    assert (state.actor(), view(state)["to_play"]) == (0, [1])


@clause("MC-02", "MC-03", "MC-04", "MC-05", "MC-06", "MC-07", "MC-08", "MC-09")
def test_the_pack() -> None:
    weights = GAME.chance_tokens(play(GAME.new(4), "dealer:0"))
    pack = {token.removeprefix("draw:"): number for token, number in weights.items()}
    assert pack == cards(
        "agent " * 6
        + "insurance permit " * 2
        + "ped_green ped_red ped_blue ped_yellow " * 4
        + "bicycle moped motor " * 8
        + "green_arrow blue_arrow " * 3
    )
    assert sum(pack.values()) == 56


@clause("MC-08")
def test_cars_and_motorcycles_follow_each_other() -> None:
    state = stand("motor permit", "motor permit", left="motorway 1, walk 1")
    assert legal(play(state, "signal:motorway play:motor")) == ["play:motor"]


@clause("MC-10")
def test_the_stock_of_tickets() -> None:
    assert view(GAME.new(2))["stock"] == {"insurance": 5, "permit": 5, "loss": 25}
    state = stand("moped", "ped_red", left="wait 1, cycle 1", penalties=[1, 0])
    play(state, "roll die:3")
    assert view(state)["stock"] == {"insurance": 5, "permit": 4, "loss": 24}


@clause("MC-11", "MC-12")
def test_sixteen_signals_and_numbered_tokens() -> None:
    assert view(GAME.new(2))["uncovered"] == BOARD
    assert sum(BOARD.values()) == 16
    state = stand("ped_red ped_blue", "ped_red ped_blue", left="walk 3, wait 2")
    play(state, "signal:walk play:ped_red play:ped_red signal:walk")
    assert view(state)["covered"][-2:] == [
        {"token": 12, "signal": "walk", "leader": 0},
        {"token": 13, "signal": "walk", "leader": 1},
    ]
    assert view(state)["uncovered"]["walk"] == 1


@clause("MC-14")
def test_a_wait_signal_is_nothing_for_arrows_and_papers() -> None:
    state = stand("green_arrow blue_arrow insurance permit ped_red", "agent", left="wait 2, walk 1")
    assert GAME.why_not(state, "signal:wait") == "MC-41"
    play(state, "signal:walk play:ped_red")
    state = stand("bicycle green_arrow", "green_arrow insurance ped_red", left="wait 2, walk 1")
    play(state, "signal:wait play:bicycle")
    assert (view(state)["coup"], penalties(state)) == (15, [0, 0])  # nothing to answer with


EVERY_CARD = "ped_green ped_red ped_blue ped_yellow bicycle moped motor green_arrow blue_arrow insurance permit"


@clause("MC-13", "MC-14", "MC-15", "MC-16", "MC-17", "MC-18")
@pytest.mark.parametrize(
    ("kind", "admitted"),
    [
        ("walk", "ped_blue ped_green ped_red ped_yellow"),
        ("wait", "bicycle moped motor"),
        ("cycle", "bicycle moped"),
        ("motorway", "motor"),
        ("green_arrow", "green_arrow"),
        ("blue_arrow", "blue_arrow"),
    ],
)
def test_what_each_signal_admits(kind: str, admitted: str) -> None:
    state = stand(EVERY_CARD, "agent", left=f"{kind} 1, walk 2")
    assert legal(play(state, f"signal:{kind}")) == [f"play:{card}" for card in admitted.split()]


@clause("MC-19")
def test_pedestrians_and_bicycles_need_no_paper() -> None:
    state = stand("ped_red bicycle", "agent", left="walk 2, cycle 1")
    assert legal(state)[2:] == ["signal:cycle", "signal:walk"]


@clause("MC-20", "MC-21")
@pytest.mark.parametrize(
    ("vehicle", "paper", "other"), [("moped", "insurance", "permit"), ("motor", "permit", "insurance")]
)
def test_each_vehicle_needs_its_own_paper(vehicle: str, paper: str, other: str) -> None:
    for ticket, able in (([], False), ([other], False), ([paper], True)):
        state = stand(f"{vehicle} bicycle", "agent", left="wait 2", tickets=[ticket, []])
        assert (f"play:{vehicle}" in legal(play(state, "signal:wait"))) == able


@clause("MC-22")
def test_a_paper_in_hand_is_laid_down_with_the_first_vehicle() -> None:
    state = stand("moped moped insurance insurance", "moped agent", left="cycle 2, wait 1")
    play(state, "signal:cycle play:moped")
    assert view(state)["players"][0]["papers"] == ["insurance"]
    assert view(state)["players"][0]["exposed"] == {"moped": 1, "insurance": 1}
    play(state, "extra:moped")
    assert hand(state, 0) == "insurance"


@clause("MC-22")
def test_a_ticket_spares_the_card_and_stays_valid() -> None:
    state = stand("moped insurance", "ped_red moped", left="cycle 3", tickets=[["insurance"], ["insurance"]])
    play(state, "signal:cycle play:moped extra:none play:moped")
    assert hand(state, 0) == "insurance"
    assert view(state)["players"][1]["papers"] == ["insurance"]


@clause("MC-23")
def test_the_dealer_is_drawn_by_lot() -> None:
    state = GAME.new(3)
    assert GAME.chance_tokens(state) == {"dealer:0": 1, "dealer:1": 1, "dealer:2": 1}
    assert view(play(state, "dealer:2"))["dealer"] == 2


@clause("MC-24")
def test_cards_are_dealt_one_by_one_from_the_dealers_left() -> None:
    state = play(GAME.new(3), "dealer:1 draw:agent draw:motor draw:moped draw:permit")
    assert [hand(state, seat) for seat in range(3)] == ["motor", "moped", "agent permit"]
    assert GAME.chance_tokens(state)["draw:agent"] == 5


@clause("MC-25", "MC-26", "MC-27", "MC-94")
@pytest.mark.parametrize(
    ("seats", "options", "each", "talon"),
    [
        (2, {}, 15, 26),
        (3, {}, 13, 17),
        (4, {}, 11, 12),
        (5, {}, 10, 6),
        (6, {}, 9, 2),
        (6, {"six_deal": 8}, 8, 8),
        (5, {"six_deal": 8}, 10, 6),
    ],
)
def test_the_deal(seats: int, options: dict[str, int], each: int, talon: int) -> None:
    seen = view(dealt(seats, **options))
    assert [player["hand"] for player in seen["players"]] == [each] * seats
    assert (seen["fresh"], seen["buried"], seen["phase"], seen["coup"]) == (talon, [], "menu", 1)


@clause("MC-26", "MC-27")
def test_the_first_two_leaders_of_six_draw_a_fresh_card() -> None:
    state = dealt(6)
    assert "draw" in legal(state)
    play(state, "draw")
    assert sum(GAME.chance_tokens(state).values()) == 2


@clause("MC-28")
def test_hands_are_secret() -> None:
    state = stand("ped_red agent", "motor permit", left="walk 2")
    assert view(state, 0)["hand"] == {"ped_red": 1, "agent": 1}
    assert "motor" not in str(view(state, 0)["players"]) + str(view(state, 0)["diary"])
    assert view(state)["hand"] is None
    assert penalties(state) == [0, 0]


@clause("MC-28")
def test_cards_drawn_and_buried_are_for_their_owner() -> None:
    state = stand("ped_red blue_arrow", "ped_red ped_blue", left="walk 3", fresh="agent")
    play(state, "draw draw:agent discard:blue_arrow")
    own, other = view(state, 0), view(state, 1)
    assert own["diary"][-2:] == [
        {"what": "drew", "seat": 0, "card": "agent"},
        {"what": "buried", "seat": 0, "card": "blue_arrow"},
    ]
    assert [note["card"] for note in other["diary"][-2:]] == [None, None]
    assert own["buried"] == [{"author": 0, "card": "blue_arrow"}]
    assert other["buried"] == [{"author": 0, "card": None}]
