"""Messages in both languages, from one Fluent catalogue per game and language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.kernel.rulebook import LANGUAGES


class Messages:
    """The catalogues of one game (or of a room of the house).

    >>> hello = Messages({"fr": "hello = Bonjour { $who }", "en": "hello = Hello { $who }"})
    >>> hello.say("fr", "hello", who="Léa")
    'Bonjour Léa'
    """

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.bundles = {language: _bundle(language, sources[language]) for language in LANGUAGES}

    def say(self, language: str, message: str, **args: Any) -> str:
        """The message in that language; KeyError if there is none."""
        bundle = self.bundles[language]
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message {message!r} ({language}): {errors[0]}")
        return str(text)

    def has(self, language: str, message: str) -> bool:
        return bool(self.bundles[language].has_message(message))


def _bundle(language: str, source: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle
