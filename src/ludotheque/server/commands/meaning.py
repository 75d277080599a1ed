"""From what a person wants to the event it becomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.server import events as ev
from ludotheque.server import wire
from ludotheque.server.commands import abandoning, planning, seating, speaking, starting, taking_back
from ludotheque.server.commands.moving import move
from ludotheque.server.ledger import Ledger
from ludotheque.server.outcome import Outcome
from ludotheque.server.refusal import Refusal
from ludotheque.server.who import Who


def outcome(ledger: Ledger, seed: bytes, who: Who, command: wire.TableCommand, rules: str) -> Outcome:
    """The event that carries the command out, or a Refusal."""
    if ledger.status == "paused" and not isinstance(command, wire.Say):
        raise Refusal("paused", ledger.notice)
    if isinstance(command, wire.Move):
        return move(ledger, seed, command, who.id)
    if isinstance(command, wire.Start):
        return starting.start(ledger, seed, who, rules)
    if isinstance(command, wire.Sit):
        return Outcome(seating.sit(ledger, seed, who, command))
    if isinstance(command, wire.Robot):
        return Outcome(seating.robot(ledger, seed, who, command))
    return Outcome(_WITHOUT_SEED[type(command)](ledger, who, command))


_WITHOUT_SEED: dict[type, Callable[[Ledger, Who, Any], ev.AnyEvent]] = {
    wire.Stand: seating.stand,
    wire.Swap: seating.swap,
    wire.Ink: seating.ink,
    wire.Change: planning.change,
    wire.Ready: starting.ready,
    wire.TakeBack: taking_back.take_back,
    wire.Consent: taking_back.consent,
    wire.Abandon: abandoning.abandon,
    wire.Say: speaking.say,
}
