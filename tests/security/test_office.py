"""Nothing that an admin can see or do reveals a hidden hand or changes the dice of a running game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
import sqlalchemy as sa

import ludotheque as ludo
from ludotheque.server.app import make_http_app
from ludotheque.server.node import Node
from ludotheque.server.people.reports import report
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.protocol import office as wire
from ludotheque.server.protocol.reports import NewReport
from ludotheque.server.protocol.tournaments import EnterTournament, TournamentPlan
from ludotheque.server.storage import schema
from ludotheque.server.timestamps import now
from server.inside import LEA, TOM, ZOE, begun, open_house

WHY = "they asked for it"
TIMES = {"now", "memory", "moves_per_second", "move_p50", "move_p99", "commit_p50", "commit_p99", "database"}
GENEROUS = {"work_per_second": 1_000_000, "requests_per_second": 100_000}
HIDING = ("lemans", "mark")  # hands; sealed bids


def every_act(other: str, report_id: str, tournament: str) -> list[dict[str, Any]]:
    """One act of each kind there is, in an order in which each can be carried out."""
    words = {"person": TOM.id, "reason": WHY, "name": "Rose", "hours": 1, "fr": "a", "en": "b", "minutes": 5}
    words |= {"table": other, "report": report_id, "tournament": tournament}
    acts = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in get_args(wire.AnyAct)}
    last = ["call-off", "close-out", "let-in"]  # nobody is taken out after it, and no link is for somebody closed out
    order = [*sorted(set(acts) - set(last)), *last]
    return [{"act": tag, **{name: words[name] for name in acts[tag]}} for tag in order]


def timeless(found: Any) -> Any:
    """What was answered, without what differs from moment to moment."""
    if isinstance(found, dict):
        return {name: timeless(value) for name, value in found.items() if name not in TIMES}
    return [timeless(one) for one in found] if isinstance(found, list) else found


@asynccontextmanager
async def office_of(house: Node) -> AsyncIterator[httpx.AsyncClient]:
    """Whoever sits at the machine itself."""
    transport = httpx.ASGITransport(make_http_app(house), client=("127.0.0.1", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost", timeout=20) as boss:
        yield boss


async def routes(boss: httpx.AsyncClient, tournament: str) -> list[str]:
    """Every route of the office that shows something, as the house describes itself."""
    paths = (await boss.get("/openapi/openapi.json")).json()["paths"]
    wanted = [path for path, item in paths.items() if path.startswith("/api/office") and "get" in item]
    return [path.replace("{tournament}", tournament) for path in wanted]


async def evening(house: Node) -> str:
    """A tournament that Tom has entered."""
    live = await house.tournament_registry.announce(LEA, TournamentPlan("Soirée", "mark", 2))
    await house.tournaments.handle(live, TOM, EnterTournament())
    return live.state.id


async def look(boss: httpx.AsyncClient, wanted: list[str]) -> list[Any]:
    """Every answer that the office has."""
    variants = {"tables": ["", "?status=playing"], "people": ["", "?which=guests"], "reports": ["", "?settled=true"]}
    found = []
    for path in ["/api/announcements", *wanted]:
        for more in variants.get(path.rpartition("/")[2], [""]):
            answer = await boss.get(path + more)
            assert answer.status_code == 200, (path, answer.text)
            found.append((path + more, timeless(answer.json())))
    return found


def people(c: sa.Connection) -> None:
    for who in (LEA, TOM, ZOE):
        row = {"id": who.id, "name": who.name, "login": "tom" if who is TOM else None, "password": "x"}
        c.execute(sa.insert(schema.person).values(**row, made=now()))


def hide_otherwise(c: sa.Connection, table: str) -> None:
    """Let the events of the table be longer by a few bytes, as other cards in a hand would make them."""
    e = schema.event
    c.execute(sa.update(e).where(e.c.table_id == table).values(data=e.c.data + "   "))


def game_of(live: LiveTable) -> tuple[Any, ...]:
    table = live.table
    assert table.state is not None
    position = msgspec.json.encode(table.state.position())
    return live.seed, table.commitment, table.terms, table.nonces(), position, table.steps, table.chances, table.status


@pytest.mark.filterwarnings("ignore")  # of Litestar, about the style of the handlers
@pytest.mark.parametrize("slug", HIDING)
def test_no_answer_depends_on_a_hand_and_no_act_touches_a_game(slug: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            open_house(tmp_path, work_per_second=1_000_000, requests_per_second=100_000) as house,
            office_of(house) as boss,
        ):
            await house.store.write(people)
            live, other = await begun(house, [LEA, TOM], game=slug), await begun(house, [LEA, ZOE], game="mark")
            table, before = live.table.id, game_of(live)
            await house.store.write(lambda c: report(c, TOM.id, live.table, NewReport(table, "insult", seat=0)))
            tournament = await evening(house)
            wanted = await routes(boss, tournament)
            assert len(wanted) >= 8
            seen = await look(boss, wanted)

            true = live.table.state
            assert true is not None
            live.table.state = true.resample(0, ludo.Rng(77))
            await house.store.write(lambda c: hide_otherwise(c, table))
            assert await look(boss, wanted) == seen
            live.table.state = true

            secrets = [live.seed.hex(), other.seed.hex(), *live.table.nonces()]
            secrets += [token for _, token in live.table.steps if ":" in token]
            reported = await house.store.read(lambda c: c.execute(sa.select(schema.report.c.id)).scalar_one())
            answers = [seen]
            for act in every_act(other.table.id, reported, tournament):
                answer = await boss.post("/api/office/acts", json={"act": act})
                assert answer.status_code == 200, (act, answer.text)
                answers += [answer.json(), await look(boss, wanted)]
            for dry_run in (True, False):
                answers.append((await boss.post("/api/office/tidy", json={"dry_run": dry_run})).json())
            text = msgspec.json.encode(answers).decode()
            assert not [secret for secret in secrets if secret and secret in text]
            assert game_of(await house.tables.find(table)) == before
            assert game_of(live) == before

    asyncio.run(asyncio.wait_for(story(), 60))


def test_no_act_names_what_decides_a_game() -> None:
    """No field of any act could carry a seed, a nonce, a token, a seat or a position."""
    fields = {name for kind in get_args(wire.AnyAct) for name in kind.__struct_fields__}
    known = {"person", "name", "reason", "hours", "table", "tournament", "report", "fr", "en", "minutes"}
    assert fields == known
