"""``ludo bench agreement``: do two analyses of one game agree within their bands?"""

from __future__ import annotations

from pathlib import Path

import click
from rich.progress import track

from benchmarks.agreement import Told, agreement, measure
from ludotheque.cli.common import console
from ludotheque.registry import load, slugs


@click.command("agreement")
@click.argument("games", nargs=-1)
@click.option("--games", "count", type=click.IntRange(1), default=5, show_default=True, help="Of each game.")
@click.option("--imagined", type=click.IntRange(0), default=0, help="Games imagined for a choice.  [default: as usual]")
@click.option("--seed", type=int, default=2026, show_default=True)
@click.option(
    "--folder",
    type=click.Path(path_type=Path),
    default=Path(".ludo/agreement"),
    show_default=True,
    help="Where the numbers are kept, so that a run goes on where it was broken off.",
)
def bench_agreement(games: tuple[str, ...], count: int, imagined: int, seed: int, folder: Path) -> None:
    """Games of Débutants at the middle table, each analysed twice in other imagined games."""
    for slug in games or slugs():
        found = list[Told]()
        run = measure(load(slug), count, imagined, seed, folder / f"{slug}-{seed}-{imagined}.jsonl")
        for found in track(run, slug, total=count, console=console, transient=True):  # noqa: B007
            pass
        for line in agreement(found):
            agreed = line.agreed
            shares = f"{100 * agreed.value:.1f} % ({100 * agreed.low:.1f} to {100 * agreed.high:.1f})"
            click.echo(f"{slug}, {count} games, {line.kind}: {shares} of {line.count:,} agree within their margins")
