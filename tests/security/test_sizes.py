"""Too big, too deep, too many: refused with one sentence, and the house goes on."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

import ludotheque as ludo
from ludotheque.kernel.edition import Whole
from ludotheque.server.replays.transfer import import_records
from ludotheque.server.settings import Settings
from ludotheque.server.storage.backup import BadBackup
from server.houses import Guest, RunningHouse, hear
from support import HOUSE

DEEP = 100_000
NUL = "\x00"


def test_bodies(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()

        async def post(content: bytes, **headers: str) -> httpx.Response:
            return await lea.http.post(
                "/api/tables", content=content, headers={"content-type": "application/json"} | headers
            )

        big = b'{"game":"lemans","seats":2,"options":{"a":"' + b"x" * 400_000 + b'"}}'
        assert (await post(big)).status_code == 413
        deep = [b"[" * DEEP, b'{"game":"lemans","seats":2,"edition":' + b'{"a":' * 50_000]
        closed = [
            b'{"game":"lemans","seats":2,"edition":' + b'{"a":' * n + b"1" + b"}" * n + b"}" for n in (100, 900, 5000)
        ]
        bomb = gzip.compress(b" " * 50_000_000)  # 50 kB that would be 50 MB
        for content in (*deep, *closed, bomb, b"", b"nul", b"\xff\xfe", b'{"game":"' + b"\xed\xa0\x80" + b'"}'):
            answer = await post(content)
            assert 400 <= answer.status_code < 500, (content[:40], answer.status_code)
        assert 400 <= (await post(bomb, **{"content-encoding": "gzip"})).status_code < 500
        huge = b'{"game":"lemans","seats":' + b"9" * 5000 + b"}"
        assert (await post(huge)).status_code == 400
        long = await post(b'{"game":"lemans","seats":2,"options":{"' + b"a" * 200_000 + b'":1}}')
        assert long.status_code == 409
        assert len(long.content) < 2000  # what was wrong is told, not all of it

    asyncio.run(story())


def test_addresses(house: RunningHouse) -> None:
    """Ids and codes that cannot be are not looked for."""

    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        odd = ("%00", "x" * 5000, "%F0%9F%98%80", "..%2f..%2fetc%2fpasswd", "'%20or%201=1--", "%ED%A0%80", "a%0d%0ab")
        for word in odd:
            for path in (
                f"/api/tables/{word}",
                f"/api/codes/{word}",
                f"/api/tables/{word}/record",
                f"/feed/{word}/json",
            ):
                answer = await lea.http.get(path)
                assert answer.status_code == 404, (path, answer.status_code)
            assert (await lea.http.delete(f"/api/tokens/{word}")).status_code in (204, 404)
            assert (await lea.http.get(f"/assets/{word}")).status_code == 404
        for step in ("-1", "9" * 30, "1e3", "٣"):
            assert (await lea.http.get(f"/api/tables/x/since/{step}")).status_code in (400, 404)

    asyncio.run(story())


def test_messages_on_the_socket(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        table = (await lea.open("lemans", 2))["id"]
        say = {"do": "say", "table": table, "text": "x"}
        for text in ("[" * 8000, '{"do":' * 1300, json.dumps({**say, "text": "x" * 401}), "", "\x00", '{"do":"watch"}'):
            async with lea.socket() as line:
                await line.send(text)
                assert (await hear(line, "refused"))["code"] in ("malformed", "not_found")
        async with lea.socket() as line:
            await line.send(json.dumps({**say, "text": "y" * 9000}))
            assert (await hear(line, "refused"))["code"] == "too_big"
            for bad in (b"\xff\xfe\x00", b'{"do":"say","table":"\xff","text":"x"}'):
                await line.send(bad, text=True)
                assert (await hear(line, "refused"))["code"] == "malformed"
            await line.send("z" * 20_000)
            with pytest.raises(websockets.ConnectionClosed):
                await hear(line, "never")
        async with lea.socket() as line:
            with contextlib.suppress(websockets.ConnectionClosed):
                await line.send(iter(["", *[""] * 500, "x"]))  # a message in many empty pieces
            with pytest.raises(websockets.ConnectionClosed):
                await hear(line, "never")
        assert (await lea.look(table))["seq"] == 0

    asyncio.run(story())


@pytest.mark.parametrize("slug", HOUSE)
def test_the_largest_editions_cost_little(slug: str) -> None:
    """Every value at its highest, or at its lowest: refused, or a table that is opened at once."""
    game = ludo.load(slug)
    for end in ("high", "low"):
        values: dict[str, Any] = {}
        for key, kind in game.schema.items():
            if hasattr(kind, "words"):
                continue
            number = getattr(kind, end)
            size = getattr(kind, "longest" if end == "high" else "shortest", 0)
            values[key] = [number] * size if size else number
        began = time.process_time()  # whatever else the machine does
        try:
            state = game.new(game.max_seats, {}, game.edition_of(values))
        except ludo.LudoError:
            continue
        assert len(state.setting.tokens) < 20_000
        assert time.process_time() - began < 2


def test_many_editions_do_not_fill_the_memory() -> None:
    game = ludo.load("lemans")
    numbers = {key: kind for key, kind in game.schema.items() if isinstance(kind, Whole)}
    key, kind = max(numbers.items(), key=lambda item: item[1].high - item[1].low)
    made = 0
    for value in range(kind.low, min(kind.high, kind.low + 400) + 1):
        try:
            game.new(2, {}, game.edition_of({key: value}))
        except ludo.LudoError:
            continue
        made += 1
    assert len(game._settings) <= 256
    assert game.setting(2) is game.setting(2)
    assert made


def test_bombs_in_imports(tmp_path: Path) -> None:
    """A file of records: nothing too long, too deep or cut short gets in, and all or nothing does."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'house.db'}")
    file = tmp_path / "games.jsonl"
    heading = '{"record":"ludotheque-record/1","game":"lemans","edition":"x","seats":2,"options":{}'
    heading += ',"scores":null,"ranks":null'
    bombs = [
        "[" * DEEP,
        heading + ',"steps":[' + "[0,0]," * 10 + "]}",
        heading + ',"steps":' + '[["chance","x"]' * 5000 + "]}",
        heading + ',"steps":[],"edition_values":' + '{"a":' * 900 + "1" + "}" * 900 + "}",
        heading + ',"steps":[],"seats":' + "9" * 5000 + "}",
        " " * 30_000_000,
        "\x00",
    ]
    for bomb in bombs:
        file.write_text(bomb + "\n")
        with pytest.raises(BadBackup, match="nothing was imported"):
            import_records(settings, str(file))
    file.write_bytes(b"\xff\xfe\x00\n")
    with pytest.raises(BadBackup, match="nothing was imported"):
        import_records(settings, str(file))
