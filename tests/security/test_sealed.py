"""Sealed bids: nothing that the others receive tells how much was bid, not even its length."""

from __future__ import annotations

import asyncio
import copy
import re
import sys
from typing import Any

import pytest

import ludotheque as ludo
from ludotheque.server import protocol
from ludotheque.server.play import broadcast
from ludotheque.server.tables.commands.move import move
from ludotheque.server.tables.reducers.apply import apply_event
from security.twins import Twins
from security.watched import Table, person_of
from server.houses import Guest, RunningHouse, hear


async def until_the_bids(guests: list[Guest], table: str) -> dict[str, Any]:
    """Play the first choices until everybody bids."""
    while True:
        shown = await guests[0].look(table)
        mine = (await guests[shown["turn"]].look(table))["seats"][0]
        if any(token.startswith("bid:") for token in mine["legal"]):
            return {"turn": shown["turn"], "step": shown["step"], "legal": mine["legal"]}
        answer = await guests[shown["turn"]].do(
            table, "move", seat=shown["turn"], step=shown["step"], token=mine["legal"][0]
        )
        assert answer["is"] == "done", answer


@pytest.mark.parametrize("words", [True, False])
def test_frames_to_others_have_one_size_whatever_was_bid(house: RunningHouse, words: bool) -> None:
    """The same auction, once with the lowest and once with the highest bid: the others' frames are the same."""

    async def overheard() -> None:
        lea, tom, zoe = [await Guest(house, name).come_in() for name in ("Léa", "Tom", "Zoé")]
        table = (await lea.open("mark", 2))["id"]
        for guest in (lea, tom):
            await guest.do(table, "sit")
        await tom.do(table, "ready", seat=1)
        await lea.do(table, "start")
        moment = await until_the_bids([lea, tom], table)
        bidder, other = [lea, tom][moment["turn"]], [tom, lea][moment["turn"]]
        bids = sorted((token for token in moment["legal"] if token != "pass"), key=lambda token: int(token[4:]))
        assert len(bids[0]) < len(bids[-1])
        heard: list[list[str]] = []
        for token in (bids[0], bids[-1]):
            now = await bidder.look(table)
            async with other.socket() as line, zoe.socket() as balcony:
                for guest, ear in ((other, line), (zoe, balcony)):
                    await guest.watch(ear, table, words=words)
                    await hear(ear, "presence")
                await bidder.do(table, "move", seat=moment["turn"], step=now["step"], token=token)
                kind = "step" if words else "brief"
                frames = [str(await next_of(ear, kind)) for ear in (line, balcony)]
            heard.append([re.sub(r'"(at|seq|clock)":\d+', r'"\1":0', frame) for frame in frames])
            assert not [frame for frame in frames if token in frame.replace('"legal"', "")] or token in legal_of(frames)
            taken = await bidder.do(table, "take_back", seat=moment["turn"])
            assert taken["is"] == "done", taken
            assert (await other.do(table, "consent", seat=1 - moment["turn"], agree=True))["is"] == "done"
        assert [len(frame) for frame in heard[0]] == [len(frame) for frame in heard[1]]
        assert heard[0] == heard[1]

    asyncio.run(overheard())


async def next_of(line: Any, kind: str) -> str:
    """The next message of this kind, as it came."""
    while True:
        text = str(await asyncio.wait_for(line.recv(), 30))
        if text.startswith(f'{{"is":"{kind}"'):
            return text


def legal_of(frames: list[str]) -> str:
    """The other's own choices hold every amount."""
    return "".join(re.findall(r'"legal":\[[^\]]*\]', "".join(frames)))


def first_bid() -> tuple[Table, int, list[str]]:
    """A table of Mark at the first sealed bid of somebody after whom others bid, seen by another seat."""
    rng, game = ludo.Rng(2), ludo.load("mark")
    twins = Twins("mark", 3, {}, None, rng)
    while True:
        state = twins.truth.state
        seat, legal = int(state.actor()), game.legal_tokens(state)
        bids = [token for token in legal if token.startswith("bid:")]
        later = state.clone()
        if bids:
            later.apply(game.action(later, bids[0]))
        if bids and later.actor() >= 0 and game.legal_tokens(later)[0].startswith("bid:"):
            return twins.truth, seat, sorted(bids, key=lambda token: int(token[4:]))
        assert twins.step()


def test_the_work_does_not_depend_on_the_amount() -> None:
    """Times are noisy; the number of steps of our program is not: it is the same for every amount."""
    table, seat, bids = first_bid()
    before, step = table.table.state, len(table.table.steps)
    counts = set()
    for token in (bids[0], bids[0], bids[1], bids[len(bids) // 2], bids[-1]):
        calls = 0

        def count(*_: Any) -> None:
            nonlocal calls
            calls += 1

        command = protocol.Move(seat=seat, step=step, token=token)
        sys.setprofile(count)
        made = move(table.table, b"s" * 32, command, person_of(seat))
        sys.setprofile(None)
        told = copy.copy(table.table)
        told.steps, told.turns = list(told.steps), list(told.turns)
        apply_event(told, told.seq + 1, 1, made.event, made.state)
        sys.setprofile(count)
        broadcast.broadcast_event(table.live.room, told, made.event, before)
        sys.setprofile(None)
        counts.add(calls)
    assert len(bids) > 9
    assert len(counts) == 1, counts
