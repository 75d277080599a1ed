"""``ludo bench calibration``: do the chances that the analysis tells come true as often as it says?"""

from __future__ import annotations

from pathlib import Path

import click
from rich.progress import track
from rich.table import Table

from benchmarks.calibration import Line, Said, measure, reliability
from ludotheque.cli.common import console
from ludotheque.registry import load, slugs


@click.command("calibration")
@click.argument("games", nargs=-1)
@click.option("--games", "count", type=click.IntRange(1), default=500, show_default=True, help="Of each game.")
@click.option("--moments", type=click.IntRange(1), default=5, show_default=True, help="Of each game played.")
@click.option("--imagined", type=click.IntRange(1), default=400, show_default=True, help="Games imagined for a chance.")
@click.option("--seed", type=int, default=2026, show_default=True)
@click.option(
    "--folder",
    type=click.Path(path_type=Path),
    default=Path(".ludo/calibration"),
    show_default=True,
    help="Where the moments are kept, so that a run goes on where it was broken off.",
)
@click.option("--markdown", is_flag=True, help="Print tables for the docs.")
def bench_calibration(
    games: tuple[str, ...], count: int, moments: int, imagined: int, seed: int, folder: Path, markdown: bool
) -> None:
    """Games of Habitués at the middle table: chances told at some moments, and how often they came true."""
    for slug in games or slugs():
        game, found = load(slug), list[Said]()
        path = folder / f"{slug}-{seed}-{imagined}.jsonl"
        run = measure(game, count, moments, imagined, seed, path)
        for found in track(run, slug, total=count, console=console, transient=True):  # noqa: B007
            pass
        told = len({(one.game, one.step) for one in found})
        if markdown:
            click.echo("\n".join(_markdown(slug, told, reliability(found))))
        else:
            console.print(f"{slug}: {told} moments of {count} games")
            console.print(_table(reliability(found)))


def _cells(line: Line) -> tuple[str, ...]:
    happened = line.happened
    interval = f"{100 * happened.low:.1f}–{100 * happened.high:.1f}"
    return (f"{line.told:.1f}", f"{100 * happened.value:.1f}", interval, f"{line.count:,}", f"{line.games}")


HEADINGS = ("told, %", "happened, %", "95 % interval", "chances", "games")


def _table(lines: list[Line]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in HEADINGS:
        table.add_column(heading, justify="right")
    for line in lines:
        table.add_row(*_cells(line))
    return table


def _markdown(slug: str, told: int, lines: list[Line]) -> list[str]:
    head = [f"{slug}, {told:,} moments:", "", f"| {' | '.join(HEADINGS)} |", "|" + "---:|" * len(HEADINGS)]
    return [*head, *(f"| {' | '.join(_cells(line))} |" for line in lines), ""]
