"""``ludo bench move``: the instructions that a move takes on the event loop's thread."""

from __future__ import annotations

from pathlib import Path

import click

from benchmarks.instructions import count
from ludotheque.kernel.errors import BadOption
from ludotheque.registry import load

LOADS = ("lemans:2:0:40:400", "maillot:9:10:20:100")


@click.command("move")
@click.option(
    "--load", "loads", multiple=True, default=LOADS, show_default=True, metavar="GAME:SEATS:ONLOOKERS:TABLES:MOVES"
)
@click.option(
    "--part", default="", metavar="MODULE:NAME", help="Count one function only, where that module looks it up."
)
@click.option("--keep", type=click.Path(path_type=Path), help="Write callgrind's file here, for callgrind_annotate.")
def bench_move(loads: tuple[str, ...], part: str, keep: Path | None) -> None:
    """Count with callgrind: the figures do not depend on what else the machine does.

    They depend on the Python: one that was built with optimisations needs a third fewer.
    """
    for text in loads:
        game, *numbers = text.split(":")
        if len(numbers) != 4 or not all(number.isdecimal() for number in numbers):
            raise BadOption(f"--load: found {text!r}, accepted is GAME:SEATS:ONLOOKERS:TABLES:MOVES, like {LOADS[0]}")
        load(game)  # an unknown game is said before anything is measured
        found = count("benchmarks.move_inside", [game, *numbers, *([part] if part else [])], keep)
        click.echo(f"{game}, {numbers[0]} seats, {numbers[1]} onlookers: {found / int(numbers[-1]):,.0f} a move")
