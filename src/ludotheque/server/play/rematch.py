"""Seat the same people and bots for another game, or for a moment of the last one."""

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


def seating_events(
    table: TableState, seed: bytes, old: TableState, apart: frozenset[str] = frozenset()
) -> Iterator[ev.AnyEvent]:
    """Yield what seats everybody of the old table at the new one, and what they said last: the talk goes on.

    Each event is applied before the next is made. ``apart``: people who are kept apart from whoever wants it.
    """
    for seat, chair in enumerate(old.chairs):
        if chair.person in apart:
            continue
        event = _same_chair(table, seed, seat, chair)
        if event is not None:
            yield event
        if table.chairs[seat].ink != chair.ink:
            yield ev.InkChosen(seat, chair.ink)
    people = {chair.person for chair in old.chairs} - apart
    yield from [said for _, _, said in old.chat if said.person in people][-MAX_CARRIED:]


def practice_events(table: TableState, seed: bytes, old: list[Chair], who: Person) -> Iterator[ev.AnyEvent]:
    """Yield what seats a person and the bots on the chairs they had; chairs of other people stay free.

    Somebody who did not play takes the first chair that no bot had, or else the first one.
    """
    others = [seat for seat, chair in enumerate(old) if chair.robot is None] or [0]
    own = [seat for seat, chair in enumerate(old) if chair.person == who.id] or others[:1]
    for seat, chair in enumerate(old):
        if seat in own:
            name = chair.name if chair.person == who.id and chair.name else who.name
            yield ev.PersonSeated(seat, who.id, name, chair_nonce(table, seed, seat), drawn=True, program=who.program)
        elif chair.robot is not None:
            yield ev.BotSeated(seat, chair.robot, chair_nonce(table, seed, seat))
        if not table.chairs[seat].is_free and table.chairs[seat].ink != chair.ink:
            yield ev.InkChosen(seat, chair.ink)


def _same_chair(table: TableState, seed: bytes, seat: int, chair: Chair) -> ev.BotSeated | ev.PersonSeated | None:
    nonce = chair_nonce(table, seed, seat)
    if chair.robot is not None:
        return ev.BotSeated(seat, chair.robot, nonce, like=chair.like)
    if chair.person is not None and chair.name is not None:  # somebody whose data were deleted is not waited for
        return ev.PersonSeated(seat, chair.person, chair.name, nonce, True, chair.program)  # until their page pledges
    return None
