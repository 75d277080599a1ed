"""What a seat imagines: everything it saw could have happened just so, and nothing it cannot know enters."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ludo
from games.macadam.tables import GAME, hand, penalties, stand, view
from ludotheque.games.macadam import diary
from ludotheque.games.macadam.hidden.beliefs import Beliefs
from ludotheque.games.macadam.rules.choices import must_hold
from support import clause, legal, play, random_action

HIDDEN = ("draw:", "discard:")


@st.composite
def rounds(draw: st.DrawFn) -> tuple[int, dict[str, Any], int]:
    options = {option.name: draw(st.sampled_from(option.values)) for option in GAME.options}
    return draw(st.integers(2, 6)), {**options, "rounds": 1}, draw(st.integers(0, 2**32))


def moments(seats: int, options: dict[str, Any], seed: int) -> list[tuple[list[str], Any]]:
    """A few states of one random game, each with the tokens that led to it."""
    state, rng, tokens, found = GAME.new(seats, options), ludo.Rng(seed), [], []
    while state.actor() != ludo.OVER:
        action = random_action(state, rng)
        tokens.append(GAME.token(state, action))
        state.apply(action)
        if rng.below(25) == 0 and state.actor() != ludo.OVER:
            found.append((list(tokens), state.clone()))
    return found


def replay(tokens: list[str], other: Any, seats: int, options: dict[str, Any]) -> Any:
    """The same game, with the hidden cards of another world in place of the true ones."""
    hands = opening(other)
    moved = [note["card"] for note in told(other) if note["what"] in ("drew", "dug", "buried")]
    state = GAME.new(seats, options)
    for token in tokens:
        kind = token.partition(":")[0] + ":"
        if view(state)["phase"] == "deal":
            dealer = view(state)["dealer"]
            seat = (dealer + 1 + int(state.dealt)) % seats
            play(state, f"draw:{hands[seat].pop()}")
        elif kind in HIDDEN and ":" in token:
            play(state, f"{kind}{moved.pop(0)}")
        else:
            play(state, token)
    return state


def told(state: Any) -> list[dict[str, Any]]:
    notes: list[dict[str, Any]] = state.position()["diary"]
    return notes


def opening(state: Any) -> list[list[str]]:
    """The hands as they were dealt: back through the diary from those held now."""
    held = [Counter(player["hand"]) for player in state.position()["players"]]
    for note in reversed(told(state)):
        if note["what"] in ("played", "buried"):
            held[note["seat"]][note["card"]] += 1
        elif note["what"] in ("drew", "dug"):
            held[note["seat"]][note["card"]] -= 1
    return [sorted(cards.elements()) for cards in held]


def written(state: Any) -> str:
    return json.dumps(state.position(), sort_keys=True)


@given(rounds())
def test_a_resampled_world_leads_to_the_same_table_by_the_same_public_events(game: tuple[int, Any, int]) -> None:
    """Replayed from the deal with the imagined cards, every public token is legal and all comes out alike."""
    seats, options, seed = game
    rng = ludo.Rng(seed + 1)
    for tokens, state in moments(seats, options, seed):
        for seat in (None, *range(seats)):
            other = state.resample(seat, rng)
            assert other.observe(seat) == state.observe(seat)
            if view(state)["phase"] not in ("dealer", "deal"):
                again = replay(tokens, other, seats, options)
                assert again.observe(seat) == state.observe(seat)
                assert written(again) == written(other)


@given(rounds())
def test_worlds_that_look_alike_are_resampled_alike(game: tuple[int, Any, int]) -> None:
    seats, options, seed = game
    for _, state in moments(seats, options, seed):
        for seat in (None, *range(seats)):
            other = state.resample(seat, ludo.Rng(seed + 1))
            assert written(state.resample(seat, ludo.Rng(seed + 2))) == written(
                other.resample(seat, ludo.Rng(seed + 2))
            )


@given(rounds())
def test_going_through_all_ways_in_order_finds_a_world_too(game: tuple[int, Any, int]) -> None:
    seats, options, seed = game
    rng = ludo.Rng(seed)
    for _, state in moments(seats, options, seed):
        if state.diary.count() > 40:
            break
        other = state.clone()
        beliefs = Beliefs(other.pack, other.players, other.talon, other.diary, other.board, 0, rng)
        beliefs.picks.in_order = True
        while not beliefs.attempt(other.turn, must_hold(other)):
            beliefs.picks.again()
            beliefs.picks.in_order = True
        beliefs.reveal()
        diary.check(other)
        assert other.observe(0) == state.observe(0)


def imagined(state: Any, seat: int | None, of: int, tries: int = 60) -> list[Counter[str]]:
    """The hands which one seat imagines of another."""
    rng = ludo.Rng(7)
    return [Counter(hand(state.resample(seat, rng), of).split()) for _ in range(tries)]


@clause("MC-28")
def test_other_hands_are_imagined_from_all_unseen_cards() -> None:
    state = stand("ped_red", "ped_blue moped", left="walk 1, wait 1", fresh="motor")
    seen = Counter(card for found in imagined(state, 0, 1, 200) for card in found)
    assert len(seen) == 12
    assert all(found.total() == 2 for found in imagined(state, 0, 1))
    assert all(hand(state.resample(0, ludo.Rng(k)), 0) == "ped_red" for k in range(20))


def test_who_failed_to_follow_has_neither_the_card_nor_an_agent() -> None:
    state = stand("ped_red ped_blue", "motor moped moped", left="walk 3")
    play(state, "signal:walk play:ped_red")
    assert view(state)["players"][1]["penalties"] == 1
    assert not any(found["ped_red"] or found["agent"] for found in imagined(state, 0, 1))
    assert any(found["ped_blue"] for found in imagined(state, 0, 1))


def test_who_lacks_a_vehicle_may_lack_only_its_paper() -> None:
    state = stand("bicycle ped_blue", "moped motor ped_green ped_green", left="wait 3")
    play(state, "signal:wait play:bicycle")
    found = imagined(state, 0, 1, 300)
    assert not any(cards["moped"] and cards["insurance"] for cards in found)
    assert not any(cards["motor"] and cards["permit"] for cards in found)
    assert any(cards["moped"] for cards in found)
    assert any(cards["insurance"] for cards in found)
    assert not any(cards["bicycle"] for cards in found)


def test_who_keeps_an_agent_has_one() -> None:
    state = stand("ped_red ped_blue ped_blue", "agent moped", "ped_red", left="walk 3")
    play(state, "signal:walk play:ped_red pass play:ped_red")
    assert all(found["agent"] and not found["ped_red"] for found in imagined(state, 0, 1))


def test_who_may_throw_tells_nothing_before() -> None:
    state = stand("ped_red ped_blue", "moped bicycle", left="walk 3", options={"die": "everyone"})
    play(state, "signal:walk play:ped_red")
    found = imagined(state, 0, 1, 300)
    assert any(cards["ped_red"] for cards in found)
    assert any(cards["agent"] and not cards["ped_red"] for cards in found)
    assert any(not cards["ped_red"] and not cards["agent"] for cards in found)


def test_who_declines_a_throw_may_have_an_agent_or_none() -> None:
    state = stand("ped_red ped_blue", "moped bicycle", left="walk 3", options={"die": "everyone"})
    play(state, "signal:walk play:ped_red pass")
    found = imagined(state, 0, 1, 300)
    assert not any(cards["ped_red"] for cards in found)
    assert {bool(cards["agent"]) for cards in found} == {True, False}


def test_who_fails_after_a_throw_has_no_agent() -> None:
    state = stand("ped_red ped_blue", "moped bicycle", left="walk 3", options={"die": "everyone"})
    play(state, "signal:walk play:ped_red roll die:2")
    assert penalties(state) == [0, 1]
    assert not any(cards["ped_red"] or cards["agent"] for cards in imagined(state, 0, 1))


def test_who_passes_after_a_throw_has_an_agent() -> None:
    state = stand("ped_red ped_blue", "moped agent", left="walk 3", options={"die": "everyone"})
    play(state, "signal:walk play:ped_red roll die:2 pass")
    assert all(cards["agent"] and not cards["ped_red"] for cards in imagined(state, 0, 1))


def test_where_only_papers_are_extra_cards_a_leader_without_the_question_has_none() -> None:
    state = stand("ped_red ped_red motor", "ped_red", left="walk 3", options={"extra_card": "papers"})
    play(state, "signal:walk play:ped_red play:ped_red")
    found = imagined(state, 1, 0, 200)
    assert not any(cards["insurance"] or cards["permit"] for cards in found)
    assert any(cards["ped_red"] for cards in found)


def test_those_cut_off_tell_nothing() -> None:
    state = stand("green_arrow ped_blue", "green_arrow", "agent ped_red", left="green_arrow 1, walk 1")
    play(state, "signal:green_arrow play:green_arrow agent show:none")
    assert view(state)["players"][1]["penalties"] == 1
    assert any(found["green_arrow"] for found in imagined(state, 0, 1, 200))


def test_a_declined_companion_is_still_in_hand() -> None:
    state = stand("ped_red ped_blue", "agent insurance moped", "ped_red", left="walk 2, wait 1")
    play(state, "signal:walk play:ped_red agent show:none play:ped_red")
    for found in imagined(state, 0, 1):
        exposable = [card for card in found if card not in ("agent", "insurance", "permit", "moped", "motor")]
        assert exposable or (found["moped"] and found["insurance"]) or (found["motor"] and found["permit"])


def test_an_extra_card_not_offered_was_not_there() -> None:
    state = stand("ped_red ped_blue motor", "ped_red", left="walk 3")
    play(state, "signal:walk play:ped_red play:ped_red")
    assert not any(found["ped_red"] or found["insurance"] or found["permit"] for found in imagined(state, 1, 0))


def test_a_second_paper_is_seldom_kept() -> None:
    """It is worth nothing (MC-22): buried, or in a hand that lacks one."""
    hands = ("ped_red", "ped_blue ped_blue ped_blue", "bicycle bicycle bicycle")
    state = stand(*hands, left="walk 3", fresh="motor", tickets=[[], ["insurance"], []])
    owner, other = (sum(found["insurance"] for found in imagined(state, 0, seat, 400)) for seat in (1, 2))
    assert 3 * owner < other


def test_an_arrow_is_buried_once_its_signal_is_covered() -> None:
    buried = [{"card": "motor", "author": 1}] * 3
    state = stand("ped_red", "ped_blue ped_blue", left="walk 3, green_arrow 1", fresh="motor", buried=buried)
    worlds = [state.resample(0, ludo.Rng(k)).position()["buried"] for k in range(400)]
    found = Counter(card["card"] for world in worlds for card in world)
    assert 3 * found["green_arrow"] < found["blue_arrow"]


def test_hardly_anybody_keeps_two_agents() -> None:
    """Drawn from a pack, a hand of five has two or more once in three times that it has any."""
    early = stand("ped_red", "bicycle " * 5, fresh="motor")
    late = stand("ped_red", "bicycle " * 5, left="walk 3", fresh="motor")
    for state, low, high in ((early, 0.1, 0.4), (late, 0.0, 0.08)):
        found = [cards["agent"] for cards in imagined(state, 0, 1, 400) if cards["agent"]]
        assert low <= sum(agents > 1 for agents in found) / len(found) < high


def test_points_are_seldom_buried_but_may_be() -> None:
    buried = [{"card": "motor", "author": 1}] * 7
    state = stand("ped_red", "ped_blue ped_blue", left="walk 3", fresh="motor", buried=buried)
    worlds = [state.resample(0, ludo.Rng(k)).position()["buried"] for k in range(200)]
    found = Counter(card["card"] for world in worlds for card in world)
    pedestrians = sum(found[card] for card in ("ped_green", "ped_red", "ped_blue", "ped_yellow"))
    assert 0 < pedestrians < found["motor"] // 4


def test_what_a_seat_buried_is_known_to_it_when_it_comes_up() -> None:
    state = stand("ped_red blue_arrow", "ped_red ped_blue", left="walk 3", fresh="agent")
    play(state, "draw draw:agent discard:blue_arrow signal:walk play:ped_red play:ped_red draw draw:blue_arrow")
    assert all(found["blue_arrow"] for found in imagined(state, 0, 1))
    assert not all(found["blue_arrow"] for found in imagined(state, None, 1))
    play(state, "discard:ped_blue")
    assert view(state, 0)["buried"] == [{"author": 1, "card": None}]
    found = {view(state.resample(0, ludo.Rng(k)), 1)["buried"][0]["card"] for k in range(400)}
    assert found > {"blue_arrow", "motor"}
    assert len(found & {"ped_green", "ped_blue", "ped_yellow", "bicycle", "moped"}) > 0


def test_after_the_agents_return_only_the_composition_is_known() -> None:
    buried = [{"card": "motor", "author": 0}]
    hands = ("ped_red bicycle", "agent bicycle bicycle", "ped_red bicycle")
    state = stand(*hands, left="walk 3, wait 1", fresh="ped_blue", centre=5, buried=buried)
    play(state, "signal:walk play:ped_red agent show:none play:ped_red draw draw:ped_blue")
    assert 190 < sum(found["agent"] for found in imagined(state, 0, 1, 300)) < 260  # six of eight fresh cards
    for k in range(40):
        other = state.resample(0, ludo.Rng(k)).position()
        fresh, held = Counter(other["fresh"]), Counter(other["players"][1]["hand"])
        assert fresh["motor"] + held["motor"] >= 1
        assert fresh["agent"] + held["agent"] == 6


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_the_acting_hand_stays_able_to_act(seat: int | None) -> None:
    state = stand("ped_red ped_blue", "agent moped", "ped_red bicycle", left="walk 3, wait 1")
    play(state, "signal:walk play:ped_red")
    rng = ludo.Rng(3)
    seen = set()
    for _ in range(60):
        other = state.resample(seat, rng)
        assert legal(other)
        seen |= set(legal(other))
    assert seen == {"agent", "pass", "play:ped_red"}


def test_nothing_is_hidden_when_the_game_is_over() -> None:
    state = stand("bicycle ped_red", "motor", left="cycle 1")
    play(state, "signal:cycle play:bicycle")
    assert view(state)["hands"] == [{"ped_red": 1}, {"motor": 1}]
    assert written(state.resample(0, ludo.Rng(1))) == written(state)
