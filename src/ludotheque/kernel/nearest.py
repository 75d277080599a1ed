"""Guess which of some words somebody meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

MAX_LENGTH = 60  # nobody mistypes a longer word


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that looks most like it; None if none does.

    >>> nearest("mrak", ["mark", "lemans"]), nearest("chess", ["mark", "lemans"])
    ('mark', None)
    """
    return next(iter(get_close_matches(word.lower(), list(known), 1)), None) if len(word) <= MAX_LENGTH else None


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return the middle of a sentence that refuses a word: a question if a known word looks like it, else nothing.

    >>> did_you_mean("habitu", ["flaneur", "habitue"]), did_you_mean("god", ["flaneur", "habitue"])
    (' (did you mean habitue?)', '')
    """
    meant = nearest(word, known)
    return f" (did you mean {meant}?)" if meant else ""
