"""Find what somebody asks about in their own words: those of the tickets, of the board or of the rulebook."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from functools import lru_cache
from itertools import islice
from typing import Any

from ludotheque.kernel.languages import LANGUAGES
from ludotheque.kernel.state import State

MAX_OFFERS = 3
MAX_SEARCHED = 1500  # tokens: more than the games have now, with any edition that was tried
MIN_WORD = 3  # letters; smaller words say nothing, numbers do
STEM = 2  # letters at the end of a word that may differ: singular and plural, infinitive and imperative


def naming(state: State) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield tokens with the words that name them: those that are legal, then others, as many as a question looks at.

    All of them together take some ten milliseconds.
    """
    seen, legal = state.observe(state.actor()), state.setting.game.legal_tokens(state)
    for token in islice(dict.fromkeys([*legal, *state.setting.tokens]), MAX_SEARCHED):
        yield token, _words(_told(state, seen, token))


def find_tokens(state: State, text: str, named: Mapping[str, frozenset[str]]) -> tuple[str | None, list[str]]:
    """Return the token that the words name, or None and the nearest ones, in whichever language they are."""
    asked, seen = _words(text), state.observe(state.actor())
    scores = _scores(asked, named)
    numbers = state.setting.numbers
    best = sorted(scores, key=lambda token: (-scores[token], numbers[token]))  # of equals the first of the notation
    sure = [token for token in best if asked and all(_fits(word, named[token]) for word in asked)]
    if len(sure) == 1 or (sure and len({_label(state, seen, token) for token in sure}) == 1):
        return sure[0], []
    return None, _different(best, lambda token: _label(state, seen, token))


def find_clauses(state: State, text: str) -> list[str]:
    """Return the clauses of the rulebook that use most of the words."""
    clauses = state.setting.game.rulebook.clauses
    told = {
        number: _words(" ".join(clause.text(language) for language in LANGUAGES)) for number, clause in clauses.items()
    }
    scores = _scores(_words(text), told)
    return sorted(scores, key=lambda number: -scores[number])[:MAX_OFFERS]


def _scores(asked: Set[str], told: Mapping[str, Set[str]]) -> dict[str, float]:
    """Weigh what each text shares with the question: a word that few texts have says more."""
    hits = {name: {word for word in asked if _fits(word, words)} for name, words in told.items()}
    common = Counter(word for found in hits.values() for word in found)
    return {name: sum(1 / common[word] for word in found) for name, found in hits.items() if found}


def _fits(word: str, words: Iterable[str]) -> bool:
    if word.isdecimal():
        return word in words
    stem = word[: max(MIN_WORD + 1, len(word) - STEM)]
    return any(other.startswith(stem) for other in words)


@lru_cache(maxsize=8192)
def _words(text: str) -> frozenset[str]:
    plain = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return frozenset(word for word in re.split(r"[^a-z0-9]+", bare) if len(word) >= MIN_WORD or word.isdecimal())


def _told(state: State, seen: Mapping[str, Any], token: str) -> str:
    """Say the token in every language, and as it is written."""
    return " ".join([token, *(_label(state, seen, token, language) for language in LANGUAGES)])


def _label(state: State, seen: Mapping[str, Any], token: str, language: str = LANGUAGES[0]) -> str:
    game, edition = state.setting.game, state.setting.edition
    try:
        return game.explain(
            seen,
            token,
            edition,
            lambda message, **args: game.messages.say(language, message, **args),
        )
    except AssertionError:  # it makes no sense now, not even as a question
        return token


def _different(tokens: list[str], label: Callable[[str], str]) -> list[str]:
    """Return the first tokens that are called differently."""
    found: dict[str, str] = {}
    for token in tokens:
        if len(found) == MAX_OFFERS:
            break
        found.setdefault(label(token), token)
    return list(found.values())
