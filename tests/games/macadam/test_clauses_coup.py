"""MC-30 to MC-59: leading, following, drawing, the die, the extra card."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.macadam.tables import GAME, hand, penalties, stand, view
from support import clause, legal, play, random_action


@clause("MC-30", "MC-32")
def test_everybody_follows_once_clockwise() -> None:
    state = stand("ped_red bicycle", "ped_red", "ped_red", "ped_red", left="walk 3", leader=2, fresh="motor")
    play(state, "signal:walk play:ped_red")
    assert (state.actor(), view(state)["to_play"]) == (3, [0, 1])
    play(state, "play:ped_red")
    assert state.actor() == 0
    play(state, "play:ped_red")
    assert state.actor() == 1
    play(state, "play:ped_red")
    assert (view(state)["phase"], state.actor()) == ("menu", 3)


@clause("MC-31")
def test_the_dealer_leads_first_and_the_lead_passes_on() -> None:
    state = GAME.new(3)
    play(state, "dealer:1")
    while view(state)["phase"] == "deal":
        state.apply(state.chances()[-1][0])
    assert (state.actor(), view(state)["leader"]) == (1, 1)
    state = stand("motor", "ped_red", "ped_red", left="walk 1, wait 1, cycle 1", leader=0)
    play(state, "signal:walk")  # stuck: the coup is void, the lead passes on all the same
    assert (state.actor(), view(state)["leader"]) == (1, 1)


@clause("MC-33")
def test_a_green_arrow_turns_this_coup_only() -> None:
    hands = ("green_arrow ped_red", "green_arrow ped_red", "green_arrow ped_red", "agent")
    state = stand(*hands, left="green_arrow 1, walk 2", leader=1)
    play(state, "signal:green_arrow play:green_arrow")
    assert (state.actor(), view(state)["reversed"], view(state)["to_play"]) == (0, True, [3, 2])
    play(state, "play:green_arrow pass play:green_arrow")
    assert (state.actor(), view(state)["reversed"]) == (2, False)
    play(state, "signal:walk play:ped_red")
    assert state.actor() == 3


@clause("MC-34", "MC-61")
def test_cards_stay_before_their_owner_and_agents_in_the_centre() -> None:
    state = stand("ped_red", "agent moped", "ped_red", left="walk 3")
    play(state, "signal:walk play:ped_red agent play:ped_red")
    seen = view(state)
    assert [player["exposed"] for player in seen["players"]] == [{"ped_red": 1}, {}, {"ped_red": 1}]
    assert (seen["centre"], penalties(state), state.scores()[1]) == (1, [0, 0, 0], 0)


@clause("MC-35")
def test_a_player_without_cards_goes_on() -> None:
    state = stand("ped_red ped_red", "", left="walk 3")
    play(state, "signal:walk play:ped_red extra:none")
    assert penalties(state) == [0, 1]
    assert state.actor() == 1


@clause("MC-40", "MC-45")
def test_a_kind_is_offered_while_one_of_it_is_uncovered() -> None:
    state = stand("ped_red bicycle", "agent", left="walk 1, wait 1")
    assert legal(state) == ["draw", "roll", "signal:wait", "signal:walk"]
    assert GAME.why_not(state, "signal:cycle") == "MC-40"
    play(state, "signal:walk play:ped_red pass")
    assert view(state)["uncovered"]["walk"] == 0


@clause("MC-41")
def test_only_signals_that_he_can_serve() -> None:
    state = stand("ped_red moped", "agent", left="walk 1, wait 1, cycle 1")
    assert legal(state) == ["draw", "roll", "signal:walk"]
    assert GAME.why_not(state, "signal:cycle") == "MC-41"
    state = stand("ped_red moped agent", "ped_red", left="walk 1, wait 1, cycle 1")
    assert legal(state)[2:] == ["signal:cycle", "signal:wait", "signal:walk"]


@clause("MC-42")
def test_the_leaders_agent_opens_with_its_companion() -> None:
    state = stand("agent ped_red ped_red", "bicycle ped_red", left="wait 1, walk 1")
    assert legal(play(state, "signal:wait")) == ["agent"]  # not stuck: a red pedestrian could walk
    play(state, "agent show:ped_red")
    assert view(state)["demand"] == "ped_red"
    assert legal(state) == ["extra:none", "extra:ped_red"]
    assert legal(play(state, "extra:none")) == ["play:ped_red"]


@clause("MC-42")
def test_a_vehicle_beside_the_leaders_agent_is_followed_as_it_is() -> None:
    state = stand("agent motor permit", "bicycle", "motor permit", left="walk 1, wait 1")
    play(state, "signal:walk agent show:motor")
    assert (view(state)["demand"], state.actor()) == ("motor", 2)  # a bicycle does not answer it
    state = stand("agent green_arrow", "ped_red", "ped_red", left="walk 2, green_arrow 1")
    play(state, "signal:walk agent show:green_arrow")
    assert penalties(state) == [0, 1, 1]


@clause("MC-42")
def test_a_green_arrow_beside_the_leaders_agent_turns_the_coup() -> None:
    state = stand("agent green_arrow", "green_arrow", "green_arrow", left="walk 2, green_arrow 1")
    play(state, "signal:walk agent show:green_arrow")
    assert (view(state)["reversed"], state.actor()) == (True, 2)


@clause("MC-42")
def test_the_leaders_agent_alone_ends_the_coup() -> None:
    state = stand("agent ped_red", "bicycle", left="wait 1, walk 1")
    play(state, "signal:wait agent show:none")
    assert (penalties(state), state.actor(), view(state)["coup"]) == ([0, 0], 1, 16)
    state = stand("agent moped", "bicycle", left="wait 1, walk 1")
    play(state, "signal:walk agent")  # nothing to expose: no question is asked
    assert (penalties(state), state.actor()) == ([0, 0], 1)


@clause("MC-43")
def test_a_stuck_leader_covers_a_signal_and_loses_nothing() -> None:
    state = stand("moped insurance", "bicycle", left="walk 1, motorway 1", tickets=[[], []])
    assert legal(state) == ["draw", "roll", "signal:motorway", "signal:walk"]
    play(state, "signal:walk")
    assert (penalties(state), view(state)["uncovered"]["walk"], state.actor()) == ([0, 0], 0, 1)


@clause("MC-43")
def test_a_stuck_leader_may_keep_his_agent() -> None:
    state = stand("moped agent", "bicycle", left="walk 1, motorway 1")
    assert legal(play(state, "signal:walk")) == ["agent", "pass"]
    play(state, "pass")
    assert (penalties(state), hand(state, 0), state.actor()) == ([0, 0], "moped agent", 1)


@clause("MC-44")
def test_draw_and_die_come_before_the_signal_in_either_order() -> None:
    for order in ("roll die:2 draw draw:bicycle discard:bicycle", "draw draw:bicycle discard:bicycle roll die:2"):
        state = stand("ped_red", "agent", left="walk 2")
        play(state, order)
        assert legal(state) == ["signal:walk"]
        play(state, "signal:walk")
        assert [GAME.why_not(state, token) for token in ("roll", "draw", "extra:none")] == ["MC-44"] * 3


@clause("MC-46")
@pytest.mark.parametrize(("card", "able"), [("bicycle", True), ("moped insurance", False), ("motor permit", False)])
def test_vehicles_are_three_types_on_a_cycle_crossing(card: str, able: bool) -> None:
    state = stand("bicycle", card, left="cycle 2")
    play(state, "signal:cycle play:bicycle")
    assert (view(state)["phase"] == "follow") == able


@clause("MC-46")
def test_pedestrians_are_followed_in_colour() -> None:
    state = stand("ped_red", "ped_red ped_blue", left="walk 2")
    assert legal(play(state, "signal:walk play:ped_red")) == ["play:ped_red"]


@clause("MC-47")
def test_any_vehicle_on_a_wait_signal() -> None:
    state = stand("motor permit", "bicycle moped insurance", "motor bicycle", left="wait 2")
    play(state, "signal:wait play:motor")
    assert view(state)["demand"] == "any_vehicle"
    assert legal(state) == ["play:bicycle", "play:moped"]
    assert legal(play(state, "play:moped")) == ["play:bicycle"]


@clause("MC-48")
def test_who_cannot_follow_pays_at_once() -> None:
    state = stand("ped_red", "moped", "ped_red", left="walk 2")
    play(state, "signal:walk play:ped_red")
    assert (penalties(state), state.actor()) == ([0, 1, 0], 2)


@clause("MC-48")
@pytest.mark.parametrize(
    ("signal", "card", "lost"),
    [
        ("walk", "ped_red", 1),
        ("blue_arrow", "blue_arrow", 1),
        ("green_arrow", "green_arrow", 1),
        ("cycle", "bicycle", 0),
        ("wait", "bicycle", 0),
    ],
)
def test_a_pedestrian_or_an_arrow_missed_costs_a_vehicle_does_not(signal: str, card: str, lost: int) -> None:
    state = stand(f"{card} moped", "moped", left=f"{signal} 1, walk 3")
    play(state, f"signal:{signal} play:{card}")
    assert (penalties(state), state.actor()) == ([0, lost], 1)


@clause("MC-49")
def test_an_agent_may_be_kept_at_no_cost_when_a_vehicle_is_missed() -> None:
    state = stand("bicycle ped_blue", "agent moped", left="cycle 2")
    assert legal(play(state, "signal:cycle play:bicycle")) == ["agent", "pass"]
    play(state, "pass")
    assert (state.scores(), hand(state, 1)) == ([150, 0], "moped agent")


@clause("MC-49", "MC-70")
def test_who_has_an_agent_chooses() -> None:
    state = stand("ped_red ped_blue", "agent moped", left="walk 2")
    assert legal(play(state, "signal:walk play:ped_red")) == ["agent", "pass"]
    play(state, "pass")
    assert (state.scores(), hand(state, 1)) == ([200, -100], "moped agent")


@clause("MC-50")
def test_who_can_follow_must() -> None:
    state = stand("ped_red", "agent ped_red", left="walk 2")
    assert legal(play(state, "signal:walk play:ped_red")) == ["play:ped_red"]
    assert GAME.why_not(state, "agent") == GAME.why_not(state, "pass") == "MC-50"


@clause("MC-51")
def test_once_a_lead_a_card_is_drawn_and_one_buried() -> None:
    state = stand("ped_red motor", "ped_red", left="walk 2", fresh="ped_red bicycle")
    play(state, "draw draw:bicycle")
    assert legal(state) == ["discard:bicycle", "discard:motor", "discard:ped_red"]
    play(state, "discard:bicycle")
    assert (hand(state, 0), view(state)["fresh"], len(view(state)["buried"])) == ("ped_red motor", 1, 1)
    assert GAME.why_not(state, "draw") == "MC-51"


@clause("MC-52")
def test_an_empty_hand_must_draw_and_buries_nothing() -> None:
    state = stand("", "ped_red", left="walk 2", fresh="ped_blue")
    assert legal(state) == ["draw", "roll"]
    assert GAME.why_not(state, "signal:walk") == "MC-52"
    play(state, "draw draw:ped_blue")
    assert (view(state)["phase"], hand(state, 0), view(state)["buried"]) == ("menu", "ped_blue", [])


@clause("MC-52")
def test_a_leader_with_an_empty_hand_always_finds_a_fresh_card() -> None:
    rng = ludo.Rng(1)
    empty = 0
    for seed in range(12):
        state = GAME.new(2 + seed % 5)
        while state.actor() != ludo.OVER:
            if view(state)["phase"] == "menu" and view(state)["players"][state.actor()]["hand"] == 0:
                empty += 1
                assert view(state)["fresh"] > 0
                assert set(legal(state)) <= {"draw", "roll"}
            state.apply(random_action(state, rng))
    assert empty > 0


@clause("MC-53")
def test_buried_cards_come_up_in_order() -> None:
    buried = [{"card": "motor", "author": 1}, {"card": "moped", "author": 0}]
    hands = ("ped_red ped_blue agent", "ped_red ped_blue agent")
    state = stand(*hands, left="walk 3", fresh="bicycle", buried=buried)
    assert GAME.chance_tokens(play(state, "draw")) == {"draw:bicycle": 1}
    play(state, "draw:bicycle discard:bicycle signal:walk play:ped_red play:ped_red")
    assert GAME.chance_tokens(play(state, "draw")) == {"draw:motor": 1}
    play(state, "draw:motor discard:motor signal:walk play:ped_blue play:ped_blue")
    assert view(state, 0)["buried"] == [
        {"author": 0, "card": "moped"},
        {"author": 0, "card": "bicycle"},
        {"author": 1, "card": None},
    ]


@clause("MC-54")
def test_only_the_leader_throws_and_once() -> None:
    state = stand("ped_red moped", "ped_red moped", left="walk 2")
    play(state, "roll die:2")
    assert GAME.why_not(state, "roll") == "MC-54"
    play(state, "signal:walk play:ped_red")
    assert GAME.why_not(state, "roll") == "MC-54"


@clause("MC-55")
@pytest.mark.parametrize(
    ("face", "ticket"), [(1, "insurance"), (2, None), (3, "permit"), (4, None), (5, "permit"), (6, "insurance")]
)
def test_the_faces_of_the_die(face: int, ticket: str | None) -> None:
    state = play(stand("ped_red", "ped_red", left="walk 2"), "roll")
    assert GAME.chance_tokens(state) == {f"die:{number}": 1 for number in range(1, 7)}
    play(state, f"die:{face}")
    assert view(state)["players"][0]["tickets"] == ([ticket] if ticket else [])
    assert view(state)["diary"][-1] == {"what": "threw", "seat": 0, "face": face}


@clause("MC-56")
def test_the_die_is_for_a_paper_missing_on_the_table() -> None:
    state = stand("ped_red insurance permit", "ped_red", left="walk 2")
    assert "roll" in legal(state)
    state = stand("ped_red", "ped_red", left="walk 2", tickets=[["insurance", "permit"], []])
    assert "roll" not in legal(state)
    assert GAME.why_not(state, "roll") == "MC-56"


@clause("MC-56", "MC-57")
def test_tickets_can_be_exhausted() -> None:
    box = GAME.read_edition("[tickets]\ninsurance = 1\npermit = 0")
    position = stand("ped_red moped", "ped_red", left="walk 2").position()
    del position["edition"]
    position["players"][1]["tickets"] = ["insurance"]
    assert "roll" not in legal(GAME.from_position(position, box))
    position["players"][1]["tickets"] = []
    state = GAME.from_position(position, box)
    play(state, "roll die:3")
    assert view(state)["players"][0]["tickets"] == []


@clause("MC-57")
def test_a_ticket_is_valid_at_once() -> None:
    state = stand("moped", "ped_red", left="cycle 1, motorway 1")
    play(state, "roll die:1")
    assert legal(state) == ["draw", "signal:cycle"]
    state = stand("moped", "ped_red", left="cycle 1, motorway 1", tickets=[["insurance"], []])
    play(state, "roll die:6")
    assert view(state)["stock"]["insurance"] == 4


@clause("MC-58")
def test_an_extra_card_matches_and_does_not_change_the_demand() -> None:
    state = stand("ped_red ped_red ped_blue", "ped_red", left="walk 2")
    play(state, "signal:walk play:ped_red")
    assert legal(state) == ["extra:none", "extra:ped_red"]
    play(state, "extra:ped_red")
    assert (view(state)["demand"], legal(state)) == ("ped_red", ["play:ped_red"])


@clause("MC-58")
def test_any_vehicle_is_an_extra_card_on_a_wait_signal() -> None:
    state = stand("bicycle motor permit ped_red", "bicycle", left="wait 2")
    play(state, "signal:wait play:bicycle")
    assert legal(state) == ["extra:motor", "extra:none", "extra:permit"]
    play(state, "extra:motor")
    assert view(state)["demand"] == "any_vehicle"


@clause("MC-96")
def test_the_extra_card_may_be_a_paper_only() -> None:
    state = stand("ped_red ped_red permit", "ped_red", left="walk 2", options={"extra_card": "papers"})
    play(state, "signal:walk play:ped_red")
    assert legal(state) == ["extra:none", "extra:permit"]
    assert GAME.why_not(state, "extra:ped_red") == "MC-96"
    state = stand("ped_red ped_red", "ped_red", left="walk 2", options={"extra_card": "papers"})
    play(state, "signal:walk play:ped_red")
    assert state.actor() == 1  # without a paper in hand no question is asked


@clause("MC-59")
def test_a_paper_may_be_the_extra_card() -> None:
    state = stand("ped_red insurance permit", "ped_red", left="walk 2")
    play(state, "signal:walk play:ped_red")
    assert legal(state) == ["extra:insurance", "extra:none", "extra:permit"]
    play(state, "extra:permit")
    assert view(state)["players"][0]["papers"] == ["permit"]
    assert view(state)["stock"]["permit"] == 5


@clause("MC-59")
def test_a_paper_that_one_has_already_may_be_the_extra_card() -> None:
    state = stand("ped_red insurance", "ped_red", left="walk 2", tickets=[["insurance"], []])
    assert legal(play(state, "signal:walk play:ped_red")) == ["extra:insurance", "extra:none"]
