"""24 Heures: what happened, in words."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.lemans.race import GAME, at_round, car, dealt, placed
from ludotheque.games.lemans.edition import TYPES
from support import play


def narrated(state: ludo.State, token: str, reader: int | None = None, language: str = "en") -> list[str]:
    """Apply the token; the sentences that the reader is told about it."""

    def say(message: str, **args: object) -> str:
        return GAME.messages.say(language, message, **args)

    before, actor, seen = state.observe(reader), int(state.actor()), GAME.masked(state, token, reader)
    play(state, token)
    return GAME.narrate(before, actor, seen, state.observe(reader), state.setting.edition, say)


def test_the_pole_opens_the_first_round() -> None:
    assert narrated(GAME.new(3), "pole:2", language="fr") == [
        "Le sort donne la pole position à la voiture 2 (LM-11).",
        "La voiture 2 ouvre la manche 1 (LM-11).",
    ]


@pytest.mark.parametrize(
    ("reader", "french", "english"),
    [
        (0, "La voiture 0 pioche : jaune 4 (1 de chauffe).", "Car 0 draws: yellow 4 (1 heat)."),
        (1, "La voiture 0 pioche une carte.", "Car 0 draws a card."),
        (None, "La voiture 0 pioche une carte.", "Car 0 draws a card."),
    ],
)
def test_a_card_drawn_is_told_to_its_receiver_only(reader: int | None, french: str, english: str) -> None:
    for language, words in (("fr", french), ("en", english)):
        state = dealt("y1", "b1")
        assert narrated(state, "play", reader, "en") == ["Car 0 chooses to play."]
        assert narrated(state, "draw:y4", reader, language) == [words]


def test_a_card_dealt_is_told_to_its_receiver_only() -> None:
    for reader, words in ((0, "La voiture 0 reçoit : Stand."), (1, "La voiture 0 reçoit une carte.")):
        assert narrated(play(GAME.new(2), "pole:0"), "draw:stand", reader, "fr") == [words]


def test_weather_falls_by_itself() -> None:
    state = play(dealt("y6", "incident", "weather_yellow"), "play draw:stand card:y6 pass play draw:b2")
    assert narrated(state, "card:weather_yellow", language="fr") == [
        "La voiture 2 joue : Pluie.",
        "La carte tombe d'elle-même sur la voiture 0, qui a le plus de pneus de la couleur (LM-41).",
    ]


def test_weather_with_a_choice() -> None:
    state = play(dealt("weather_blue", "y1", "y2"), "play draw:b1")
    assert narrated(state, "card:weather_blue") == ["Car 0 plays: sun."]
    assert narrated(state, "target:2") == ["Car 0 targets car 2 (LM-42)."]


def test_weather_may_overheat_another_car() -> None:
    state = play(dealt("y6", "weather_yellow", "b1", weather="heat"), "play draw:y4 card:y6 play draw:b2")
    assert narrated(state, "card:weather_yellow", language="fr")[1:] == [
        "La carte tombe d'elle-même sur la voiture 0, qui a le plus de pneus de la couleur (LM-41).",
        "La voiture 0 surchauffe avec 3 de chauffe (LM-25).",
    ]


def test_a_stand() -> None:
    state = play(dealt("y6", "b1"), "play draw:stand card:y6 pass play draw:b2")
    assert narrated(state, "card:stand", language="fr") == [
        "La voiture 0 joue : Stand.",
        "La voiture 0 est au Stand : ses cartes d'avant ne comptent plus (LM-31).",
    ]


def test_three_heats_are_too_many() -> None:
    state = placed("card", car("y4 b3", "y6"), car("b1"), car("b2"))
    assert narrated(state, "card:y4", language="fr") == [
        "La voiture 0 joue : jaune 4 (1 de chauffe).",
        "La voiture 0 surchauffe avec 3 de chauffe (LM-25).",
    ]


def test_an_incident_stops_a_car() -> None:
    state = play(dealt("incident", "y4", "b1"), "play draw:b2 card:incident")
    assert narrated(state, "target:1", language="fr") == ["La voiture 0 vise la voiture 1 (LM-45)."]
    play(state, "play draw:b3")
    assert narrated(state, "card:y4")[1:] == ["Car 1 overheats because of the incident (LM-46)."]


def test_an_incident_on_ones_own_car() -> None:
    for language, words in (("fr", "La voiture 0 vise sa propre voiture"), ("en", "Car 0 targets their own car")):
        state = play(dealt("incident", "y4", "b1"), "play draw:b2 card:incident")
        assert narrated(state, "target:0", language=language) == [f"{words} (LM-45)."]


def test_the_last_car() -> None:
    """The cards are gathered at once: the overheating is told all the same."""
    state = placed("card", car("y4 b3", "y6"), car("b1", "b3"))
    assert narrated(state, "card:y4", language="fr") == [
        "La voiture 0 joue : jaune 4 (1 de chauffe).",
        "La voiture 0 surchauffe avec 3 de chauffe (LM-25).",
        "La manche 1 se termine : il ne reste qu'une voiture en course (LM-51).",
        "Points de la manche : voiture 0 +0, voiture 1 +3 (LM-53).",
        "La voiture 1 ouvre la manche 2 (LM-13).",
    ]


@pytest.mark.parametrize(
    ("number", "light"),
    [
        (1, []),
        (2, ["Night falls: 5 cards are set aside (LM-60)."]),
        (3, ["The night goes on: 5 cards are set aside (LM-60)."]),
        (4, ["Day breaks (LM-10)."]),
    ],
)
def test_everybody_has_passed(number: int, light: list[str]) -> None:
    state = placed("turn", car("y1", "b2"), car("y2"), round=number, history=[[0, 0]] * (number - 1), passes=1, turn=1)
    assert narrated(state, "pass") == [
        "Car 1 passes.",
        f"Round {number} ends: every car in the round has passed (LM-52).",
        "Points scored: car 0 +2, car 1 +0 (LM-53).",
        f"Car {number % 2} opens round {number + 1} (LM-13).",
        *light,
    ]


def test_the_deck_runs_out() -> None:
    seven_cards = "".join(f"[cards.{card}]\ncopies = {7 * (card == 'y1')}\n" for card in TYPES)
    state = dealt("y1", "y1", edition=GAME.read_edition(f"hidden = 0\n{seven_cards}"))
    play(state, *["play draw:y1 card:y1"] * 4, "play draw:y1")
    assert narrated(state, "card:y1", language="fr")[1:3] == [
        "La manche 1 se termine : la pioche est vide (LM-50).",
        "Points de la manche : voiture 0 +3, voiture 1 +2 (LM-53).",
    ]


def test_the_finish() -> None:
    state = at_round(6, car("y4", "y6"), car("y1"), car("y2"), totals=[6, 4, 4], turn=0)
    play(state, "play draw:b1 card:y4 pass")
    assert narrated(state, "pass", language="fr")[-3:] == [
        "Points de la manche : voiture 0 +0, voiture 1 +0, voiture 2 +0 (LM-53).",
        "La voiture 0 a surchauffé à la dernière manche et quitte le classement (LM-71).",
        "La voiture 2 gagne la course avec 4 points, partie après l'autre voiture à égalité (LM-73).",
    ]


def test_the_overheatings_told_are_those_of_the_table() -> None:
    """Told from the car before the card; the next view agrees whenever the round goes on."""
    for seed in range(20):
        state, rng = GAME.new(3, {"weather": ("points", "heat")[seed % 2]}), ludo.Rng(seed)
        while state.actor() != ludo.OVER:
            before = state.observe()
            actions = state.legal()
            action = actions[rng.below(len(actions))] if actions else state.sample(rng)
            lines = narrated(state, GAME.token(state, action))
            after = state.observe()
            told = sum("overheats" in line for line in lines)
            if after["round"] == before["round"] and after["phase"] != "over":
                retired = [sum(one["retired"] for one in view["cars"]) for view in (before, after)]
                assert told == retired[1] - retired[0]
            elif after["last_end"] == "last_car" and before["round"]:
                assert told == 1
