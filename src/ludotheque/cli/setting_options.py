"""Options of ``ludo serve``: one for every setting of the house."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from ludotheque.server.settings import HELP, TYPES

F = TypeVar("F", bound=Callable[..., Any])


def all_settings(command: F) -> F:
    """Add an option for each setting, in their order; the settings themselves check the values."""
    for name in reversed(HELP):
        option = f"--{name.replace('_', '-')}"
        if TYPES[name] is bool:
            option = f"{option}/--no-{option[2:]}"
        command = click.option(option, name, default=None, help=HELP[name], metavar=_metavar(name))(command)
    return command


def _metavar(name: str) -> str | None:
    return None if TYPES[name] is bool else "VALUE"
