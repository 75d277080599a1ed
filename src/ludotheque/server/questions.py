"""What the seat that must decide may ask: why not, what if, what would you play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.kernel.state import State
from ludotheque.server import events as ev
from ludotheque.server import explaining, showing, wire
from ludotheque.server.ledger import Ledger
from ludotheque.server.refusal import Refusal
from ludotheque.server.who import Who

if TYPE_CHECKING:
    from ludotheque.server.live import LiveTable


def own_turn(ledger: Ledger, who: Who, seat: int) -> State:
    """The game, if the seat is the person's and must decide now; else a Refusal."""
    if ledger.state is None or ledger.status != "playing":
        raise Refusal("not_playing")
    if seat >= len(ledger.places) or ledger.places[seat].person != who.id:
        raise Refusal("not_seated")
    if ledger.turn != seat:
        raise Refusal("not_your_turn")
    return ledger.state


def why(live: LiveTable, who: Who, command: wire.Ask) -> wire.Why:
    """The clause that forbids a token, told only to the seat that must decide."""
    state = own_turn(live.ledger, who, command.seat)
    return explaining.why(state, command.token, live.ledger.id, command.id)


def after(live: LiveTable, who: Who, command: wire.Aim) -> wire.After:
    """What the seat would see after a token."""
    state = own_turn(live.ledger, who, command.seat)
    return explaining.after(state, command.seat, command.token, live.house.rng, live.ledger.id, command.id)


async def hint(live: LiveTable, who: Who, command: wire.Hint) -> wire.Coached:
    """What the coach would play, and how every choice compares."""
    ledger, seat = live.ledger, command.seat
    own_turn(ledger, who, seat)
    if not showing.may_hint(ledger, who.id):
        raise Refusal("no_hints")
    await _note_hint(live, who, seat)
    step = len(live.ledger.steps)
    found = await live.house.robots.compare(live.ledger, seat)
    choices = [wire.Advised(one.token, one.share if one.tried else None, one.reason) for one in found]
    games = sum(one.tried for one in found)
    return wire.Coached(table=ledger.id, seat=seat, step=step, choices=choices, games=games, id=command.id)


async def _note_hint(live: LiveTable, who: Who, seat: int) -> None:
    """From now on the game does not count for ratings."""
    async with live.lock:
        own_turn(live.ledger, who, seat)  # it may be over since the question came in
        if not live.ledger.hinted:
            await live.write(ev.Hinted(seat))
