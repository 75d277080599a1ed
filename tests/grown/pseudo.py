"""The pseudo-language ``xx``: English with an accent on every vowel, so that a word without one was not translated."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

CODE = "xx"
ACCENTS = str.maketrans("aeiouyAEIOUY", "àéîöüÿÀÉÎÖÜŸ")
KEPT = re.compile(r"\\u[0-9a-fA-F]{4}|\\.|\{[^{}]*\}")  # escapes, and places that are filled
ENGLISH = re.compile(r'\ben = ("(?:[^"\\]|\\.)*")')
TOKENS = ("order-tickets",)  # messages that hold tokens, which no language translates


def accented(text: str) -> str:
    """The text with its accents.

    >>> accented("Seat {1} plays.")
    'Séàt {1} plàÿs.'
    """
    parts = zip(KEPT.split(text), [*KEPT.findall(text), ""], strict=True)
    return "".join(plain.translate(ACCENTS) + kept for plain, kept in parts)


def plain_words(text: str, known: set[str]) -> set[str]:
    """The words of three letters and more that have no accent, and nobody's name."""
    found = re.findall(r"\b[^\W\d_]{3,}\b", text)
    return {word for word in found if re.search("[aeiouyAEIOUY]", word) and word.lower() not in known}


def speak(package: Path) -> None:
    """Add the language to a copy of the package: catalogues beside the English ones, texts within the tables."""
    folder = package / "languages" / CODE
    folder.mkdir()
    for file in (package / "languages" / "en").glob("*.ftl"):
        (folder / file.name).write_text(catalogue(file.read_text(encoding="utf-8")), encoding="utf-8")
    facts = (package / "languages" / "en" / "language.toml").read_text(encoding="utf-8")
    facts = re.sub(r"(?m)^(name|read|names) = (.*)$", lambda found: f"{found[1]} = {accented(found[2])}", facts)
    (folder / "language.toml").write_text(facts.replace("order = 2", "order = 3"), encoding="utf-8")
    for game in (package / "games").iterdir():
        for name in ("{}.ftl", "edition.{}.ftl"):
            if (game / name.format("en")).exists():
                text = (game / name.format("en")).read_text(encoding="utf-8")
                (game / name.format(CODE)).write_text(catalogue(text), encoding="utf-8")
        for file in game.glob("*.toml"):
            file.write_text(table(file.read_text(encoding="utf-8")), encoding="utf-8")


def table(source: str) -> str:
    """A TOML text in which every English text is followed by its translation."""

    def translated(found: re.Match[str]) -> str:
        alone = found.start() == 0 or source[found.start() - 1] == "\n"
        return f"{found[0]}{NEW_LINE if alone else ', '}{CODE} = {accented(found[1])}"

    return ENGLISH.sub(translated, source)


NEW_LINE = "\n"


def catalogue(source: str) -> str:
    """A Fluent catalogue whose texts have accents."""
    resource = FluentParser().parse(source)
    Accents().visit(resource)
    return FluentSerializer().serialize(resource)


class Accents(visitor.Transformer):
    """Puts them on what is read, never on names of messages, arguments or cases."""

    def visit_Message(self, node: ast.Message) -> Any:  # noqa: N802
        return node if node.id.name in TOKENS else self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> Any:  # noqa: N802
        node.value = accented(node.value)
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> Any:  # noqa: N802
        node.value = accented(node.value)
        return node
