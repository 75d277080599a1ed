"""``ludo backup``, ``restore``, ``export`` and ``import``: what a host does with the house's data."""

from __future__ import annotations

from typing import Any

import click

from ludotheque.cli.common import console, lang_option, own_messages, say_in


def database_options(command: Any) -> Any:
    """--database and --config: which house is meant."""
    command = click.option("--database", help="sqlite:///file.db or postgresql://…")(command)
    return click.option("--config", type=click.Path(), help="A settings file (TOML); else LUDO_CONFIG.")(command)


def _settings(config: str | None, database: str | None) -> Any:
    from ludotheque.server.settings import read_settings

    return read_settings({"database": database}, config)


def _tell(lang: str, message: str, **words: Any) -> None:
    console.print(say_in(own_messages(), lang)(message, **words), markup=False, soft_wrap=True)


@click.command()
@click.argument("path", type=click.Path())
@database_options
@lang_option
def backup(path: str, config: str | None, database: str | None, lang: str) -> None:
    """Write all data of the house to the file PATH, while the house is open."""
    from ludotheque.server import keeping

    _tell(lang, "store-backup", rows=keeping.backup(_settings(config, database), path), path=path)


@click.command()
@click.argument("path", type=click.Path(exists=True))
@database_options
@lang_option
def restore(path: str, config: str | None, database: str | None, lang: str) -> None:
    """Read the backup PATH into an empty house."""
    from ludotheque.server import keeping

    _tell(lang, "store-restore", rows=keeping.restore(_settings(config, database), path))


@click.command("export")
@click.argument("path", type=click.Path())
@database_options
@lang_option
def export(path: str, config: str | None, database: str | None, lang: str) -> None:
    """Write the records of all finished games to PATH, one JSON object a line."""
    from ludotheque.server import keeping

    written, lost = keeping.export(_settings(config, database), path)
    _tell(lang, "store-export", records=written, path=path)
    if lost:
        _tell(lang, "store-lost", records=lost)


@click.command("import")
@click.argument("path", type=click.Path(exists=True))
@database_options
@lang_option
def import_(path: str, config: str | None, database: str | None, lang: str) -> None:
    """Read records (one JSON object a line) into the house; each is replayed first."""
    from ludotheque.server import keeping

    _tell(lang, "store-import", records=keeping.import_records(_settings(config, database), path))
