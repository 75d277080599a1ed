"""Decide which event a command becomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands import abandon, chat, nonces, plan, rest, seating, start, take_back
from ludotheque.server.tables.commands.move import move
from ludotheque.server.tables.commands.outcome import Outcome
from ludotheque.server.tables.state import TableState

HOUSE_DECIDES = (  # at a table of a tournament
    protocol.Sit
    | protocol.Stand
    | protocol.Robot
    | protocol.Swap
    | protocol.Change
    | protocol.Start
    | protocol.Close
    | protocol.TakeBack
    | protocol.Consent
    | protocol.Abandon
)

MAX_EVENTS = 20_000  # of a table; the longest game has some thousand moves
WITHOUT_END = (  # what can be done again and again
    protocol.Sit
    | protocol.PledgeNonce
    | protocol.Robot
    | protocol.Swap
    | protocol.Ink
    | protocol.Change
    | protocol.Ready
    | protocol.TakeBack
    | protocol.Consent
    | protocol.Abandon
    | protocol.Rest
    | protocol.Say
)


def decide(table: TableState, seed: bytes, who: Person, command: protocol.TableCommand, rules: str) -> Outcome:
    """Return the event that carries the command out, or raise a Refusal."""
    if table.status == "paused" and not isinstance(command, protocol.Say | protocol.Abandon):
        raise Refusal("paused", table.notice)
    if table.seq >= MAX_EVENTS and isinstance(command, WITHOUT_END):
        raise Refusal("worn_out")
    if table.plan.children and who.program:
        raise Refusal("children")
    if table.tournament is not None and isinstance(command, HOUSE_DECIDES):
        raise Refusal("tournament_table")
    if isinstance(command, protocol.Move):
        return move(table, seed, command, who.id)
    if isinstance(command, protocol.Start):
        return start.start(table, seed, who, rules)
    if isinstance(command, protocol.Sit):
        return Outcome(seating.sit(table, seed, who, command))
    if isinstance(command, protocol.Robot):
        return Outcome(seating.robot(table, seed, who, command))
    return Outcome(_WITHOUT_SEED[type(command)](table, who, command))


_WITHOUT_SEED: dict[type, Callable[[TableState, Person, Any], ev.AnyEvent]] = {
    protocol.PledgeNonce: nonces.pledge,
    protocol.ShowNonce: nonces.show,
    protocol.Stand: seating.stand,
    protocol.Swap: seating.swap,
    protocol.Ink: seating.ink,
    protocol.Change: plan.change,
    protocol.Ready: start.ready,
    protocol.TakeBack: take_back.take_back,
    protocol.Consent: take_back.consent,
    protocol.Abandon: abandon.abandon,
    protocol.Close: abandon.close,
    protocol.Rest: rest.rest,
    protocol.Say: chat.say,
}
