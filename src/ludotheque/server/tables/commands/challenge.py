"""Bots from outside that wait for a challenge at tables of their own, and who may invite them."""

from __future__ import annotations

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.permissions import require_chair, require_host
from ludotheque.server.tables.state import TableState


def waiting_bot(table: TableState) -> str | None:
    """Return the name of the bot that waits at this table: its host, ready and alone at an open table."""
    taken = [chair for chair in table.chairs if not chair.is_free]
    if table.status != "lobby" or not table.plan.public or len(taken) != 1:
        return None
    (chair,) = taken
    waits = chair.program and chair.ready and chair.person == table.host
    return chair.name if waits else None


def require_free_chair(table: TableState, who: Person, command: protocol.Invite) -> None:
    """Refuse everybody but the host, and a table without a chair for the bot."""
    require_host(table, who)
    if table.plan.children:
        raise Refusal("children")
    if not any(chair.is_free for chair in table.chairs):
        raise Refusal("full")
    if command.seat is not None and not require_chair(table, command.seat).is_free:
        raise Refusal("taken")


def challenge(waiting: TableState, table: TableState, command: protocol.Invite) -> ev.Challenged:
    """Invite the bot that waits to the table; refuse if it has gone meanwhile."""
    if waiting_bot(waiting) is None:
        raise Refusal("no_bot")
    return ev.Challenged(table.code, command.seat)
