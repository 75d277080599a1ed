"""``ludo bench club``: a club of bots plays whole tournaments."""

from __future__ import annotations

import json

import click
from msgspec import to_builtins

from ludotheque.registry import slugs

FORMATS = ("swiss", "duplicate", "round_robin", "ladder")


@click.command()
@click.argument("games", nargs=-1)
@click.option("--players", type=click.IntRange(4, 256), default=64, show_default=True, help="Bots that take part.")
@click.option("--rounds", type=click.IntRange(1, 30), default=3, show_default=True, help="Rounds of each tournament.")
@click.option("--seats", type=click.IntRange(0, 9), default=0, help="Chairs a table; as few as the game allows.")
@click.option("--format", "formats", multiple=True, type=click.Choice(FORMATS), help="Only these formats.")
@click.option("--port", type=int, default=8871, show_default=True)
def club(games: tuple[str, ...], players: int, rounds: int, seats: int, formats: tuple[str, ...], port: int) -> None:
    """Play tournaments of every format; print a line of JSON for each as it ends, and fail if a rule does not hold."""
    from benchmarks.club import play_club
    from benchmarks.soak_server import SoakHouse

    house, faults = SoakHouse(port, postgres=False).start(), 0
    try:
        for game in games or slugs():
            for kind in formats or FORMATS:
                found = play_club(house.url, game, kind, players, rounds, seats)
                click.echo(json.dumps({**to_builtins(found), "seconds": round(found.seconds, 1)}))
                faults += found.short > 0 or not found.sums
    finally:
        house.stop()
    if faults:
        raise click.ClickException(f"{faults} tournaments did not keep the rules")
