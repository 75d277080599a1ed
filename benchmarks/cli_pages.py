"""``ludo bench pages``: the first playable board on a slow phone, and frames while bots move."""

from __future__ import annotations

import json
from dataclasses import asdict

import click
from rich.table import Table
from rich.text import Text

from ludotheque.cli.common import console
from ludotheque.registry import slugs

PORT = 8871
COLD, WARM, TASK, SLOW_FRAMES = 2500, 1000, 50, 0.05


@click.command("pages")
@click.argument("games", nargs=-1)
@click.option("--seconds", type=click.FloatRange(1), default=8.0, show_default=True, help="Of play with bots.")
@click.option("--port", type=int, default=PORT, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def bench_pages(games: tuple[str, ...], seconds: float, port: int, as_json: bool) -> None:
    """Open a table of each game in Chromium: processor four times slower, 1.6 Mbps, 150 ms; then watch bots play."""
    from benchmarks.pages import measure
    from benchmarks.soak_server import SoakHouse

    house = SoakHouse(port, postgres=False).start()
    try:
        figures = measure(house.url, list(games or slugs()), seconds)
    finally:
        house.stop()
    if as_json:
        click.echo(json.dumps([asdict(one) for one in figures], indent=1))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("game", "seats", "kB", "line alone", "cold ms", "warm ms", "longest task ms", "slow frames"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for one in figures:
        wanted = [
            (one.cold, COLD),
            (one.warm, WARM),
            (one.longest_task, TASK),
            (one.slow_frames * 100, SLOW_FRAMES * 100),
        ]
        marked = [Text(f"{value:,.0f}", "green" if value <= most else "red") for value, most in wanted]
        table.add_row(one.slug, str(one.seats), f"{one.kilobytes:.0f}", f"{one.floor:,.0f}", *marked)
    console.print(table)
    console.print(
        f"Wanted: cold at most {COLD} ms, warm {WARM} ms, no task above {TASK} ms, slow frames (%) at most 5."
    )
