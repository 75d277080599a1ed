"""Limits per person and per address: how often somebody may speak, command, open tables, try codes, come in."""

from __future__ import annotations

import time
from collections import OrderedDict

from ludotheque.server import wire
from ludotheque.server.refusal import Refusal
from ludotheque.server.settings import Settings

MOST_REMEMBERED = 20_000


def allowance(command: wire.AnyCommand) -> str:
    """What a command uses up: words, advice (a search of seconds), or just commands."""
    if isinstance(command, wire.Say):
        return "chat"
    if isinstance(command, wire.Watch):
        return "looks"  # the whole log is told: far dearer than a move
    return "hints" if isinstance(command, wire.Hint) else "commands"


class Limits:
    """Token buckets, forgotten when long unused."""

    def __init__(self, settings: Settings) -> None:
        self.rates = {  # per second, and how many at once
            "commands": (float(settings.commands_per_second), settings.commands_per_second * 2.0),
            "chat": (settings.chat_per_minute / 60, float(min(settings.chat_per_minute, 5))),
            "tables": (settings.most_tables_per_person / 3600, max(20.0, settings.most_tables_per_person / 10)),
            "looks": (settings.looks_per_minute / 60, max(30.0, settings.looks_per_minute / 2)),
            "requests": (float(settings.requests_per_second), settings.requests_per_second * 5.0),
            "arrivals": (settings.arrivals_per_minute / 60, max(40.0, settings.arrivals_per_minute * 1.0)),
            "sign-ins": (0.2, 20.0),  # to one login, from wherever
            "tokens": (0.02, 20.0),
            "pushes": (0.1, 20.0),
            "codes": (0.5, 20.0),
            "hints": (0.5, 6.0),
            "prints": (0.05, 6.0),
            "tries": (4.0, 40.0),  # of an edition, while somebody types: a game of bots each
            "records": (0.05, 10.0),  # imports and analyses
        }
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, who: str, kind: str) -> None:
        """Use one of the person's allowance, or Refusal('too_fast')."""
        rate, most = self.rates[kind]
        now = time.monotonic()
        left, at = self.buckets.pop((who, kind), (most, now))
        left = min(most, left + (now - at) * rate)
        allowed = left >= 1
        self.buckets[who, kind] = (left - 1 if allowed else left, now)
        if len(self.buckets) > MOST_REMEMBERED:
            self.buckets.popitem(last=False)
        if not allowed:
            raise Refusal("too_fast")
