"""The table of Mark in words."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.mark.tables import game, stand, start, turn_start
from support import play


def explained(state: ludo.State, token: str, language: str = "fr") -> str:
    view = state.observe(int(state.actor()) if state.actor() >= 0 else None)
    return game.explain(view, token, game.edition, lambda message, **args: game.messages.say(language, message, **args))


def told(state: ludo.State, seat: int | None, language: str = "fr") -> str:
    lines = game.table(
        state.observe(seat), game.edition, lambda message, **args: game.messages.say(language, message, **args)
    )
    return "\n".join(lines)


def test_a_sale_says_its_price() -> None:
    state = play(stand(["..../br.."], market="e:blue:2"), "roll:blue:red")
    assert explained(state, "sell:blue:0:e") == "vendre le carton du toit 1 dans la rangée E pour 17"
    assert explained(state, "sell:red:1:a") == "ouvrir la rangée A avec le plastique du toit 2 pour 5"


def test_a_full_row_is_warned() -> None:
    state = play(stand(["wbgn/...."]), "roll:red:hammer")
    assert "vous paieriez pour rien" in explained(state, "bid:3")
    assert "je passe" in explained(state, "bid:0")
    assert explained(play(start(), "roll:red:hammer"), "bid:3") == "miser 3"


def test_a_sealed_bid_is_told_to_its_owner_only() -> None:
    state = play(start(3), "roll:red:hammer bid:23")
    assert "Votre mise cachée : 23." in told(state, 0)
    assert "23" not in told(state, 1)
    assert "23" not in told(state, None)


def test_the_fee_to_come_and_the_row_to_reduce_are_told() -> None:
    state = turn_start("wbg./rr..", 3)
    assert "Stockage à payer au prochain tour : 5." in told(state, None)
    assert "doit alléger son quai de livraison" in told(state, None)


@pytest.mark.parametrize(
    ("tokens", "words"),
    [
        ("bid:0 bid:0", "Nobody wanted it."),
        ("bid:0 bid:2", "Seat 1 wins it for 2."),
        ("bid:4 bid:2", "Seat 0 pays 4 and receives nothing, for want of room."),
    ],
)
def test_the_last_auction_is_told(tokens: str, words: str) -> None:
    state = play(stand(["wbgn/...."]), "roll:red:hammer", tokens)
    assert words in told(state, None, "en")


def test_a_full_row_is_saturated() -> None:
    state = stand([], market="c:gold:5 d:blue:1")
    assert "métal, rangée saturée" in told(state, None)
    assert "Couleurs retirées, avec leurs invendus : métal 3." in told(state, None)
    assert "carton, 1 pièce vendue ; la prochaine rapporte 10." in told(state, None)


def test_every_option_and_value_has_words() -> None:
    for option in game.options:
        for name in [option.name, *(f"{option.name}-{value}" for value in option.values)]:
            assert all(game.messages.has(language, f"option-{name}") for language in ("fr", "en"))
