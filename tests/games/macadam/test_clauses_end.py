"""MC-60 to MC-96: agents, penalties, the end of a round, the score, optional readings."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.macadam.tables import GAME, dealt, penalties, stand, view
from support import clause, legal, play, random_action


@clause("MC-60", "MC-61")
def test_an_agent_saves_from_the_penalty() -> None:
    state = stand("ped_red", "agent moped", left="walk 2")
    play(state, "signal:walk play:ped_red agent")
    assert (penalties(state), view(state)["centre"], state.scores()) == ([0, 0], 1, [200, 0])


@clause("MC-62")
def test_any_road_user_may_be_the_companion() -> None:
    held = "agent agent ped_green ped_red bicycle moped motor permit green_arrow blue_arrow"
    state = stand("ped_blue", held, left="walk 2")
    play(state, "signal:walk play:ped_blue agent")
    shown = "bicycle blue_arrow green_arrow motor none ped_green ped_red"
    assert legal(state) == [f"show:{card}" for card in shown.split()]
    play(state, "show:motor")
    assert view(state)["players"][1]["exposed"] == {"motor": 1, "permit": 1}


@clause("MC-63")
def test_the_companion_is_the_new_demand() -> None:
    hands = ("ped_red", "agent ped_blue", "ped_red ped_blue", "ped_red")
    state = stand(*hands, left="walk 2")
    play(state, "signal:walk play:ped_red agent")
    other = state.clone()
    play(state, "show:ped_blue")
    assert legal(state) == ["play:ped_blue"]
    play(other, "show:none")
    assert legal(other) == ["play:ped_red"]


@clause("MC-64", "MC-73")
def test_an_agent_against_a_green_arrow_stops_the_coup() -> None:
    hands = ("green_arrow", "green_arrow ped_red", "agent ped_red", "green_arrow ped_red")
    state = stand(*hands, left="green_arrow 1, walk 2", options={"vehicle_penalty": False})
    play(state, "signal:green_arrow play:green_arrow play:green_arrow")
    assert state.actor() == 2
    play(state, "agent show:ped_red")
    assert penalties(state) == [0, 1, 0, 0]
    assert state.actor() == 1


@clause("MC-64")
def test_the_last_player_stops_nobody() -> None:
    state = stand("green_arrow", "agent ped_red", left="green_arrow 1, walk 2")
    play(state, "signal:green_arrow play:green_arrow agent show:none")
    assert penalties(state) == [0, 0]


@clause("MC-64")
def test_an_agent_alone_stops_the_coup_too() -> None:
    state = stand("green_arrow", "green_arrow", "agent moped", left="green_arrow 1, walk 2")
    play(state, "signal:green_arrow play:green_arrow agent")
    assert penalties(state) == [0, 1, 0]


@clause("MC-65")
def test_all_agents_return_at_the_end_of_the_coup() -> None:
    buried = [{"card": "motor", "author": 1}]
    state = stand("ped_red ped_blue", "agent moped", "ped_red", left="walk 3", centre=5, buried=buried, fresh="moped")
    play(state, "signal:walk play:ped_red agent")
    assert view(state)["centre"] == 6
    play(state, "play:ped_red")
    assert (view(state)["centre"], view(state)["fresh"], view(state)["buried"]) == (0, 8, [])
    assert view(state)["diary"][-1] == {"what": "shuffled", "fresh": 8}


@clause("MC-66")
@pytest.mark.parametrize("arrow", ["green_arrow", "blue_arrow"])
def test_an_arrow_as_companion_is_only_a_demand(arrow: str) -> None:
    state = stand("ped_red", f"agent {arrow}", f"{arrow} motor", "ped_red", left="walk 2")
    play(state, f"signal:walk play:ped_red agent show:{arrow}")
    assert (state.actor(), view(state)["reversed"], legal(state)) == (2, False, [f"play:{arrow}"])
    play(state, f"play:{arrow}")
    assert penalties(state) == [0, 0, 0, 1]


@clause("MC-66", "MC-64")
def test_a_green_arrow_as_companion_can_be_stopped() -> None:
    state = stand("ped_red", "agent green_arrow", "agent moped", "ped_red", left="walk 2")
    play(state, "signal:walk play:ped_red agent show:green_arrow agent")
    assert penalties(state) == [0, 0, 0, 1]


@clause("MC-67", "MC-68")
@pytest.mark.parametrize("arrow", ["green_arrow", "blue_arrow"])
def test_arrows_are_answered_by_arrows_or_agents_or_paid_for(arrow: str) -> None:
    state = stand(f"{arrow} ped_red", "ped_red", f"{arrow} agent", "agent", left=f"{arrow} 1, walk 2", leader=0)
    play(state, f"signal:{arrow} play:{arrow}")
    turns = {}
    while view(state)["phase"] == "follow":
        turns[state.actor()] = legal(state)
        play(state, legal(state)[-1])
    assert turns == {2: [f"play:{arrow}"], 3: ["agent", "pass"]}
    assert penalties(state) == [0, 1, 0, 1]


@clause("MC-71")
def test_penalties_are_counted_beyond_the_tickets() -> None:
    state = stand("ped_red", "motor", "motor", left="walk 2", penalties=[13, 13, 0])
    play(state, "signal:walk play:ped_red")
    assert (penalties(state), view(state)["stock"]["loss"]) == ([13, 14, 1], 0)
    assert state.scores() == [-1100, -1400, -100]


@clause("MC-72")
@pytest.mark.parametrize(
    ("signal", "card"),
    [("cycle", "bicycle"), ("cycle", "moped"), ("motorway", "motor"), ("wait", "bicycle"), ("walk", "ped_red")],
)
def test_missing_a_vehicle_may_cost_as_much_as_the_rest(signal: str, card: str) -> None:
    for vehicle_penalty, lost in ((True, 1), (False, int(card == "ped_red"))):
        options = {"vehicle_penalty": vehicle_penalty}
        held = (f"{card} insurance permit", "agent ped_blue", "ped_green")
        state = stand(*held, left=f"{signal} 1, walk 3", options=options)
        play(state, f"signal:{signal} play:{card} extra:none pass")
        assert penalties(state) == [0, lost, lost]


@clause("MC-73")
def test_those_cut_off_pay_whatever_a_missed_vehicle_costs() -> None:
    hands = ("green_arrow ped_red", "green_arrow bicycle", "agent bicycle")
    for vehicle_penalty in (True, False):
        options = {"vehicle_penalty": vehicle_penalty}
        state = stand(*hands, left="green_arrow 1, walk 2", options=options)
        play(state, "signal:green_arrow play:green_arrow agent show:bicycle")
        assert penalties(state) == [0, 1, 0]


@clause("MC-75")
def test_the_round_ends_with_the_last_signal() -> None:
    state = stand("ped_red motor", "ped_red motor", left="walk 1")
    play(state, "signal:walk play:ped_red play:ped_red")
    assert view(state)["phase"] == "over"
    assert state.legal() == []


@clause("MC-76", "MC-53")
def test_buried_cards_do_not_keep_the_round_going() -> None:
    buried = [{"card": "moped", "author": 0}]
    state = stand("ped_red motor", "ped_red", left="walk 3", fresh="", buried=buried)
    play(state, "signal:walk play:ped_red play:ped_red")
    assert (view(state)["phase"], len(view(state)["buried"])) == ("over", 1)


@clause("MC-76")
def test_an_exhausted_talon_alone_does_not_end_the_round() -> None:
    buried = [{"card": "moped", "author": 0}]
    state = stand("ped_red motor", "ped_red motor", left="walk 3", fresh="", buried=buried)
    play(state, "signal:walk play:ped_red play:ped_red")
    assert (view(state)["phase"], "draw" in legal(state)) == ("menu", True)


@clause("MC-76")
@pytest.mark.parametrize("last", ["ped_red", "agent"])
def test_cards_leave_the_hand_in_any_way(last: str) -> None:
    state = stand("ped_red motor", last, left="walk 3", fresh="")
    play(state, f"signal:walk play:ped_red {'agent' if last == 'agent' else 'play:ped_red'}")
    assert view(state)["phase"] == "over"


@clause("MC-76")
def test_the_round_ends_when_talon_and_a_hand_are_empty() -> None:
    state = stand("ped_red motor", "ped_red", left="walk 3", fresh="")
    play(state, "signal:walk play:ped_red play:ped_red")
    assert view(state)["phase"] == "over"
    state = stand("ped_red motor", "ped_red", left="walk 3", fresh="moped")
    play(state, "signal:walk play:ped_red play:ped_red")
    assert view(state)["phase"] == "menu"


@clause("MC-77")
def test_a_coup_is_always_played_out() -> None:
    state = stand("ped_red", "motor", "ped_red bicycle", left="walk 3", fresh="")
    play(state, "signal:walk play:ped_red")
    assert (view(state)["phase"], state.actor()) == ("follow", 2)  # the leader has no card left
    play(state, "play:ped_red")
    assert (view(state)["phase"], state.scores()) == ("over", [200, -100, 200])


@clause("MC-77", "MC-65")
def test_agents_that_return_keep_the_round_going() -> None:
    state = stand("ped_red motor", "agent", left="walk 3", fresh="", centre=5)
    play(state, "signal:walk play:ped_red agent")
    assert (view(state)["phase"], view(state)["fresh"]) == ("menu", 6)


@clause("MC-80", "MC-81", "MC-82")
def test_what_cards_score() -> None:
    exposed = ["ped_green ped_red bicycle moped motor green_arrow blue_arrow insurance permit", ""]
    state = stand("ped_yellow agent motor", "ped_blue", left="walk 2", exposed=exposed, penalties=[2, 1])
    assert state.scores() == [200 + 200 + 150 + 100 + 50 - 200, -100]


@clause("MC-83", "MC-84", "MC-85")
@pytest.mark.parametrize(
    ("exposed", "ranks"),
    [
        (["ped_red", "bicycle", "moped insurance"], [1, 2, 3]),
        (["bicycle bicycle bicycle bicycle", "ped_red ped_red ped_red", "moped insurance"], [2, 1, 3]),
        (["ped_red", "ped_blue", "bicycle"], [1, 1, 3]),
    ],
)
def test_ranks(exposed: list[str], ranks: list[int]) -> None:
    state = stand("ped_green", "ped_green", "ped_green", left="walk 2", exposed=exposed)
    assert state.ranks() == ranks


@clause("MC-86", "MC-87")
def test_the_next_round_begins_anew_with_the_next_dealer() -> None:
    state = stand("ped_red motor", "ped_red", left="walk 1", options={"rounds": 2}, tickets=[["permit"], []])
    play(state, "signal:walk play:ped_red play:ped_red")
    seen = view(state)
    assert (seen["phase"], seen["round"], seen["dealer"], seen["history"]) == ("deal", 2, 0, [[200, 200]])
    assert seen["stock"] == {"insurance": 5, "permit": 5, "loss": 25}
    assert (seen["fresh"], seen["covered"], seen["diary"]) == (56, [], [])
    assert [player["pedestrians"] for player in seen["players"]] == [1, 1]
    assert [(player["papers"], player["exposed"], player["hand"]) for player in seen["players"]] == [([], {}, 0)] * 2


@clause("MC-86")
def test_scores_add_up_over_the_rounds() -> None:
    state, rng, rounds = GAME.new(3, {"rounds": 3}), ludo.Rng(5), []
    while state.actor() != ludo.OVER:
        if view(state)["phase"] == "deal" and view(state)["round"] not in rounds:
            rounds.append(view(state)["round"])
            dealers = (view(state)["dealer"] - view(state)["round"] + 1) % 3
            assert dealers == (view(state)["dealer"] - len(rounds) + 1) % 3
        state.apply(random_action(state, rng))
    history = view(state)["history"]
    assert rounds == [1, 2, 3]
    assert state.scores() == [sum(scores) for scores in zip(*history, strict=True)]


@clause("MC-92")
def test_a_follower_may_throw_before_he_acts() -> None:
    state = stand("moped insurance", "moped agent", left="cycle 2", options={"die": "everyone"})
    play(state, "signal:cycle play:moped")
    assert legal(state) == ["agent", "pass", "roll"]
    play(state, "roll die:1")
    assert (state.actor(), legal(state)) == (1, ["play:moped"])
    assert GAME.why_not(state, "roll") == "MC-92"


@clause("MC-92", "MC-48")
def test_a_follower_who_can_do_nothing_may_throw_all_the_same() -> None:
    everyone = {"die": "everyone", "vehicle_penalty": True}
    for held in ("moped ped_red", "ped_red"):
        state = stand("moped insurance bicycle", held, left="cycle 2", options=everyone)
        play(state, "signal:cycle play:moped")
        assert (state.actor(), legal(state), penalties(state)) == (1, ["pass", "roll"], [0, 0])
        again = play(state.clone(), "roll die:2")
        assert (penalties(again), view(again)["phase"]) == ([0, 1], "menu")
        play(state, "pass")
        assert (penalties(state), view(state)["phase"]) == ([0, 1], "menu")


@clause("MC-92", "MC-56")
def test_a_follower_who_lacks_no_paper_is_not_asked() -> None:
    papers = [[], ["insurance", "permit"]]
    everyone = {"die": "everyone", "vehicle_penalty": True}
    state = stand("moped insurance bicycle", "ped_red", left="cycle 2", tickets=papers, options=everyone)
    play(state, "signal:cycle play:moped")
    assert (penalties(state), view(state)["phase"]) == ([0, 1], "menu")


@clause("MC-92", "MC-50")
def test_a_follower_who_can_match_may_throw_first_but_not_pass() -> None:
    state = stand("ped_red moped", "ped_red agent", left="walk 2", options={"die": "everyone"})
    assert legal(play(state, "signal:walk play:ped_red")) == ["play:ped_red", "roll"]
    assert legal(play(state, "roll die:3")) == ["play:ped_red"]
    assert GAME.why_not(state, "pass") == "MC-50"


@clause("MC-93")
def test_an_empty_hand_may_end_the_round_at_once() -> None:
    state = stand("ped_red motor", "ped_red", left="walk 3", options={"finish": "first_out"})
    play(state, "signal:walk play:ped_red play:ped_red")
    assert (view(state)["phase"], view(state)["fresh"]) == ("over", 2)
    state = stand("ped_red motor", "ped_red motor", left="walk 3", fresh="", options={"finish": "first_out"})
    play(state, "signal:walk play:ped_red play:ped_red")
    assert view(state)["phase"] == "menu"


@clause("MC-94")
def test_eight_cards_for_six_leave_a_talon_of_eight() -> None:
    state = play(dealt(6, six_deal=8), "draw")
    assert sum(GAME.chance_tokens(state).values()) == 8
