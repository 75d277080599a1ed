"""Rulebooks and messages: whole, in both languages, every clause proved by a test."""

from __future__ import annotations

import re

import pytest

import ludotheque as ludo
from generated import DOCS, PAGES, proofs
from ludotheque.kernel.rulebook import LANGUAGES, Rulebook

every_game = pytest.mark.parametrize("slug", ludo.slugs())


@every_game
def test_every_clause_has_a_test(slug: str) -> None:
    tested = proofs()
    missing = [number for number in ludo.load(slug).rulebook.clauses if number not in tested]
    assert not missing, f"clauses without a test: {', '.join(missing)}"


def test_every_mark_names_a_clause() -> None:
    known = {number for slug in ludo.slugs() for number in ludo.load(slug).rulebook.clauses}
    assert not set(proofs()) - known


@pytest.mark.parametrize("name", PAGES)
def test_generated_pages_of_the_docs_are_true(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == PAGES[name](), "run: python tests/generated.py"


@every_game
def test_languages_hold_the_same_messages(slug: str) -> None:
    game = ludo.load(slug)
    names = [set(re.findall(r"^([a-z][\w-]*) =", game.file(f"{lang}.ftl"), re.MULTILINE)) for lang in LANGUAGES]
    assert names[0] == names[1]


@every_game
def test_options_and_presets_are_explained(slug: str) -> None:
    game = ludo.load(slug)
    wanted = [f"preset-{preset.name}" for preset in game.presets]
    for option in game.options:
        wanted += [f"option-{option.name}", *(f"option-{option.name}-{value}".lower() for value in option.values)]
        assert all(number in game.rulebook.clauses for number in option.clauses)
    assert not [name for name in wanted for lang in LANGUAGES if not game.messages.has(lang, name)]


@every_game
def test_options_of_rulings_exist(slug: str) -> None:
    game = ludo.load(slug)
    names = {option.name for option in game.options}
    offered = {name.strip() for ruling in game.rulebook.rulings.values() for name in (ruling.option or "").split(",")}
    assert offered - {""} <= names


def test_a_rulebook_needs_both_languages() -> None:
    with pytest.raises(ValueError, match=r"X-1: needs a text in each of fr, en"):
        Rulebook.read('[sections]\na = {fr="a", en="a"}\n[clauses.X-1]\nsection = "a"\nrule = {fr="a"}')
    with pytest.raises(ValueError, match="no section 'b'"):
        Rulebook.read('[sections]\na = {fr="a", en="a"}\n[clauses.X-1]\nsection = "b"\nrule = {fr="a", en="b"}')
    with pytest.raises(ValueError, match="X-1: needs section and one or more of"):
        Rulebook.read('[sections]\na = {fr="a", en="a"}\n[clauses.X-1]\nsection = "a"\nlaw = {fr="a", en="b"}')
