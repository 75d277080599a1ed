"""``ludo bench adapters``: steps a second for learners."""

from __future__ import annotations

import json

import click
from rich.table import Table
from rich.text import Text

from ludotheque.cli.common import console, ratio
from ludotheque.kernel.errors import BadOption
from ludotheque.registry import load, slugs


@click.command("adapters")
@click.argument("games", nargs=-1)
@click.option("--rounds", type=click.IntRange(1), default=5, show_default=True, help="Alternations with the peer.")
@click.option("--seconds", type=click.FloatRange(0.01), default=0.4, show_default=True, help="Time of one slice.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def bench_adapters(games: tuple[str, ...], rounds: int, seconds: float, as_json: bool) -> None:
    """Steps through PettingZoo, RLCard's uno in turn with them, and many games stepped at once."""
    try:
        from benchmarks import adapters
    except ImportError:
        raise BadOption("PettingZoo and Gymnasium are not installed (pip install 'ludotheque[rl]')") from None
    figures = [adapters.measure(load(slug), rounds, seconds) for slug in games or slugs()]
    if as_json:
        click.echo(json.dumps([figure.as_dict() for figure in figures], indent=1))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    headings = ("game", "seats", "PettingZoo", "× uno", "wanted", "× bare uno", "at once", "wanted", "with a policy")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for figure in figures:
        wanted = adapters.VECTOR.get(figure.slug)
        table.add_row(
            figure.slug,
            str(figure.seats),
            f"{figure.pettingzoo / 1e3:.0f} k/s",
            ratio(figure.ratio),
            f"≥ {adapters.RATIO:.0f}",
            ratio(figure.raw_ratio),
            f"{figure.vector / 1e6:.2f} M/s",
            "" if wanted is None else f"≥ {wanted / 1e6:.0f} M/s",
            f"{figure.policy / 1e6:.2f} M/s",
        )
    console.print(table)
    console.print(f"uno: RLCard's, two players, in PettingZoo's own cover. At once: {adapters.AT_ONCE} games.")
    if not figures[0].compiled:
        console.print(Text("The rules are NOT compiled: these figures say nothing.", "bold red"))
    if figures[0].ratio is None:
        console.print("RLCard is not installed (pip install 'ludotheque[bench]'): no ratios.")
