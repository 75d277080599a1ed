"""What each route may cost: it says so, its address pays for it, and none folds a long game on the event loop."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler

import ludotheque as ludo
from ludotheque.server import node as node_module
from ludotheque.server import protocol
from ludotheque.server.app import make_http_app
from ludotheque.server.errors import Refusal
from ludotheque.server.http.costs import spend_allowance
from ludotheque.server.http.middleware import limit_and_secure
from ludotheque.server.http.routes.tables import LOOK_COST
from ludotheque.server.http.spa import TABLE_COST
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.people.rate_limits import REFUSED_SECONDS, RateLimits, cost_of
from ludotheque.server.play import presence
from ludotheque.server.play.connection import Connection
from ludotheque.server.replays import transfer
from ludotheque.server.settings import Settings
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.store import Store
from ludotheque.server.tables import events as ev
from ludotheque.server.tables import record as records
from ludotheque.server.tables import state as table_state
from ludotheque.server.tables.reducers import replaying
from ludotheque.server.views import chapters, history, log
from ludotheque.server.workers import slices
from server.houses import RunningHouse
from server.inside import Page
from support import random_action

DAY = "10.0.0.1"
STILL = float  # a clock that stands at 0: how slow the machine is does not count
MANY = 1_000_000
GENEROUS = dict.fromkeys(("requests_per_second", "looks_per_minute", "arrivals_per_minute", "work_per_second"), MANY)
PATHS: dict[str, Any] = {  # what stands for the parts of an address; a table is put in by the test
    "slug": "lemans",
    "lang": "fr",
    "step": 300,
    "code": "ABCDEF",
    "group": "g" * 22,
    "lesson": 1,
    "scene": 1,
    "puzzle": "today",
    "name": "x",
    "digest": "d" * 64,
    "session": "e" * 32,
    "secret": "s",
    "file_path": "x.js",
    "form": "json",
    "tournament": "t" * 22,
    "entrant": 1,
    "companion": "c" * 22,
    "link": "x",
    "first": "2030-01-01",
}
BODIES: dict[str, Any] = {  # of those that write; the others get what they refuse
    "/api/games/{slug:str}/lessons/{lesson:int}/{scene:int}": {"tokens": []},
    "/api/games/{slug:str}/puzzles/{puzzle:str}/try": {"token": "pass"},
    "/api/games/{slug:str}/puzzles/{puzzle:str}/aim": {"token": "pass"},
    "/api/games/{slug:str}/puzzles/{puzzle:str}/why": {"token": "pass"},
    "/api/games/{slug:str}/edition/try": {"values": {}, "seats": 2},
    "/api/tables/{table:str}/play-on": {"step": 300},
    "/api/tables": {"game": "lemans", "seats": 2},
}
NOT_HERE = (  # they start processes, hash passwords, sign out, or belong to the host
    *("/print.pdf", "/sign-", "/account", "/lab", "/sessions"),
)


def own_handlers(app: Litestar) -> Iterator[tuple[str, HTTPRouteHandler]]:
    """Every handler of the house with its path; the documents of the framework are not ours."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", [getattr(route, "route_handler", None)]):
            if not route.path.startswith("/openapi") and "OPTIONS" not in getattr(handler, "http_methods", ()):
                yield route.path, handler


@asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[tuple[Node, Litestar]]:
    """A node and its HTTP application in this process."""
    settings = Settings(database=f"sqlite:///{folder / 'house.db'}", commands_per_second=100_000, **GENEROUS)
    node = Node(settings, Store(settings.database))
    await node.start()
    try:
        yield node, make_http_app(node)
    finally:
        await node.stop()


def long_game() -> ludo.Record:
    """A game of some hundreds of steps."""
    state, rng = ludo.load("lemans").new(6), ludo.Rng(4)
    record = ludo.Record.begin(state)
    while state.actor() != ludo.OVER:
        record.play(state, random_action(state, rng))
    assert len(record.steps) > table_state.CHECKPOINT_STEPS + 100
    return record


