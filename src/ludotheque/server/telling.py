"""What is told to the pages in a room, to each what its person may know."""

from __future__ import annotations

from ludotheque.kernel.state import State
from ludotheque.server import events as ev
from ludotheque.server import narrating, showing, wire
from ludotheque.server.ledger import Ledger
from ludotheque.server.refusal import Refusal
from ludotheque.server.room import Room
from ludotheque.server.shelfmarks import now


def view(room: Room, ledger: Ledger, person: str, words: bool = True) -> wire.TableView:
    """The table as the person sees it, with who is here."""
    chairs = showing.all_chairs(ledger, room.present(ledger), now())
    return showing.table_view(ledger, person, chairs, words)


def shown(room: Room, ledger: Ledger, person: str, words: bool, unseen: int = 0) -> wire.Shown:
    """Everything, for a page that knows nothing yet."""
    log = narrating.whole_log(ledger, person) if words else []
    return wire.Shown(table=view(room, ledger, person, words), log=log, chat=narrating.spoken(ledger), unseen=unseen)


def tell(room: Room, ledger: Ledger, event: ev.AnyEvent, before: State | None) -> None:
    """Tell every open page of an event that has just been taken in; ``before``: the game before it."""
    if not room.sockets:
        return
    if isinstance(event, ev.Said):
        if event.text:  # nothing is told of somebody who had their data deleted
            say_to_all(room, ledger, narrating.spoken(ledger)[-1])
        return
    texts: dict[tuple[str, bool], bytes] = {}
    known = {place.person for place in ledger.places}
    known.add(ledger.host)
    for socket in room.sockets:
        if not room.may_see(ledger, socket.who.id):
            if isinstance(event, ev.Started):
                socket.say(Refusal("sealed").message(ledger.id))
            continue
        person = socket.who.id if socket.who.id in known else ""  # all onlookers are told the same
        text = texts.get((person, socket.words))
        if text is None:
            text = texts[person, socket.words] = wire.encode(_step(room, ledger, person, socket.words, event, before))
        socket.say_text(text)
    if isinstance(event, ev.SEATING):
        tell_presence(room, ledger)


def _step(
    room: Room, ledger: Ledger, person: str, words: bool, event: ev.AnyEvent, before: State | None
) -> wire.Brief | wire.Step:
    """The table after the event, with what there is to tell of it."""
    if not words and isinstance(event, ev.Moved):
        return showing.brief(ledger, person)
    log: list[wire.LogLine] = []
    if words and isinstance(event, ev.Started) and ledger.origin is not None:
        log = narrating.whole_log(ledger, person)
    elif words and isinstance(event, ev.Moved | ev.Started):
        last = ledger.told[-1]
        start = before if before is not None else ledger.first_state()
        log = narrating.lines(start, ledger.steps[last.first :], last, narrating.reader_of(ledger, person))
    return wire.Step(table=view(room, ledger, person, words), log=log)


def show_again(room: Room, ledger: Ledger) -> None:
    """Everything anew to every open page that may see it, when the past itself was rewritten."""
    for socket in room.sockets:
        if room.may_see(ledger, socket.who.id):
            socket.say(shown(room, ledger, socket.who.id, socket.words))


def tell_presence(room: Room, ledger: Ledger) -> None:
    """Who is in the room, to everybody there."""
    here, onlookers = sorted(room.present(ledger)), room.onlookers(ledger)
    say_to_all(room, ledger, wire.Presence(table=ledger.id, here=here, onlookers=onlookers))


def say_to_all(room: Room, ledger: Ledger, message: wire.AnyMessage) -> None:
    """The same words to everybody who may see the table."""
    text = wire.encode(message)
    for socket in room.sockets:
        if room.may_see(ledger, socket.who.id):
            socket.say_text(text)
