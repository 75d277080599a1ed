"""Answer what the seat that must decide may ask: why not, what if, what would you play."""

from __future__ import annotations

from ludotheque.bots.service import Estimate
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables.state import TableState
from ludotheque.server.views import explain
from ludotheque.server.views import table as table_views
from ludotheque.server.views.questions import naming
from ludotheque.server.workers.slices import Slices


def require_own_turn(table: TableState, who: Person, seat: int) -> State:
    """Return the game if the seat is the person's and must decide now, else refuse."""
    if table.state is None or table.status != "playing":
        raise Refusal("not_playing")
    if seat >= len(table.chairs) or table.chairs[seat].person != who.id:
        raise Refusal("not_seated")
    if table.turn != seat:
        raise Refusal("not_your_turn")
    return table.state


async def why(table: TableState, who: Person, command: protocol.Ask, slices: Slices) -> protocol.Why:
    """Name the clause that forbids a token, to the seat that must decide and to nobody else.

    What is asked in words is looked for in slices: each of the tokens is put into words for it.
    """
    state = require_own_turn(table, who, command.seat)
    named = None
    if explain.is_in_words(state, command.token):
        named = dict(await slices.gather(naming(state)))
    return explain.why(state, command.token, table.id, command.id, named)


def after(table: TableState, who: Person, command: protocol.Aim, rng: Rng) -> protocol.After:
    """Show what the seat would see after a token."""
    state = require_own_turn(table, who, command.seat)
    return explain.after(state, command.seat, command.token, rng, table.id, command.id)


def require_hints(table: TableState, who: Person, seat: int) -> None:
    """Refuse the coach where not everybody agreed to hints."""
    require_own_turn(table, who, seat)
    if not table_views.may_hint(table, who.id):
        raise Refusal("no_hints")


def coached(table: TableState, command: protocol.Hint, step: int, found: list[Estimate]) -> protocol.Coached:
    """Put what the coach found into a message."""
    choices = [protocol.Advised(one.token, one.share, one.reason, one.margin, one.behind) for one in found]
    games = max((one.tried for one in found), default=0)
    return protocol.Coached(table=table.id, seat=command.seat, step=step, choices=choices, games=games, id=command.id)
