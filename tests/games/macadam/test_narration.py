"""Macadam: what happened, in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

import ludotheque as ludo
from support import play, random_action

GAME = ludo.load("macadam")


def narrated(state: ludo.State, token: str, reader: int | None = None, language: str = "fr") -> list[str]:
    """Apply the token; the sentences that the reader is told about it."""

    def say(message: str, **args: object) -> str:
        return GAME.messages.say(language, message, **args)

    before, actor, seen = state.observe(reader), int(state.actor()), GAME.masked(state, token, reader)
    play(state, token)
    return GAME.narrate(before, actor, seen, state.observe(reader), state.setting.edition, say)


def stand(*hands: str, options: dict[str, Any] | None = None, fresh: str = "bicycle", **facts: Any) -> ludo.State:
    """Seat 0 leads coup 1 with these hands, cards separated by blanks."""
    players = [{"hand": counted(hand)} for hand in hands]
    heading = {"game": "macadam", "seats": len(hands), "options": options or {}}
    return GAME.from_position({**heading, "players": players, "fresh": counted(fresh), **facts})


def counted(cards: str) -> dict[str, int]:
    return {card: cards.split().count(card) for card in cards.split()}


def test_the_deal() -> None:
    state = GAME.new(6)
    assert narrated(state, "dealer:2") == ["Le sort désigne le joueur 2 pour donner (MC-23)."]
    assert narrated(state, "draw:agent", 3) == ["Le joueur 3 reçoit : agent."]
    assert narrated(state, "draw:motor", 3) == ["Le joueur 4 reçoit une carte."]
    rng, lines = ludo.Rng(1), [""]
    while state.actor() == ludo.CHANCE:
        lines = narrated(state, GAME.token(state, state.sample(rng)), language="en")
    assert lines == [
        "Player 2 is dealt a card.",
        "Player 2 leads trick 1 (MC-31).",
    ]


@pytest.mark.parametrize(
    ("reader", "taken", "buried"),
    [
        (0, "Le joueur 0 tire : bicyclette.", "Le joueur 0 glisse sous le talon : agent."),
        (1, "Le joueur 0 prend la carte du dessus.", "Le joueur 0 glisse une carte sous le talon."),
        (None, "Le joueur 0 prend la carte du dessus.", "Le joueur 0 glisse une carte sous le talon."),
    ],
)
def test_a_card_drawn_and_a_card_buried_are_secret(reader: int | None, taken: str, buried: str) -> None:
    state = stand("ped_red agent", "ped_red")
    assert narrated(state, "draw", reader) == ["Le joueur 0 pioche."]
    assert narrated(state, "draw:bicycle", reader) == [taken]
    assert narrated(state, "discard:agent", reader) == [buried]


def test_hidden_tokens_can_be_explained() -> None:
    def say(message: str, **args: object) -> str:
        return GAME.messages.say("fr", message, **args)

    view = stand("ped_red", "ped_red").observe()
    assert GAME.explain(view, "draw:?", GAME.edition, say) == "la carte tirée est : une carte"
    assert GAME.explain(view, "discard:?", GAME.edition, say) == "glisser sous le talon : une carte"


def test_the_die() -> None:
    state = stand("ped_red moped", "ped_red")
    assert narrated(state, "roll") == ["Le joueur 0 lance le dé."]
    assert narrated(state.clone(), "die:1", language="en") == ["The die of player 0 shows 1: an insurance (MC-55)."]
    assert narrated(state.clone(), "die:2") == ["Le dé du joueur 0 donne 2 : rien (MC-55)."]
    players = [{"hand": {"moped": 1}, "tickets": ["insurance"]}, {"hand": {"ped_red": 1}}]
    state = play(GAME.from_position({"game": "macadam", "seats": 2, "players": players}), "roll")
    assert narrated(state, "die:6") == [
        "Le dé du joueur 0 donne 6 : un papier déjà obtenu, ou dont il ne reste plus de ticket (MC-57).",
    ]


def test_the_die_of_a_follower_who_can_do_nothing() -> None:
    everyone = {"die": "everyone"}
    state = play(stand("ped_red motor", "bicycle", "motor", options=everyone), "signal:walk play:ped_red")
    assert narrated(state.clone(), "pass", language="en") == [
        "Player 1 plays nothing.",
        "Player 1 does not follow and loses 100 points (MC-92).",
    ]
    play(state, "roll")
    assert narrated(state, "die:2") == [
        "Le dé du joueur 1 donne 2 : rien (MC-55).",
        "Le joueur 1 ne peut pas suivre et perd 100 points (MC-48).",
    ]
    play(state, "roll")
    assert narrated(state, "die:3", language="en") == [
        "The die of player 2 shows 3: a permit (MC-55).",
        "Player 2 cannot follow and loses 100 points (MC-48).",
        "Player 1 leads trick 2 (MC-31).",
    ]


def test_the_die_of_a_follower_who_can_answer_then() -> None:
    options = {"die": "everyone"}
    state = stand("moped insurance motor", "moped", options=options)
    play(state, "signal:cycle play:moped roll")
    assert narrated(state, "die:1", language="en") == ["The die of player 1 shows 1: an insurance (MC-55)."]


def test_who_cannot_follow_is_penalised_at_once() -> None:
    state = stand("ped_red motor", "bicycle motor", "ped_red motor")
    assert narrated(state, "signal:walk") == [
        "Le joueur 0 couvre un signal avec le jeton 1 : « Passez piétons » (MC-40).",
    ]
    assert narrated(state, "play:ped_red") == [
        "Le joueur 0 expose : piéton rouge.",
        "Le joueur 1 ne peut pas suivre et perd 100 points (MC-48).",
    ]
    assert narrated(state, "play:ped_red", language="en") == [
        "Player 2 plays: red pedestrian.",
        "Player 1 leads trick 2 (MC-31).",
    ]


@pytest.mark.parametrize(
    ("vehicle_penalty", "words"),
    [
        (False, "Le joueur 1 ne peut pas suivre, sans rien perdre (MC-48)."),
        (True, "Le joueur 1 ne peut pas suivre et perd 100 points (MC-72)."),
    ],
)
def test_a_missing_vehicle(vehicle_penalty: bool, words: str) -> None:
    state = stand("bicycle motor", "ped_red motor", options={"vehicle_penalty": vehicle_penalty})
    assert narrated(play(state, "signal:cycle"), "play:bicycle")[1] == words


def test_a_paper_is_laid_down_and_any_vehicle_follows() -> None:
    state = play(stand("moped insurance motor", "bicycle ped_red"), "signal:wait")
    assert narrated(state, "play:moped") == [
        "Le joueur 0 expose : cyclomoteur.",
        "Le joueur 0 pose le papier nécessaire : assurance (MC-22).",
        "On peut suivre avec n'importe quel véhicule (MC-47).",
    ]


def test_extra_cards() -> None:
    state = play(stand("ped_red ped_red permit motor", "ped_red bicycle"), "signal:walk play:ped_red")
    assert narrated(state.clone(), "extra:ped_red") == ["Le joueur 0 expose en plus : piéton rouge (MC-58)."]
    assert narrated(state.clone(), "extra:permit") == ["Le joueur 0 expose en plus : assurance-permis (MC-59)."]
    assert narrated(state, "extra:none", language="en") == ["Player 0 plays no extra card (MC-58)."]


def test_a_stuck_leader() -> None:
    state = stand("motor", "ped_red")
    assert narrated(state, "signal:walk")[1:] == [
        "Le joueur 0 ne peut servir aucun signal : le coup s'arrête, personne ne perd rien (MC-43).",
        "Le joueur 1 entame le coup 2 (MC-31).",
    ]


def test_a_stuck_leader_may_keep_his_agent() -> None:
    state = play(stand("motor agent", "ped_red"), "signal:walk")
    assert narrated(state, "pass")[:2] == [
        "Le joueur 0 n'expose rien.",
        "Le joueur 0 ne peut servir aucun signal : le coup s'arrête, personne ne perd rien (MC-43).",
    ]


def test_the_agent_of_a_leader() -> None:
    state = play(stand("bicycle agent", "bicycle ped_red"), "signal:walk agent")
    assert narrated(state.clone(), "show:none") == [
        "Le joueur 0 n'expose rien avec l'agent (MC-62).",
        "L'agent est joué seul : le coup s'arrête (MC-42).",
        "Le joueur 1 entame le coup 2 (MC-31).",
    ]
    assert narrated(state, "show:bicycle") == [
        "Le joueur 0 expose avec l'agent : bicyclette (MC-62).",
        "Il faut maintenant suivre : bicyclette (MC-42).",
    ]


def test_the_agent_of_a_follower() -> None:
    state = play(stand("ped_red motor", "agent bicycle", "ped_red bicycle"), "signal:walk play:ped_red")
    assert narrated(state.clone(), "pass", language="en") == [
        "Player 1 plays nothing.",
        "Player 1 does not follow and loses 100 points (MC-49).",
    ]
    assert narrated(state, "agent") == ["Le joueur 1 joue un agent (MC-60)."]
    assert narrated(state, "show:bicycle") == [
        "Le joueur 1 expose avec l'agent : bicyclette (MC-62).",
        "Il faut maintenant suivre : bicyclette (MC-63).",
    ]


def test_an_agent_stops_a_green_arrow() -> None:
    state = play(stand("green_arrow motor", "green_arrow", "green_arrow", "agent motor"), "signal:green_arrow")
    assert narrated(state, "play:green_arrow") == [
        "Le joueur 0 expose : flèche verte.",
        "Flèche verte : on joue dans l'autre sens (MC-33).",
    ]
    assert narrated(state, "agent") == [
        "Le joueur 3 joue un agent (MC-60).",
        "Le joueur 3 n'a rien à exposer avec l'agent (MC-62).",
        "Le coup est arrêté : le joueur 2 perd 100 points (MC-64).",
        "Le coup est arrêté : le joueur 1 perd 100 points (MC-64).",
        "Le joueur 1 entame le coup 2 (MC-31).",
    ]


def test_six_agents_return() -> None:
    state = play(stand("ped_red motor", "agent motor", fresh="bicycle moped", centre=5), "signal:walk play:ped_red")
    assert narrated(state, "agent")[2:] == [
        "Les 6 agents du centre sont remêlés au talon (MC-65).",
        "Le joueur 1 entame le coup 2 (MC-31).",
    ]


def test_the_end_of_a_round_and_of_the_game() -> None:
    two = play(stand("ped_red", "ped_red bicycle", fresh="", options={"rounds": 2}), "signal:walk play:ped_red")
    assert narrated(two, "play:ped_red")[1:] == [
        "La manche 1 est finie : le talon est épuisé et une main est vide (MC-76).",
        "Scores de la manche : joueur 0 : 200, joueur 1 : 200 (MC-82).",
        "Le joueur 1 donne la manche 2 (MC-86).",
    ]
    one = play(stand("ped_red", "ped_red bicycle", options={"rounds": 1, "finish": "first_out"}), "signal:walk")
    assert narrated(play(one, "play:ped_red"), "play:ped_red", language="en")[1:] == [
        "Round 1 is over: a hand is empty (MC-93).",
        "Scores of the round: player 0: 200, player 1: 200 (MC-82).",
        "Players 0, 1 win together with 200 points (MC-85).",
    ]
    lone = play(stand("ped_red", "bicycle", fresh="", options={"rounds": 1}), "signal:walk")
    assert narrated(lone, "play:ped_red")[-1] == "Le joueur 0 gagne avec 200 points (MC-83)."


def test_the_penalties_told_are_those_of_the_table() -> None:
    """Told without looking at the tickets; the next view agrees while the round goes on."""
    for seed in range(10):
        options = {"vehicle_penalty": seed % 2 == 0, "rounds": 1, "die": ("leader", "everyone")[seed // 2 % 2]}
        state, rng = GAME.new(2 + seed % 5, options), ludo.Rng(seed)
        while state.actor() != ludo.OVER:
            before = state.observe()["players"]
            round_before = state.observe()["round"]
            lines = narrated(state, GAME.token(state, random_action(state, rng)), language="en")
            after = state.observe()
            if after["round"] == round_before:
                lost = [new["penalties"] - old["penalties"] for old, new in zip(before, after["players"], strict=True)]
                told = [re.findall(r"[Pp]layer (\d).* loses 100", line) for line in lines]
                assert sorted(int(seat) for found in told for seat in found) == [
                    seat for seat, count in enumerate(lost) for _ in range(count)
                ]
