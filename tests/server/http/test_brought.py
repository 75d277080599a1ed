"""The page of a table brings what its socket would tell: to each reader their own, nothing that they may not see."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.http import brought
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.play import presence
from ludotheque.server.play.connection import Connection
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.tables import events as ev
from server.inside import LEA, TOM, ZOE, Page, begun, open_house, run


async def answers(house: Node, live: LiveTable, who: Person) -> dict[str, Any]:
    """What the page of that person brings."""
    found = await brought._answers(house, live, who, "192.0.2.7", "fr")
    return dict(json.loads(msgspec.json.encode(found)))


async def told(live: LiveTable, who: Person) -> Any:
    """What the socket of that person tells first."""
    page = Page()
    connection = Connection(who, page)  # type: ignore[arg-type]
    await presence.enter(live, connection, None)
    presence.leave(live, connection)
    return json.loads(page.heard[0])


def test_each_reader_is_brought_what_their_socket_tells_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            for who in (LEA, TOM, ZOE):
                found = (await answers(house, live, who))[live.table.id]
                assert found == await told(live, who), who.name
            assert found["table"]["seats"] == []  # Zoé looks on

    run(story())


def test_the_answers_are_those_of_the_paths_that_the_page_asks(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            found = await answers(house, live, LEA)
            assert found["/api/me"]["name"] == "Léa"
            assert "lemans" in [game["slug"] for game in found["/api/games"]]
            assert found["/api/games/lemans/words/fr"].count(" = ") > 20
            assert found[f"/api/tables/{live.table.id}/edition"]["values"]

    run(story())


def test_a_table_that_waits_for_its_reader_is_not_shown_as_it_was_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            async with live.lock:
                await live.write(ev.PersonRested(0))
            with pytest.raises(Refusal) as refused:
                await answers(house, live, LEA)
            assert refused.value.code == "later"
            assert (await answers(house, live, TOM))[live.table.id]["table"]["chairs"][0]["away"]

    run(story())


def test_whoever_may_not_look_is_brought_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await house.tables.open(LEA, protocol.Plan("lemans", 2, children=True))
            with pytest.raises(Refusal):
                await answers(house, live, ZOE)

    run(story())


def test_nothing_that_is_said_at_a_table_can_end_the_element() -> None:
    text = brought._element({"said": "</script><script>alert(1)</script>"})
    assert text.count("</script>") == 1
    assert text.endswith("</script>")
