"""Floods: so much a person, so much an address, and everybody else goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from ludotheque.server.errors import Refusal
from ludotheque.server.people.connection_limits import ConnectionLimits
from ludotheque.server.people.rate_limits import RateLimits, client_address
from ludotheque.server.settings import Settings
from server.houses import PATIENCE, Guest, RunningHouse, hear
from server.replays.test_replays import recorded


@pytest.fixture
def stern(tmp_path: Path) -> Iterator[RunningHouse]:
    """One request a second, so that the slowest machine can flood it."""
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.db'}", tmp_path, requests_per_second=1).start()
    yield house
    house.kill()


def test_requests_of_one_address(stern: RunningHouse) -> None:
    """Other addresses are served; a proxy on this machine says whose request it is."""
    with httpx.Client(base_url=stern.url, headers={"x-forwarded-for": "192.0.2.66"}) as flood:
        answers = [flood.get("/api/me") for _ in range(9)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert answers[0].status_code == 200
    assert refused
    assert all("retry-after" in answer.headers for answer in refused)
    assert httpx.get(f"{stern.url}/api/me", headers={"x-forwarded-for": "192.0.2.67"}).status_code == 200


def test_new_people_and_passwords_of_one_address(strict: RunningHouse) -> None:
    headers = {"x-forwarded-for": "192.0.2.7"}
    with httpx.Client(base_url=strict.url, headers=headers) as crowd:
        codes = []
        for number in range(60):
            crowd.cookies.clear()
            codes.append(crowd.post("/api/me", json={"name": f"N{number}"}).status_code)
        assert codes[0] == 200
        assert codes[-1] == 429
        guess = crowd.post("/api/sign-in", json={"login": "lea", "password": "password 1"})
        assert guess.status_code == 429


def test_tables_of_one_address(strict: RunningHouse) -> None:
    """A new name does not make new tables: they would push those of others out of the list."""
    address, other = {"x-forwarded-for": "192.0.2.91"}, {"x-forwarded-for": "192.0.2.92"}
    plan, codes = {"game": "mark", "seats": 2, "public": True}, list[int]()
    with httpx.Client(base_url=strict.url, headers=address, timeout=60) as crowd:
        for number in range(6):
            crowd.cookies.clear()
            crowd.post("/api/me", json={"name": f"N{number}"})
            codes += [crowd.post("/api/tables", json=plan).status_code for _ in range(18)]
        assert codes[:60] == [201] * 60
        assert codes[-1] == 429
    with httpx.Client(base_url=strict.url, headers=other) as stranger:
        stranger.post("/api/me", json={"name": "Zoé"})
        assert stranger.post("/api/tables", json=plan).status_code == 201


def test_tournaments_of_one_address(strict: RunningHouse) -> None:
    """A new name does not make new announcements, nor new tables of bots; coming and going has its allowance."""
    address, plan = {"x-forwarded-for": "192.0.2.94"}, {"title": "Soirée", "game": "mark", "seats": 2, "rounds": 30}
    codes, found = list[int](), list[str]()
    with httpx.Client(base_url=strict.url, headers=address, timeout=60) as crowd:
        for number in range(6):
            crowd.cookies.clear()
            crowd.post("/api/me", json={"name": f"N{number}"})
            for _ in range(3):
                made = crowd.post("/api/tournaments", json=plan)
                codes.append(made.status_code)
                found += [made.json()["id"]] if made.status_code == 201 else []
        assert codes[:10] == [201] * 10
        assert codes[-1] == 429
        crowd.cookies.clear()
        crowd.post("/api/me", json={"name": "Tom"})
        path = f"/api/tournaments/{found[0]}/commands"
        went = [crowd.post(path, json={"do": do}).status_code for _ in range(10) for do in ("enter", "leave")]
        assert went[:10] == [200] * 10
        assert went[-1] == 429
    with httpx.Client(base_url=strict.url, headers={"x-forwarded-for": "192.0.2.95"}, timeout=60) as crowd:
        crowd.post("/api/me", json={"name": "Zoé"})
        paths = [
            f"/api/tournaments/{crowd.post('/api/tournaments', json=plan).json()['id']}/commands" for _ in range(3)
        ]
        bots = [crowd.post(path, json={"do": "bots", "count": 40}) for path in paths]
        assert [answer.status_code for answer in bots] == [200, 429, 429]
        more = {"do": "change", "plan": {**plan, "rounds": 0, "format": "round_robin"}}
        assert crowd.post(paths[0], json=more).status_code == 429
        assert crowd.post(paths[1], json={"do": "change", "plan": {**plan, "rounds": 3}}).status_code == 200
        assert crowd.post(paths[1], json={"do": "bots", "count": 2}).status_code == 429


def test_playing_on_from_long_games_fills_no_disk(strict: RunningHouse) -> None:
    """Each new table keeps what was played before: a long past counts as several tables of its address."""
    address = {"x-forwarded-for": "192.0.2.93"}
    record = recorded("lemans", 6)
    assert len(record.steps) > 400
    with httpx.Client(base_url=strict.url, headers=address, timeout=60) as crowd:
        codes, game = list[int](), ""
        for name in ("Léa", "Tom", "Zoé"):
            crowd.cookies.clear()
            crowd.post("/api/me", json={"name": name})
            game = game or crowd.post("/api/records", content=record.write()).json()["id"]
            past = {"step": len(record.steps) - 1}
            codes += [crowd.post(f"/api/tables/{game}/play-on", json=past).status_code for _ in range(10)]
    assert codes[:10] == [201] * 10
    assert codes[-1] == 429


def test_tries_of_editions_of_one_address(strict: RunningHouse) -> None:
    """Each is a whole game of bots, and nobody has to say a name for it."""

    async def story() -> None:
        async with httpx.AsyncClient(base_url=strict.url, headers={"x-forwarded-for": "192.0.2.9"}, timeout=60) as pen:
            tries = (pen.post("/api/games/mark/edition/try", json={"values": {}, "seats": 2}) for _ in range(100))
            codes = [answer.status_code for answer in await asyncio.gather(*tries)]
            assert {200, 429} <= set(codes)

    asyncio.run(story())


def test_a_stranger_locks_nobody_out(house: RunningHouse) -> None:
    """One address tries a login until it has to wait; its owner, elsewhere, signs in as ever."""

    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        words = {"login": f"login{lea.id}", "password": "longues vacances"}
        assert (await lea.http.post("/api/account", json=words)).status_code == 200
        async with httpx.AsyncClient(
            base_url=house.url, headers={"x-forwarded-for": "192.0.2.13"}, timeout=PATIENCE
        ) as stranger:
            tries = [stranger.post("/api/sign-in", json={**words, "password": f"guess {n}!"}) for n in range(14)]
            codes = [answer.status_code for answer in await asyncio.gather(*tries)]
            assert (codes.count(401), set(codes)) == (10, {401, 429})
            code = await stranger.post("/api/recover", json={**words, "code": "0000-0000"})
            assert code.status_code == 429
        async with httpx.AsyncClient(
            base_url=house.url, headers={"x-forwarded-for": "192.0.2.14"}, timeout=PATIENCE
        ) as owner:
            assert (await owner.post("/api/sign-in", json=words)).json()["id"] == lea.id

    asyncio.run(story())


def test_logins_are_not_listed_by_trying(strict: RunningHouse) -> None:
    """Signing in answers the same for every login; that one is taken is told an address so often and no more."""

    async def story() -> None:
        lea = await Guest(strict, "Léa").come_in()
        words = {"login": f"login{lea.id}", "password": "longues vacances"}
        assert (await lea.http.post("/api/account", json=words)).status_code == 200
        async with httpx.AsyncClient(
            base_url=strict.url, headers={"x-forwarded-for": "192.0.2.15"}, timeout=PATIENCE
        ) as stranger:
            for path, more in (("/api/sign-in", {}), ("/api/recover", {"code": "0000"})):
                known, unknown = [
                    await stranger.post(path, json={**words, "password": "a wrong guess", "login": login, **more})
                    for login in (words["login"], f"nobody{lea.id}")
                ]
                assert (known.status_code, known.text) == (unknown.status_code, unknown.text)
                assert known.status_code == 401
        limits = RateLimits(Settings(), clock=float)
        for _ in range(30):
            limits.take("192.0.2.15", "claims")
        with pytest.raises(Refusal):
            limits.take("192.0.2.15", "claims")

    asyncio.run(story())


def test_sockets_of_one_person(strict: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(strict, "Léa").come_in()
        lines = [await lea.socket() for _ in range(3)]
        with pytest.raises(websockets.InvalidStatus):
            await lea.socket()
        await lines[0].close()
        again = await asyncio.wait_for(let_in(lea), PATIENCE)
        for line in (*lines[1:], again):
            await line.close()

    asyncio.run(story())


async def let_in(guest: Guest) -> Any:
    """A socket, once the house has noticed that another one is closed."""
    while True:
        with suppress(websockets.InvalidStatus):
            return await guest.socket()
        await asyncio.sleep(0.05)


class Nobody:
    def send_text(self, text: bytes) -> None: ...

    def send_frame(self, frame: bytes) -> None: ...

    def close_with(self, code: int, reason: str) -> None: ...


def test_sockets_of_one_address_are_counted_and_forgotten() -> None:
    callers = ConnectionLimits(Settings(sockets_per_person=9, sockets_per_address=2))
    lines = [Nobody() for _ in range(3)]
    assert [callers.acquire(line, str(line), "192.0.2.1") for line in lines] == [True, True, False]
    assert callers.acquire(lines[2], "x", "192.0.2.2")
    for line in lines[:2]:
        callers.release(line, str(line), "192.0.2.1")
    callers.release(lines[2], "x", "192.0.2.2")
    assert not callers.people
    assert not callers.addresses


def test_an_ipv6_household_is_one_address() -> None:
    one, two = ({"client": (f"2001:db8:1:2::{n}", 1)} for n in (1, 2))
    assert client_address(one) == client_address(two) != client_address({"client": ("2001:db8:1:3::1", 1)})


def test_words_and_commands_of_one_person(strict: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(strict, "Léa").come_in()
        table = (await lea.open("lemans", 2))["id"]
        async with lea.socket() as line:
            await lea.watch(line, table, words=False)
            for kind, many in (("say", 8), ("watch", 40), ("sit", 150)):
                words = {"say": {"text": "bla"}, "watch": {"words": False}, "sit": {"seat": 8}}[kind]
                for _ in range(many):
                    await line.send(json.dumps({"do": kind, "table": table, **words}))
                while (await hear(line, "refused"))["code"] != "too_fast":
                    pass
            line.close_timeout = 0.2  # the rest of the answers is not read
        seq = (await lea.look(table))["seq"]
        assert seq <= 8

    asyncio.run(story())


def test_limits_forget_the_oldest_and_stay_small() -> None:
    limits = RateLimits(Settings())
    for number in range(30_000):
        limits.take(f"person {number}", "commands")
    assert len(limits.buckets) <= 20_000
