"""``ludo bench``: speed as ratios against peers measured in the same run."""

from __future__ import annotations

import json
from statistics import median

import click
from rich.table import Table
from rich.text import Text

from benchmarks.cli_adapters import bench_adapters
from benchmarks.cli_agreement import bench_agreement
from benchmarks.cli_calibration import bench_calibration
from benchmarks.cli_choices import bench_choices
from benchmarks.cli_club import club
from benchmarks.cli_dice import bench_dice
from benchmarks.cli_former import bench_former
from benchmarks.cli_growth import growth
from benchmarks.cli_move import bench_move
from benchmarks.cli_pages import bench_pages
from benchmarks.cli_server import bench_server
from benchmarks.cli_siege import siege
from benchmarks.cli_soak import soak
from benchmarks.cli_timing import timing
from benchmarks.engine import PEER, EngineFigures, measure
from ludotheque.cli.common import console, ratio
from ludotheque.registry import load, slugs


@click.group()
def bench() -> None:
    """Measure. Machines are noisy: read the ratios, not the absolute figures."""


bench.add_command(club)
bench.add_command(bench_server)
bench.add_command(growth)
bench.add_command(soak)
bench.add_command(siege)
bench.add_command(bench_adapters)
bench.add_command(timing)
bench.add_command(bench_dice)
bench.add_command(bench_calibration)
bench.add_command(bench_agreement)
bench.add_command(bench_former)
bench.add_command(bench_choices)
bench.add_command(bench_pages)
bench.add_command(bench_move)


