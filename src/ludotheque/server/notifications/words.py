"""Put notices into words."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.languages import FIRST, LANGUAGES
from ludotheque.kernel.messages import house_messages


def say(language: str, key: str, **values: Any) -> str:
    """Return a sentence of the catalogue; somebody who has chosen no language hears the first of the house."""
    return house_messages("notices").say(language if language in LANGUAGES else FIRST, key, **values)


def line(language: str, row: Any) -> str:
    """Say what one notice is about.

    >>> from ludotheque.server.notifications.notice import Notice
    >>> line("en", Notice("invite", "lea", "k", "t", "Mark", "/table/t", by="Tom"))
    'Tom invites you: Mark'
    """
    return say(language, f"notice-{row.kind}", title=row.title, name=row.by)