class Counted:
    """How many steps of games were played in one callback of the event loop, at most."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = self.most = 0
        for module in (table_state, log, history):
            monkeypatch.setattr(module, "play", self._counting(module.play))
        for module in (log, chapters):
            monkeypatch.setattr(module, "replay", self._counting(module.replay))
        carried_out = replaying.carried_out
        monkeypatch.setattr(replaying, "carried_out", lambda *given: self._add(given[2]) and carried_out(*given))
        run = asyncio.events.Handle._run

        def one_callback(handle: Any) -> Any:
            self.now = 0
            return run(handle)

        monkeypatch.setattr(asyncio.events.Handle, "_run", one_callback)

    def _add(self, tokens: list[str]) -> bool:
        self.now += len(tokens)
        self.most = max(self.most, self.now)
        return True

    def _counting(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def counted(state: Any, tokens: Any) -> Any:
            played = list(tokens)
            self._add(played)
            return real(state, played)

        return counted


def test_every_route_says_what_it_costs(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as (_, app):
            handlers = list(own_handlers(app))
            assert len(handlers) > 60
            for path, handler in handlers:
                assert isinstance(handler.opt.get("spends"), int), path
                assert spend_allowance in [getattr(one, "func", one) for one in handler.resolve_guards()], path

    migrate(f"sqlite:///{tmp_path / 'house.db'}")
    asyncio.run(story())


def test_no_route_plays_a_long_game_on_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every route, with a finished game of hundreds of steps that was imported, or that lies there as a table."""
    record = long_game()
    settings = Settings(database=f"sqlite:///{tmp_path / 'house.db'}")
    (tmp_path / "games.jsonl").write_text(record.write())
    transfer.import_records(settings, str(tmp_path / "games.jsonl"))
    table = transfer._imported_id(record)
    monkeypatch.setattr(slices, "SLICE_SECONDS", 0.0)
    counted = Counted(monkeypatch)

    async def story() -> None:
        async with inside(tmp_path) as (node, app):
            secured = limit_and_secure(app, node.rate_limits)
            transport = httpx.ASGITransport(secured, raise_app_exceptions=False)  # type: ignore[arg-type, unused-ignore]
            async with httpx.AsyncClient(base_url="http://house", transport=transport) as http:
                who = Person((await http.post("/api/me", json={"name": "Léa"})).json()["id"], "Léa")
                brought = await http.post("/api/records", content=record.write())
                assert brought.status_code == 201, brought.text
                asked = 0
                for path, handler in own_handlers(app):
                    if any(part in path for part in NOT_HERE) or path in ("/api/me", "/api/records"):
                        continue
                    assert (await http.get("/api/me")).json() is not None, f"{path}: signed out before"
                    for subject in (brought.json()["id"], table) if "{table" in path else ("",):
                        node.tables.in_memory.clear()
                        await ask(http, path, handler, subject)
                        asked += 1
                assert asked > 60
            live = await node.tables.find(table)
            assert len(live.table.steps) == len(record.steps)
            await presence.enter(live, Connection(who, Page()), None)
            await play_on(node, who, brought.json()["id"], len(record.steps) - 30)

    asyncio.run(story())
    assert 0 < counted.most <= table_state.CHECKPOINT_STEPS + 20, counted.most


async def play_on(node: Node, who: Person, subject: str, step: int) -> None:
    """Open a table late in a long game, start it, and read it from disk again, in the lobby and in play."""
    game = await node.finished.find(subject)
    origin = ev.Origin(subject, game.steps()[:step], game.rules_version, [])
    table = (await node.tables.open(who, game.plan, origin=origin)).table.id
    for words in [{"do": "sit", "seat": 0}, *({"do": "robot", "seat": seat} for seat in range(1, 6)), {"do": "start"}]:
        node.tables.in_memory.clear()
        live = await node.tables.find(table)
        await live.handle(who, msgspec.convert(words, protocol.TableCommand))
    assert (await node.tables.find(table)).table.status == "playing"
    assert len(live.table.steps) >= step
    node.tables.in_memory.clear()
    again = (await node.tables.find(table)).table
    assert again.steps == live.table.steps[: len(again.steps)]
    assert again.turns[: len(live.table.turns)] == live.table.turns


