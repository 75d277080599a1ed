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
class Summary:
    """The rules on one page, for a first evening; ``needs`` is what one must bring to the printed game."""

    aim: Text
    turn: tuple[Text, ...]
    scoring: tuple[Text, ...]
    tips: tuple[Text, ...]
    needs: tuple[Text, ...]


@dataclass(frozen=True)
class Rulebook:
    """The one source of `ludo rules`, the web reader, the printed rules, why-not and the coverage check.

    ``synonyms``: words that mean the same to whoever searches, by language.
    """

    sections: Mapping[str, Text]
    clauses: Mapping[str, Clause]
    rulings: Mapping[str, Ruling]
    summary: Summary | None = None
    synonyms: tuple[Mapping[str, tuple[str, ...]], ...] = ()

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
        summary = _summary(data["summary"]) if "summary" in data else None
        return cls(sections, clauses, rulings, summary, tuple(_synonyms(one) for one in data.get("synonyms", [])))


def _summary(entry: Mapping[str, Any]) -> Summary:
    lists = {name: _texts(f"summary.{name}", entry.get(name, [])) for name in ("turn", "scoring", "tips", "needs")}
    return Summary(_text("summary.aim", entry.get("aim")), **lists)


def _texts(where: str, entries: Any) -> tuple[Text, ...]:
    return tuple(_text(f"{where}[{number}]", entry) for number, entry in enumerate(entries))


def _synonyms(entry: Mapping[str, list[str]]) -> Mapping[str, tuple[str, ...]]:
    return {language: tuple(words) for language, words in entry.items()}


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
