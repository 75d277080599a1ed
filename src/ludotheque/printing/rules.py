"""The printed rules: the page that says it all, then every clause."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any

from ludotheque.kernel.languages import Text, language
from ludotheque.kernel.rulebook import Clause, Rulebook, Summary

NARROW = "\u202f"


def typeset(text: str, code: str) -> str:
    """Set blanks and apostrophes as the language has them.

    >>> typeset("L'air : un « oui » ?", "fr") == "L’air\u202f: un «\u202foui\u202f»\u202f?"
    True
    """
    if language(code).typography != "french":
        return re.sub(r'"([^"]*)"', "“\\1”", text.replace("'", "’"))
    spaced = re.sub(r" ([:;?!»])", NARROW + r"\1", text).replace("« ", f"«{NARROW}")
    return spaced.replace("'", "’")


def summary_page(summary: Summary | None, code: str) -> dict[str, list[str]]:
    """Return the rules on one page, part by part; nothing for a game without them."""
    if summary is None:
        return {}
    parts = {"aim": (summary.aim,), "turn": summary.turn, "scoring": summary.scoring, "tips": summary.tips}
    return {name: said(texts, code) for name, texts in parts.items()}


def clauses(book: Rulebook, code: str) -> list[dict[str, Any]]:
    """Every section with its clauses and their marks, in the order of the book."""
    return [
        {"title": typeset(book.sections[section][code], code), "clauses": [_clause(clause, code) for clause in group]}
        for section, group in groupby(book.clauses.values(), key=lambda clause: clause.section)
    ]


def said(texts: tuple[Text, ...], code: str) -> list[str]:
    """Put texts into the language, set as it is printed."""
    return [typeset(text[code], code) for text in texts]


def _clause(clause: Clause, code: str) -> dict[str, Any]:
    parts = [{"mark": part.mark, "text": typeset(part.text[code], code)} for part in clause.parts]
    return {"number": clause.number, "parts": parts}
