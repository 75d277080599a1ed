"""E-mail: opted in, confirmed, gathered, ended by one click; and coming in by a link. Real SMTP."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ludotheque.server.notifications.email_channel import EmailChannel
from ludotheque.server.notifications.letters import House
from ludotheque.server.notifications.notice import Notice
from ludotheque.server.notifications.notifier import BACKOFF, DELAY, Notifier
from ludotheque.server.notifications.smtp import MailServer
from ludotheque.server.notifications.stop_links import StopLinks
from ludotheque.server.settings import Settings
from ludotheque.server.storage import addresses, notice_settings, schema
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.secrets import Secrets
from ludotheque.server.storage.store import Store
from server.houses import PATIENCE, Guest, RunningHouse
from server.notifications.mailroom import SENDER, Mailroom, html_of, mailroom, secret_in, text_of
from server.notifications.test_notifier import Clock

MINUTE = 60_000
URL = "https://jeux.example"
LEA = "lea@example.org"


def notices(*numbers: int, person: str = "lea") -> list[Notice]:
    return [Notice("round", person, f"round:c:{n}", "c", f"Coupe {n}", "/tournament/c") for n in numbers]


class Node:
    """A notifier that writes letters only, over a real database and a real mail server."""

    def __init__(self, database: str, words: dict[str, Any], clock: Clock) -> None:
        self.store, self.clock = Store(database), clock
        settings = Settings(public_url=URL, **words)
        stops, self.pool = StopLinks(self.store, Secrets(self.store)), ThreadPoolExecutor(2)
        channel = EmailChannel(self.store, House(SENDER, URL), MailServer(settings), stops, self.pool)
        self.tasks: list[asyncio.Task[None]] = []
        self.notifier = Notifier(self.store, {"email": channel}, self.spawn, clock)

    def spawn(self, work: Any) -> asyncio.Task[None]:
        self.tasks.append(asyncio.get_running_loop().create_task(work))
        return self.tasks[-1]

    async def settle(self) -> None:
        while self.tasks:
            await self.tasks.pop()

    async def tell(self, *told: Notice) -> None:
        for notice in told:
            self.notifier.notify(notice)
        await self.settle()

    async def after(self, milliseconds: int = DELAY) -> None:
        self.clock.at += milliseconds
        await self.notifier.sweep()
        await self.settle()

    async def trouble(self) -> str:
        return str((await self.store.read(lambda c: addresses.email_of(c, "lea"))).trouble)


@contextlib.asynccontextmanager
async def nodes(database: str, words: dict[str, Any], count: int = 1) -> AsyncIterator[list[Node]]:
    migrate(database)
    clock = Clock()
    made = [Node(database, words, clock) for _ in range(count)]
    for node in made:
        node.store.start()
    yield made
    for node in made:
        node.pool.shutdown()
        await node.store.close()


def add_lea(c: sa.Connection, person: str = "lea", address: str = LEA) -> None:
    if c.execute(sa.select(schema.person).where(schema.person.c.id == person)).first() is None:
        c.execute(sa.insert(schema.person).values(id=person, name="Léa", made=1))
        c.execute(sa.insert(schema.email).values(person=person, address=address, made=1, confirmed=1, trouble=""))


def test_the_first_at_once_the_rest_gathered(database: str) -> None:
    async def story() -> None:
        with mailroom() as (room, words):
            async with nodes(database, words) as [node]:
                await node.store.write(add_lea)
                await node.store.write(lambda c: notice_settings.write(c, "lea", digest=30, language="en"))
                await node.tell(*notices(1))
                await node.after()
                assert [letter["subject"] for letter in room.letters] == ["Coupe 1: the round begins"]
                await node.tell(*notices(2))
                await node.after(10 * MINUTE)
                await node.tell(*notices(3))
                await node.after(20 * MINUTE - DELAY - 1)
                assert len(room.letters) == 1
                await node.after(DELAY + 1)
                assert [letter["subject"] for letter in room.letters[1:]] == ["2 things wait for you"]
                for n in (2, 3):
                    assert f"Coupe {n}: the round begins" in text_of(room.letters[1])
                assert f"{URL}/tournament/c" in html_of(room.letters[1])
                await node.after(24 * 60 * MINUTE)
                assert len(room.letters) == 2

    asyncio.run(story())


def test_a_letter_as_mail_servers_want_it(database: str) -> None:
    async def story() -> None:
        with mailroom() as (room, words):
            async with nodes(database, words) as [node]:
                await node.store.write(add_lea)
                await node.tell(Notice("invite", "lea", "invite:t:tom", "t", "Mark", "/table/t", by="<b>Tom\r\nBcc: x"))
                await node.after()
                [letter] = room.letters
                assert (letter["to"], letter["from"]) == (LEA, SENDER)
                assert letter["bcc"] is None
                assert letter["auto-submitted"] == "auto-generated"
                assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
                link = secret_in(letter, "stop")
                assert letter["list-unsubscribe"] == f"<{URL}/api/email/stop/{link}>"
                assert "vous invite" in text_of(letter)  # the first language of the house
                assert "&lt;b&gt;Tom" in html_of(letter)
                for trace in ("<img", "http://", "src="):  # nothing is fetched when it is read
                    assert trace not in html_of(letter)

    asyncio.run(story())


def test_two_nodes_send_one_letter(database: str) -> None:
    """Both look at the same moment, for seven people with nine notices each."""

    async def story() -> None:
        people = [f"p{n}" for n in range(7)]
        with mailroom() as (room, words):
            async with nodes(database, words, 2) as both:
                for person in people:
                    await both[0].store.write(lambda c, p=person: add_lea(c, p, f"{p}@example.org"))
                    for node in both:
                        await node.tell(*notices(*range(9), person=person))
                both[0].clock.at += DELAY
                for _ in range(3):
                    await asyncio.gather(*(node.notifier.sweep() for node in both))
                    await asyncio.gather(*(node.settle() for node in both))
                assert sorted(letter["to"] for letter in room.letters) == [f"{person}@example.org" for person in people]
                assert all(text_of(letter).count("/tournament/c") == 9 for letter in room.letters)

    asyncio.run(story())


def test_a_mail_server_that_is_away_is_asked_again_by_whichever_node_is_there(database: str) -> None:
    async def story() -> None:
        async with nodes(
            database, {"smtp_host": "127.0.0.1", "smtp_port": 9, "smtp_security": "none", "email_from": SENDER}
        ) as [node]:
            await node.store.write(add_lea)
            await node.tell(*notices(1))
            await node.after()
            assert await node.trouble() == "unreachable"
            at = node.clock.at
        with mailroom() as (room, words):
            async with nodes(database, words) as [other]:
                other.clock.at = at
                await other.after(BACKOFF[0] * 1000 - 1)
                assert room.letters == []
                await other.after(1)
                assert len(room.letters) == 1
                assert await other.trouble() == ""

    asyncio.run(story())


@pytest.mark.parametrize(("answer", "trouble"), [("550 no such mailbox", "refused"), ("451 later", "unreachable")])
def test_what_the_mail_server_refuses(database: str, answer: str, trouble: str) -> None:
    """An address that is refused for good is not written to again; My page says so."""

    async def story() -> None:
        with mailroom() as (room, words):
            async with nodes(database, words) as [node]:
                room.answer = answer
                await node.store.write(add_lea)
                await node.tell(*notices(1))
                await node.after()
                assert await node.trouble() == trouble
                room.answer = "250 taken"
                await node.tell(*notices(2))
                await node.after(24 * 60 * MINUTE)
                await node.after(0)
                assert bool(room.letters) == (trouble == "unreachable")

    asyncio.run(story())


def test_a_mail_server_without_a_certificate_that_we_trust_hears_nothing(database: str) -> None:
    async def story() -> None:
        with mailroom() as (room, words):
            async with nodes(database, {**words, "smtp_security": "starttls"}) as [node]:
                await node.store.write(add_lea)
                await node.tell(*notices(1))
                await node.after()
                assert await node.trouble() == "unreachable"
                assert room.letters == []

    asyncio.run(story())


# -- through the doors of a house ------------------------------------------------------------------


@pytest.fixture
def posting(houses: Callable[..., RunningHouse], tmp_path: Any) -> Any:
    """A house that sends e-mail, and its mail server."""
    with mailroom() as (room, words):
        house = houses(f"sqlite:///{tmp_path / 'post.db'}", public_url="http://127.0.0.1", log_level="info", **words)
        yield house, room


def stranger(house: RunningHouse) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=house.url, timeout=PATIENCE)


async def with_address(house: RunningHouse, room: Mailroom, address: str = LEA) -> Guest:
    lea = await Guest(house, "Léa").come_in()
    answer = await lea.http.put("/api/me/email", json={"address": address}, headers={"accept-language": "en"})
    assert answer.json()["email"] == {"address": address, "confirmed": False, "trouble": ""}, answer.text
    letter = room.wait(len(room.letters) or 1)
    assert answer.json()["settings"]["language"] == "en"  # that of her page
    assert 'lang="en"' in html_of(letter)
    secret = secret_in(letter, "confirm")
    assert (await stranger(house).get("/confirm")).status_code == 200  # a scanner opens the page: nothing happens
    assert not (await lea.http.get("/api/me/notices")).json()["email"]["confirmed"]
    assert (await stranger(house).post("/api/email/confirm", json={"secret": secret})).status_code == 204
    assert (await stranger(house).post("/api/email/confirm", json={"secret": secret})).status_code == 404
    assert (await lea.http.get("/api/me/notices")).json()["email"]["confirmed"]
    return lea


def test_from_the_address_to_the_last_letter(posting: tuple[RunningHouse, Mailroom]) -> None:
    house, room = posting

    async def story() -> None:
        lea = await with_address(house, room)
        tried = await lea.http.post("/api/me/notices/test", json={"channel": "email"})
        assert tried.json() == {"taken": True}
        link = secret_in(room.wait(2), "stop")
        assert (await stranger(house).get("/stop")).status_code == 200
        words = {
            "content": "List-Unsubscribe=One-Click",
            "headers": {"content-type": "application/x-www-form-urlencoded"},
        }
        assert (await stranger(house).post(f"/api/email/stop/{link}", **words)).status_code == 204
        shown = (await lea.http.get("/api/me/notices")).json()
        assert all("email" not in chosen for chosen in shown["settings"]["channels"].values())
        assert all("push" in chosen for chosen in shown["settings"]["channels"].values())
        assert (await stranger(house).post(f"/api/email/stop/{link[:-1]}x")).status_code == 404
        assert LEA not in house.log()
        assert (await lea.http.delete("/api/me/email")).json()["email"] is None
        assert (await lea.http.post("/api/me/notices/test", json={"channel": "email"})).status_code == 400

    asyncio.run(story())


def test_coming_in_by_e_mail(posting: tuple[RunningHouse, Mailroom]) -> None:
    """The answer is the same for an address that nobody has; the link counts once, and only when it is posted."""
    house, room = posting

    async def story() -> None:
        lea = await with_address(house, room)
        there = stranger(house)
        answers = [
            await there.post("/api/sign-in/email", json={"address": a})
            for a in ("nobody@example.org", "LEA@example.org ")
        ]
        assert [(one.status_code, one.content) for one in answers] == [(204, b""), (204, b"")]
        letter = room.wait(2)
        assert letter["to"] == LEA
        secret = secret_in(letter, "in")
        page = await there.get("/in")
        assert page.headers["referrer-policy"] in ("no-referrer", "same-origin")
        assert (await there.post("/api/sign-in/link", json={"secret": secret})).json()["id"] == lea.id
        assert (await there.post("/api/sign-in/link", json={"secret": secret})).status_code == 401
        assert len(room.letters) == 2
        assert secret not in house.log()

    asyncio.run(story())


def test_nobody_is_flooded_with_links(posting: tuple[RunningHouse, Mailroom]) -> None:
    """Who asks too often is refused; a mailbox gets a few, and whoever asks does not hear of it."""
    house, room = posting

    async def story() -> None:
        await with_address(house, room)
        codes = [
            (await stranger(house).post("/api/sign-in/email", json={"address": LEA})).status_code for _ in range(6)
        ]
        assert codes == [204] * 4 + [429] * 2  # one of five was spent on the confirmation
        room.wait(3)
        await asyncio.sleep(0.2)
        assert len(room.letters) == 3  # one of three was the confirmation

    asyncio.run(story())


def test_an_account_asks_for_its_password(posting: tuple[RunningHouse, Mailroom]) -> None:
    house, room = posting

    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        words = {"login": "lea", "password": "longues vacances"}
        assert (await lea.http.post("/api/account", json=words)).status_code == 200
        refused = await lea.http.put("/api/me/email", json={"address": LEA})
        assert refused.json()["code"] == "wrong_password"
        assert room.letters == []
        for odd in ("lea", "a@b", "lea@example.org\r\nBcc: tom@example.org", "é@example.org"):
            answer = await lea.http.put("/api/me/email", json={"address": odd, "password": words["password"]})
            assert answer.status_code == 400, odd

    asyncio.run(story())


def test_the_first_password_forgets_an_address_that_a_cookie_alone_gave(
    posting: tuple[RunningHouse, Mailroom],
) -> None:
    """Else whoever had the cookie once comes in by e-mail for ever."""
    house, room = posting

    async def story() -> None:
        lea = await with_address(house, room, "thief@example.org")
        words = {"login": f"login{lea.id}", "password": "longues vacances"}
        assert (await lea.http.post("/api/account", json=words)).status_code == 200
        assert (await lea.http.get("/api/me/notices")).json()["email"] is None
        own = {"address": LEA, "password": words["password"]}
        assert (await lea.http.put("/api/me/email", json=own)).status_code == 200
        secret = secret_in(room.wait(2), "confirm")
        assert (await stranger(house).post("/api/email/confirm", json={"secret": secret})).status_code == 204
        for address in ("thief@example.org", LEA):
            assert (await stranger(house).post("/api/sign-in/email", json={"address": address})).status_code == 204
        assert room.wait(3)["to"] == LEA
        new = {"login": words["login"], "password": "plus longues encore", "old": words["password"]}
        assert (await lea.http.post("/api/account", json=new)).status_code == 200
        assert (await lea.http.get("/api/me/notices")).json()["email"]["confirmed"]  # this one needed the password

    asyncio.run(story())


def test_a_link_does_not_outlive_its_address(posting: tuple[RunningHouse, Mailroom]) -> None:
    house, room = posting

    async def story() -> None:
        lea = await with_address(house, room)
        assert (await stranger(house).post("/api/sign-in/email", json={"address": LEA})).status_code == 204
        secret = secret_in(room.wait(2), "in")
        assert (await lea.http.delete("/api/me/email")).status_code == 200
        assert (await stranger(house).post("/api/sign-in/link", json={"secret": secret})).status_code == 401

    asyncio.run(story())


def test_the_address_goes_with_its_person(posting: tuple[RunningHouse, Mailroom]) -> None:
    """Exported to its person, shown to nobody else, deleted with them."""
    house, room = posting

    async def story() -> None:
        lea = await with_address(house, room)
        exported = (await lea.http.get("/api/me/export")).json()
        assert exported["email"][0]["address"] == LEA
        assert "digest" not in exported["email"][0]
        assert (await lea.http.delete("/api/me")).status_code == 204
        assert (await stranger(house).post("/api/sign-in/email", json={"address": LEA})).status_code == 204
        await asyncio.sleep(0.2)
        assert len(room.letters) == 1

    asyncio.run(story())


def test_a_house_without_mail_server_says_so(open_house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(open_house, "Léa").come_in()
        for page in ("/api/me/notices", "/api/house"):
            assert not (await lea.http.get(page)).json()["sends_email"]
        assert (await lea.http.put("/api/me/email", json={"address": LEA})).status_code == 400
        assert (await lea.http.post("/api/sign-in/email", json={"address": LEA})).status_code == 400

    asyncio.run(story())


def test_settings_that_make_no_sense_are_refused(open_house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(open_house, "Léa").come_in()
        good = (await lea.http.get("/api/me/notices")).json()["settings"]
        chosen = {"zone": "Europe/Paris", "language": "en", "quiet_from": 1320, "quiet_to": 480, "digest": 15}
        answer = await lea.http.put("/api/me/notices", json={**good, **chosen, "channels": {"turn": ["push"]}})
        assert answer.json()["settings"] == {
            **chosen,
            "channels": {
                "turn": ["push"],
                "round": ["push", "webhook", "email"],
                "invite": ["push", "webhook", "email"],
            },
        }
        for bad in (
            {"zone": "Mars/Base"},
            {"zone": "../../etc/passwd"},
            {"language": "xx"},
            {"quiet_from": None, "quiet_to": 3},
            {"digest": 0},
            {"channels": {"turn": ["pigeon"]}},
        ):
            assert (await lea.http.put("/api/me/notices", json={**good, **bad})).status_code == 400, bad

    asyncio.run(story())
