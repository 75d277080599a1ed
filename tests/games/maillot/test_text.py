"""The tour told in words."""

from __future__ import annotations

from typing import Any

import pytest

from games.maillot.tables import CLIMB, behind_a_full_column, game, stand, start, view
from ludotheque.kernel.languages import LANGUAGES
from support import play


def told(state: Any, language: str) -> list[str]:
    def say(message: str, **args: Any) -> str:
        return game.messages.say(language, message, **args)

    return game.table(view(state), game.edition, say)


def meaning(state: Any, token: str, language: str) -> str:
    def say(message: str, **args: Any) -> str:
        return game.messages.say(language, message, **args)

    return game.explain(view(state), token, game.edition, say)


def test_the_table_in_both_languages() -> None:
    state = stand(CLIMB, "ptt@5.1 vandamme@4.1", stage=2)
    french, english = told(state, "fr"), told(state, "en")
    assert french[0] == "Étape 2 (montée puis descente), minute 2."
    assert english[0] == "Stage 2 (climb then descent), minute 2."
    assert "Maillot jaune : PTT." in french
    assert any(line.startswith("1. PTT (player 0): space 5, lane 1, energy 6, form 20, 3 stars") for line in english)
    assert len(french) == len(english)


def test_the_questions_about_help() -> None:
    state = stand("bonnal,noel escale,agfa", "bonnal@5.2 noel@6.3 escale@6.1 agfa@2.4")
    play(state, "break:0:0 stay break:0:0 stay break:0:1 dice:4:4 to:6:2")
    assert any(line.endswith("To be asked for help: L'Escale, Noël.") for line in told(state, "en"))
    play(state, "decline")
    assert any(line.endswith("À qui demander de l'aide : Noël.") for line in told(state, "fr"))
    assert "Refus de dépanner La Bonnal : L'Escale." in told(state, "fr")


def test_riding_alone_in_words() -> None:
    assert meaning(behind_a_full_column(), "alone", "fr") == "rouler en solitaire, sans emmener personne"
    state = stand("renault ptt vandamme", "renault@5.1 ptt@5.2 vandamme@4.2", stage=2)
    assert meaning(state, "alone", "en") == "ride alone, without a pact"


def test_before_the_start() -> None:
    assert told(start(2), "en") == ["The first player has not been drawn yet."]
    assert "La Bonnal" in told(play(start(2), "first:1 pick:bonnal"), "fr")[1]


@pytest.mark.parametrize(
    ("token", "french", "english"),
    [
        ("break:0:0", "rouler sans s'échapper", "ride without a breakaway"),
        ("break:2:0", "s'échapper de 2 sans risque", "break away by 2 safely"),
        ("break:0:4", "tenter 4 au risque des dés", "risk 4 on the dice"),
        ("to:6:2", "aller à la case 6, couloir 2", "ride to space 6, lane 2"),
        ("pact:noel", "proposer une entente à Noël", "propose a pact to Noël"),
        ("dice:2:5", "les dés tombent sur 2 et 5", "the dice show 2 and 5"),
        (
            "tow",
            "emmener le coureur dans votre roue (une unité d'énergie)",
            "tow the rider on your wheel (one unit of energy)",
        ),
    ],
)
def test_tokens_in_both_languages(token: str, french: str, english: str) -> None:
    state = stand(CLIMB, "ptt@5.1 vandamme@4.1")
    assert (meaning(state, token, "fr"), meaning(state, token, "en")) == (french, english)


def test_a_tow_without_energy_warns_of_the_dice() -> None:
    state = stand(CLIMB, "ptt@5.1(0/9) vandamme@4.1")
    assert meaning(state, "tow", "en") == "tow the rider on your wheel (the dice name the price)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_preset_has_words(language: str) -> None:
    for option in game.options:
        assert game.messages.has(language, f"option-{option.name}")
        assert all(game.messages.has(language, f"option-{option.name}-{value}") for value in option.values)
    assert [preset.name for preset in game.presets] == ["complete", "base"]
    assert all(game.messages.has(language, f"preset-{preset.name}") for preset in game.presets)


def test_the_basic_rules_are_the_game_before_its_complements() -> None:
    base = game.presets[1].values
    assert base == {"slipstream": "off", "assist": "off", "terrain": "start"}
    assert game.new(5, base).setting.options["terrain"] == "start"


def test_everybody_sees_the_same() -> None:
    state = stand(CLIMB, "ptt@5.1 vandamme@4.1", stage=2)
    seen = [{**state.observe(seat), "seat": None} for seat in (None, 0, 4)]
    assert seen[0] == seen[1] == seen[2]
