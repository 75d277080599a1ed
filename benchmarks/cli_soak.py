"""``ludo bench soak``: hours in minutes, with the power cut in between."""

from __future__ import annotations

import asyncio
import json
from statistics import median
from typing import Any

import click

from ludotheque.cli.common import console

PORT = 8868
WARM = 0.72  # of half an hour: ten minutes after the last cut the first tables that ended have left the memory again


@click.command()
@click.option("--minutes", type=click.FloatRange(0.5), default=30.0, show_default=True, help="How long.")
@click.option("--tables", type=click.IntRange(1), default=24, show_default=True, help="Tables at a time.")
@click.option("--port", type=int, default=PORT, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of lines.")
def soak(minutes: float, tables: int, port: int, as_json: bool) -> None:
    """Mixed load with two kills of the house and one of the database: is a move lost, does memory grow?"""
    from benchmarks.soak import Soak
    from benchmarks.soak_server import SoakHouse

    house = SoakHouse(port).start()
    try:
        tally = asyncio.run(Soak(house, minutes, tables).run())
        faults = tally.faults + house.faults()
    finally:
        house.stop()
    found: dict[str, Any] = {
        "minutes": minutes,
        "tables": tables,
        "database": house.database.partition(":")[0],
        "moves": tally.moves,
        "games": tally.games,
        "pages": tally.pages,
        "said": tally.said,
        "cuts": tally.cuts,
        "megabytes": memory(tally.kilobytes, minutes * 60),
        "faults": faults[:20],
    }
    if as_json:
        click.echo(json.dumps(found, indent=1, ensure_ascii=False))
    else:
        for name, value in found.items():
            console.print(f"{name}: {value}")
    if faults:
        raise SystemExit(1)


def memory(kilobytes: list[tuple[float, int]], seconds: float) -> dict[str, float]:
    """The house's resident memory since its last start: once it runs warm, and at the end."""
    last = [size / 1024 for at, size in kilobytes if at > seconds * WARM and size]
    whole = [size / 1024 for _, size in kilobytes if size]
    if not last:
        return {}
    third = max(1, len(last) // 3)
    return {
        "warm after the last start": round(median(last[:third]), 1),
        "at the end": round(median(last[-third:]), 1),
        "most ever": round(max(whole), 1),
    }
