"""``ludo play``: a table in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import click

from ludotheque.bots.bot import Bot
from ludotheque.cli.common import console, game_argument, lang_option, new_state, own_messages, say_in, setting_options
from ludotheque.cli.table import Table
from ludotheque.kernel.errors import BadSeats, LudoError
from ludotheque.kernel.game import Game
from ludotheque.kernel.record import Record


@click.command()
@game_argument
@setting_options
@click.option("--people", "-p", default="0", show_default=True, help="Seats of people, from 0: 0,2 or all or none.")
@click.option("--bots", default="habitue", show_default=True, help="Levels with commas; they go round the other seats.")
@click.option("--seed", type=int, help="Seed of chance and bots, to play the same deal again.")
@click.option("--record", "path", type=click.Path(), help="Write the record of the game to this file.")
@click.option("--pause/--no-pause", default=True, help="Wait a moment after each move of a bot.")
@lang_option
def play(
    game: Game[Any],
    seats: int | None,
    pairs: tuple[str, ...],
    box: str | None,
    people: str,
    bots: str,
    seed: int | None,
    path: str | None,
    pause: bool,
    lang: str,
) -> None:
    """Play GAME here: people at one keyboard, bots on the other seats."""
    if path and not Path(path).absolute().parent.is_dir():  # said now: after the game it would be lost
        raise LudoError(f"--record: there is no folder {Path(path).parent}")
    state = new_state(game, seats, pairs, box)
    chairs = _chairs(people, state.setting.seats)
    record = Record.begin(state)
    company = _company(bots, sorted(set(range(state.setting.seats)) - chairs))
    table = Table(state, record, company, secrets.randbits(60) if seed is None else seed, lang)
    table.pause = 0.4 if pause and chairs and console.is_terminal else 0.0
    table.run()
    if path:
        Path(path).write_text(record.write() + "\n", encoding="utf-8")
        console.print(say_in(own_messages(), lang)("saved", path=path), soft_wrap=True)


def _company(bots: str, seats: list[int]) -> dict[int, Bot]:
    """Return the bots on the seats that no person has, their levels going round."""
    levels = bots.split(",")
    return {seat: Bot(levels[place % len(levels)]) for place, seat in enumerate(seats)}


def _chairs(people: str, seats: int) -> set[int]:
    """Return the seats named by --people."""
    if people in ("none", "all"):
        return set(range(seats)) if people == "all" else set()
    try:
        chairs = {int(part) for part in people.split(",")}
    except ValueError:
        chairs = {-1}
    if not chairs <= set(range(seats)):
        raise BadSeats(f"--people: found {people!r}, accepted are seats 0 to {seats - 1} with commas, 'all' or 'none'")
    return chairs
