"""``ludo bench server``: live tables against the peers and against the limit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from ludotheque.cli.common import console
from ludotheque.kernel.errors import BadOption
from ludotheque.registry import load

DEFAULT_LOADS = ("1000:1000", "1000:3000", "100:300:9:10")
DEFAULT_CROWD = [2, 0]  # seats and onlookers
MAX_PARTS = 4
TITLES = {
    "lines": "",
    "ratios": "ours / theirs",
    "shares": "shares of a move's CPU time",
    "waits": "where moves wait, milliseconds",
    "disk": "the disk alone, milliseconds",
}


def parse_load(text: str) -> tuple[int, int, int, int]:
    """Tables, moves a second, seats and onlookers of a load.

    >>> parse_load("1000:500")
    (1000, 500, 2, 0)
    >>> parse_load("100:300:9:10")
    (100, 300, 9, 10)
    """
    parts = text.split(":")
    if not (2 <= len(parts) <= MAX_PARTS and all(part.isdecimal() for part in parts)):
        raise BadOption(f"--load: found {text!r}, accepted is TABLES:RATE[:SEATS[:ONLOOKERS]], e.g. 1000:1000")
    given = [int(part) for part in parts]
    tables, rate, seats, onlookers = given + DEFAULT_CROWD[len(given) - 2 :]
    if not (tables and rate and seats):
        raise BadOption(
            f"--load: found {text!r}, accepted is TABLES:RATE[:SEATS[:ONLOOKERS]], the first three from 1 on"
        )
    return tables, rate, seats, onlookers


@click.command("server")
@click.option(
    "--load",
    "loads",
    multiple=True,
    default=DEFAULT_LOADS,
    show_default=True,
    metavar="TABLES:RATE[:SEATS[:ONLOOKERS]]",
)
@click.option("--seconds", type=click.FloatRange(0.01), default=5.0, show_default=True, help="Time of one load.")
@click.option("--game", "games", multiple=True, default=("lemans", "maillot"), show_default=True)
@click.option("--peer", "folder", type=click.Path(path_type=Path), default=Path(".ludo/peer"), show_default=True)
@click.option("--profile", is_flag=True, help="Show what share of a move each stage takes and where moves wait, too.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")
def bench_server(
    loads: tuple[str, ...], seconds: float, games: tuple[str, ...], folder: Path, profile: bool, as_json: bool
) -> None:
    """Live tables and moves a second; boardgame.io, Colyseus (npm) and a bare echo in turn on the same core.

    A game is measured under the loads whose number of seats it allows.
    """
    for slug in games:
        load(slug)  # an unknown game is said before anything is measured
    wanted = [parse_load(text) for text in loads]

    from benchmarks import server_comparison as house
    from benchmarks.server_load import Crowd

    crowds = [(Crowd(tables, seats, onlookers), rate) for tables, rate, seats, onlookers in wanted]
    found = house.compare(folder, crowds, seconds, list(games), profile)
    start = house.start_seconds()
    rows = [line.as_dict() for one in found for line in one.ours + one.peers]
    ratios = [ratio for one in found for ratio in one.ratios()]
    watched = [(one, one.ours[0].as_load()) for one in found if one.disk]
    parts = {
        "lines": rows,
        "ratios": ratios,
        "shares": [{**of, **one.shares} for one, of in watched],
        "waits": [{**of, **row} for one, of in watched for row in one.waits],
        "disk": [{**of, **one.disk} for one, of in watched],
    }
    if as_json:
        click.echo(json.dumps({"start_seconds": start, **parts}, indent=1))
        return
    for name, part in parts.items():
        if part:
            console.print(_table(TITLES[name], part))
    console.print(f"server start: {start:.2f} s")


def _table(title: str, rows: list[dict[str, Any]]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), title=title or None, title_justify="left")
    for heading in rows[0]:
        table.add_column(heading.replace("_", " "), justify="right")
    for row in rows:
        table.add_row(*(str(row.get(heading, "–")) for heading in rows[0]))
    return table
