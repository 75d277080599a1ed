"""A real table as one observer sees it, without a house: everything that is said to them is kept."""

from __future__ import annotations

from collections.abc import Coroutine
from itertools import count
from types import SimpleNamespace
from typing import Any

import ludotheque as ludo
from ludotheque.server import events as ev
from ludotheque.server import past, telling, visiting, wire
from ludotheque.server.folding import fold
from ludotheque.server.live import LiveTable
from ludotheque.server.refusal import Refusal
from ludotheque.server.socket import Socket
from ludotheque.server.who import Who
from ludotheque.thinking import Question, compare

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

    def say(self, text: bytes) -> None:
        self.heard.append(text)


class Coach:
    """The house's coach, thinking here and now, as long as counted and not as long as timed."""

    def __init__(self) -> None:
        self.table = f"twin {next(NUMBERS)}"  # a process remembers tables by their names: no two may have the same

    async def compare(self, ledger: Any, seat: int) -> Any:
        plan, tokens = ledger.plan, tuple(token for _, token in ledger.steps)
        return compare(
            Question(self.table, plan.game, plan.seats, dict(plan.options), None, tokens, seat, "champion", 5, 0.001)
        )


class Table:
    """One of the two tables, with the observer's two pages: one with words, one without."""

    def __init__(self, plan: wire.Plan, observer: int | None, seed: bytes) -> None:
        self.observer, self.who = observer, Who(person_of(observer), "Observer")
        self.house = SimpleNamespace(rng=ludo.Rng(1), rules="1", robots=Coach())
        self.live = LiveTable(self.house, "twin", seed)  # type: ignore[arg-type]
        self.ears = [Ear(), Ear()]
        self.events: list[ev.AnyEvent] = []
        for ear, words in zip(self.ears, (True, False), strict=True):
            socket = Socket(self.who, ear)
            socket.words = words
            self.live.room.sockets.add(socket)
        self.take(ev.Opened(plan, "host", "c" * 64, "ABCDEF"))
        for seat in range(plan.seats):
            self.take(ev.Sat(seat, person_of(seat), f"Name {seat}", f"{seat:032x}"))
        self.take(ev.Hinted(0))  # the coach has been asked before: asking again writes nothing

    @property
    def ledger(self) -> Any:
        return self.live.ledger

    @property
    def state(self) -> ludo.State:
        state: ludo.State = self.ledger.state or self.ledger.first_state()
        return state

    def take(self, event: ev.AnyEvent, tell: bool = True) -> None:
        """What a live table does once an event is on disk."""
        before = self.ledger.state
        self.events.append(event)
        fold(self.ledger, len(self.events) - 1, 1_000 + len(self.events), event)
        if tell:
            telling.tell(self.live.room, self.ledger, event, before)

    def heard(self) -> list[bytes]:
        """Everything said on the socket since the last time."""
        said = [text for ear in self.ears for text in ear.heard]
        for ear in self.ears:
            ear.heard = []
        return said

    # -- whatever else the observer may ask for ----------------------------------------------

    def looked(self) -> bytes:
        return wire.encode(self.live.view(self.who.id))

    def came_in(self) -> list[bytes]:
        """A page that opens now: the table, the whole log, who is here."""
        ear = Ear()
        socket = Socket(self.who, ear)
        at_once(visiting.come_in(self.live, socket, None))
        self.live.room.sockets.discard(socket)
        self.heard()
        return ear.heard

    def past(self, step: int) -> bytes:
        return wire.encode(past.frames(self.ledger, self.who.id, step))

    def answered(self, command: wire.TableCommand, draw: int) -> bytes:
        """The answer to a command that changes nothing: a question, or a move that must be refused."""
        self.house.rng = ludo.Rng(draw)
        try:
            return wire.encode(at_once(self.live.command(self.who, command)))
        except Refusal as refusal:
            return wire.encode(refusal.message("twin", 1))
