"""The command line, ``ludo``."""

from __future__ import annotations

import sys
from importlib import import_module

import click

from ludotheque._version import __version__
from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.nearest import did_you_mean

# Each command and where it lives, in the order of ``ludo --help``. Only the one that is asked for is loaded.
COMMANDS = {
    "games": "games:games",
    "rules": "rules:rules",
    "lesson": "lesson:lesson",
    "puzzle": "puzzle:puzzle",
    "play": "play:play",
    "replay": "replay:replay",
    "analyse": "analyse:analyse",
    "verify": "verify:verify",
    "dice": "dice:dice",
    "edition": "edition:edition",
    "print": "print:print_",
    "serve": "serve:serve",
    "worker": "worker:worker",
    "admin": "admin:admin",
    "backup": "store:backup",
    "restore": "store:restore",
    "export": "store:export",
    "import": "store:import_",
    "perft": "perft:perft",
    "ladder": "ladder:ladder",
    "arena": "arena:arena",
    "study": "study:study",
    "puzzles": "puzzles:puzzles",
    "bench": "bench:bench",
}


class Commands(click.Group):
    """The commands by name, loaded when they are asked for: the house must open quickly."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            if meant := did_you_mean(cmd_name, COMMANDS):
                ctx.fail(f"No such command '{cmd_name}'{meant}.")
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        found: click.Command = getattr(import_module(f"ludotheque.cli.commands.{module}"), name)
        return found


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="ludo")
def ludo() -> None:
    """Ludothèque: five rare French board games, in the terminal and as a library."""


def main() -> None:
    """Run a command; bad input gets one sentence and exit code 2."""
    try:
        ludo()
    except (LudoError, OSError) as error:
        told = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) and error.filename else str(error)
        click.echo(f"ludo: {told}", err=True)
        sys.exit(2)
