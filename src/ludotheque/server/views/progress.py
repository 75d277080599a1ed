"""Describe in a few words how far a game has got, for lists of tables."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from ludotheque.kernel.languages import LANGUAGES
from ludotheque.kernel.state import State
from ludotheque.server.tables.state import TableState

DOT = " · "
PARTS = 2  # of what a game tells: a list has little room
WHERE = "where"  # the message of a game that has a shorter word for it than the first line of its table


def describe_progress(table: TableState) -> dict[str, str]:
    """Say it in every language, from what everybody may know; nothing before the start and after the end."""
    if table.status != "playing" or table.state is None:
        return {}
    view = table.state.observe(None)
    told = {language: _told(table.state, view, language) for language in LANGUAGES}
    return {language: DOT.join(text.split(DOT)[:PARTS]) for language, text in told.items()}


def _told(state: State, view: Mapping[str, Any], language: str) -> str:
    messages = state.setting.game.messages
    if messages.has(language, WHERE):
        return messages.say(language, WHERE, **_scalars(view))
    first, *_ = state.setting.game.table(view, state.setting.edition, partial(messages.say, language))
    return first.removesuffix(".")


def _scalars(view: Mapping[str, Any]) -> dict[str, int | str]:
    """Return the numbers and words of a view, as the messages of the web app receive them.

    >>> _scalars({"round": 3, "reversed": True, "phase": "lead", "hands": [], "leg": None})
    {'round': 3, 'reversed': 'true', 'phase': 'lead'}
    """
    plain = {name: value for name, value in view.items() if isinstance(value, int | str)}
    return {name: str(value).lower() if isinstance(value, bool) else value for name, value in plain.items()}
