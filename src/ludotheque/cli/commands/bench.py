"""``ludo bench``: the benchmarks of a checkout."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import click

from ludotheque.kernel.errors import LudoError


class Benchmarks(click.Group):
    """The commands of the folder ``benchmarks/``, which comes with the sources and not with the package."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return self._group().list_commands(ctx)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return self._group().get_command(ctx, cmd_name)

    def _group(self) -> click.Group:
        if not Path("benchmarks", "cli.py").is_file():
            raise LudoError("ludo bench: run it in a checkout of the sources, in which the folder benchmarks/ lies")
        sys.path.insert(0, str(Path.cwd()))
        group: click.Group = import_module("benchmarks.cli").bench
        return group


@click.group(cls=Benchmarks)
def bench() -> None:
    """Measure speed, as ratios to peers in the same run.

    Machines are noisy: read the ratios, not the absolute figures.
    """
