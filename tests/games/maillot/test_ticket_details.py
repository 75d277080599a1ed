"""What tickets say besides their labels."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as ludo
from games.maillot.tables import CLIMB, behind_a_full_column, game, stand, start
from ludotheque.kernel.languages import LANGUAGES
from ludotheque.kernel.ticket import Remark
from support import legal, play


def remark(state: ludo.State, token: str, language: str = "fr") -> Remark:
    def say(message: str, **args: Any) -> str:
        return game.messages.say(language, message, **args)

    return game.remark(state.observe(), token, state.setting.edition, say)


def test_a_rider_to_choose_shows_its_stars() -> None:
    state = play(start(2), "first:0")
    assert remark(state, "pick:renault") == ("plaine 2, montée 3, descente 1", "", "")


def test_safe_cells_tell_the_energy_left() -> None:
    state = stand("providence escale", "providence@2.1")
    assert remark(state, "break:0:0") == ("aucun dé", "0", "")
    assert remark(state, "break:2:0") == ("énergie 6 puis 4", "−2", "")


def test_risky_cells_tell_the_worst_and_the_puncture() -> None:
    state = stand("providence escale", "providence@2.1")
    assert remark(state, "break:0:4") == ("au pire 7 unités ; crevaison 1 fois sur 12", "0 à −7", "")
    assert remark(state, "break:2:1", "en") == ("at worst 6 units; puncture 1 in 12", "−2 to −6", "")


@pytest.mark.parametrize(("tank", "grave"), [("1/6", True), ("1/7", False), ("0/1", True), ("6/20", False)])
def test_what_can_end_at_nothing_is_asked_twice(tank: str, grave: bool) -> None:
    state = stand("providence escale", f"providence@2.1({tank})")
    assert (remark(state, "break:0:4").grave != "") == grave


def test_the_last_safe_unit_is_asked_twice_without_form() -> None:
    state = stand("providence escale", "providence@2.1(2/0)")
    assert [remark(state, f"break:{safe}:0").grave for safe in (0, 1)] == ["", ""]
    assert remark(state, "break:2:0").grave == "Annoncer, peut finir à 0/0"


def test_a_followed_rider() -> None:
    state = stand(CLIMB, "ptt@5.1 vandamme@4.1 redoute@4.3", stage=2)
    assert remark(state, "tow") == ("Vandamme avance d'une case et joue juste après", "−1", "")
    assert remark(state, "shift").detail.startswith("personne n'est emmené")
    assert remark(state, "stay").detail == "rien à payer, personne n'est emmené"
    spent = stand(CLIMB, "ptt@5.1(0/4) vandamme@4.1", stage=2)
    assert remark(spent, "tow")[1:] == ("0 à −4", "Emmener, peut finir à 0/0")


def test_a_pact_and_its_answer() -> None:
    state = stand(CLIMB, "bonnal@3.1 vandamme@4.1 ptt@5.1 redoute@4.2 renault@5.2", stage=2)
    gain = "vous gardez l'unité que coûte le coureur dans votre roue ; sans dés, finir côte à côte"
    assert remark(state, "pact:renault").detail == gain
    play(state, "pact:renault")
    answer = "Renault jouera aussitôt et finira à côté de PTT ; PTT garde une unité, vous ne perdez rien"
    assert remark(state, "accept").detail == answer


def test_cells_tell_the_next_stars_and_whose_wheel_it_is() -> None:
    state = play(stand("providence escale", "providence@12.2 escale@9.4"), "break:0:0")
    assert remark(state, "to:13:1").detail == "ensuite plaine, 3 étoiles"
    assert remark(state, "to:14:1").detail == "ensuite montée, 2 étoiles"
    behind = play(stand("providence escale", "providence@5.2 escale@8.2"), "break:0:0 to:9:2 break:0:0")
    assert remark(behind, "to:8:2").detail == "dans la roue de L'Escale ; ensuite 3 étoiles"


def test_help_costs_a_turn() -> None:
    state = stand("bonnal,noel escale,agfa", "bonnal@5.2 noel@4.3 escale@1.4")
    play(state, "break:0:1 dice:4:4 to:6:2 break:0:0 to:6:3")
    assert remark(state, "assist:bonnal") == ("La Bonnal jouera, Noël passera le tour suivant", "−1 tour", "")
    assert remark(state, "decline") == Remark()
    soon = play(stand("bonnal,noel escale,agfa", "bonnal@6.2 noel@6.3 escale@2.4"), "break:0:1 dice:4:4 stay")
    assert remark(soon, "assist:bonnal").detail == "La Bonnal jouera, Noël passera ce tour-ci"


def test_riding_alone_with_and_without_a_follower() -> None:
    assert remark(behind_a_full_column(), "alone").detail == "rien à payer, personne n'est emmené"
    neighbour = stand("renault ptt vandamme", "renault@5.1 ptt@5.2 vandamme@4.2", stage=2)
    assert remark(neighbour, "alone").detail == "annoncez et roulez comme d'habitude"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_is_short(language: str) -> None:
    rng = ludo.Rng(7)
    state = start(4)
    while state.actor() != ludo.OVER:
        for token in legal(state):
            said = remark(state, token, language)
            assert len(said.detail) <= 64
            assert not any(part.startswith("remark-") for part in said)
        actions = state.legal() or [action for action, _ in state.chances()]
        state.apply(actions[rng.below(len(actions))])
