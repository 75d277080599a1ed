"""``ludo edition``: the component values of a game, to read, copy and check."""

from __future__ import annotations

from typing import Any

import click
from rich.markup import escape

from ludotheque.cli.common import console, game_argument, lang_option, own_messages, read_edition, say_in
from ludotheque.kernel.game import Game


@click.command()
@game_argument
@click.option("--check", "path", type=click.Path(), help="Check your own edition file instead.")
@lang_option
def edition(game: Game[Any], path: str | None, lang: str) -> None:
    """Print the house edition of GAME as a file to start from, or check your own."""
    if path is None:
        click.echo(game.file("edition.toml"), nl=False)
        return
    own = read_edition(game, path)
    changed = [key for key, value in own.values.items() if value != game.edition.values[key]]
    say = say_in(own_messages(), lang)
    console.print(say("edition-good", name=escape(own.name), hash=own.hash[:12], count=len(changed)))
    for key in changed:
        console.print(f"  {key} = {own.values[key]}  [dim]({game.edition.values[key]})[/]")
