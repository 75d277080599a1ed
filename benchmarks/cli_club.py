"""``ludo bench club``: a club of bots plays whole tournaments."""

from __future__ import annotations

import json
from collections import defaultdict
from itertools import product
from statistics import mean

import click
from msgspec import to_builtins

from ludotheque.registry import slugs

FORMATS = ("swiss", "duplicate", "round_robin", "ladder")


@click.command()
@click.argument("games", nargs=-1)
@click.option("--players", type=click.IntRange(4, 256), default=64, show_default=True, help="Bots that take part.")
@click.option("--rounds", type=click.IntRange(1, 30), default=3, show_default=True, help="Rounds of each tournament.")
@click.option("--seats", type=click.IntRange(0, 9), default=0, help="Chairs a table; as few as the game allows.")
@click.option("--levels", type=click.IntRange(2, 4), default=2, show_default=True, help="So many, the weakest first.")
@click.option("--times", type=click.IntRange(1), default=1, show_default=True, help="Tournaments of each kind.")
@click.option("--format", "formats", multiple=True, type=click.Choice(FORMATS), help="Only these formats.")
@click.option("--port", type=int, default=8871, show_default=True)
def club(
    games: tuple[str, ...],
    players: int,
    rounds: int,
    seats: int,
    levels: int,
    times: int,
    formats: tuple[str, ...],
    port: int,
) -> None:
    """Play tournaments of every format; print a line of JSON for each as it ends, and fail if a rule does not hold."""
    from benchmarks.club import play_club
    from benchmarks.soak_server import SoakHouse

    house, faults, recovered = SoakHouse(port, postgres=False).start(), 0, defaultdict[str, list[float]](list)
    try:
        for game, kind, _ in product(games or slugs(), formats or FORMATS, range(times)):
            found = play_club(house.url, game, kind, players, rounds, seats, levels)
            click.echo(json.dumps({**to_builtins(found), "seconds": round(found.seconds, 1)}))
            faults += found.short > 0 or not found.sums
            recovered[kind].append(found.correlation)
    finally:
        house.stop()
    for kind, correlations in recovered.items():
        click.echo(f"{kind}: strength and place correlate by {mean(correlations):.3f} (mean of {len(correlations)})")
    if faults:
        raise click.ClickException(f"{faults} tournaments did not keep the rules")