async def ask(http: httpx.AsyncClient, path: str, handler: HTTPRouteHandler, subject: str) -> None:
    """Ask a route as somebody would; what it refuses it refuses with a sentence."""
    parts = {**PATHS, "table": subject}
    address = "/".join(
        str(parts.get(part[1:].partition(":")[0], 1)) if part[:1] == "{" else part for part in path.split("/")
    )
    for method in sorted(getattr(handler, "http_methods", {"GET"})):
        body = json.dumps(BODIES.get(path, {})) if method in ("POST", "DELETE") else None
        answer = await http.request(method, address, content=body)
        assert answer.status_code < 500, (method, address, answer.text)


def test_what_the_first_reader_would_wait_for_is_read_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rulebooks and catalogues of all games, beside the event loop."""
    threads: list[threading.Thread] = []
    monkeypatch.setattr(node_module, "read_all", lambda: threads.append(threading.current_thread()))

    async def story() -> None:
        async with inside(tmp_path):
            while not threads:
                await asyncio.sleep(0.01)
            assert threads[0] is not threading.current_thread()

    migrate(f"sqlite:///{tmp_path / 'house.db'}")
    asyncio.run(asyncio.wait_for(story(), 30))


def test_a_record_longer_than_any_game_is_not_taken_in(monkeypatch: pytest.MonkeyPatch) -> None:
    text = long_game().write().encode()
    assert records.read_record(text)
    monkeypatch.setattr(records, "MAX_STEPS", 400)
    with pytest.raises(ludo.LudoError, match="accepted are at most 400"):
        records.read_record(text)


def test_an_address_pays_for_what_it_asks(strict: RunningHouse) -> None:
    """One address spends all it has, on several routes at once; another one is not refused."""

    async def story() -> None:
        headers, table = {"x-forwarded-for": "192.0.2.70"}, "/api/tables/" + "t" * 22
        async with httpx.AsyncClient(base_url=strict.url, headers=headers, timeout=60) as flood:
            asked = (flood.get(f"{table}/{what}") for what in ("replay", "since/0") * 40)
            codes = [answer.status_code for answer in await asyncio.gather(*asked)]
            assert {404, 401, 429} <= set(codes)
            other = await flood.get(f"{table}/replay", headers={"x-forwarded-for": "192.0.2.71"})
            assert other.status_code == 404

    asyncio.run(story())


def test_messages_on_sockets_are_paid_for_too() -> None:
    """Whole logs cost more than moves, and all people of an address have one allowance."""
    assert cost_of(protocol.Watch(table="t")) > cost_of(protocol.Move(table="t", seat=0, step=0, token="x")) == 0
    limits = RateLimits(Settings(work_per_second=10), STILL)
    limits.take(DAY, "work", 35)
    with pytest.raises(Refusal):
        limits.take(DAY, "work", 10)
    limits.take("10.0.0.2", "work", 10)


def test_a_command_costs_the_same_by_http(tmp_path: Path) -> None:
    """And a list of tables is paid for by its length, a page by the table that it names."""
    spent: list[float] = []

    class Noting:
        """The limits of the house, which are compiled: nothing of them can be patched."""

        def __init__(self, limits: RateLimits) -> None:
            self.limits = limits

        def __getattr__(self, name: str) -> Any:
            return getattr(self.limits, name)

        async def spend(self, address: str, milliseconds: float) -> None:
            spent.append(milliseconds)

    async def story() -> None:
        async with inside(tmp_path) as (node, app):
            transport = httpx.ASGITransport(app, client=(DAY, 1))  # type: ignore[arg-type, unused-ignore]
            async with httpx.AsyncClient(base_url="http://house", transport=transport) as http:
                await http.post("/api/me", json={"name": "Léa"})
                table = (await http.post("/api/tables", json={"game": "lemans", "seats": 2, "public": True})).json()[
                    "id"
                ]
                node.rate_limits = Noting(node.rate_limits)  # type: ignore[assignment]
                words = {"do": "robot", "seat": 1, "level": "like-me"}
                assert (await http.post(f"/api/tables/{table}/commands", json=words)).status_code == 200
                assert cost_of(protocol.Robot(seat=1, level="like-me")) in spent
                spent.clear()
                assert (await http.get("/api/home")).status_code == 200
                assert LOOK_COST in spent
                spent.clear()
                await http.get(f"/table/{table}")
                assert TABLE_COST in spent

    migrate(f"sqlite:///{tmp_path / 'house.db'}")
    asyncio.run(story())


PAGE = (  # what the page of a table asks for, beside files
    *("/table/{table:str}", "/api/me", "/api/home", "/api/games", "/api/games/{slug:str}/edition"),
    *("/api/games/{slug:str}/edition/keys", "/api/games/{slug:str}/rulebook", "/api/announcements", "/api/house"),
    *("/api/tables/{table:str}/company", "/api/me/invitations", "/api/me/notices", "/api/push/key"),
)
PAGE_FILES = 12


def test_a_page_and_a_club_behind_one_address_are_not_held_up(tmp_path: Path) -> None:
    """One page is answered at once; thirty people who come within ten seconds are neither refused nor slowed down."""
    said: dict[str, int] = {}

    async def story() -> None:
        async with inside(tmp_path) as (_, app):
            for path, handler in own_handlers(app):
                if "GET" in getattr(handler, "http_methods", ()):
                    said[path] = handler.opt["spends"]

    migrate(f"sqlite:///{tmp_path / 'house.db'}")
    asyncio.run(story())
    costs = [*(said[path] for path in PAGE), TABLE_COST, cost_of(protocol.Watch(table="t"))]
    at = [0.0]
    limits = RateLimits(Settings(), lambda: at[0])
    assert sum(costs) <= limits.rates["work pace"][1]
    for person in range(30):
        at[0] = person / 3
        for cost in costs:
            limits.take(DAY, "work", cost)
            assert limits._behind(DAY, "work pace", cost) == 0
        for _ in range(len(PAGE) + PAGE_FILES):
            limits.take(DAY, "requests")
            assert limits._behind(DAY, "pace", 1) == 0


def test_a_burst_of_requests_is_spread(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first are let in at once, the others wait for each other, and too many are refused."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def story() -> None:
        limits = RateLimits(Settings(requests_per_second=100), STILL)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        for _ in range(400):
            await limits.pace(DAY)
        limits.buckets[DAY]["requests"] = (0.0, STILL())
        with pytest.raises(Refusal):
            await limits.pace(DAY)

    asyncio.run(story())
    assert len(waits) == 341
    assert waits[-2] == 340 / 200
    assert waits[-1] == REFUSED_SECONDS


def test_dear_work_of_an_address_is_spread(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page or two are answered at once; what is asked beyond waits, so that others come in between."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def story() -> None:
        limits = RateLimits(Settings(work_per_second=250), STILL)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        for _ in range(5):
            await limits.spend(DAY, 30)
        assert waits == []
        for _ in range(20):
            await limits.spend(DAY, 30)
        with pytest.raises(Refusal):
            await limits.spend(DAY, 400)

    asyncio.run(story())
    assert waits[19] == pytest.approx(600 / 400)
    assert waits[20:] == [REFUSED_SECONDS]  # asking again at once is no flood either
