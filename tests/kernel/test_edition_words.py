"""The editor calls every value of every edition by a name, in both languages."""

from __future__ import annotations

import re

import pytest

from ludotheque.kernel.edition import Word
from ludotheque.kernel.languages import LANGUAGES
from ludotheque.printing.labels import KINDS
from ludotheque.registry import load
from support import HOUSE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", HOUSE)
def test_every_key_has_a_name(slug: str, language: str) -> None:
    game = load(slug)
    text = game.file(f"{language}.ftl") + game.file(f"edition.{language}.ftl")
    known = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    words = {word for kind in game.schema.values() if isinstance(kind, Word) for word in kind.words}
    for key in game.schema:
        parts = key.split(".")
        for parent, part in zip(["", *parts], parts, strict=False):
            names = {f"edition-{parent}-{part}", *(f"{kind}-{part}" for kind in KINDS)}
            assert part.isdigit() or names & known, f"{key}: {part}"
    for word in words:
        assert {f"{kind}-{word}" for kind in KINDS} & known, word
    used = {part for key in game.schema for part in key.split(".")} | words
    own = re.findall(r"^edition-([\w-]+) =", game.file(f"edition.{language}.ftl"), re.MULTILINE)
    assert {name.rpartition("-")[2] for name in own} <= used  # no name without a value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", HOUSE)
def test_every_ready_edition_has_a_name_and_a_text(slug: str, language: str) -> None:
    game = load(slug)
    known = set(re.findall(r"^ready-([\w-]+) =", game.file(f"edition.{language}.ftl"), re.MULTILINE))
    assert known == {name + end for name in game.ready_editions for end in ("", "-text")}
    for name, edition in game.ready_editions.items():
        assert game.read_edition(game.file(f"editions/{name}.toml")).hash == edition.hash != game.edition.hash
