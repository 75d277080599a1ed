"""Who sits where, before the game: people, bots, and the inks of their chairs."""

from __future__ import annotations

from ludotheque.fair.check import CHAIRS
from ludotheque.server import events as ev
from ludotheque.server import fairness, wire
from ludotheque.server.commands.rights import chair, hosted, in_lobby
from ludotheque.server.ledger import Ledger
from ludotheque.server.plain import plain
from ludotheque.server.refusal import Refusal
from ludotheque.server.who import Who


def house_nonce(ledger: Ledger, seed: bytes, seat: int) -> str:
    """The nonce that the house has for a chair; the chairs of duplicate tables are numbered on from table to table."""
    table = ledger.duplicate.number if ledger.duplicate else 0
    return fairness.house_nonce(seed, CHAIRS * table + seat)


def sit(ledger: Ledger, seed: bytes, who: Who, command: wire.Sit) -> ev.Sat:
    """On the chair that was asked for, or on the first free one."""
    in_lobby(ledger)
    free = [seat for seat, place in enumerate(ledger.places) if place.free]
    if not free:
        raise Refusal("full")
    seat = free[0] if command.seat is None else command.seat
    if not chair(ledger, seat).free:
        raise Refusal("taken")
    nonce = command.nonce or house_nonce(ledger, seed, seat)
    name = plain(command.name or "") or who.name
    return ev.Sat(seat, who.id, name, nonce, drawn=command.nonce is None)


def stand(ledger: Ledger, who: Who, command: wire.Stand) -> ev.Stood:
    """Everybody for themselves; the host may free any chair."""
    in_lobby(ledger)
    place = chair(ledger, command.seat)
    if place.free or who.id not in (place.person, ledger.host):
        raise Refusal("not_seated")
    return ev.Stood(command.seat)


def robot(ledger: Ledger, seed: bytes, who: Who, command: wire.Robot) -> ev.Robotted:
    """The host puts a bot on a chair without a person."""
    hosted(ledger, who)
    if chair(ledger, command.seat).person is not None:
        raise Refusal("taken")
    return ev.Robotted(command.seat, command.level, house_nonce(ledger, seed, command.seat))


def swap(ledger: Ledger, who: Who, command: wire.Swap) -> ev.Swapped:
    """The host exchanges two chairs."""
    hosted(ledger, who)
    chair(ledger, command.seat)
    chair(ledger, command.other)
    return ev.Swapped(command.seat, command.other)


def ink(ledger: Ledger, who: Who, command: wire.Ink) -> ev.Inked:
    """Everybody chooses for themselves, the host for the bots; an ink that somebody wears is not free."""
    in_lobby(ledger)
    place = chair(ledger, command.seat)
    if who.id != place.person and not (place.robot is not None and who.id == ledger.host):
        raise Refusal("not_seated")
    if command.ink >= ledger.game.max_seats:
        raise Refusal("malformed", f"This game has {ledger.game.max_seats} inks, numbered from 0.")
    if any(other.ink == command.ink and not other.free and other is not place for other in ledger.places):
        raise Refusal("ink_taken")
    return ev.Inked(command.seat, command.ink)