@bench.command()
@click.argument("games", nargs=-1)
@click.option("--rounds", type=click.IntRange(1), default=5, show_default=True, help="Alternations with the peer.")
@click.option("--seconds", type=click.FloatRange(0.01), default=0.4, show_default=True, help="Time of one slice.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def engine(games: tuple[str, ...], rounds: int, seconds: float, as_json: bool) -> None:
    """Random games and copies of the compiled rules, in turn with OpenSpiel's C++ rollouts and with the game in C."""
    figures = [measure(load(slug), rounds, seconds) for slug in games or slugs()]
    if as_json:
        click.echo(json.dumps([figure.as_dict() for figure in figures], indent=1))
        return
    console.print(_table(figures))
    if not figures[0].compiled:
        console.print(Text("The rules are NOT compiled: these figures say nothing.", "bold red"))
    if figures[0].c_ratios is None:
        console.print("There is no C compiler: no ratios to the games in C.")
    if figures[0].ratios is None:
        console.print("OpenSpiel is not installed (pip install 'ludotheque[bench]'): no ratios.")


def _table(figures: list[EngineFigures]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    peers = (f"× {PEER}", "wanted", "× C", "wanted")
    for heading in ("game", "seats", "events/s", *peers, "copy µs", "at most", "clone µs", "at most"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for figure in figures:
        table.add_row(*_row(figure))
    return table


def _row(figure: EngineFigures) -> list[str | Text]:
    goal = figure.goal
    return [
        figure.slug,
        str(figure.seats),
        f"{figure.events / 1e6:.1f} M",
        "–" if figure.ratios is None else f"{median(figure.ratios):.1f}",
        f"≥ {goal.ratio}",
        "–" if figure.c_ratios is None else f"{median(figure.c_ratios):.2f}",
        f"≥ {goal.c_ratio}",
        _mark(figure.copy, goal.copy),
        f"{goal.copy}",
        _mark(figure.clone, goal.clone),
        f"{goal.clone}",
    ]


def _mark(value: float, limit: float) -> Text:
    return Text(f"{value:.3f}", "green" if value <= limit else "red")


@bench.command("search")
@click.argument("games", nargs=-1)
@click.option("--rounds", type=click.IntRange(1), default=5, show_default=True, help="Alternations with the peer.")
@click.option("--seconds", type=click.FloatRange(0.01), default=0.4, show_default=True, help="Time of one slice.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def bench_search(games: tuple[str, ...], rounds: int, seconds: float, as_json: bool) -> None:
    """Simulations with random playouts from the start, OpenSpiel's C++ MCTS bot in turn with them."""
    from benchmarks import search

    figures = [search.measure(load(slug), rounds, seconds) for slug in games or slugs()]
    if as_json:
        click.echo(json.dumps([figure.as_dict() for figure in figures], indent=1))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    headings = (
        "game",
        "seats",
        "simulations/s",
        f"× {PEER}",
        "wanted",
        "events/s",
        "× events",
        "wanted",
        "champion MB",
    )
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for figure in figures:
        wanted = search.RATIOS.get(figure.slug)
        table.add_row(
            figure.slug,
            str(figure.seats),
            f"{figure.simulations:,.0f}",
            ratio(figure.ratio),
            "" if wanted is None else f"≥ {wanted}",
            f"{figure.events / 1e6:.1f} M",
            ratio(figure.event_ratio),
            f"≥ {search.EVENTS}" if wanted is None else "",
            _mark(figure.megabytes, search.MEGABYTES),
        )
    console.print(table)
    if not figures[0].compiled:
        console.print(Text("The rules are NOT compiled: these figures say nothing.", "bold red"))


@bench.command("champion")
@click.argument("games", nargs=-1)
@click.option("--rounds", type=click.IntRange(1), default=5, show_default=True, help="Alternations with the peer.")
@click.option("--seconds", type=click.FloatRange(0.01), default=0.8, show_default=True, help="Time of one slice.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def bench_champion(games: tuple[str, ...], rounds: int, seconds: float, as_json: bool) -> None:
    """Simulations of the Champion's real search over a whole game, OpenSpiel's C++ MCTS bot in turn with them."""
    from benchmarks import champion

    figures = [champion.measure(load(slug), rounds, seconds) for slug in games or slugs()]
    if as_json:
        click.echo(json.dumps([figure.as_dict() for figure in figures], indent=1))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("game", "seats", "simulations/s", f"× {PEER}", "events each"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for one in figures:
        table.add_row(one.slug, str(one.seats), f"{one.simulations:,.0f}", ratio(one.ratio), f"{one.events:.1f}")
    console.print(table)
    if not figures[0].compiled:
        console.print(Text("The rules are NOT compiled: these figures say nothing.", "bold red"))


@bench.command("bots")
@click.option("--game", default="lemans", show_default=True)
@click.option("--tables", type=click.IntRange(1), default=200, show_default=True, help="Live tables of people.")
@click.option("--rate", type=click.IntRange(1), default=200, show_default=True, help="Their moves a second.")
@click.option("--bots", type=click.IntRange(1), default=4, show_default=True, help="Bots that think all the time.")
@click.option("--seconds", type=click.FloatRange(0.01), default=10.0, show_default=True, help="Time of one run.")
def bench_bots(game: str, tables: int, rate: int, bots: int, seconds: float) -> None:
    """People's moves alone and beside thinking bots, in turn in one house; how long the bots take."""
    from benchmarks.bots import measure as measure_beside

    for level in ("fine-mouche", "champion"):
        click.echo(json.dumps(measure_beside(load(game).slug, level, tables, rate, seconds, bots).as_dict()))


@bench.command("study")
@click.option("--game", "slug", default="lemans", show_default=True)
@click.option("--seats", "-n", type=int, default=4, show_default=True)
@click.option("--games", type=click.IntRange(100), default=100_000, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def bench_study(slug: str, seats: int, games: int, as_json: bool) -> None:
    """A study by Habitués: against bare games of the same bots, two processes against one, memory."""
    from benchmarks import study

    found = study.measure(slug, seats, games)
    if as_json:
        click.echo(json.dumps(found.as_dict(), indent=1))
        return
    growth = found.megabytes / found.small_megabytes
    rows = [
        ("bare games of the bots, games/s", f"{found.bare:,.0f}", ""),
        ("study, one process, games/s", f"{found.one:,.0f}", ""),
        ("study, two processes, games/s", f"{found.two:,.0f}", ""),
        ("overhead of the study", f"{100 * found.overhead:.0f} %", f"≤ {100 * study.OVERHEAD:.0f} %"),
        ("two processes against one", f"{found.scaling:.2f}", f"≥ {study.SCALES}"),
        (f"memory, {games // 10:,} games, MB", f"{found.small_megabytes:.0f}", ""),
        (f"memory, {games:,} games, MB", f"{found.megabytes:.0f}", f"≤ {study.GROWTH * found.small_megabytes:.0f}"),
        ("memory, growth", f"{growth:.2f}", f"≤ {study.GROWTH}"),
    ]
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in (f"{slug}, {seats} seats", "measured", "wanted"):
        table.add_column(heading, justify="left" if heading.startswith(slug) else "right")
    for row in rows:
        table.add_row(*row)
    console.print(table)
