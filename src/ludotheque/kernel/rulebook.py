"""The rulebook of a game: every clause with its text in every language, and every ruling."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.kernel.languages import LANGUAGES, Text, completed

MARKS = ("rule", "ruling", "reconstructed")


@dataclass(frozen=True)
class Part:
    """A sentence or two of a clause, marked rule, ruling or reconstructed."""

    mark: str
    text: Text


@dataclass(frozen=True)
class Clause:
    """One numbered clause."""

    number: str
    section: str
    parts: tuple[Part, ...]

    def text(self, language: str) -> str:
        return " ".join(part.text[language] for part in self.parts)

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(part.mark for part in self.parts)


@dataclass(frozen=True)
class Ruling:
    """Where the original is silent or unclear: what it leaves open, what we rule, and why."""

    number: str
    clauses: tuple[str, ...]
    option: str | None
    gap: Text
    ruling: Text
    why: Text


@dataclass(frozen=True)
class Rulebook:
    """The one source of `ludo rules`, the web reader, why-not and the coverage check."""

    sections: Mapping[str, Text]
    clauses: Mapping[str, Clause]
    rulings: Mapping[str, Ruling]

    @classmethod
    def read(cls, source: str) -> Rulebook:
        """Read a rulebook from the text of ``rulebook.toml``."""
        data = tomllib.loads(source)
        sections = {name: _text(f"sections.{name}", text) for name, text in data["sections"].items()}
        clauses = {number: _clause(number, entry) for number, entry in data["clauses"].items()}
        rulings = {number: _ruling(number, entry) for number, entry in data.get("rulings", {}).items()}
        for clause in clauses.values():
            if clause.section not in sections:
                raise ValueError(f"rulebook {clause.number}: no section {clause.section!r}")
        for ruling in rulings.values():
            for number in ruling.clauses:
                if number not in clauses:
                    raise ValueError(f"rulebook {ruling.number}: no clause {number!r}")
        return cls(sections, clauses, rulings)


def _text(where: str, entry: Any) -> Text:
    if not isinstance(entry, dict) or not entry or not all(entry.values()):
        raise ValueError(f"rulebook {where}: needs a text, by language ({', '.join(LANGUAGES)})")
    return completed(entry)


def _clause(number: str, entry: Mapping[str, Any]) -> Clause:
    parts = tuple(Part(key, _text(number, value)) for key, value in entry.items() if key in MARKS)
    extra = set(entry) - {"section", *MARKS}
    if not parts or extra:
        raise ValueError(f"rulebook {number}: needs section and one or more of {', '.join(MARKS)}; found {set(entry)}")
    return Clause(number, entry["section"], parts)


def _ruling(number: str, entry: Mapping[str, Any]) -> Ruling:
    return Ruling(
        number,
        tuple(entry["clauses"]),
        entry.get("option"),
        _text(f"{number}.gap", entry["gap"]),
        _text(f"{number}.ruling", entry["ruling"]),
        _text(f"{number}.why", entry["why"]),
    )
