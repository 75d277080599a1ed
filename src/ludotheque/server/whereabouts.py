"""How far a game has got, in a few words: what a list of tables says of each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from ludotheque.kernel.rulebook import LANGUAGES
from ludotheque.kernel.state import State
from ludotheque.server.ledger import Ledger

DOT = " · "
PARTS = 2  # of what a game tells: a list has little room
WHERE = "where"  # the message of a game that has a shorter word for it than the first line of its table


def whereabouts(ledger: Ledger) -> dict[str, str]:
    """In both languages, from what everybody may know; nothing before the start and after the end."""
    if ledger.status != "playing" or ledger.state is None:
        return {}
    view = ledger.state.observe(None)
    told = {language: _told(ledger.state, view, language) for language in LANGUAGES}
    return {language: DOT.join(text.split(DOT)[:PARTS]) for language, text in told.items()}


def _told(state: State, view: Mapping[str, Any], language: str) -> str:
    messages = state.setting.game.messages
    if messages.has(language, WHERE):
        return messages.say(language, WHERE, **_scalars(view))
    first, *_ = state.setting.game.table(view, state.setting.edition, partial(messages.say, language))
    return first.removesuffix(".")


def _scalars(view: Mapping[str, Any]) -> dict[str, int | str]:
    """The numbers and words of a view, as the messages of the web app receive them.

    >>> _scalars({"round": 3, "reversed": True, "phase": "lead", "hands": [], "leg": None})
    {'round': 3, 'reversed': 'true', 'phase': 'lead'}
    """
    plain = {name: value for name, value in view.items() if isinstance(value, int | str)}
    return {name: str(value).lower() if isinstance(value, bool) else value for name, value in plain.items()}
