"""--database and --config: which house a command means."""

from __future__ import annotations

from typing import Any

import click


def database_options(command: Any) -> Any:
    """Add --database and --config."""
    command = click.option("--database", help="sqlite:///file.db or postgresql://…")(command)
    return click.option("--config", type=click.Path(), help="A settings file (TOML); else LUDO_CONFIG.")(command)


def house_settings(config: str | None, database: str | None) -> Any:
    """Read the settings of the house that is meant."""
    from ludotheque.server.settings import read_settings

    return read_settings({"database": database}, config)
