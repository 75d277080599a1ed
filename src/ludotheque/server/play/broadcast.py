"""Send to the pages in a room, to each what its person may know."""

from __future__ import annotations

from ludotheque.kernel.state import State
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.play.connection import Connection
from ludotheque.server.play.room import Room
from ludotheque.server.protocol.framing import framed
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.state import TableState
from ludotheque.server.views import log as log_views
from ludotheque.server.views import table as table_views
from ludotheque.server.views.shared import SharedBrief


def view(room: Room, table: TableState, person: str, words: bool = True) -> protocol.TableView:
    """Show the table as the person sees it, with who is here."""
    chairs = table_views.chair_views(table, room.present(table), room.clock.now())
    return table_views.table_view(table, person, chairs, words)


def snapshot(
    room: Room,
    table: TableState,
    person: str,
    words: bool,
    unseen: int = 0,
    told: list[protocol.LogLine] | None = None,
    muted: frozenset[str] = frozenset(),
) -> protocol.Shown:
    """Show everything, for a page that knows nothing yet; ``told``: the log, if it has been made already.

    ``muted``: people whom the reader does not want to read.
    """
    log = told if told is not None else log_views.latest_log(table, person) if words else []
    chat = log_views.chat_messages(table, muted)
    return protocol.Shown(table=view(room, table, person, words), log=log, chat=chat, unseen=unseen)


def broadcast_event(room: Room, table: TableState, event: ev.AnyEvent, before: State | None) -> None:
    """Tell every open page of an event that was just applied; ``before``: the game before it."""
    if not room.connections:
        return
    if type(event) is ev.Said:
        if event.is_heard:  # nothing is told of somebody who had their data deleted
            broadcast_message(room, table, log_views.chat_messages(table)[-1], author=event.person)
        return
    told = Telling(room, table, event, before)
    for connection in room.connections:
        frame = told.frame_for(connection)
        if frame is not None:
            connection.send_frame(frame)
        elif isinstance(event, ev.Started):
            code = "private" if table.is_private_to(connection.who.id) else "sealed"
            connection.send(protocol.refused(Refusal(code), table.id))
    if type(event) in ev.SEATING:  # far quicker than isinstance, which asks each of these structs
        broadcast_presence(room, table)


Frames = dict[str, bytes | None]


class Telling:
    """What is said of an event that was just applied, made once for all who are told the same."""

    def __init__(self, room: Room, table: TableState, event: ev.AnyEvent, before: State | None) -> None:
        self.room, self.table, self.event, self.before = room, table, event, before
        self.seats: dict[str, list[int]] = {table.host: []}  # of each who is not told what all onlookers are
        for seat, chair in enumerate(table.chairs):
            if chair.person is not None:
                self.seats.setdefault(chair.person, []).append(seat)
        self.frames: tuple[Frames, Frames] = ({}, {})  # by person, "" for all who only look on: without and with words
        self.brief: SharedBrief | None = None  # of a move, once a program is told of it

    def frame_for(self, connection: Connection) -> bytes | None:
        """Return the message for a page, None if its person may not see the table; all onlookers are told the same."""
        who, frames = connection.who.id, self.frames[connection.words]
        person = who if who in self.seats else ""
        if person not in frames:
            may_see = self.room.may_see(self.table, who)
            frames[person] = self._frame(person, connection.words) if may_see else None
        return frames[person]

    def _frame(self, person: str, words: bool) -> bytes:
        """Make the message about the event, ready to be sent: programs are told only what a move changed."""
        table, event = self.table, self.event
        if words or not isinstance(event, ev.Moved):
            return framed(protocol.encode(self._step(person, words)))
        if self.brief is None:
            assert table.state is not None
            self.brief = SharedBrief(table, table.state)
        return framed(*self.brief.parts_for(self.seats.get(person, [])))

    def _step(self, person: str, words: bool) -> protocol.Step:
        """Make the message about the event: the table after it, and the new lines of the log."""
        table, event = self.table, self.event
        log: list[protocol.LogLine] = []
        if words and isinstance(event, ev.Started) and table.origin is not None:
            log = log_views.latest_log(table, person)
        elif words and isinstance(event, ev.Moved | ev.Started):
            last = table.turns[-1]
            start = self.before if self.before is not None else table.first_state()
            log = log_views.log_lines(start, table.tokens(last), last, log_views.viewer_seat(table, person))
        return protocol.Step(table=view(self.room, table, person, words), log=log)


def broadcast_snapshot(room: Room, table: TableState) -> None:
    """Send everything anew to every open page that may see it, when the past itself was rewritten."""
    for connection in room.connections:
        if room.may_see(table, connection.who.id):
            show_again(room, table, connection)


def show_again(room: Room, table: TableState, connection: Connection) -> None:
    """Send everything anew to one page."""
    connection.send(snapshot(room, table, connection.who.id, connection.words, muted=connection.muted))


def broadcast_presence(room: Room, table: TableState) -> None:
    """Tell everybody in the room who is there."""
    here, onlookers = sorted(room.present(table)), room.onlookers(table)
    broadcast_message(room, table, protocol.Presence(table=table.id, here=here, onlookers=onlookers))


def broadcast_message(room: Room, table: TableState, message: protocol.AnyMessage, author: str = "") -> None:
    """Send the same message to everybody who may see the table, and does not mute its author."""
    frame = framed(protocol.encode(message))
    for connection in room.connections:
        if author not in connection.muted and room.may_see(table, connection.who.id):
            connection.send_frame(frame)
