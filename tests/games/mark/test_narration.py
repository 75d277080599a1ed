"""Mark: what happened, in words."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.mark.tables import FOUR_FULL, game, stand, start
from support import play


def narrated(state: ludo.State, token: str, reader: int | None = None, language: str = "fr") -> list[str]:
    """Apply the token; the sentences that the reader is told about it."""

    def say(message: str, **args: object) -> str:
        return game.messages.say(language, message, **args)

    before, actor, seen = state.observe(reader), int(state.actor()), game.masked(state, token, reader)
    play(state, token)
    return game.narrate(before, actor, seen, state.observe(reader), state.setting.edition, say)


def test_a_turn() -> None:
    state = start()
    assert narrated(state, "roll:red:red") == [
        "La place 0 lance les dés : plastique et plastique.",
        "Double : la place 0 a deux actions (MK-25).",
    ]
    assert narrated(state, "take:red:1") == ["La place 0 prend un plastique à la banque, quai 2."]
    assert narrated(state, "move:red:1:0", language="en") == [
        "Seat 0 processes a plastic piece, from dock 2 to roof 1.",
    ]


def test_a_sale_says_its_price() -> None:
    state = play(stand(["..../br.."], market="e:blue:2"), "roll:blue:red")
    assert narrated(state.clone(), "sell:blue:0:e") == ["La place 0 vend un carton dans la rangée E pour 17 (MK-47)."]
    assert narrated(state, "sell:red:1:a", language="en") == ["Seat 0 opens row A with a plastic piece for 5 (MK-44)."]


def test_the_storage_fee_of_the_next_seat() -> None:
    state = play(stand(["wbg./rrg."], roller=1), "roll:red:white")
    assert narrated(state, "take:red:0")[1:] == ["La place 0 paie 10 de stockage (MK-48)."]


def test_too_poor_to_store() -> None:
    state = play(stand(["wbg./rrg."], money=[7], roller=1), "roll:red:white")
    assert narrated(state, "take:red:0")[1:] == [
        "La place 0 ne peut pas payer le stockage et doit rendre des pièces (MK-50).",
    ]
    assert narrated(state, "return:first:2") == ["La place 0 rend un métal à la banque (MK-52)."]


def test_lost_turns() -> None:
    state = stand(["wwnn/...."], market="a:gold:5", roller=0)
    assert narrated(state.clone(), "roll:gold:gold", language="en") == [
        "Seat 0 rolls the dice: metal and metal.",
        "The dice show closed colours only: seat 0 loses the turn (MK-56).",
    ]
    state = stand(["wwnn/wnwn"])
    assert narrated(state, "roll:red:blue")[1:] == ["Aucune action n'est possible : la place 0 perd son tour (MK-22)."]


def test_a_second_action_may_be_lost() -> None:
    state = play(stand(["wbg./wbgn"]), "roll:red:red")
    assert narrated(state, "take:red:3")[1:] == [
        "La deuxième action est impossible : la place 0 la perd (MK-27).",
    ]


def test_a_colour_closes() -> None:
    state = play(stand(["r.../rr.."], market="a:red:4"), "roll:red:red")
    assert narrated(state.clone(), "sell:red:0:a", language="en") == [
        "Seat 0 sells a plastic piece in row A for 9 (MK-47).",
        "Row full, plastic is closed and 3 unsold pieces leave the game (MK-54).",
        "The second action is impossible: seat 0 loses it (MK-55).",
    ]
    assert narrated(state, "sell:red:1:a")[1] == (
        "Rangée pleine, le plastique est retiré avec 3 pièces invendues (MK-54)."
    )


@pytest.mark.parametrize(
    ("roll", "words"),
    [
        ("roll:red:hammer", "Aux enchères : un plastique (MK-31)."),
        ("roll:star:hammer", "La place 0 doit nommer la couleur mise aux enchères (MK-32)."),
        ("roll:gold:hammer", "La banque n'a pas de pièce à vendre : pas d'enchères, on relance (MK-58)."),
        ("roll:white:hammer", "La banque n'a pas de pièce à vendre : pas d'enchères, on relance (MK-33)."),
    ],
)
def test_a_hammer(roll: str, words: str) -> None:
    state = stand(["wwww/wwww"], market="a:gold:5")
    assert narrated(state, roll)[1:] == [words]


def test_the_colour_named() -> None:
    state = play(start(), "roll:star:hammer")
    assert narrated(state, "lot:blue", language="en") == ["Seat 0 puts a cardboard piece up for auction (MK-32)."]


def test_a_bid_is_told_to_its_owner_only() -> None:
    for reader, words in ((0, "La place 0 mise 23, main fermée."), (1, "La place 0 scelle sa mise.")):
        assert narrated(play(start(3), "roll:red:hammer"), "bid:23", reader) == [words]


@pytest.mark.parametrize(
    ("bids", "outcome"),
    [
        ((0, 0, 0), "Personne ne mise : la pièce reste à la banque (MK-39)."),
        ((1, 7, 3), "La place 1 l'emporte et paie 7 (MK-36)."),
        ((5, 2, 5), "La place 0 l'emporte et paie 5 : à égalité, la place qui lance les dés passe d'abord (MK-37)."),
        (
            (2, 5, 5),
            "La place 1 l'emporte et paie 5 : à égalité, la première après la place qui lance les dés (MK-37).",
        ),
    ],
)
def test_the_auction(bids: tuple[int, int, int], outcome: str) -> None:
    state = play(start(3), "roll:red:hammer", f"bid:{bids[0]} bid:{bids[1]}")
    assert narrated(state, f"bid:{bids[2]}", 0) == [
        "La place 2 scelle sa mise.",
        f"Les mains s'ouvrent : place 0 : {bids[0]}, place 1 : {bids[1]}, place 2 : {bids[2]} (MK-35).",
        outcome,
    ]


def test_a_winner_without_room() -> None:
    state = play(stand(["wbgn/...."]), "roll:red:hammer bid:4")
    assert narrated(state, "bid:2", None, "en")[2:] == [
        "Seat 0 wins and pays 4 (MK-36).",
        "The dock of seat 0 is full: the piece is not delivered (MK-41).",
    ]


def test_the_piece_won_is_placed() -> None:
    state = play(start(), "roll:red:hammer bid:0 bid:3")
    assert narrated(state, "place:2") == ["La place 1 pose un plastique au quai 3."]


@pytest.mark.parametrize(
    ("rows", "market", "words"),
    [
        (5, f"{FOUR_FULL} e:blue:4", "La partie est finie : 5 rangées du marché sont pleines (MK-59)."),
        (4, "a:white:5 b:gold:5 c:green:5 e:blue:4", "La partie est finie : 4 rangées du marché sont pleines (MK-60)."),
    ],
)
def test_the_end(rows: int, market: str, words: str) -> None:
    options: dict[str, object] = {"end_rows": rows}
    state = play(stand(["..../b..."], market=market, options=options), "roll:star:blue")
    assert narrated(state, "sell:blue:0:e")[2:] == [words, "La place 0 gagne avec 57 dollars (MK-62)."]


def test_a_shared_end_at_the_limit_of_rolls() -> None:
    state = play(stand([], rolls=599), "roll:red:hammer", "bid:0")
    assert narrated(state, "bid:0", language="en")[3:] == [
        "The game is over: the number of rolls is reached (MK-64).",
        "Seats 0, 1 win together with 30 dollars (MK-63).",
    ]
