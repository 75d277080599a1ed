"""Sessions and tokens of one node: remembered, withdrawn, expired; whatever the clock says."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.people import cookies, sessions
from ludotheque.server.storage import credentials, schema
from ludotheque.server.storage import people as stored_people
from ludotheque.server.timestamps import now
from server.inside import Page, open_house, run

HOUR = 3_600_000


class Clock:
    """The clock of the house, which may be wrong."""

    def __init__(self, at: int) -> None:
        self.at = at

    def now(self) -> int:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock(now())
    monkeypatch.setattr(credentials, "now", made.now)
    monkeypatch.setattr(sessions, "now", made.now)
    return made


async def signed_in(node: Node, person: str) -> str:
    """A new session of the person: its cookie."""
    cookie = cookies.new_cookie(await node.authentication.cookie_secret())
    await node.store.write(lambda c: node.authentication.begin_session(c, cookie, person, "Firefox"))
    return cookie


async def come_in(node: Node, name: str = "Léa") -> tuple[str, str]:
    """A new person and the cookie of their session."""
    who = await node.store.write(lambda c: stored_people.add(c, name))
    return who.id, await signed_in(node, who.id)


async def behind(node: Node, cookie: str) -> Person | None:
    return await node.authentication.session({"ludo": cookie})


def count_reads(node: Node, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is asked of sessions and tokens; the house also reads its tables when it opens."""
    found: list[Any] = []
    read = node.store.read

    async def counted(work: Any) -> Any:
        if getattr(work, "func", work).__module__ == credentials.__name__:
            found.append(work)
        return await read(work)

    monkeypatch.setattr(node.store, "read", counted)
    return found


def test_the_disk_is_not_asked_for_each_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as node:
            person, cookie = await come_in(node)
            token, _ = await node.store.write(lambda c: credentials.add_token(c, person, "bot", "play", 1))
            await behind(node, cookie)
            await node.authentication.person({}, f"Bearer {token}")
            reads = count_reads(node, monkeypatch)
            for _ in range(50):
                assert (await behind(node, cookie) or Person("", "")).id == person
                assert (await node.authentication.person({}, f"Bearer {token}") or Person("", "")).scope == "play"
            assert reads == []
            await node.sessions.withdraw(person, lambda c: credentials.end_sessions(c, person))
            assert await behind(node, cookie) is None
            assert len(reads) == 1

    run(story())


def test_what_is_withdrawn_while_it_is_read_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer of the disk is on its way when the session ends: it is of before, and must not be remembered."""

    async def story() -> None:
        async with open_house(tmp_path) as node:
            person, cookie = await come_in(node)
            read = node.store.read

            async def late(work: Any) -> Any:
                found = await read(work)
                monkeypatch.setattr(node.store, "read", read)
                await node.sessions.withdraw(person, lambda c: credentials.end_sessions(c, person))
                return found

            monkeypatch.setattr(node.store, "read", late)
            assert await behind(node, cookie) is None
            assert await behind(node, cookie) is None

    run(story())


@pytest.mark.parametrize("wrong", [-900 * 24 * HOUR, 100 * 24 * HOUR])
def test_all_sessions_end_under_a_wrong_clock(tmp_path: Path, clock: Clock, wrong: int) -> None:
    """Those of before end, and those after count, be the clock ahead or behind when the password is changed."""

    async def story() -> None:
        async with open_house(tmp_path) as node:
            person, before = await come_in(node)
            old = cookies.sign(
                await node.authentication.cookie_secret(), f"{person}.{clock.at}.0f"
            )  # made before sessions
            await node.store.write(let_old_cookies_in)
            assert await behind(node, old) is not None
            right = clock.at
            clock.at += wrong
            await node.sessions.withdraw(person, lambda c: credentials.end_all(c, person))
            after = await signed_in(node, person)
            clock.at = right + HOUR
            assert [await behind(node, cookie) is not None for cookie in (before, old, after)] == [
                False,
                False,
                wrong > 0,
            ]
            assert await behind(node, await signed_in(node, person)) is not None

    run(story())


def let_old_cookies_in(c: sa.Connection) -> None:
    """As the migration leaves the people it finds."""
    c.execute(sa.update(schema.person).values(cookies_since=0))


def test_a_cookie_of_before_sessions_is_kept_until_it_is_withdrawn(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as node:
            person, _ = await come_in(node)
            secret = await node.authentication.cookie_secret()
            one, two, oldest = (cookies.sign(secret, text) for text in (f"{person}.5.ab", f"{person}.6.cd", person))
            assert await behind(node, one) is None  # new people have none
            await node.store.write(let_old_cookies_in)
            for cookie in (one, two, oldest):
                assert (await behind(node, cookie) or Person("", "")).id == person
            ended = cookies.session_of(one)
            await node.sessions.withdraw(person, lambda c: credentials.end_session(c, person, ended))
            assert [await behind(node, cookie) is None for cookie in (one, two, oldest)] == [True, False, False]

    run(story())


def test_sessions_unused_for_a_year_and_old_tokens_expire(tmp_path: Path, clock: Clock) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as node:
            person, cookie = await come_in(node)
            token, _ = await node.store.write(lambda c: credentials.add_token(c, person, "bot", "read", 30))
            clock.at += 29 * 24 * HOUR
            assert await behind(node, cookie) is not None
            assert await node.authentication.person({}, f"Bearer {token}") is not None
            clock.at += 2 * 24 * HOUR
            assert await node.authentication.person({}, f"Bearer {token}") is None
            await behind(node, cookie)
            while (await used_rows(node))[0] < clock.at:  # written without anybody waiting for it
                await asyncio.sleep(0.001)
            node.sessions.known.clear()
            clock.at += 364 * 24 * HOUR
            assert await behind(node, cookie) is not None
            node.sessions.known.clear()
            clock.at += 800 * 24 * HOUR
            assert await behind(node, cookie) is None

    run(story())


async def used_rows(node: Node) -> list[int]:
    return await node.store.read(lambda c: [row.used for row in c.execute(sa.select(schema.session))])


def test_pages_of_what_ended_unheard_are_closed(tmp_path: Path, clock: Clock) -> None:
    """A message of another node was lost, or a token has expired: the next check finds it."""

    async def story() -> None:
        async with open_house(tmp_path) as node:
            person, cookie = await come_in(node)
            token, row = await node.store.write(lambda c: credentials.add_token(c, person, "bot", "play", 1))
            kept, ended, expired = Page(), Page(), Page()
            other = cookies.session_of(await signed_in(node, person))
            node.sessions.attach(kept, cookies.session_of(cookie))
            node.sessions.attach(ended, other)
            node.sessions.attach(expired, row.digest)
            await node.sessions.recheck()
            assert [page.heard for page in (kept, ended, expired)] == [[], [], []]
            await node.store.write(lambda c: credentials.end_session(c, person, other))
            clock.at += 25 * HOUR
            await node.sessions.recheck()
            assert [len(page.heard) for page in (kept, ended, expired)] == [0, 1, 1]
            assert token.startswith(credentials.PREFIX)

    run(story())


def test_a_person_has_so_many_sessions(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as node:
            person, first = await come_in(node)
            for _ in range(credentials.MAX_SESSIONS):
                last = await signed_in(node, person)
            assert await behind(node, first) is None
            assert await behind(node, last) is not None
            assert len(await used_rows(node)) == credentials.MAX_SESSIONS

    run(story())
