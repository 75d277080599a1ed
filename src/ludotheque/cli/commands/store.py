"""``ludo backup``, ``restore``, ``export`` and ``import``: what a host does with the house's data."""

from __future__ import annotations

from typing import Any

import click

from ludotheque.cli.common import console, lang_option, own_messages, say_in
from ludotheque.cli.house_options import database_options, house_settings
from ludotheque.extras import needs


def _tell(lang: str, message: str, **words: Any) -> None:
    console.print(say_in(own_messages(), lang)(message, **words), soft_wrap=True)


@click.command()
@click.argument("path", type=click.Path())
@database_options
@lang_option
@needs("server", "ludo backup")
def backup(path: str, config: str | None, database: str | None, lang: str) -> None:
    """Write all data of the house, open or not, to the file PATH."""
    from ludotheque.server.storage import backup as backups

    _tell(lang, "store-backup", rows=backups.backup(house_settings(config, database), path), path=path)


@click.command()
@click.argument("path", type=click.Path(exists=True))
@database_options
@lang_option
@needs("server", "ludo restore")
def restore(path: str, config: str | None, database: str | None, lang: str) -> None:
    """Read the backup PATH into an empty house."""
    from ludotheque.server.storage import backup as backups

    _tell(lang, "store-restore", rows=backups.restore(house_settings(config, database), path))


@click.command("export")
@click.argument("path", type=click.Path())
@database_options
@lang_option
@needs("server", "ludo export")
def export(path: str, config: str | None, database: str | None, lang: str) -> None:
    """Write the records of finished games to PATH, one a line (JSON)."""
    from ludotheque.server.replays import transfer

    written, lost = transfer.export(house_settings(config, database), path)
    _tell(lang, "store-export", records=written, path=path)
    if lost:
        _tell(lang, "store-lost", records=lost)


@click.command("import")
@click.argument("path", type=click.Path(exists=True))
@database_options
@lang_option
@needs("server", "ludo import")
def import_(path: str, config: str | None, database: str | None, lang: str) -> None:
    """Read records, one a line (JSON), into the house.

    Each is replayed first.
    """
    from ludotheque.server.replays import transfer

    _tell(lang, "store-import", records=transfer.import_records(house_settings(config, database), path))
