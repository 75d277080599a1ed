"""``ludo games``: what is on the shelf."""

from __future__ import annotations

import click
from rich.table import Table
from rich.text import Text

from ludotheque.cli.common import console, lang_option, own_messages, say_in
from ludotheque.registry import load, slugs


@click.command()
@lang_option
def games(lang: str) -> None:
    """List the games, their seats and options (defaults first)."""
    say = say_in(own_messages(), lang)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("game", "title", "seats", "options"):
        table.add_column(say(f"games-{heading}"), overflow="fold")
    for slug in slugs():
        game = load(slug)
        options = "\n".join(f"{option.name} = {' | '.join(map(str, option.values))}" for option in game.options)
        table.add_row(Text(slug, "bold"), game.title, f"{game.min_seats}–{game.max_seats}", options)
    console.print(table)
