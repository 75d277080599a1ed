"""Let a Champion of another checkout play: run by its Python, which knows neither this file's folder nor today's house.

Reads one question a line, ``{"new": [slug, seats, options, seconds]}`` or
``{"steps": [token …], "seat": 0, "seed": 1}``, and answers the second with ``{"token": …, "seconds": CPU seconds}``.
It imports only what every checkout has.
"""

from __future__ import annotations

import json
import sys
from time import process_time
from typing import Any

import ludotheque as ludo
from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.bots.history import note


class Table:
    """One game as this side follows it, and a bot on any of the seats."""

    def __init__(self, level: str, slug: str, seats: int, options: dict[str, Any], seconds: float | None) -> None:
        self.game = ludo.load(slug)
        self.budget = None if seconds is None else Budget(seconds=seconds).of_processor()
        self.state = self.game.new(seats, options)
        self.bots = [Bot(level) for _ in range(seats)]
        self.histories: list[list[int]] = [[] for _ in range(seats)]

    def follow(self, token: str) -> None:
        """Take in what happened."""
        action = self.game.action(self.state, token)
        for seat, history in enumerate(self.histories):
            note(history, self.state, seat, action)
        self.state.apply(action)

    def answer(self, seat: int, seed: int) -> dict[str, Any]:
        """Decide as at a table, with the level's own budget, unless it is held to seconds of the processor."""
        began = process_time()
        action = self.bots[seat].decide(self.state, seat, self.budget, seed, self.histories[seat])
        return {"token": self.game.token(self.state, action), "seconds": process_time() - began}


def main(level: str) -> None:
    """Answer until nobody asks any more."""
    table: Table | None = None
    for line in sys.stdin:
        asked = json.loads(line)
        if "new" in asked:
            table = Table(level, *asked["new"])
            continue
        assert table is not None
        for token in asked["steps"]:
            table.follow(token)
        print(json.dumps(table.answer(asked["seat"], asked["seed"])), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
