"""``ludo bench siege``: one address does its worst while others play."""

from __future__ import annotations

import asyncio
import json
import os
from dataclasses import asdict
from typing import TYPE_CHECKING

import click
from rich.table import Table
from rich.text import Text

from benchmarks.cli_soak import memory
from benchmarks.siege_ratio import WANTED
from ludotheque.cli.common import console
from ludotheque.registry import load

if TYPE_CHECKING:
    from benchmarks.siege import Line

PORT = 8869


@click.command()
@click.argument("only", nargs=-1)
@click.option("--tables", type=click.IntRange(1), default=200, show_default=True, help="Tables of two people each.")
@click.option("--rate", type=click.IntRange(1), default=200, show_default=True, help="Their moves a second.")
@click.option("--seconds", type=click.FloatRange(0.5), default=1.5, show_default=True, help="Time of one attack.")
@click.option(
    "--limit", type=click.FloatRange(1), default=14, show_default=True, help="Minutes; then nothing is measured again."
)
@click.option("--minutes", type=click.FloatRange(0.1), help="All attacks at once for so long, instead of one by one.")
@click.option("--game", default="lemans", show_default=True)
@click.option("--port", type=int, default=PORT, show_default=True)
@click.option("--postgres", is_flag=True, help="A house over PostgreSQL instead of SQLite.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def siege(
    only: tuple[str, ...],
    tables: int,
    rate: int,
    seconds: float,
    limit: float,
    minutes: float | None,
    game: str,
    port: int,
    postgres: bool,
    as_json: bool,
) -> None:
    """The worst case of each route and connection kind, one after the other; ONLY: parts of their names."""
    from benchmarks.server_load import SERVER_CORE, raise_file_limit
    from benchmarks.siege import DEFAULT_LIMITS, Siege
    from benchmarks.soak_server import SoakHouse

    raise_file_limit()
    house = SoakHouse(port, environment=DEFAULT_LIMITS, postgres=postgres).start()
    os.sched_setaffinity(house.pid, SERVER_CORE)
    try:
        run = Siege(house, load(game).slug, tables, rate, seconds)
        found = asyncio.run(run.one_by_one(only, limit * 60) if minutes is None else run.all_at_once(minutes))
    finally:
        house.stop()
    size = memory(found.kilobytes, (minutes or 0) * 60)
    if as_json:
        click.echo(json.dumps({**asdict(found), "megabytes": size}, indent=1, ensure_ascii=False))
    else:
        _show(found.lines)
        console.print(
            f"{found.moves} moves of {tables} tables; faults: {found.faults[:20] or 'none'}; MB: {size or '–'}"
        )
    if found.faults:
        raise SystemExit(1)


def _show(lines: list[Line]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("attack of one address", "moves", "p50 ms", "p99 ms", "idle p99", "× idle", "95 %", "looks before"):
        table.add_column(heading, justify="left" if heading.startswith("attack") else "right")
    for line in lines:
        *before, last = line.looks
        value = Text(f"{last.value:.2f}", "green" if last.value <= WANTED else "red")
        figures = [f"{last.p50:.1f}", f"{last.p99:.1f}", f"{last.idle:.1f}"]
        earlier = ", ".join(f"{one.value:.2f}" for one in before)
        table.add_row(line.name, str(last.moves), *figures, value, f"{last.low:.2f} – {last.high:.2f}", earlier)
    console.print(table)
    counted = [line.looks[-1] for line in lines]
    within = sum(one.value <= WANTED for one in counted)
    console.print(
        f"within {WANTED:g} times: {within} of {len(counted)}, clearly {sum(one.is_within for one in counted)}; "
        f"clearly above: {sum(one.low > WANTED for one in counted)}"
    )
