"""Rulebooks and messages: whole, in both languages, every clause proved by a test."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import ludotheque as ludo
from generated import DOCS, PAGES, proofs
from ludotheque.kernel.languages import LANGUAGES
from ludotheque.kernel.rulebook import Rulebook
from support import HOUSE

OPTIONAL = ("lesson-1.toml", "lesson-2.toml", "components.toml")
LONGEST_PAGE = 3200  # characters
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


@pytest.mark.parametrize("slug", HOUSE)
def test_the_rules_of_every_game_fit_on_one_page(slug: str) -> None:
    summary = ludo.load(slug).rulebook.summary
    assert summary is not None
    assert len(summary.tips) == 3
    assert summary.needs
    for language in LANGUAGES:
        texts = [summary.aim, *summary.turn, *summary.scoring, *summary.tips]
        assert 800 < sum(len(text[language]) for text in texts) < LONGEST_PAGE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", HOUSE)
def test_synonyms_lead_to_words_of_the_book(slug: str, language: str) -> None:
    book = ludo.load(slug).rulebook
    whole = " ".join(
        [*(text[language] for text in book.sections.values()), *(c.text(language) for c in book.clauses.values())]
    )
    for group in book.synonyms:
        assert any(word in whole.lower() for word in group[language]), group


def test_a_summary_without_an_aim_is_refused() -> None:
    with pytest.raises(ValueError, match=r"summary\.aim: needs a text"):
        Rulebook.read('[sections]\na = {en="a"}\n[clauses]\n[summary]\nturn = [{en="Throw."}]')


def test_a_rulebook_needs_texts_and_sections() -> None:
    with pytest.raises(ValueError, match=r"X-1: needs a text, by language"):
        Rulebook.read('[sections]\na = {fr="a", en="a"}\n[clauses.X-1]\nsection = "a"\nrule = {fr=""}')
    with pytest.raises(ValueError, match=r"X-1: needs a text, by language"):
        Rulebook.read('[sections]\na = {fr="a", en="a"}\n[clauses.X-1]\nsection = "a"\nrule = {}')
    with pytest.raises(ValueError, match="no section 'b'"):
        Rulebook.read('[sections]\na = {fr="a", en="a"}\n[clauses.X-1]\nsection = "b"\nrule = {fr="a", en="b"}')
    with pytest.raises(ValueError, match="X-1: needs section and one or more of"):
        Rulebook.read('[sections]\na = {fr="a", en="a"}\n[clauses.X-1]\nsection = "a"\nlaw = {fr="a", en="b"}')


def test_a_text_that_a_language_lacks_is_read_in_the_first_one_that_has_it() -> None:
    book = Rulebook.read('[sections]\na = {en="a"}\n[clauses.X-1]\nsection = "a"\nrule = {xx="ø", en="English"}')
    assert book.sections["a"] == {"fr": "a", "en": "a"}
    assert [book.clauses["X-1"].text(language) for language in LANGUAGES] == ["English", "English"]


@pytest.mark.parametrize("name", ["rulebook.toml", "components.toml", "meta.toml", "lesson-1.toml", "lesson-2.toml"])
@every_game
def test_every_text_of_a_game_is_in_every_language(slug: str, name: str) -> None:
    try:
        source = ludo.load(slug).file(name)
    except FileNotFoundError:
        assert name in OPTIONAL
        return
    texts = list(texts_in(tomllib.loads(source)))
    assert texts
    assert [text for text in texts if not set(LANGUAGES) <= set(text) or not all(text.values())] == []


def texts_in(value: Any) -> Iterator[dict[str, str]]:
    """Every text by language within the value."""
    if isinstance(value, dict) and set(value) & set(LANGUAGES):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from texts_in(one)
