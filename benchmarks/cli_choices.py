"""``ludo bench choices``: do searches with other numbers choose better?"""

from __future__ import annotations

from time import monotonic

import click

from benchmarks.choices import Course
from ludotheque.registry import load


@click.command("choices")
@click.argument("slug", metavar="GAME")
@click.option("--search", "searches", multiple=True, required=True, help='Such as "horizon=40 simulations=20000".')
@click.option("--seats", "-n", type=int, help="Number of seats; the middle of what the game takes if not given.")
@click.option("--games", type=click.IntRange(1), default=2000, show_default=True, help="Imagined for a choice.")
@click.option("--every", type=click.IntRange(1), default=8, show_default=True, help="One of so many decisions.")
@click.option("--minutes", type=click.FloatRange(0.01), default=5.0, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
def bench_choices(
    slug: str, searches: tuple[str, ...], seats: int | None, games: int, every: int, minutes: float, seed: int
) -> None:
    """Compare searches of GAME at the same moments with the first one, by games that habitués finish."""
    course = Course(load(slug), seats, searches, games, seed)
    until, found = monotonic() + 60 * minutes, []
    for moment in course.moments(every):
        found.append(moment)
        if monotonic() >= until and course.played:
            break
    click.echo(f"{slug}, {course.seats} seats: {len(found)} moments of {course.played} games")
    for gain in course.gains(found):
        points = f"{gain.points:+.1f} (± {gain.margin:.1f}) points a game"
        click.echo(
            f"{gain.name}: {points}, chooses otherwise in {gain.differs:.0%}, {gain.seconds:.3f} CPU s a decision"
        )
