"""Editions: read, completed from the house's, refused with key, value found and what is accepted."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from ludotheque.kernel.edition import Edition, Whole, Wholes, Word

SCHEMA = {"rounds": Whole(1, 9), "prices.a": Wholes(2, 3, 0, 20), "kind": Word(("day", "night"))}
HOUSE = """
name = "house"
rounds = 6
kind = "day"
prices.a = [1, 2]
[origin]
"*" = "stated"
"prices.*" = "reconstructed"
"""


def house() -> Edition:
    return Edition.read(HOUSE, SCHEMA)


def test_values_and_origins() -> None:
    assert (house().number("rounds"), house().numbers("prices.a"), house().word("kind")) == (6, [1, 2], "day")
    assert (house().origin("rounds"), house().origin("prices.a")) == ("stated", "reconstructed")


def test_own_files_may_give_only_what_differs() -> None:
    own = Edition.read("rounds = 3", SCHEMA, house())
    assert (own.name, own.number("rounds"), own.numbers("prices.a")) == ("own", 3, [1, 2])
    assert (own.origin("rounds"), own.origin("kind")) == ("owner", "stated")


def test_the_hash_follows_the_values_only() -> None:
    assert Edition.read('name = "mine"\nrounds = 6', SCHEMA, house()).hash == house().hash
    assert Edition.read("rounds = 5", SCHEMA, house()).hash != house().hash


@pytest.mark.parametrize(
    ("text", "key", "accepted"),
    [
        ("rounds = 10", "rounds", "a whole number from 1 to 9"),
        ("rounds = 2.0", "rounds", "a whole number from 1 to 9"),
        ("rounds = true", "rounds", "a whole number from 1 to 9"),
        ("prices.a = [1]", "prices.a", "a list of 2 to 3 whole numbers from 0 to 20"),
        ("prices.a = [1, 99]", "prices.a", "a list of 2 to 3 whole numbers from 0 to 20"),
        ('kind = "dusk"', "kind", "one of day, night"),
        ("prices.b = [1, 2]", "prices.b", "no such key; keys are prices.a"),
        ("round = 2", "round", "no such key; keys are rounds, prices, kind"),
        ('[origin]\nrounds = "guessed"', "origin.rounds", "one of stated, reconstructed, owner"),
        ("origin = 3", "origin", "a table of keys and origins"),
        ("name = 3", "name", "a text"),
        ("rounds = ", "(whole file)", "a TOML file"),
    ],
)
def test_refusals_name_key_found_and_accepted(text: str, key: str, accepted: str) -> None:
    with pytest.raises(ludo.BadEdition) as refused:
        Edition.read(text, SCHEMA, house())
    assert (refused.value.key, refused.value.accepted) == (key, accepted)
    assert repr(refused.value.found) in str(refused.value)


def test_a_house_edition_is_whole_and_every_origin_known() -> None:
    with pytest.raises(ludo.BadEdition) as refused:
        Edition.read('name = "house"\nrounds = 6\n[origin]\nrounds = "stated"', SCHEMA)
    assert refused.value.key == "prices.a"
    with pytest.raises(ludo.BadEdition) as refused:
        Edition.read(HOUSE.replace('"*" = "stated"', ""), SCHEMA)
    assert refused.value.key == "origin.rounds"


@pytest.mark.parametrize("slug", ludo.slugs())
def test_every_value_of_a_house_edition_is_stated_or_reconstructed(slug: str) -> None:
    edition = ludo.load(slug).edition
    assert set(edition.origins.values()) <= {"stated", "reconstructed"}
    assert list(edition.values) == list(edition.origins)
