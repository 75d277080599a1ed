"""What several commands share: languages, settings, files."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from ludotheque.kernel.edition import Edition
from ludotheque.kernel.errors import BadOption, LudoError
from ludotheque.kernel.game import Game, Say
from ludotheque.kernel.languages import ENGLISH, LANGUAGES
from ludotheque.kernel.messages import Messages, house_messages
from ludotheque.kernel.option import Option
from ludotheque.kernel.state import State
from ludotheque.registry import load, slugs

ENVIRONMENT = ("LUDO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
F = TypeVar("F", bound=Callable[..., Any])

# Words are shown as they are written: ":a:" is no picture and "[bench]" no colour. Colours come from styled().
console = Console(highlight=False, markup=False, emoji=False)


def styled(pattern: str, **values: object) -> Text:
    """Fill a pattern with markup; the values are shown as they are.

    >>> styled("[bold]{seat}[/] {token}", seat="seat 1", token="place:a:garden [bench]").plain
    'seat 1 place:a:garden [bench]'
    """
    return Text.from_markup(pattern.format(**{name: escape(str(value)) for name, value in values.items()}), emoji=False)


class SlugType(click.ParamType[Any]):
    """A game of the shelf, completed by the shell."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if isinstance(value, Game):
            return value
        try:
            return load(str(value))
        except LudoError as error:
            self.fail(str(error), param, ctx)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[click.shell_completion.CompletionItem]:
        return [click.shell_completion.CompletionItem(slug) for slug in slugs() if slug.startswith(incomplete)]


def home_language() -> str:
    """Return the language that the environment asks for; English if it names none that the house speaks."""
    wanted = next((os.environ[name] for name in ENVIRONMENT if os.environ.get(name)), "")
    return next((language for language in LANGUAGES if re.match(rf"{language}\b|{language}_", wanted)), ENGLISH)


def game_argument(command: F) -> F:
    """Take the slug of a game, checked and completed by the shell."""
    return click.argument("game", type=SlugType())(command)


def lang_option(command: F) -> F:
    """--lang."""
    choice = click.Choice(LANGUAGES)
    return click.option(
        "--lang", type=choice, default=home_language, help="Language; else that of LUDO_LANG or LANG, else English."
    )(command)


def edition_option(command: F) -> F:
    """--edition."""
    text = "Your own values (TOML), or a ready edition by its name: see ludo edition GAME --list."
    return click.option("--edition", "box", type=click.Path(), help=text)(command)


def setting_options(command: F) -> F:
    """--seats, --option and --edition."""
    command = edition_option(command)
    command = click.option("--option", "-o", "pairs", multiple=True, metavar="NAME=VALUE", help="Repeatable.")(command)
    return click.option("--seats", "-n", type=int, help="Number of seats; the smallest table if not given.")(command)


def new_state(game: Game[Any], seats: int | None, pairs: tuple[str, ...], box: str | None) -> State:
    """Begin a fresh game from the three setting options."""
    edition = read_edition(game, box) if box else None
    state: State = game.new(seats, dict(_pair(game, pair) for pair in pairs), edition)
    return state


def read_text(path: str, accepted: str) -> str:
    """Read what the file says; LudoError if it is a picture or the like."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise LudoError(f"{path} is not a text in UTF-8; accepted is {accepted}") from None


def read_edition(game: Game[Any], path: str) -> Edition:
    """Read somebody's own values, or take the ready edition of that name."""
    if path in game.ready_editions:
        return game.ready_editions[path]
    return game.read_edition(read_text(path, "an edition (TOML)"))


def _pair(game: Game[Any], text: str) -> tuple[str, object]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption(f"found {text!r}, accepted is NAME=VALUE")
    declared = {option.name: option for option in game.options}
    return name, _value(declared[name], value) if name in declared else value


def _value(option: Option, text: str) -> object:
    """Return the option's own value that is written so."""
    for value in option.values:
        if text == (str(value).lower() if isinstance(value, bool) else str(value)):
            return value
    return text


def ratio(value: float | None) -> str:
    """So many times as fast as a peer; a dash where there is none."""
    return "–" if value is None else f"{value:.1f}"


def say_in(messages: Messages, language: str) -> Say:
    """say("message-id", ...) in one language."""

    def say(message: str, **args: Any) -> str:
        return messages.say(language, message, **args)

    return say


def own_messages() -> Messages:
    """Return the words of the command line itself."""
    return house_messages("cli")
