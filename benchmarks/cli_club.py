"""``ludo bench club``: a club of bots plays whole tournaments."""

from __future__ import annotations

import json
from collections import defaultdict
from itertools import product
from statistics import mean
from typing import TYPE_CHECKING

import click
from msgspec import to_builtins

from ludotheque.registry import slugs

if TYPE_CHECKING:
    from benchmarks.club_inside import Evening

FORMATS = ("swiss", "duplicate", "round_robin", "ladder")


@click.command()
@click.argument("games", nargs=-1)
@click.option("--players", type=click.IntRange(4, 256), default=64, show_default=True, help="Bots that take part.")
@click.option("--rounds", type=click.IntRange(1, 30), default=3, show_default=True, help="Rounds of each tournament.")
@click.option("--seats", type=click.IntRange(0, 9), default=0, help="Chairs a table; as few as the game allows.")
@click.option("--levels", type=click.IntRange(2, 4), default=2, show_default=True, help="So many, the weakest first.")
@click.option("--times", type=click.IntRange(1), default=1, show_default=True, help="Tournaments of each kind.")
@click.option("--format", "formats", multiple=True, type=click.Choice(FORMATS), help="Only these formats.")
@click.option("--inside", is_flag=True, help="Without a house: only how well the strengths are recovered, quickly.")
@click.option("--seed", type=int, default=0, help="With --inside: another number, other tournaments.")
@click.option("--port", type=int, default=8871, show_default=True)
def club(
    games: tuple[str, ...],
    players: int,
    rounds: int,
    seats: int,
    levels: int,
    times: int,
    formats: tuple[str, ...],
    inside: bool,
    seed: int,
    port: int,
) -> None:
    """Play tournaments of every format; print a line of JSON for each as it ends, and fail if a rule does not hold."""
    if inside:
        from benchmarks.club_inside import Evening

        evenings = [Evening(game, players, rounds, seats, levels) for game in games or slugs()]
        _play_inside(evenings, range(seed, seed + max(times, 2)))  # of one there is no interval
        return
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


def _play_inside(evenings: list[Evening], seeds: range) -> None:
    """Print for each game how well Swiss and duplicate recover the strengths, and what duplicate is better by."""
    from benchmarks.club_inside import mean_of, strength_recovered

    for evening in evenings:
        swiss, duplicate = (
            [strength_recovered(evening, kind, seed) for seed in seeds] for kind in ("swiss", "duplicate")
        )
        better = mean_of([after - before for before, after in zip(swiss, duplicate, strict=True)])
        click.echo(
            f"{evening.game}: swiss {mean(swiss):.3f}, duplicate {mean(duplicate):.3f}, "
            f"better by {better.value:+.3f} ({better.low:+.3f} to {better.high:+.3f}; {len(seeds)} tournaments each)"
        )
