"""Print one order at a time, fairly, in a process of its own; the latest house editions are kept."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from typing import Any

import msgspec

from ludotheque.printing.__main__ import Order
from ludotheque.server.assets import built
from ludotheque.server.errors import Refusal
from ludotheque.server.workers.fair_lane import FairLane

PATIENCE = 120  # seconds, on a slow machine that makes its fonts for the first time
MAX_WAITING, MAX_WAITING_EACH = 40, 4
MANY = "Many orders wait for the press; ask again later."
KEPT = 24  # house editions: each game in two languages and on two papers
BAD_ORDER = 2  # exit code of the press, with one sentence


class PrintJobs:
    """Prints; remembers what everybody may ask for."""

    def __init__(self) -> None:
        self.lane = FairLane(1, MAX_WAITING, MAX_WAITING_EACH, MANY)
        self.kept: OrderedDict[tuple[str, str, str, float], bytes] = OrderedDict()

    async def house_edition(self, game: str, language: str, paper: str, who: str) -> bytes:
        """Print the house edition, once for each build of the app; what is kept is given to everybody at once."""
        script = built() / "print.js"
        key = (game, language, paper, script.stat().st_mtime if script.exists() else 0.0)
        if key in self.kept:
            return self.kept[key]
        async with self.lane.turn(who):
            if key not in self.kept:
                self.kept[key] = await _pressed(Order(game, language, paper, str(built())))
                if len(self.kept) > KEPT:
                    self.kept.popitem(last=False)
            return self.kept[key]

    async def own_edition(self, game: str, language: str, paper: str, values: dict[str, Any], who: str) -> bytes:
        """Print somebody's own values."""
        async with self.lane.turn(who):
            return await _pressed(Order(game, language, paper, str(built()), values))


async def _pressed(order: Order) -> bytes:
    pipe = asyncio.subprocess.PIPE
    press = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "ludotheque.printing", stdin=pipe, stdout=pipe, stderr=pipe
    )
    try:
        made, said = await asyncio.wait_for(press.communicate(msgspec.json.encode(order)), PATIENCE)
    except TimeoutError:
        press.kill()
        await press.wait()
        raise Refusal("later", "The press took too long; nothing was printed, try again.") from None
    if press.returncode == 0:
        return made
    if press.returncode == BAD_ORDER:
        raise Refusal("cannot_print", said.decode("utf-8", "replace")[:500])
    raise Refusal("cannot_print", "The press broke down; nothing was printed.")
