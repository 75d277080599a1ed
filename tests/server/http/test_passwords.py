"""What allows something is asked once more in the transaction that writes it, also beside another node."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ludotheque.server.storage import credentials
from ludotheque.server.storage import people as stored_people
from ludotheque.server.storage import recovery as stored_recovery
from ludotheque.server.storage.engine import make_engine
from security.test_races import NEW, OLD, REFUSED, Hasher, browser, with_account
from server.houses import PATIENCE
from server.postgres import new_postgres_database
from server.stories.test_nodes import started

WAITING = "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"


async def until_it_waits(engine: sa.Engine, answer: asyncio.Task[Any]) -> None:
    """Until the request waits for another line of the database, or is answered without."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as c:
        while not answer.done() and c.execute(sa.text(WAITING)).scalar_one() == 0:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/api/sign-in", {"login": "lea", "password": OLD}),
        ("/api/recover", {"login": "lea", "code": "?", "password": "celui du voleur"}),
        ("/api/tokens", {"label": "bot", "password": OLD}),
    ],
)
def test_what_another_node_is_writing_is_waited_for(
    postgres: Any, monkeypatch: pytest.MonkeyPatch, path: str, words: dict[str, str]
) -> None:
    """The owner chooses a new password at one node; before that is on disk a thief uses the old one at another."""
    Hasher(monkeypatch)
    database = new_postgres_database(postgres)

    async def story() -> None:
        async with started(database) as house:
            lea, made = await with_account(house)
            thief = browser(house, httpx.Cookies(lea.cookies) if path == "/api/tokens" else None)
            given = {**words, "code": made["recovery"]} if "code" in words else words
            engine = make_engine(database)
            with engine.begin() as c:
                assert stored_people.set_account(c, made["id"], "lea", f"hash of {NEW}")
                stored_recovery.forget_all(c, made["id"])
                credentials.end_all(c, made["id"])
                answer = asyncio.create_task(thief.post(path, json=given))
                await until_it_waits(engine, answer)
            assert (await answer).status_code in REFUSED
            engine.dispose()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
