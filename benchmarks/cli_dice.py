"""``ludo bench dice``: does the test of dice err as often as it says?"""

from __future__ import annotations

import click
from rich.table import Table

from benchmarks.dice import BAD, measure
from ludotheque.cli.common import console
from ludotheque.registry import load, slugs


@click.command("dice")
@click.argument("games", nargs=-1)
@click.option("--games", "count", type=click.IntRange(1), default=400, show_default=True, help="Of each game.")
@click.option("--seed", type=int, default=1, show_default=True)
def bench_dice(games: tuple[str, ...], count: int, seed: int) -> None:
    """Games of true chance, of which one in twenty should look bad."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("game", "games with enough draws", f"p < {BAD}", "95 % interval"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for slug in games or slugs():
        found = measure(load(slug), count, seed)
        alarms = found.alarms
        interval = f"{100 * alarms.low:.1f}–{100 * alarms.high:.1f}"
        shown = (f"{100 * alarms.value:.1f} %", interval) if found.tested else ("–", "–")
        table.add_row(slug, f"{found.tested} of {count}", *shown)
    console.print(table)
