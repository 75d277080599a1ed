"""Seat the same people and bots for another game."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.chair import Chair
from ludotheque.server.tables.commands.seating import chair_nonce
from ludotheque.server.tables.state import TableState

MAX_CARRIED = 30  # lines of the talk that go on at the new table


def require_rematch(table: TableState, who: Person) -> None:
    """Refuse a rematch before the end, or to somebody who did not play."""
    if table.status != "over":
        raise Refusal("not_over")
    if not table.seats_of(who.id):
        raise Refusal("not_seated")


def seating_events(table: TableState, seed: bytes, old: TableState) -> Iterator[ev.AnyEvent]:
    """Yield what seats everybody of the old table at the new one, and what they said last: the talk goes on.

    Each event is applied before the next is made.
    """
    for seat, chair in enumerate(old.chairs):
        event = _same_chair(table, seed, seat, chair)
        if event is not None:
            yield event
        if table.chairs[seat].ink != chair.ink:
            yield ev.InkChosen(seat, chair.ink)
    people = {chair.person for chair in old.chairs}
    yield from [said for _, _, said in old.chat if said.person in people][-MAX_CARRIED:]


def _same_chair(table: TableState, seed: bytes, seat: int, chair: Chair) -> ev.BotSeated | ev.PersonSeated | None:
    nonce = chair_nonce(table, seed, seat)
    if chair.robot is not None:
        return ev.BotSeated(seat, chair.robot, nonce)
    if chair.person is not None and chair.name is not None:  # somebody whose data were deleted is not waited for
        return ev.PersonSeated(seat, chair.person, chair.name, nonce, drawn=True, program=chair.program)
    return None
