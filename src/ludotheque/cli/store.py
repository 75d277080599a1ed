"""``ludo backup``, ``restore``, ``export`` and ``import``: what a host does with the house's data."""

from __future__ import annotations

from typing import Any

import click


def database_options(command: Any) -> Any:
    command = click.option("--database", help="sqlite:///file.db or postgresql://…")(command)
    return click.option("--config", type=click.Path(), help="A settings file (TOML); else LUDO_CONFIG.")(command)


def _run(verb: str, path: str, config: str | None, database: str | None) -> int:
    from ludotheque.server import keeping
    from ludotheque.server.settings import read_settings

    count: int = getattr(keeping, verb)(read_settings({"database": database}, config), path)
    return count


@click.command()
@click.argument("path", type=click.Path())
@database_options
def backup(path: str, config: str | None, database: str | None) -> None:
    """Write all data of the house to the file PATH, while the house is open."""
    click.echo(f"{_run('backup', path, config, database)} rows written to {path}")


@click.command()
@click.argument("path", type=click.Path(exists=True))
@database_options
def restore(path: str, config: str | None, database: str | None) -> None:
    """Read the backup PATH into an empty house."""
    click.echo(f"{_run('restore', path, config, database)} rows restored")


@click.command("export")
@click.argument("path", type=click.Path())
@database_options
def export(path: str, config: str | None, database: str | None) -> None:
    """Write the records of all finished games to PATH, one JSON object a line."""
    click.echo(f"{_run('export', path, config, database)} records written to {path}")


@click.command("import")
@click.argument("path", type=click.Path(exists=True))
@database_options
def import_(path: str, config: str | None, database: str | None) -> None:
    """Read records (one JSON object a line) into the house; each is replayed first."""
    click.echo(f"{_run('import_records', path, config, database)} records imported")
