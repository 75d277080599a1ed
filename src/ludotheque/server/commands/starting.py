"""The start: everybody is ready, and the first deal is made."""

from __future__ import annotations

from ludotheque.server import events as ev
from ludotheque.server import wire
from ludotheque.server.commands.chance import run_chance
from ludotheque.server.commands.rights import hosted, in_lobby, own_chair
from ludotheque.server.ledger import Ledger
from ludotheque.server.outcome import Outcome
from ludotheque.server.refusal import Refusal
from ludotheque.server.who import Who


def ready(ledger: Ledger, who: Who, command: wire.Ready) -> ev.Readied:
    """Somebody is ready, or is not after all."""
    in_lobby(ledger)
    own_chair(ledger, command.seat, who)
    return ev.Readied(command.seat, command.ready)


def check_ready(ledger: Ledger, who: Who) -> None:
    """Refuse the start while a chair is free or somebody is not ready; the host, who starts, is."""
    hosted(ledger, who)
    if any(place.free or not (place.ready or place.person == who.id) for place in ledger.places):
        raise Refusal("not_ready")


def start(
    ledger: Ledger, seed: bytes, who: Who, rules: str, nonces: list[str] | None = None, drawn: list[int] | None = None
) -> Outcome:
    """The first deal. ``nonces`` and ``drawn``: those of all duplicate tables, where there are any."""
    check_ready(ledger, who)
    state = ledger.begun()
    tokens = run_chance(ledger, seed, state, nonces)
    return Outcome(ev.Started(tokens, rules, nonces or [], drawn or []), state)
