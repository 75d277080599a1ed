"""``ludo ladder``: the levels of a game measured against each other."""

from __future__ import annotations

import itertools
import json
import math
import os
from pathlib import Path
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from ludotheque.bots.budget import Budget
from ludotheque.bots.levels import HOUSE, LEVELS, level
from ludotheque.cli.common import console, game_argument, new_state
from ludotheque.cli.ladder_peer import ladder_peer
from ludotheque.extras import needs
from ludotheque.kernel.compiled import is_compiled
from ludotheque.kernel.errors import BadOption
from ludotheque.kernel.game import Game
from ludotheque.kernel.languages import ENGLISH
from ludotheque.ladder.curve import BUDGETS, Step
from ludotheque.ladder.curve import curve as curve_of
from ludotheque.ladder.ladder import Ladder, mean, played
from ludotheque.ladder.pairings import pairings
from ludotheque.ladder.strengths import Strength, note


@click.command()
@game_argument
@click.option("--seats", "-n", type=int, help="Number of seats; the middle of what the game takes if not given.")
@click.option("--levels", default=",".join(HOUSE), show_default=True, help="With commas, the weakest first.")
@click.option("--games", type=click.IntRange(1), default=240, show_default=True, help="At least; whole deals.")
@click.option("--budget", "pairs", multiple=True, metavar="LEVEL=N", help="Simulations (400) or seconds (1.5s).")
@click.option("--option", "-o", "choices", multiple=True, metavar="NAME=VALUE", help="Repeatable.")
@click.option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--peer", type=click.Choice(["open_spiel"]), help="The strongest level against this peer instead.")
@click.option(
    "--seconds", type=click.FloatRange(0.001), default=0.5, show_default=True, help="A decision, with --peer."
)
@click.option("--curve", is_flag=True, help="The last level against itself with more time, step by step.")
@click.option("--steps", default=",".join(BUDGETS), show_default=True, help="Of the curve, with commas.")
@click.option(
    "--minutes", type=click.FloatRange(0.01), help="Begin no other round of deals then; each step of a curve."
)
@click.option("--note", "book", type=click.Path(dir_okay=False, path_type=Path), help="Write what neighbours won here.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")
@needs("lab", "ludo ladder", "openskill")
def ladder(
    game: Game[Any],
    seats: int | None,
    levels: str,
    games: int,
    pairs: tuple[str, ...],
    choices: tuple[str, ...],
    workers: int,
    seed: int,
    peer: str | None,
    seconds: float,
    curve: bool,
    steps: str,
    minutes: float | None,
    book: Path | None,
    as_json: bool,
) -> None:
    """Measure the levels of GAME against each other.

    A balanced round robin: all levels on all seats, with the same dice and cards.
    """
    slugs = [level(slug).slug for slug in levels.split(",")]
    number = seats or (game.min_seats + game.max_seats) // 2
    state = new_state(game, number, choices, None)
    if peer is not None:
        ladder_peer(game, state, slugs[-1], games, seconds, seed, as_json)
        return
    if curve:
        told = curve_of(
            game.slug, slugs[-1], _steps(steps), number, games, workers, seed, state.setting.options, minutes
        )
        _show_curve(game, number, list(told), as_json)
        return
    held = dict(_budget(pair) for pair in pairs)
    if len(set(slugs)) < 2:
        raise BadOption("--levels: at least two different levels are needed")
    table = Ladder(slugs)
    wanted = pairings(game.slug, slugs, number, games, seed, state.setting.options, held, minutes)
    for outcome in played(wanted, workers):
        table.add(outcome)
    if book is not None:
        note(book, neighbours(table, number, dict(pair.split("=") for pair in pairs)))
    if as_json:
        click.echo(json.dumps({"game": game.slug, "seats": number, **table.as_dict()}, indent=1))
        return
    console.print(f"{game.title}, {number} seats, {len(table.outcomes)} games")
    console.print(cross(table, {slug: LEVELS[slug].name_in(ENGLISH) for slug in slugs}))
    console.print(_ratings(table))
    if not is_compiled(state):
        console.print(Text("The rules are NOT compiled: thinking times say nothing.", "bold red"))


def _show_curve(game: Game[Any], seats: int, steps: list[Step], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({"game": game.slug, "seats": seats, "steps": [one.as_dict() for one in steps]}, indent=1))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("budget", "against", "beats, %", "games", "mean s", "against"):
        table.add_column(heading, justify="left" if heading == "budget" else "right")
    for step in steps:
        (low, high), (less, more) = step.duel.interval, step.seconds
        share = f"{100 * step.duel.share:.1f} ({100 * low:.0f}–{100 * high:.0f})"
        table.add_row(step.larger, step.smaller, share, str(step.duel.games), f"{more:.3f}", f"{less:.3f}")
    console.print(f"{game.title}, {seats} seats")
    console.print(table)


def _budget(pair: str) -> tuple[str, Budget]:
    slug, _, text = pair.partition("=")
    try:
        return level(slug).slug, _read(text)
    except ValueError:
        raise BadOption(f"--budget: found {pair!r}, accepted is LEVEL=400 or LEVEL=1.5s") from None


def _steps(text: str) -> tuple[str, ...]:
    """Read the budgets of a curve."""
    found = tuple(text.split(","))
    try:
        if len({_read(one) for one in found}) < 2:
            raise ValueError(text)
    except ValueError:
        raise BadOption(f"--steps: found {text!r}, accepted are at least two budgets like 0.3s,1.2s") from None
    return found


def _read(text: str) -> Budget:
    """Read a budget that lets one think at all."""
    budget = Budget.read(text)
    if not 0 < (budget.simulations or budget.seconds or 0) < math.inf:
        raise ValueError(text)
    return budget


def neighbours(ladder: Ladder, seats: int, held: dict[str, str]) -> list[Strength]:
    """Each level against the one before it in the list."""
    found = []
    for below, above in itertools.pairwise(ladder.levels):
        duel = ladder.duels[above, below]
        budgets = {slug: text for slug, text in held.items() if slug in (above, below)}
        found.append(Strength.measured(seats, above, below, duel.games, duel.estimate, budgets))
    return found


def cross(ladder: Ladder, names: dict[str, str]) -> Table:
    """How often the player of the line beats the player of the column, with 95 % intervals."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("beats, %")
    for slug in ladder.levels:
        table.add_column(names[slug], justify="right")
    for one in ladder.levels:
        cells = ["–" if one == other else share_of(ladder, one, other) for other in ladder.levels]
        table.add_row(names[one], *cells)
    return table


def share_of(ladder: Ladder, one: str, other: str) -> str:
    """How often one beats the other, in percent, with its interval; nothing if they never met."""
    duel = ladder.duels.get((one, other))
    if duel is None:
        return ""
    low, high = duel.interval
    return f"{100 * duel.share:.1f} ({100 * low:.0f}–{100 * high:.0f})"


def _ratings(ladder: Ladder) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("level", "openskill", "decisions", "mean ms", "longest ms"):
        table.add_column(heading, justify="left" if heading == "level" else "right")
    for slug, rating in ladder.ratings().items():
        thought = ladder.thoughts[slug]
        times = f"{1000 * mean(thought):.1f}", f"{1000 * thought.longest:.0f}"
        skill = f"{rating.skill:.1f} ± {2 * rating.doubt:.1f}"
        table.add_row(LEVELS[slug].name_in(ENGLISH), skill, str(thought.decisions), *times)
    return table
