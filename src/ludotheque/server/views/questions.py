"""Find what somebody asks about in their own words: those of the tickets, of the board or of the rulebook."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable

from ludotheque.kernel.languages import LANGUAGES
from ludotheque.kernel.state import State

MAX_OFFERS = 3
MIN_WORD = 3  # letters; smaller words say nothing, numbers do
STEM = 2  # letters at the end of a word that may differ: singular and plural, infinitive and imperative


def find_tokens(state: State, text: str) -> tuple[str | None, list[str]]:
    """Return the token that the words name, or None and the nearest ones, in whichever language they are."""
    asked = _words(text)
    named = {token: _words(_told(state, token)) for token in state.setting.tokens}
    scores = _scores(asked, named)
    best = sorted(scores, key=lambda token: -scores[token])  # stable: of equals the first of the notation
    sure = [token for token in best if asked and all(_fits(word, named[token]) for word in asked)]
    if len(sure) == 1 or (sure and len({_label(state, token) for token in sure}) == 1):
        return sure[0], []
    return None, _different(best, lambda token: _label(state, token))


def find_clauses(state: State, text: str) -> list[str]:
    """Return the clauses of the rulebook that use most of the words."""
    clauses = state.setting.game.rulebook.clauses
    told = {
        number: _words(" ".join(clause.text(language) for language in LANGUAGES)) for number, clause in clauses.items()
    }
    scores = _scores(_words(text), told)
    return sorted(scores, key=lambda number: -scores[number])[:MAX_OFFERS]


def _scores(asked: set[str], told: dict[str, set[str]]) -> dict[str, float]:
    """Weigh what each text shares with the question: a word that few texts have says more."""
    hits = {name: {word for word in asked if _fits(word, words)} for name, words in told.items()}
    common = Counter(word for found in hits.values() for word in found)
    return {name: sum(1 / common[word] for word in found) for name, found in hits.items() if found}


def _fits(word: str, words: Iterable[str]) -> bool:
    if word.isdecimal():
        return word in words
    stem = word[: max(MIN_WORD + 1, len(word) - STEM)]
    return any(other.startswith(stem) for other in words)


def _words(text: str) -> set[str]:
    plain = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return {word for word in re.split(r"[^a-z0-9]+", bare) if len(word) >= MIN_WORD or word.isdecimal()}


def _told(state: State, token: str) -> str:
    """Say the token in every language, and as it is written."""
    return " ".join([token, *(_label(state, token, language) for language in LANGUAGES)])


def _label(state: State, token: str, language: str = LANGUAGES[0]) -> str:
    game, edition = state.setting.game, state.setting.edition
    try:
        return game.explain(
            state.observe(state.actor()),
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
