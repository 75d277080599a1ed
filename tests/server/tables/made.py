"""Tables in memory, without a server: every command is decided and applied here and now."""

from __future__ import annotations

from typing import Any

from ludotheque.server import protocol
from ludotheque.server.identity import Person
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.dispatch import decide
from ludotheque.server.tables.reducers.apply import apply_event
from ludotheque.server.tables.state import TableState

LEA, TOM, ZOE = Person("lea", "Léa"), Person("tom", "Tom"), Person("zoe", "Zoé")
SEED = b"a deal in which seat 0 is first0"


def lobby(seats: int = 2, **plan: Any) -> TableState:
    """Léa's table, at which nobody sits yet."""
    table = TableState("t")
    apply_event(table, 0, 0, ev.Opened(protocol.Plan("lemans", seats, **plan), LEA.id, "c", "CODE"))
    return table


def do(table: TableState, who: Person, command: protocol.TableCommand, at: int = 0) -> ev.AnyEvent:
    """Decide the command and apply what it becomes."""
    made = decide(table, SEED, who, command, "1.0")
    apply_event(table, table.seq + 1, at, made.event, made.state)
    return made.event


def playing(people: list[Person], bots: int = 0, **plan: Any) -> TableState:
    """A game under way: the people sit first, the bots last."""
    table = lobby(len(people) + bots, **plan)
    for who in people:
        do(table, who, protocol.Sit())
    for seat in range(len(people), len(people) + bots):
        do(table, LEA, protocol.Robot(seat=seat))
    for seat, who in enumerate(people[1:], 1):
        do(table, who, protocol.Ready(seat=seat))
    do(table, LEA, protocol.Start())
    return table


def move(table: TableState, token: str = "pass") -> protocol.Move:
    """The token, for the seat that must decide now."""
    assert table.turn is not None
    return protocol.Move(seat=table.turn, step=len(table.steps), token=token)


def actor(table: TableState, people: list[Person]) -> Person:
    """The person who must decide now."""
    assert table.turn is not None
    return people[table.turn]
