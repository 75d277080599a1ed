"""``ludo bench former``: is the Champion stronger than that of another checkout?"""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import click

from benchmarks.former import FORMER, OURS, Meeting, keep, kept, missing, play
from ludotheque.kernel.errors import BadOption
from ludotheque.ladder.ladder import Ladder, mean
from ludotheque.ladder.pairings import pairings
from ludotheque.registry import load


@click.command("former")
@click.argument("slug", metavar="GAME")
@click.option("--checkout", type=click.Path(exists=True, file_okay=False, path_type=Path), required=True)
@click.option("--seats", "-n", type=int, help="Number of seats; the middle of what the game takes if not given.")
@click.option("--games", type=click.IntRange(1), default=60, show_default=True, help="At least; whole deals.")
@click.option("--seconds", type=click.FloatRange(0.001), default=1.5, show_default=True, help="Ours, a decision.")
@click.option("--held", type=click.FloatRange(0.001), help="The other one, a decision; as at a table if not given.")
@click.option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option(
    "--folder",
    type=click.Path(path_type=Path),
    default=Path(".ludo/former"),
    show_default=True,
    help="Where the games are kept, so that a run goes on where it was broken off.",
)
def bench_former(
    slug: str,
    checkout: Path,
    seats: int | None,
    games: int,
    seconds: float,
    held: float | None,
    workers: int,
    seed: int,
    folder: Path,
) -> None:
    """Let our Champion play GAME against the one of another checkout that was set up by its own ./play or ./test."""
    game = load(slug)
    python = checkout.resolve() / ".ludo/venv/bin/python"
    if not python.exists():
        raise BadOption(f"--checkout: {checkout} has no .ludo/venv; ./play or ./test in it makes one")
    number = seats or (game.min_seats + game.max_seats) // 2
    path = folder / f"{checkout.resolve().name}-{slug}-{number}-{seconds}-{held}-{seed}.jsonl"
    wanted = missing(pairings(slug, [OURS, FORMER], number, games, seed), path)
    with ProcessPoolExecutor(workers, multiprocessing.get_context("fork")) as pool:
        for done in as_completed([pool.submit(play, Meeting(one, str(python), seconds, held)) for one in wanted]):
            keep(path, done.result())
    ladder = Ladder([OURS, FORMER])
    for outcome in kept(path).values():
        ladder.add(outcome)
    duel, (low, high) = ladder.duels[OURS, FORMER], ladder.duels[OURS, FORMER].interval
    times = " and ".join(f"{mean(ladder.thoughts[name]):.3f}" for name in (OURS, FORMER))
    share = f"{100 * duel.share:.1f} % ({100 * low:.0f}–{100 * high:.0f})"
    click.echo(f"{slug}, {number} seats, {duel.games} games: ours wins {share}; {times} CPU s a decision")
