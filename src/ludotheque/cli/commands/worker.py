"""``ludo worker``: think for the bots of a house on another machine."""

from __future__ import annotations

import asyncio

import click

from ludotheque.cli.common import console, lang_option, own_messages, say_in
from ludotheque.cli.house_options import database_options
from ludotheque.extras import needs
from ludotheque.kernel.errors import LudoError


@click.command()
@click.option("--processes", type=click.IntRange(1, 256), help="How many think at once; else one for each core.")
@database_options
@lang_option
@needs("server", "ludo worker")
@needs("postgres", "ludo worker")
def worker(processes: int | None, config: str | None, database: str | None, lang: str) -> None:
    """Think for the bots of a house on another machine.

    The house has the setting robots_elsewhere on; both share one PostgreSQL.
    """
    import os

    import psycopg

    from ludotheque.server.settings import read_settings
    from ludotheque.server.workers.bot_pool import BotPool
    from ludotheque.server.workers.remote_bots import work

    settings = read_settings({"database": database}, config)
    if not settings.database.startswith("postgresql://"):
        raise LudoError("a worker takes its questions from a PostgreSQL database: --database postgresql://…")
    robots = BotPool(processes or os.cpu_count() or 1)
    console.print(say_in(own_messages(), lang)("worker-thinks", processes=robots.workers))
    try:
        asyncio.run(work(settings.database, robots))
    except psycopg.OperationalError as error:
        raise LudoError(f"the database cannot be opened: {str(error).splitlines()[0]}") from None
    finally:
        robots.stop()
