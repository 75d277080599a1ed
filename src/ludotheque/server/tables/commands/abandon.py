"""Giving a game up, and closing a table before its game."""

from __future__ import annotations

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.permissions import require_host, require_own_chair
from ludotheque.server.tables.state import TableState


def abandon(table: TableState, who: Person, command: protocol.Abandon) -> ev.AbandonVoted | ev.Closed:
    """Give the game up: at once against bots alone, else when all people agree."""
    if table.status not in ("playing", "paused"):
        raise Refusal("not_playing")
    require_own_chair(table, command.seat, who)
    if not command.agree:
        return ev.AbandonVoted(command.seat, False)
    others = {
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.person not in (None, who.id) and not chair.away and seat not in table.abandon_votes
    }
    return ev.AbandonVoted(command.seat, True) if others else ev.Closed(command.seat)


def close(table: TableState, who: Person, command: protocol.Close) -> ev.Closed:
    """Close a table at which no game has begun; only its host may. Others with the same deal play without it."""
    require_host(table, who)
    return ev.Closed()
