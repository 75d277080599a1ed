"""The command line, ``ludo``."""

from __future__ import annotations

import sys

import click

from ludotheque._version import __version__
from ludotheque.cli.analyse import analyse
from ludotheque.cli.arena import arena
from ludotheque.cli.bench import bench
from ludotheque.cli.bench_adapters import bench_adapters
from ludotheque.cli.dice import dice
from ludotheque.cli.edition import edition
from ludotheque.cli.games import games
from ludotheque.cli.ladder import ladder
from ludotheque.cli.lesson import lesson
from ludotheque.cli.perft import perft
from ludotheque.cli.play import play
from ludotheque.cli.print import print_
from ludotheque.cli.replay import replay
from ludotheque.cli.rules import rules
from ludotheque.cli.serve import serve
from ludotheque.cli.store import backup, export, import_, restore
from ludotheque.cli.study import study
from ludotheque.cli.verify import verify
from ludotheque.cli.worker import worker
from ludotheque.kernel.errors import LudoError


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="ludo")
def ludo() -> None:
    """Ludothèque: five rare French board games, in the terminal and as a library."""


for command in (
    *(games, rules, lesson, play, replay, analyse, verify, dice, edition, print_),
    *(serve, worker, backup, restore, export, import_, perft, ladder, arena, study, bench),
):
    ludo.add_command(command)
bench.add_command(bench_adapters)


def main() -> None:
    """Run a command; bad input gets one sentence and exit code 2."""
    try:
        ludo()
    except (LudoError, OSError) as error:
        click.echo(f"ludo: {error}", err=True)
        sys.exit(2)
