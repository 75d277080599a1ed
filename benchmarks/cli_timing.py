"""``ludo bench timing``: do the answer times of bots betray what is hidden?"""

from __future__ import annotations

import asyncio
import json
from statistics import median
from typing import TYPE_CHECKING

import click

from ludotheque.cli.common import console
from ludotheque.server.settings import Settings

if TYPE_CHECKING:
    from benchmarks.timing import Times

PORT = 8869
MOST = 0.55  # of the area under the ROC curve


@click.command()
@click.option("--game", default="macadam", show_default=True, help="One with hidden hands.")
@click.option("--seats", type=click.IntRange(1), default=4, show_default=True)
@click.option("--level", default="habitue", show_default=True, help="Of all bots.")
@click.option("--tables", type=click.IntRange(1, 200), default=20, show_default=True, help="Games, all at once.")
@click.option("--pause", type=click.FloatRange(0, 10), default=Settings().robot_pause, show_default=True)
@click.option("--port", type=int, default=PORT, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of lines.")
def timing(game: str, seats: int, level: str, tables: int, pause: float, port: int, as_json: bool) -> None:
    """How well a spectator's stopwatch tells forced choices of bots from free ones; 0.5 is not at all."""
    from benchmarks.server_load import our_house
    from benchmarks.timing import measure

    with our_house(port, pause):
        times = asyncio.run(measure(port, game, seats, level, tables))
    found = {
        "game": game,
        "level": level,
        "forced": len(times.forced),
        "free": len(times.free),
        "forced ms": round(1000 * median(times.forced), 1) if times.forced else None,
        "free ms": round(1000 * median(times.free), 1) if times.free else None,
        "auc": round(times.auc.value, 3),
        "95 %": [round(times.auc.low, 3), round(times.auc.high, 3)],
        "wanted": MOST,
        "verdict": verdict(times),
    }
    if as_json:
        click.echo(json.dumps(found, indent=1))
    else:
        for name, value in found.items():
            console.print(f"{name}: {value}")
    if times.least > MOST:
        raise SystemExit(1)


def verdict(times: Times) -> str:
    """Say whether the figure is clearly within what is wanted, clearly not, or too uncertain."""
    if times.most <= MOST:
        return "within"
    return "above" if times.least > MOST else "too few decisions to tell"
