"""Maillot Jaune: what happened, in words."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.maillot.tables import CLIMB, behind_a_full_column, game, stand, start
from support import play

SLIPSTREAM = "bonnal@3.1 vandamme@4.1 ptt@5.1 redoute@4.3 renault@5.3"


def narrated(state: ludo.State, token: str, language: str = "fr") -> list[str]:
    """Apply the token; the sentences told about it."""

    def say(message: str, **args: object) -> str:
        return game.messages.say(language, message, **args)

    before, actor = state.observe(), int(state.actor())
    play(state, token)
    return game.narrate(before, actor, token, state.observe(), state.setting.edition, say)


def test_the_draft_and_the_first_start() -> None:
    state = start(2, riders=1)
    assert narrated(state, "first:1") == ["Le sort désigne le joueur 1, qui commence (MJ-07)."]
    assert narrated(state, "pick:agfa", "en") == ["Player 1 chooses Agfa (MJ-08)."]
    assert narrated(state, "pick:ptt") == [
        "Le joueur 0 choisit PTT (MJ-08).",
        "L'étape 1 commence (plaine puis montée), Agfa part d'abord (MJ-13).",
    ]
    dealt = play(start(2, riders=1, draft="deal"), "first:0")
    assert narrated(dealt, "deal:noel") == ["Le joueur 0 reçoit Noël (MJ-09)."]


def test_a_safe_breakaway_and_a_move() -> None:
    state = stand("providence escale", "providence@2.1")
    assert narrated(state, "break:3:0") == [
        "La Providence (joueur 0) s'échappe de 3 sans risque (MJ-25).",
        "La Providence paie 3 d'énergie (MJ-26).",
    ]
    assert narrated(state, "to:8:1", "en") == ["La Providence (player 0) rides to space 8, lane 1."]
    assert narrated(state, "break:0:0", "en") == ["L'Escale (player 1) rides without a breakaway (MJ-25)."]
    assert narrated(state, "stay") == [
        "L'Escale (joueur 1) reste sur place (MJ-17).",
        "La minute 3 commence (MJ-12).",
    ]


@pytest.mark.parametrize(
    ("energy", "dice", "words"),
    [
        (6, "dice:4:5", "La Bonnal paie 4 d'énergie (MJ-29)."),
        (3, "dice:4:5", "La Bonnal paie 3 d'énergie et 1 de forme (MJ-29)."),
        (0, "dice:4:5", "La Bonnal paie 4 de forme (MJ-29)."),
        (6, "dice:3:4", "La Bonnal ne paie rien (MJ-29)."),
        (6, "dice:3:3", "Crevaison de La Bonnal : les cases à risque sont perdues (MJ-33)."),
    ],
)
def test_the_price_of_a_risky_breakaway(energy: int, dice: str, words: str) -> None:
    state = play(stand("bonnal escale", f"bonnal@2.1({energy}/20)"), "break:0:2")
    assert narrated(state, dice) == [f"Les dés tombent sur {dice[5]} et {dice[7]}.", words]


def test_a_puncture_costs_the_next_turn() -> None:
    state = play(stand("bonnal escale", "bonnal@5.1 escale@2.4"), "break:1:4 dice:3:3")
    assert narrated(state, "to:8:1")[1:] == ["La Bonnal passera son prochain tour (MJ-35)."]
    play(state, "break:0:0")
    assert narrated(state, "stay", "en")[1:] == [
        "La Bonnal misses its turn (MJ-35).",
        "Minute 3 begins (MJ-12).",
    ]


def test_help_after_a_puncture() -> None:
    state = play(stand("bonnal escale agfa", "bonnal@5.1 escale@4.2 agfa@1.4"), "break:0:1 dice:3:3 to:6:1 break:0:0")
    play(state, "to:6:2")
    assert narrated(state.clone(), "decline") == ["L'Escale (joueur 1) ne dépanne personne (MJ-37)."]
    assert narrated(state, "assist:bonnal") == [
        "L'Escale (joueur 1) dépanne La Bonnal et passera son tour de la minute suivante (MJ-73).",
    ]


def test_help_is_asked_at_once() -> None:
    owners, spots = "bonnal,noel escale,agfa", "bonnal@5.2 noel@6.3 escale@6.1 agfa@2.4"
    state = play(stand(owners, spots), "break:0:0 stay break:0:0 stay break:0:1 dice:4:4")
    assert narrated(state, "to:6:2")[1:] == [
        "La Bonnal passera son prochain tour (MJ-35).",
        "La Bonnal demande de l'aide à L'Escale (joueur 1) (MJ-72).",
    ]
    assert narrated(state, "decline") == [
        "L'Escale (joueur 1) ne dépanne personne (MJ-72).",
        "La Bonnal demande de l'aide à Noël (joueur 0) (MJ-72).",
    ]
    assert narrated(state, "assist:bonnal", "en") == [
        "Noël (player 0) helps La Bonnal and will miss its turn of the next minute (MJ-73).",
    ]


def test_a_helper_may_miss_its_turn_at_once() -> None:
    state = stand("bonnal,noel escale,agfa", "bonnal@6.2 noel@6.3 escale@2.4")
    play(state, "break:0:1 dice:4:4 stay")
    assert narrated(state, "assist:bonnal") == [
        "Noël (joueur 0) dépanne La Bonnal et passera son tour de cette minute (MJ-73).",
        "Noël passe son tour (MJ-35).",
    ]


def test_riding_alone() -> None:
    assert narrated(behind_a_full_column(), "alone") == [
        "La Redoute (joueur 0) roule en solitaire, sans emmener personne (MJ-75)."
    ]
    state = stand("renault ptt vandamme", "renault@5.1 ptt@5.2 vandamme@4.2", stage=2)
    assert narrated(state.clone(), "alone", "en") == ["Renault (player 0) rides alone, without a pact (MJ-77)."]
    assert narrated(state, "pact:ptt") == ["Renault (joueur 0) propose une entente à PTT (MJ-76)."]


def test_a_string_is_drawn() -> None:
    state = stand(CLIMB, SLIPSTREAM, stage=2)
    assert narrated(state, "tow") == [
        "PTT (joueur 0) emmène le coureur dans sa roue (MJ-46).",
        "PTT paie 1 d'énergie (MJ-47).",
    ]
    play(state, "break:0:0")
    assert narrated(state, "to:8:1")[1:] == ["La Bonnal, Vandamme sont emmenés d'une case (MJ-50)."]


def test_the_dice_name_the_price_of_a_tow() -> None:
    state = stand(CLIMB, SLIPSTREAM.replace("ptt@5.1", "ptt@5.1(0/9)"), stage=2)
    assert narrated(state, "tow")[1:] == ["PTT n'a plus d'énergie : les dés fixent le prix (MJ-48)."]
    assert narrated(state.clone(), "dice:4:5")[1:] == ["PTT paie 3 de forme (MJ-48)."]
    assert narrated(state, "dice:4:4")[1:] == ["Crevaison de PTT : pas d'échappée à risque ce tour-ci (MJ-48)."]


def test_other_answers_to_a_follower() -> None:
    state = stand(CLIMB, SLIPSTREAM, stage=2)
    assert narrated(state.clone(), "shift") == ["PTT (joueur 0) se décale d'abord (MJ-54)."]
    assert narrated(state, "stay") == ["PTT (joueur 0) reste sur place (MJ-55)."]


def test_a_pact() -> None:
    state = stand("ptt vandamme bonnal", "bonnal@4.1 ptt@5.1 vandamme@5.2", stage=2)
    assert narrated(state, "pact:vandamme") == ["PTT (joueur 0) propose une entente à Vandamme (MJ-56)."]
    assert narrated(state.clone(), "refuse") == ["Le joueur 1 refuse l'entente pour Vandamme (MJ-57)."]
    assert narrated(state, "accept", "en") == ["Player 1 accepts the pact for Vandamme (MJ-57)."]
    play(state, "break:0:0")
    assert narrated(state, "to:8:1")[1:] == ["Vandamme joue aussitôt et doit finir à côté de PTT (MJ-59)."]


def test_riders_out() -> None:
    three = "bonnal escale agfa"
    state = play(stand(three, "bonnal@27.1(0/2)"), "break:0:1")
    assert narrated(state, "dice:4:5")[1:] == ["La Bonnal ne peut pas payer : effondrement et abandon (MJ-39)."]
    state = play(stand(three, "bonnal@5.1(0/3)"), "break:0:1 dice:4:5")
    assert narrated(state, "to:8:1", "en")[1:] == ["La Bonnal has neither energy nor form left: it is out (MJ-40)."]


def test_the_last_rider_of_the_other_side() -> None:
    state = play(stand("bonnal escale", "bonnal@27.1(0/2)"), "break:0:1")
    assert narrated(state, "dice:4:5")[2:] == [
        "Le tour est fini : il ne reste qu'un camp (MJ-44).",
        "L'Escale gagne le tour pour le joueur 1 (MJ-69).",
    ]


def test_the_line_and_the_jersey() -> None:
    state = play(stand("bonnal escale", "bonnal@28.1 escale@28.3"), "break:2:0")
    assert narrated(state, "finish") == ["La Bonnal (joueur 0) franchit la ligne, 3 cases au-delà (MJ-20)."]
    play(state, "break:0:0")
    assert narrated(state, "stay")[1:] == ["La minute 3 commence (MJ-12)."]
    play(state, "break:0:0")
    assert narrated(state, "finish") == [
        "L'Escale (joueur 1) franchit la ligne (MJ-20).",
        "L'étape 1 est finie : La Bonnal +0 min, L'Escale +1 min (MJ-64).",
        "La Bonnal prend le maillot jaune (MJ-66).",
        "L'étape 2 commence (montée puis descente), La Bonnal part d'abord (MJ-14).",
    ]


def test_the_time_limit() -> None:
    state = play(stand("bonnal escale", "bonnal@5.1 escale@2.4", round=40), "break:0:0 stay break:0:0")
    assert narrated(state, "stay")[1:3] == [
        "La Bonnal, L'Escale sont hors délai et quittent le tour (MJ-43).",
        "L'étape 1 est finie : personne n'est arrivé (MJ-64).",
    ]


def test_the_end_of_the_tour() -> None:
    rows = {"bonnal": {"delay": 0, "place": 1}, "escale": {"delay": 1, "place": 2}}
    state = stand("bonnal escale", "bonnal@28.1 escale@28.3", stage=3, results=[rows, rows])
    play(state, "break:0:0 finish break:0:0")
    assert narrated(state, "finish", "en")[1:] == [
        "Stage 3 is over: La Bonnal +0 min, L'Escale +0 min (MJ-64).",
        "La Bonnal keeps the yellow jersey (MJ-66).",
        "The tour is over (MJ-03).",
        "La Bonnal wins the tour for player 0 (MJ-69).",
    ]
