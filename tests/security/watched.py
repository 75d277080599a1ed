"""A real table as one observer sees it, without a house: everything that is said to them is kept."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import ludotheque as ludo
from ludotheque.bots.service import Question, compare
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.play import broadcast, presence
from ludotheque.server.play.connection import Connection
from ludotheque.server.play.house_clock import HouseClock
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.protocol.framing import text_of
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.reducers.apply import apply_event
from ludotheque.server.views import history

ONLOOKER = "onlooker"
NUMBERS = count()


def person_of(seat: int | None) -> str:
    return ONLOOKER if seat is None else f"person {seat}"


def at_once(work: Coroutine[Any, Any, Any]) -> Any:
    """The answer of something that waits for nobody: no event loop is needed, and thousands of them are dear."""
    try:
        work.send(None)
    except StopIteration as end:
        return end.value
    raise AssertionError("a question of one reader waited for somebody else")


class Ear:
    """The far end of a socket."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send_text(self, text: bytes) -> None:
        self.heard.append(text)

    def send_frame(self, frame: bytes) -> None:
        self.send_text(text_of(frame))

    def close_with(self, code: int, reason: str) -> None:
        raise AssertionError(reason)


class Coach:
    """The house's coach, thinking here and now, as long as counted and not as long as timed."""

    def __init__(self) -> None:
        self.table = f"twin {next(NUMBERS)}"  # a process remembers tables by their names: no two may have the same

    async def compare(self, table: Any, seat: int) -> Any:
        plan, tokens = table.plan, tuple(token for _, token in table.steps)
        return compare(
            Question(self.table, plan.game, plan.seats, dict(plan.options), None, tokens, seat, "champion", 5, 0.001)
        )


class AtOnce:
    """Does in one go what a house does in slices."""

    async def gather(self, parts: Iterator[Any]) -> list[Any]:
        return list(parts)


CLOCK = HouseClock(cast("Any", None), lambda: 0.0)  # stands: no byte may differ for the time that passed


class Table:
    """One of the two tables, with the observer's two pages: one with words, one without."""

    def __init__(self, plan: protocol.Plan, observer: int | None, seed: bytes) -> None:
        self.observer, self.who = observer, Person(person_of(observer), "Observer")
        self.services = SimpleNamespace(rng=ludo.Rng(1), version="1", bots=Coach(), clock=CLOCK, slices=AtOnce())
        self.live = LiveTable(self.services, "twin", seed)  # type: ignore[arg-type]
        self.ears = [Ear(), Ear()]
        self.events: list[ev.AnyEvent] = []
        for ear, words in zip(self.ears, (True, False), strict=True):
            socket = Connection(self.who, ear)
            socket.words = words
            self.live.room.connections.add(socket)
        self.take(ev.Opened(plan, "host", "c" * 64, "ABCDEF"))
        for seat in range(plan.seats):
            self.take(ev.PersonSeated(seat, person_of(seat), f"Name {seat}", f"{seat:032x}"))
        self.take(ev.HintGiven(0))  # the coach has been asked before: asking again writes nothing

    @property
    def table(self) -> Any:
        return self.live.table

    @property
    def state(self) -> ludo.State:
        state: ludo.State = self.table.state or self.table.first_state()
        return state

    def take(self, event: ev.AnyEvent, tell: bool = True) -> None:
        """What a live table does once an event is on disk."""
        before = self.table.state
        self.events.append(event)
        apply_event(self.table, len(self.events) - 1, 1_000 + len(self.events), event)
        if tell:
            broadcast.broadcast_event(self.live.room, self.table, event, before)

    def heard(self) -> list[bytes]:
        """Everything said on the socket since the last time."""
        said = [text for ear in self.ears for text in ear.heard]
        for ear in self.ears:
            ear.heard = []
        return said

    # -- whatever else the observer may ask for ----------------------------------------------

    def looked(self) -> bytes:
        return protocol.encode(self.live.view(self.who.id))

    def came_in(self) -> list[bytes]:
        """A page that opens now: the table, the whole log, who is here."""
        ear = Ear()
        socket = Connection(self.who, ear)
        at_once(presence.enter(self.live, socket, None))
        self.live.room.connections.discard(socket)
        self.heard()
        return ear.heard

    def past(self, step: int) -> bytes:
        return protocol.encode(list(history.frames(self.table, self.who.id, step)))

    def answered(self, command: protocol.TableCommand, draw: int) -> bytes:
        """The answer to a command that changes nothing: a question, or a move that must be refused."""
        self.services.rng = ludo.Rng(draw)
        try:
            return protocol.encode(at_once(self.live.handle(self.who, command)))
        except Refusal as refusal:
            return protocol.encode(protocol.refused(refusal, "twin", 1))
