"""Messages in every language, from Fluent catalogues: one for each game, or room of the house, and language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ludotheque.kernel.fluent import Catalogue
from ludotheque.kernel.languages import LANGUAGES, house_catalogue


class Messages:
    """The catalogues of one game (or of a room of the house).

    >>> hello = Messages({"fr": "hello = Bonjour { $who }", "en": "hello = Hello { $who }"})
    >>> hello.say("fr", "hello", who="Léa")
    'Bonjour Léa'
    """

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.catalogues = {language: Catalogue(language, source) for language, source in sources.items()}

    def say(self, language: str, message: str, **args: Any) -> str:
        """Return the message in that language, else in the first one that has it; KeyError if none has."""
        for one in (language, *LANGUAGES):
            if self.has(one, message):
                return self._say(one, message, args)
        raise KeyError(message)

    def has(self, language: str, message: str) -> bool:
        """Tell whether this language itself has the message."""
        return language in self.catalogues and message in self.catalogues[language]

    def _say(self, language: str, message: str, args: Mapping[str, Any]) -> str:
        try:
            return self.catalogues[language].say(message, args)
        except ValueError as error:
            raise ValueError(f"message {message!r} ({language}): {error}") from None


@cache
def house_messages(room: str) -> Messages:
    """Read the catalogues of a room of the house, such as ``cli``, once."""
    return Messages({language: house_catalogue(language, f"{room}.ftl") for language in LANGUAGES})
