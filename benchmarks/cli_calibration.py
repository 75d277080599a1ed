"""``ludo bench calibration``: do the chances that the analysis tells come true as often as it says?"""

from __future__ import annotations

from pathlib import Path

import click
from rich.progress import track
from rich.table import Table

from benchmarks.calibration import Asked, Line, Said, measure, middle_seats, reliability
from benchmarks.curve_fit import fitted
from ludotheque.bots.calibration import NAME, Fitted, note
from ludotheque.cli.common import console
from ludotheque.registry import load, slugs


@click.command("calibration")
@click.argument("games", nargs=-1)
@click.option("--games", "count", type=click.IntRange(1), default=500, show_default=True, help="Of each game.")
@click.option("--moments", type=click.IntRange(1), default=5, show_default=True, help="Of each game played.")
@click.option("--imagined", type=click.IntRange(1), default=400, show_default=True, help="Games imagined for a chance.")
@click.option("--seats", type=click.IntRange(2), help="At the table.  [default: the middle one]")
@click.option("--seed", type=int, default=2026, show_default=True)
@click.option(
    "--folder",
    type=click.Path(path_type=Path),
    default=Path(".ludo/calibration"),
    show_default=True,
    help="Where the moments are kept, so that a run goes on where it was broken off.",
)
@click.option("--markdown", is_flag=True, help="Print tables for the docs.")
@click.option(
    "--fit",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help=f"Fit each game's curve to chances as they were imagined; write it to <slug>/{NAME} in this folder.",
)
def bench_calibration(
    games: tuple[str, ...],
    count: int,
    moments: int,
    imagined: int,
    seats: int | None,
    seed: int,
    folder: Path,
    markdown: bool,
    fit: Path | None,
) -> None:
    """Games of Habitués, at the middle table: chances told at some moments, and how often they came true.

    With --fit the games are those that a curve is made from. Measure it with another --seed: in its own games any curve
    looks true.
    """
    for slug in games or slugs():
        game, found = load(slug), list[Said]()
        asked = Asked(game, seats or middle_seats(game), moments, imagined, seed, is_raw=fit is not None)
        run = measure(asked, count, folder / asked.file)
        for found in track(run, slug, total=count, console=console, transient=True):  # noqa: B007
            pass
        told = len({(one.game, one.step) for one in found})
        if fit is not None:
            _fit(fit / slug / NAME, asked, count, found)
        if markdown:
            click.echo("\n".join(_markdown(slug, told, reliability(found))))
        else:
            console.print(f"{slug}: {told} moments of {count} games")
            console.print(_table(reliability(found)))


def _fit(path: Path, asked: Asked, games: int, found: list[Said]) -> None:
    curve = fitted(found)
    note(path, Fitted(asked.seats, *curve, games=games, chances=len(found), seed=asked.seed))
    click.echo(f"{path}: {curve}")


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
