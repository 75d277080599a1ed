"""Who sits where, before the game: people, bots, and the inks of their chairs."""

from __future__ import annotations

from ludotheque.fairness import drawing
from ludotheque.fairness.check import CHAIRS
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.permissions import require_chair, require_host, require_lobby
from ludotheque.server.tables.kind_names import kind_name
from ludotheque.server.tables.state import TableState
from ludotheque.server.text import plain

USUAL: protocol.Level = "habitue"  # like somebody of whom nothing is known


def chair_nonce(table: TableState, seed: bytes, seat: int) -> str:
    """Return the house's nonce for a chair; the chairs of a group are numbered on from table to table.

    From scheme 3 on it is not known before the start, for it depends on who sits there then.
    """
    if table.scheme >= 3:
        return ""
    number = table.duplicate.number if table.duplicate else 0
    return drawing.house_nonce(seed, CHAIRS * number + seat)


def sit(table: TableState, seed: bytes, who: Person, command: protocol.Sit) -> ev.PersonSeated:
    """Sit on the chair that was asked for, or on the first free one."""
    require_lobby(table)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
    if not free:
        raise Refusal("full")
    seat = free[0] if command.seat is None else command.seat
    if not require_chair(table, seat).is_free:
        raise Refusal("taken")
    name = plain(command.name or "") or who.name
    if table.plan.children:
        if who.program:
            raise Refusal("children")
        name = kind_name(name, [chair.name for chair in table.chairs])
    nonce, pledge = command.nonce or chair_nonce(table, seed, seat), command.pledge or ""
    if command.nonce is not None:
        pledge = drawing.pledge(command.nonce)
    drawn = command.nonce is None and not pledge
    return ev.PersonSeated(seat, who.id, name, nonce, drawn, who.program, pledge if table.scheme >= 3 else "")


def stand(table: TableState, who: Person, command: protocol.Stand) -> ev.ChairFreed:
    """Free one's own chair; the host may free any."""
    require_lobby(table)
    chair = require_chair(table, command.seat)
    if chair.is_free or who.id not in (chair.person, table.host):
        raise Refusal("not_seated")
    return ev.ChairFreed(command.seat)


def robot(
    table: TableState, seed: bytes, who: Person, command: protocol.Robot, like: str | None = None
) -> ev.BotSeated:
    """Put a bot on a chair without a person; only the host may. ``like``: the level that is like the host."""
    require_host(table, who)
    if require_chair(table, command.seat).person is not None:
        raise Refusal("taken")
    follows = command.level == "like-me"
    level = (like or USUAL) if follows else command.level
    return ev.BotSeated(command.seat, level, chair_nonce(table, seed, command.seat), like=follows)


def swap(table: TableState, who: Person, command: protocol.Swap) -> ev.ChairsSwapped:
    """Exchange two chairs; only the host may."""
    require_host(table, who)
    require_chair(table, command.seat)
    require_chair(table, command.other)
    return ev.ChairsSwapped(command.seat, command.other)


def ink(table: TableState, who: Person, command: protocol.Ink) -> ev.InkChosen:
    """Choose a free ink: people for themselves, the host for the bots."""
    require_lobby(table)
    chair = require_chair(table, command.seat)
    if who.id != chair.person and not (chair.robot is not None and who.id == table.host):
        raise Refusal("not_seated")
    if command.ink >= table.game.max_seats:
        raise Refusal("malformed", f"This game has {table.game.max_seats} inks, numbered from 0.")
    if any(other.ink == command.ink and not other.is_free and other is not chair for other in table.chairs):
        raise Refusal("ink_taken")
    return ev.InkChosen(command.seat, command.ink)
