"""The games that somebody played, page by page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludotheque.server.errors import Refusal
from ludotheque.server.statistics.history import PAGE, history
from ludotheque.server.storage import people as stored_people
from ludotheque.server.storage import schema
from server.inside import open_house, run


def a_game(number: int, *players: str) -> list[dict[str, Any]]:
    """The results of a game; two of them end at the same moment."""
    row = {
        "table_id": f"table-{number:03}",
        "game": "mark",
        "rated": True,
        "played": True,
        "opening": "",
        "at": 1000 + number // 2,
    }
    return [
        {**row, "seat": seat, "player": who, "rank": seat + 1, "score": 9 - seat} for seat, who in enumerate(players)
    ]


def test_every_game_is_on_one_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as node:
            lea = await node.store.write(lambda c: stored_people.add(c, "Léa"))
            many = 2 * PAGE + 3

            def fill(c: sa.Connection) -> None:
                for number in range(many):
                    c.execute(sa.insert(schema.result), a_game(number, "bot:habitue", lea.id, lea.id, "gone-x"))
                c.execute(sa.insert(schema.result), a_game(900, "somebody", "bot:champion"))
                left = [{**row, "played": False} for row in a_game(901, lea.id, "bot:champion")]
                c.execute(sa.insert(schema.result), left)  # a stand-in played it

            await node.store.write(fill)
            pages, cursor = [], ""
            while True:
                page = await node.store.read(lambda c, cursor=cursor: history(c, lea.id, cursor))
                pages.append(page)
                if page.next is None:
                    break
                cursor = page.next
            assert [len(page.games) for page in pages] == [PAGE, PAGE, 3]
            tables = [game.table for page in pages for game in page.games]
            assert tables == [f"table-{number:03}" for number in reversed(range(many))]
            seats = pages[0].games[0].seats
            assert [(seat.name, seat.level, seat.mine) for seat in seats] == [
                *((None, "habitue", False), ("Léa", None, True), ("Léa", None, True), (None, None, False))
            ]
            for wrong in ("x", "1", "1.", "1.a b", "9" * 16 + ".a"):
                with pytest.raises(Refusal):
                    await node.store.read(lambda c, wrong=wrong: history(c, lea.id, wrong))

    run(story())


def test_whoever_let_a_stand_in_play_is_not_named_and_rated_is_what_counted_for_the_reader(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as node:
            lea = await node.store.write(lambda c: stored_people.add(c, "Léa"))
            tom = await node.store.write(lambda c: stored_people.add(c, "Tom"))
            first, second = a_game(1, lea.id, tom.id), a_game(2, tom.id, lea.id)
            first[1] |= {"played": False, "rated": False}
            second[0] |= {"rated": False}
            await node.store.write(lambda c: c.execute(sa.insert(schema.result), first + second))
            mine = (await node.store.read(lambda c: history(c, lea.id, ""))).games
            assert [[seat.name for seat in game.seats] for game in mine] == [["Tom", "Léa"], ["Léa", None]]
            (theirs,) = (await node.store.read(lambda c: history(c, tom.id, ""))).games
            assert [game.rated for game in (*mine, theirs)] == [True, True, False]

    run(story())
