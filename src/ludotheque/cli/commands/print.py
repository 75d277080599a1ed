"""``ludo print``: the pieces of a game on paper."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ludotheque.cli.common import (
    console,
    edition_option,
    game_argument,
    lang_option,
    own_messages,
    read_edition,
    say_in,
)
from ludotheque.extras import needs
from ludotheque.kernel.game import Game
from ludotheque.printing.paper import PAPERS


@click.command("print")
@game_argument
@edition_option
@click.option("--paper", type=click.Choice(tuple(PAPERS)), default="a4", show_default=True)
@click.option("--output", "-o", type=click.Path(), help="The file to write; GAME.pdf if not given.")
@lang_option
@needs("print", "ludo print")
def print_(game: Game[Any], box: str | None, paper: str, output: str | None, lang: str) -> None:
    """Print the cards, boards and pawns of GAME as a PDF.

    Vectors at true size, with cutting marks.
    """
    from ludotheque.printing.pdf import pressed  # slow to load: only when something is printed
    from ludotheque.server.assets import built

    edition = read_edition(game, box) if box else game.edition
    target = Path(output or f"{game.slug}.pdf")
    target.write_bytes(pressed(game, edition, lang, paper, built()))
    console.print(say_in(own_messages(), lang)("printed", path=str(target)), soft_wrap=True)
