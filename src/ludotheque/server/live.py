"""A table in play: takes commands one at a time, writes each to disk, then tells everybody."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from ludotheque.kernel.state import State
from ludotheque.server import commands, duplicates, explaining, showing, wire
from ludotheque.server import events as ev
from ludotheque.server.commands import Outcome, Who
from ludotheque.server.ledger import Ledger
from ludotheque.server.refusal import Refusal
from ludotheque.server.shelfmarks import events_since, now, set_chairs, set_public, set_status
from ludotheque.server.store import Row, StoreDown
from ludotheque.server.whereabouts import whereabouts

if TYPE_CHECKING:
    from ludotheque.server.house import House
    from ludotheque.server.socket import Socket

PATIENCE = 10.0  # seconds in which a line that fell may come back before the chair says that its person left
TRIES = 5  # when other nodes write the same table at the same time
CHAIR_EVENTS = (ev.Opened, ev.Changed, ev.Sat, ev.Stood, ev.Robotted, ev.Swapped)


class LiveTable:
    """The one place where a table of this node changes."""

    def __init__(self, house: House, table: str, seed: bytes) -> None:
        self.house = house
        self.ledger = Ledger(table)
        self.seed = seed
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.left: dict[str, float] = {}  # when the last page of a person went, lately
        self.used = time.monotonic()  # when somebody last asked for it
        self.unsure = False  # a write was not answered: look at the disk first
        self.robot_task: asyncio.Task[None] | None = None
        self.thought_of: State | None = None  # what that task was asked about
        self.where: tuple[int, dict[str, str]] = (-1, {})  # after that event
        self.unsealed = False  # a duplicate table whose group is over

    # -- commands ----------------------------------------------------------------------------

    async def command(self, who: Who, command: wire.TableCommand) -> wire.AnyMessage:
        """Carry a command out and answer it; Refusal if it cannot be."""
        if self.ledger.duplicate is not None:
            done = await duplicates.command(self.house, self, who, command)
            if done is not None:
                return done
        return await self.do(who, command)

    async def do(self, who: Who, command: wire.TableCommand) -> wire.AnyMessage:
        """The command, as every table understands it."""
        if isinstance(command, wire.Ask):
            return self.why(who, command)
        if isinstance(command, wire.Aim):
            return self.after(who, command)
        if isinstance(command, wire.Hint):
            return await self.hint(who, command)
        async with self.lock:
            await self._when_unsure()
            if isinstance(command, wire.Rematch):
                return await self._rematch(who, command)
            if not self._done_before(who, command):
                try:
                    await self._carry_out(lambda: self._outcome(who, command))
                except Refusal:
                    if not self._done_before(who, command):  # another node took the same move meanwhile
                        raise
            return wire.Done(table=self.ledger.id, seq=self.ledger.seq, id=command.id)

    def _done_before(self, who: Who, command: wire.TableCommand) -> bool:
        """A move that was made already is answered again and not played again, to its own person only."""
        if not isinstance(command, wire.Move) or not commands.already_done(self.ledger, command):
            return False
        if self.ledger.places[command.seat].person != who.id:
            raise Refusal("not_seated")
        return True

    def _outcome(self, who: Who, command: wire.TableCommand) -> Outcome:
        made = commands.outcome(self.ledger, self.seed, who, command, self.house.rules)
        return self._with_bank(made) if isinstance(made.event, ev.Moved) else made

    def _with_bank(self, made: Outcome) -> Outcome:
        """What the decision took beyond the time of a move comes out of the bank."""
        pace, event = self.ledger.plan.pace, made.event
        if not isinstance(pace, wire.Live) or not isinstance(event, ev.Moved):
            return made
        place = self.ledger.places[event.seat]
        if place.robot is not None:
            return made
        over = max(0, now() - self.ledger.since - pace.move * 1000)
        bank = max(0, place.bank - over)
        return Outcome(ev.Moved(event.seat, event.tokens, event.by, bank), made.state)

    async def _carry_out(self, make: Any) -> None:
        """Write the event that make() gives; if another node was faster, look again and retry."""
        for _ in range(TRIES):
            made: Outcome = make()
            seq, at = self.ledger.seq + 1, now()
            row = Row(self.ledger.id, seq, at, ev.encode(made.event).decode())
            try:
                written = await self.house.store.append(row)
            except StoreDown:
                self.unsure = True
                raise Refusal("later") from None
            if written:
                await self._take_in(seq, at, made.event, made.state)
                return
            await self.catch_up()
        raise Refusal("conflict")

    async def _when_unsure(self) -> None:
        """What is found after a write that was not answered may be ours, and is followed up as if it were."""
        if self.unsure:
            await self.catch_up(own=True)

    async def catch_up(self, own: bool = False) -> None:
        """Read and tell what other nodes have written."""
        table, seq = self.ledger.id, self.ledger.seq
        try:
            found = await self.house.store.read(lambda c: events_since(c, table, seq))
        except StoreDown:
            self.unsure = True
            raise Refusal("later") from None
        self.unsure = False
        for number, at, data in found:
            await self._take_in(number, at, ev.decode(data), None, own)

    async def look(self, seq: int) -> None:
        """Another node says that it wrote this step."""
        async with self.lock:
            if self.ledger.seq < seq:
                await self.catch_up()

    async def _take_in(self, seq: int, at: int, event: ev.AnyEvent, played: Any, own: bool = True) -> None:
        before = self.ledger.state
        self.ledger.take(seq, at, event, played)
        if self.ledger.unplayable:
            self.show_again()
        else:
            self._tell(event, before)
        if own and (not isinstance(event, ev.Moved) or self.ledger.status == "over"):
            await self._index(event)
        self.house.moved(self, event, own)

    async def _index(self, event: ev.AnyEvent) -> None:
        """Keep the few columns true that other pages ask for."""
        ledger = self.ledger
        table = ledger.id
        if isinstance(event, CHAIR_EVENTS):
            people = {seat: place.person for seat, place in enumerate(ledger.places) if place.person is not None}
            public = ledger.plan.public

            def chairs(c: Any) -> None:
                set_chairs(c, table, people)
                set_public(c, table, public)

            await self.house.write_quietly(chairs)
        if isinstance(event, ev.Started | ev.Paused | ev.Closed) or ledger.status == "over":
            status = ledger.status
            await self.house.write_quietly(lambda c: set_status(c, table, status))

    # -- loading -----------------------------------------------------------------------------

    def load(self, rows: list[Any]) -> None:
        """Take in what is on disk."""
        for seq, at, data in rows:
            self.ledger.take(seq, at, ev.decode(data))

    # -- telling -----------------------------------------------------------------------------

    def here(self) -> set[int]:
        """The seats whose person has a page open at this moment."""
        return self._seats({socket.who.id for socket in self.sockets})

    def in_the_room(self) -> set[int]:
        """The same, with those whose page went a moment ago."""
        return self.here() | self._seats(set(self._lately()))

    def _lately(self) -> dict[str, float]:
        return {person: at for person, at in self.left.items() if time.monotonic() - at < PATIENCE}

    def _seats(self, people: set[str]) -> set[int]:
        return {seat for seat, place in enumerate(self.ledger.places) if place.person in people}

    def chairs(self) -> list[wire.Chair]:
        return showing.all_chairs(self.ledger, self.in_the_room(), now())

    def whereabouts(self) -> dict[str, str]:
        """How far the game has got; put into words once after each event, for lists ask for many tables."""
        if self.where[0] != self.ledger.seq:
            self.where = (self.ledger.seq, whereabouts(self.ledger))
        return self.where[1]

    def may_see(self, person: str) -> bool:
        """Duplicate tables are closed to everybody else from their start until the whole group is over."""
        ledger = self.ledger
        return ledger.duplicate is None or self.unsealed or ledger.status == "lobby" or bool(ledger.seats_of(person))

    def view(self, person: str, words: bool = True) -> wire.TableView:
        return showing.table_view(self.ledger, person, self.chairs(), words)

    def _tell(self, event: ev.AnyEvent, before: Any) -> None:
        """Tell every open page, each what its person may know."""
        if not self.sockets:
            return
        if isinstance(event, ev.Said):
            self._say_to_all(showing.spoken(self.ledger)[-1])
            return
        texts: dict[tuple[str, bool], bytes] = {}
        known = {place.person for place in self.ledger.places}
        known.add(self.ledger.host)
        for socket in self.sockets:
            if not self.may_see(socket.who.id):
                if isinstance(event, ev.Started):
                    socket.say(Refusal("sealed").message(self.ledger.id))
                continue
            person = socket.who.id if socket.who.id in known else ""
            text = texts.get((person, socket.words))
            if text is None:
                text = texts[person, socket.words] = self._step_text(person, socket.words, event, before)
            socket.say_text(text)
        if isinstance(event, CHAIR_EVENTS):
            self.tell_presence()

    def show_again(self) -> None:
        """Everything anew to every open page that may see it, when the past itself was rewritten."""
        for socket in self.sockets:
            person = socket.who.id
            if not self.may_see(person):
                continue
            log = showing.whole_log(self.ledger, person) if socket.words else []
            chat = showing.spoken(self.ledger)
            socket.say(wire.Shown(table=self.view(person, socket.words), log=log, chat=chat, unseen=0))

    def _step_text(self, person: str, words: bool, event: ev.AnyEvent, before: Any) -> bytes:
        if not words and isinstance(event, ev.Moved):
            return wire.encode(showing.brief(self.ledger, person))
        told: list[wire.LogLine] = []
        if words and isinstance(event, ev.Moved | ev.Started):
            if isinstance(event, ev.Started) and self.ledger.origin is not None:
                return wire.encode(
                    wire.Step(table=self.view(person, words), log=showing.whole_log(self.ledger, person))
                )
            last = self.ledger.told[-1]
            start = before if before is not None else self.ledger.first_state()
            steps = self.ledger.steps[last.first :]
            told = showing.lines(start, steps, last, showing.reader_of(self.ledger, person))
        return wire.encode(wire.Step(table=self.view(person, words), log=told))

    def _say_to_all(self, message: wire.AnyMessage) -> None:
        text = wire.encode(message)
        for socket in self.sockets:
            if self.may_see(socket.who.id):
                socket.say_text(text)

    async def watch(self, socket: Socket, seen: int | None) -> None:
        """Somebody looks in: show the present, what was missed, and that they are here."""
        person = socket.who.id
        await self._welcome_back(person)
        self.sockets.add(socket)
        log = showing.whole_log(self.ledger, person) if socket.words else []
        unseen = 0 if seen is None else sum(told.seq > seen for told in self.ledger.told)
        shown = wire.Shown(
            table=self.view(person, socket.words), log=log, chat=showing.spoken(self.ledger), unseen=unseen
        )
        socket.say(shown)
        self.tell_presence()

    async def _welcome_back(self, person: str) -> None:
        """A seat that a stand-in played goes back to its person."""
        if not any(place.away and place.person == person for place in self.ledger.places):
            return
        async with self.lock:
            for seat in self.ledger.seats_of(person):
                if self.ledger.places[seat].away:
                    await self._carry_out(lambda seat=seat: Outcome(ev.Returned(seat)))

    def leave(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self.left = self._lately() | {socket.who.id: time.monotonic()}  # nobody is remembered for longer
        asyncio.get_running_loop().call_later(PATIENCE, self.tell_presence)
        self.tell_presence()

    def tell_presence(self) -> None:
        here = sorted(self.in_the_room())
        seated = {place.person for place in self.ledger.places}
        onlookers = len({socket.who.id for socket in self.sockets} - seated)
        self._say_to_all(wire.Presence(table=self.ledger.id, here=here, onlookers=onlookers))

    # -- questions ---------------------------------------------------------------------------

    def _own_turn(self, who: Who, seat: int) -> Any:
        ledger = self.ledger
        if ledger.state is None or ledger.status != "playing":
            raise Refusal("not_playing")
        if seat >= len(ledger.places) or ledger.places[seat].person != who.id:
            raise Refusal("not_seated")
        if ledger.turn != seat:
            raise Refusal("not_your_turn")
        return ledger.state

    def why(self, who: Who, command: wire.Ask) -> wire.Why:
        """The clause that forbids a token, told only to the seat that must decide."""
        return explaining.why(self._own_turn(who, command.seat), command.token, self.ledger.id, command.id)

    def after(self, who: Who, command: wire.Aim) -> wire.After:
        """What the seat would see after a token."""
        state, rng = self._own_turn(who, command.seat), self.house.rng
        return explaining.after(state, command.seat, command.token, rng, self.ledger.id, command.id)

    async def hint(self, who: Who, command: wire.Hint) -> wire.Coached:
        """What the coach would play, and how every choice compares."""
        self._own_turn(who, command.seat)
        if not showing.may_hint(self.ledger, who.id):
            raise Refusal("no_hints")
        await self._note_hint(who, command.seat)
        step = len(self.ledger.steps)
        found = await self.house.robots.compare(self.ledger, command.seat)
        choices = [wire.Advised(one.token, one.share if one.tried else None, one.reason) for one in found]
        games = sum(one.tried for one in found)
        return wire.Coached(
            table=self.ledger.id, seat=command.seat, step=step, choices=choices, games=games, id=command.id
        )

    async def _note_hint(self, who: Who, seat: int) -> None:
        """From now on the game does not count for ratings."""
        async with self.lock:
            self._own_turn(who, seat)  # it may be over since the question came in
            if not self.ledger.hinted:
                await self._carry_out(lambda: Outcome(ev.Hinted(seat)))

    # -- bots and stand-ins ------------------------------------------------------------------

    async def play_for(self, seat: int, by: str, level: str) -> None:
        """A bot or a stand-in decides for the seat. It thinks while the table is free; its move is made only if the
        table still waits for it."""
        async with self.lock:
            await self._when_unsure()
        state = self.ledger.state
        if self.ledger.turn != seat or state is None:
            return
        token = await self.house.robots.decide(self.ledger, seat, level)
        async with self.lock:
            if self.ledger.state is not state or not self._played_for(seat):
                return
            command = wire.Move(seat=seat, step=len(self.ledger.steps), token=token)
            await self._carry_out(lambda: self._with_bank(commands.move(self.ledger, self.seed, command, None, by)))

    def thinking(self) -> bool:
        """Does a bot or a stand-in think about the table as it stands now?"""
        busy = self.robot_task is not None and not self.robot_task.done()
        return busy and self.thought_of is self.ledger.state

    def _played_for(self, seat: int) -> bool:
        """Does a bot decide for the seat, or a stand-in because its person is away or out of time?"""
        place = self.ledger.places[seat]
        return place.robot is not None or place.away or showing.time_left(self.ledger, seat, now()) == 0

    async def _rematch(self, who: Who, command: wire.Rematch) -> wire.AnyMessage:
        """A new table with the same chairs; asking twice leads to the same table."""
        if self.ledger.status != "over":
            raise Refusal("not_over")
        if not self.ledger.seats_of(who.id):
            raise Refusal("not_seated")
        if self.ledger.rematch is None:
            other = await self.house.open(who, self.ledger.plan)
            await other.seat_as(self.ledger)
            await self._carry_out(lambda: Outcome(ev.Rematched(other.ledger.id)))
        return wire.Done(table=str(self.ledger.rematch), seq=self.ledger.seq, id=command.id)

    async def seat_as(self, old: Ledger) -> None:
        """The same people and bots on the same chairs."""
        async with self.lock:
            for seat, place in enumerate(old.places):
                event = self._same_chair(seat, place)
                if event is not None:
                    await self._carry_out(lambda event=event: Outcome(event))
                if self.ledger.places[seat].ink != place.ink:
                    await self._carry_out(lambda seat=seat, ink=place.ink: Outcome(ev.Inked(seat, ink)))

    def _same_chair(self, seat: int, place: Any) -> ev.AnyEvent | None:
        nonce = commands.house_nonce(self.ledger, self.seed, seat)
        if place.robot is not None:
            return ev.Robotted(seat, place.robot, nonce)
        if place.person is not None and place.name is not None:  # nobody waits for somebody who left for good
            return ev.Sat(seat, place.person, place.name, nonce, drawn=True)
        return None
