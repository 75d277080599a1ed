"""``ludo puzzles``: make the bank of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ludotheque.cli.common import console, game_argument, lang_option, own_messages, say_in
from ludotheque.kernel.game import Game
from ludotheque.puzzles.making.maker import SEED, make
from ludotheque.puzzles.making.renewing import renew
from ludotheque.puzzles.puzzle import FILE


@click.group()
def puzzles() -> None:
    """Make puzzles for `ludo puzzle` and the house."""


@puzzles.command("make")
@game_argument
@click.option("--count", type=click.IntRange(1, 10_000), default=60, show_default=True, help="Puzzles in the bank.")
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), default=FILE, show_default=True, help="The bank."
)
@click.option("--seed", type=int, default=SEED, show_default=True, help="Of the bots' games and of the searches.")
@lang_option
def make_bank(game: Game[Any], count: int, out: Path, seed: int, lang: str) -> None:
    """Fill a bank for GAME with positions in which one choice is clearly best.

    Each puzzle is written as soon as it is found; the same command goes on where it was interrupted.
    """
    say = say_in(own_messages(), lang)

    def tell(source: int, found: int) -> None:
        console.print(say("puzzles-made", title=game.title, found=found, count=count, games=source))

    make(game, out, count, seed, tell=tell)


@puzzles.command("renew")
@game_argument
@click.option(
    "--bank",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    default=FILE,
    show_default=True,
    help="The bank.",
)
@click.option("--seed", type=int, required=True, help="Of the games that give new puzzles; one that made none yet.")
@lang_option
def renew_bank(game: Game[Any], bank: Path, seed: int, lang: str) -> None:
    """Hold a bank of GAME against the present Champion, after he has learned.

    A puzzle whose answer he still finds, and which is best among rivals who play as he does, keeps its day and is rated
    anew. Every other gives way to a new one.
    """
    say = say_in(own_messages(), lang)

    def tell(done: int, total: int, replaced: int) -> None:
        console.print(say("puzzles-renewed", title=game.title, done=done, total=total, replaced=replaced))

    renew(game, bank, seed, tell=tell)
