"""What was agreed in every game of a study: options and component values other than those of the house."""

from __future__ import annotations

from html import escape
from typing import Any

from ludotheque.kernel.game import Game
from ludotheque.lab.plan import Variant
from ludotheque.lab.report.words import Words
from ludotheque.registry import load


def term_parts(slug: str, base: Variant, words: Words) -> list[str]:
    """One line each for the options and the values; nothing for the house's own game."""
    game = load(slug)
    options = [_option(game, name, value, words.language) for name, value in base.options.items()]
    values = [f"{key} = {value}" for key, value in (base.edition or {}).items()]
    told = (("terms-options", options), ("terms-edition", values))
    return [f"<p>{escape(words.say(message, terms=' · '.join(terms)))}</p>" for message, terms in told if terms]


def _option(game: Game[Any], name: str, value: object, language: str) -> str:
    title = game.messages.say(language, f"option-{name}")
    return f"{title} ({name}) – {option_value(game, name, value, language)}"


def option_value(game: Game[Any], name: str, value: object, language: str) -> str:
    """Name a value of an option in words."""
    written = str(value).lower() if isinstance(value, bool) else str(value)
    return game.messages.say(language, f"option-{name}-{written}")
