"""What the tickets of Mark add to their labels."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as ludo
from games.mark.tables import game, stand, start, turn_start
from ludotheque.kernel.ticket import Remark
from support import legal, play, random_action

LONGEST = 60


def remarked(state: ludo.State, token: str, language: str = "en") -> Remark:
    def say(message: str, **args: Any) -> str:
        return game.messages.say(language, message, **args)

    return game.remark(state.observe(int(state.actor())), token, state.setting.edition, say)


def test_a_sale_says_its_gain_and_what_the_row_has_left() -> None:
    state = play(stand(["..../br.."], market="e:blue:2"), "roll:blue:red")
    assert remarked(state, "sell:blue:0:e") == ("2 places left, the next at 22", "+17", "")
    assert remarked(state, "sell:red:1:a") == ("then 6, 7, 8, 9", "+5", "")


def test_the_sale_that_fills_a_row_says_what_leaves() -> None:
    state = play(stand(["r.../r..."], market="d:red:4"), "roll:red:blue")
    assert remarked(state, "sell:red:0:d", "fr") == ("rangée pleine : 3 invendus partent, dont 1 à vous", "+22", "")


def test_a_third_piece_in_a_row_says_its_storage() -> None:
    state = play(stand(["bg../...."]), "roll:red:blue")
    assert remarked(state, "take:red:2").detail == "3 pieces on the dock: 5 a turn"
    assert remarked(state, "move:blue:0:0").detail == "no market row yet"
    assert remarked(play(start(), "roll:red:blue"), "take:red:2", "fr").detail == "il en restera 7 à la banque"


@pytest.mark.parametrize(
    ("bid", "expected"),
    [
        ("bid:0", ("", "", "")),
        ("bid:15", ("if you win it, you keep 15", "−15", "")),
        ("bid:16", ("if you win it, you keep 14", "−16", "Seal 16")),
    ],
)
def test_a_bid_above_half_the_money_is_asked_about_twice(bid: str, expected: tuple[str, str, str]) -> None:
    assert remarked(play(start(), "roll:red:hammer"), bid) == expected


def test_a_bid_for_nothing() -> None:
    state = play(stand(["wbgn/...."]), "roll:red:hammer")
    assert remarked(state, "bid:2", "fr").detail == "quai plein : vous paieriez pour rien"


def test_what_is_still_to_be_given_back() -> None:
    state = turn_start("wbgn/r...", 4)
    assert remarked(state, "return:first:1").detail == "no market row yet · 1 more to give back"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_remark_of_a_whole_game_is_short(language: str, seats: int) -> None:
    rng = ludo.Rng(seats)
    state = game.new(seats)
    while state.actor() != ludo.OVER:
        if state.actor() != ludo.CHANCE:
            for token in legal(state):
                assert max(map(len, remarked(state, token, language))) <= LONGEST
        state.apply(random_action(state, rng))
