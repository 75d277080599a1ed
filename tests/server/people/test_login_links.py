"""Links that open an account: once, for a while, for one person."""

from __future__ import annotations

import asyncio

import httpx
import sqlalchemy as sa

from ludotheque.server.people import login_links
from ludotheque.server.storage.engine import make_engine
from server.houses import PATIENCE, Guest, RunningHouse


def link_of(house: RunningHouse, person: str, kind: login_links.LinkKind = "host", at: int | None = None) -> str:
    engine = make_engine(house.database)
    with engine.begin() as c:
        secret = login_links.create(c, person, kind, at)
    engine.dispose()
    return secret


async def use(browser: httpx.AsyncClient, secret: str, **more: object) -> httpx.Response:
    return await browser.post("/api/sign-in/link", json={"secret": secret, **more})


def browser(house: RunningHouse) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=house.url, timeout=PATIENCE)


async def account(house: RunningHouse) -> tuple[Guest, str]:
    lea = await Guest(house, "Léa").come_in()
    login = f"login{lea.id}".lower()
    words = {"login": login, "password": "longues vacances"}
    assert (await lea.http.post("/api/account", json=words)).status_code == 200
    return lea, login


def test_a_link_opens_the_account_once(house: RunningHouse) -> None:
    async def story() -> None:
        lea, login = await account(house)
        secret = link_of(house, lea.id)
        tries = await asyncio.gather(*(use(browser(house), secret) for _ in range(4)))
        assert sorted(one.status_code for one in tries) == [200, 401, 401, 401]
        came = next(one for one in tries if one.status_code == 200)
        assert (came.json()["id"], came.json()["login"]) == (lea.id, login)
        assert (await use(browser(house), secret)).status_code == 401
        assert (await use(browser(house), "nonsense")).status_code == 401
        assert (await lea.http.get("/api/me")).json()["id"] == lea.id  # nobody was signed out

    asyncio.run(story())


def test_a_link_lasts_for_a_while(house: RunningHouse) -> None:
    async def story() -> None:
        lea, _ = await account(house)
        assert (await use(browser(house), link_of(house, lea.id, "email", at=1))).status_code == 401
        first, second = link_of(house, lea.id), link_of(house, lea.id)
        assert (await use(browser(house), first)).status_code == 401  # the newer one counts
        other = link_of(house, lea.id, "email")
        assert (await use(browser(house), second)).status_code == 200
        assert (await use(browser(house), other)).status_code == 200

    asyncio.run(story())


def test_a_lost_password_is_replaced(house: RunningHouse) -> None:
    """Whoever came in before has to come in again; a code or link of before counts no more."""

    async def story() -> None:
        lea, login = await account(house)
        secret, other = link_of(house, lea.id), link_of(house, lea.id, "email")
        there = browser(house)
        answer = await use(there, secret, password="une autre fois")
        assert answer.status_code == 200
        assert answer.json()["recovery"]
        assert (await there.get("/api/me")).json()["id"] == lea.id
        assert (await lea.http.get("/api/me")).json() is None
        assert (await use(browser(house), other)).status_code == 401
        words = {"login": login, "password": "une autre fois"}
        assert (await browser(house).post("/api/sign-in", json=words)).status_code == 200

    asyncio.run(story())


def test_a_guest_is_asked_about_the_tables_before_the_link_is_used_up(house: RunningHouse) -> None:
    async def story() -> None:
        lea, _ = await account(house)
        guest = await Guest(house, "Invitée").come_in()
        table = (await guest.open("lemans", 2))["id"]
        await guest.do(table, "sit")
        secret = link_of(house, lea.id)
        assert (await use(guest.http, secret)).json()["code"] == "guest_tables"
        assert (await use(guest.http, secret, bring=True)).json()["id"] == lea.id
        assert (await lea.look(table))["mine"] == [0]

    asyncio.run(story())


def test_a_guest_without_account_comes_back_without_password(house: RunningHouse) -> None:
    async def story() -> None:
        guest = await Guest(house, "Zoé").come_in()
        secret = link_of(house, guest.id, "email")
        assert (await use(browser(house), secret, password="longues vacances")).status_code == 400
        assert (await use(browser(house), secret)).json()["id"] == guest.id

    asyncio.run(story())


def test_only_the_digest_is_kept(house: RunningHouse) -> None:
    async def story() -> None:
        lea, _ = await account(house)
        secret = link_of(house, lea.id)
        engine = make_engine(house.database)
        with engine.connect() as c:
            rows = c.execute(sa.text("select * from recovery")).all()
        engine.dispose()
        assert rows
        assert secret not in str(rows)

    asyncio.run(story())
