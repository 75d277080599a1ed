"""``ludo print``: the pieces of a game on paper."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.markup import escape

from ludotheque.cli.common import console, game_argument, lang_option, own_messages, read_edition, say_in
from ludotheque.kernel.game import Game
from ludotheque.printing.paper import PAPERS


@click.command("print")
@game_argument
@click.option("--edition", "box", type=click.Path(), help="Your own values (TOML).")
@click.option("--paper", type=click.Choice(tuple(PAPERS)), default="a4", show_default=True)
@click.option("--output", "-o", type=click.Path(), help="The file to write; GAME.pdf if not given.")
@lang_option
def print_(game: Game[Any], box: str | None, paper: str, output: str | None, lang: str) -> None:
    """Print GAME: cards, boards and pawns of an edition as a vector PDF at true size, with cutting marks."""
    from ludotheque.printing.press import pressed  # slow to load: only when something is printed
    from ludotheque.server.pages import built

    edition = read_edition(game, box) if box else game.edition
    target = Path(output or f"{game.slug}.pdf")
    target.write_bytes(pressed(game, edition, lang, paper, built()))
    console.print(say_in(own_messages(), lang)("printed", path=escape(str(target))))
