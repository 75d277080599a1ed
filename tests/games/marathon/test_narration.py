"""Marathon: what happened, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ludotheque as ludo
from support import play

GAME = ludo.load("marathon")
ROLLS = "roll:1 roll:2 roll:3 roll:4 roll:5"
Table = Callable[..., ludo.State]


def narrated(state: ludo.State, token: str, language: str = "fr") -> list[str]:
    """Apply the token; the sentences told about it."""

    def say(message: str, **args: object) -> str:
        return GAME.messages.say(language, message, **args)

    before, actor = state.observe(), int(state.actor())
    play(state, token)
    return GAME.narrate(before, actor, token, state.observe(), state.setting.edition, say)


def test_the_start() -> None:
    state = GAME.new(3)
    assert narrated(state, "pile:2") == ["Le pion de temps du joueur 2 va sur la pile (MA-04)."]
    assert narrated(state, "pile:0") == [
        "Le pion de temps du joueur 0 va sur la pile (MA-04).",
        "Celui du joueur 1 va au sommet : ce joueur commence (MA-03).",
    ]
    assert narrated(state.clone(), "draw:storm", "en") == [
        'The card "Thunderstorm" opens row a for days 1 and 2, with "-" for: Garden table, Pétanque (MA-19).',
    ]
    assert narrated(state, "draw:storm") == [
        "La carte « Orage » ouvre la ligne a pour les jours 1 et 2, avec « - » pour : Table du jardin, "
        "Pétanque (MA-19).",
    ]
    assert narrated(state, "roll:4") == ["Le dé du lieu « Ludo 1er étage » montre 4."]


def test_a_placement_and_its_periods(table: Table) -> None:
    state = table([4, 5, 6], rows={"a": {"card": "storm"}})
    assert narrated(state, "place:a:lounge:2") == [
        "Le joueur 0 pose un pion : Salon, ligne a, rangée 2.",
        "Le joueur 0 paie 2 périodes : temps 6 (MA-16).",
    ]
    assert narrated(state, "place:a:garden", "en") == [
        "Player 1 places a pawn: Garden table, row a.",
        "Player 1 pays 1 period: time 6 (MA-16).",
    ]


@pytest.mark.parametrize(("sender", "option"), [(0, "mover"), (1, "owner")])
def test_an_expulsion_is_paid_by_the_one_who_expels(table: Table, sender: int, option: str) -> None:
    row = {"card": "storm", "petanque": [1]}
    state = table([4, 5, 6], {"expelled_by": option}, rows={"a": row})
    assert narrated(state, "expel:a:petanque:1") == [
        "Le joueur 0 expulse le joueur 1 : Pétanque, ligne a, case 1 (MA-57).",
    ]
    assert narrated(state, "send:9") == [
        f"Le joueur {sender} envoie le pion du joueur 1 sur la case 9 (MA-58).",
        "Le joueur 0 paie 4 périodes : temps 8 (MA-16).",
    ]


def test_a_row_opens_and_the_older_one_is_scored(table: Table) -> None:
    row = {"card": "storm", "dice": [1, 1, 1, 1, 1, 1], "garden": [0, 1], "ground": [2]}
    state = table([12, 12, 12], rows={"a": row}, order=[0, 1, 2])
    assert narrated(state, "place:a:upstairs:1")[2:] == [
        "Le joueur 0 entre avant tout le monde dans les jours 3 et 4 : une ligne s'ouvre (MA-18).",
    ]
    play(state, "draw:piano", ROLLS, "roll:6", "place:b:upstairs:1")
    assert narrated(state, "place:b:upstairs:2")[2:] == [
        "La ligne a est comptée (jours 1 et 2) (MA-31).",
        "Le joueur 0 écrit, lieu par lieu : 4 · -3 · -4 · -3 · -3 · -5 ; en tout -14.",
        "Le joueur 1 écrit, lieu par lieu : -3 · -3 · -4 · -3 · -3 · -5 ; en tout -21.",
        "Le joueur 2 écrit, lieu par lieu : -3 · -3 · 2 · -4 · -3 · -5 ; en tout -16.",
        "Le joueur 0 n'a pas visité 4 lieux (MA-33).",
        "Le joueur 1 n'a pas visité 5 lieux (MA-33).",
        "Le joueur 2 n'a pas visité 5 lieux (MA-33).",
    ]


TEN: dict[str, Any] = {"upstairs": [[1, 1]], "lounge": [[1], [1]], "garden": [1, 1, 1], "petanque": [1, 1, 1]}


def test_a_forced_move(table: Table) -> None:
    rows = {"b": {"card": "piano", **TEN}}
    state = table([14, 10, 10], order=[2, 1, 0], rows=rows, discarded=["storm"])
    assert narrated(state, "place:b:upstairs:3") == [
        "Le joueur 2 pose un pion : Ludo 1er étage, ligne b, rayonnage 3.",
        "Le joueur 2 paie 2 périodes : temps 12 (MA-16).",
        "Le joueur 1 n'a plus de pion en main : son pion de temps avance à 13 (MA-24).",
    ]
    assert narrated(state, "place:b:petanque:5", "en")[2:] == [
        "Player 1 has no pawn in hand: their time pawn goes on to 26 (MA-24).",
        "Player 1 is the first to reach days 5 and 6: a row opens (MA-18).",
    ]


def test_a_forced_move_to_the_end(table: Table) -> None:
    rows = {"a": {"card": "piano", **TEN}}
    state = table([34, 30, 30], order=[2, 1, 0], rows=rows, discarded=["storm", "leak"])
    assert narrated(state, "place:a:petanque:5")[2:] == [
        "Le joueur 1 n'a plus de pion en main : son pion de temps avance à 39 (MA-32).",
    ]


def test_the_end(table: Table) -> None:
    sheet = [[1, 2, 3, 4, 5, 6], [-3, 9, 0, 7, 8, 2]]
    guests: list[dict[str, Any]] = [{"sheet": sheet}, {"sheet": sheet}, {"sheet": sheet}]
    row = {"card": "piano", "dice": [1, 1, 1, 1, 1, 1], "garden": [0, 1, 2], "green": [0, 1, 2], "ground": [0, 1, 2]}
    facts = {"guests": guests, "rows": {"a": row}, "discarded": ["storm", "leak"]}
    lines = narrated(table([38, 39, 39], **facts), "place:a:petanque:7")
    assert lines[1:3] == [
        "Le joueur 0 paie 4 périodes : temps 39 (MA-16).",
        "Il manque 3 périodes au joueur 0 : pénalité de 6 (MA-67).",
    ]
    assert lines[3] == "La ligne a est comptée (jours 5 et 6, points doublés) (MA-35)."
    assert lines[-6:] == [
        "Tous les pions de temps sont à la fin : la partie est finie (MA-69).",
        "Le joueur 0 barre, pour les lieux non visités : 22 · 18 (MA-70).",
        "Le joueur 1 barre, pour les lieux non visités : 18 · 9 · 8 (MA-70).",
        "Le joueur 2 barre, pour les lieux non visités : 14 · 10 · 9 (MA-70).",
        "Réputation finale : joueur 0 : 38, joueur 1 : 23, joueur 2 : 25 (MA-72).",
        "Le joueur 0 gagne le marathon (MA-73).",
    ]


def test_a_shared_end(table: Table) -> None:
    row = {"card": "piano", "garden": [0, 1, 2]}
    state = table([38, 39, 39], {"unvisited": "malus_only"}, rows={"a": row}, discarded=["storm", "leak"])
    assert narrated(state, "place:a:garden", "en")[-1] == "Players 1, 2 win the marathon together (MA-74)."
