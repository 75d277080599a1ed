"""What lists say after an event is what they would say of the table after it."""

from __future__ import annotations

from ludotheque.server.protocol import Plan
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.listing import Listing, lent, listing_after, seated
from ludotheque.server.tables.reducers.apply import apply_event
from ludotheque.server.tables.state import TableState

SEATINGS: list[ev.AnyEvent] = [
    ev.PersonSeated(0, "lea", "Léa", ""),
    ev.PersonSeated(2, "tom", "Tom", ""),
    ev.InkChosen(0, 3),
    ev.ChairsSwapped(0, 1),
    ev.BotSeated(0, "habitue", ""),
    ev.PlanChanged(Plan("lemans", 3, public=True)),
    ev.ChairFreed(1),
    ev.PersonSeated(1, "zoe", "Zoé", ""),
    ev.Said("zoe", "Zoé", "?"),
    ev.ReadyChanged(1, True),
]


def test_every_seating_is_listed_and_the_table_is_not_touched() -> None:
    table = TableState("t")
    apply_event(table, 0, 0, ev.Opened(Plan("lemans", 4), "lea", "", ""))
    for event in SEATINGS:
        before = repr(table)
        told = listing_after(table, event, None)
        assert repr(table) == before
        apply_event(table, table.seq + 1, 0, event)
        expected = Listing(people=seated(table), public=table.plan.public, lent=lent(table))
        assert told == (expected if isinstance(event, ev.SEATING) else None)
    assert seated(table) == {1: "zoe", 2: "tom"}


def test_a_childrens_table_is_listed_with_the_names_of_its_chairs() -> None:
    table = TableState("t")
    apply_event(table, 0, 0, ev.Opened(Plan("lemans", 2), "lea", "", ""))
    apply_event(table, 1, 0, ev.PersonSeated(1, "lea", "Léa Martin", ""))
    told = listing_after(table, ev.PlanChanged(Plan("lemans", 2, children=True)), None)
    assert told is not None
    assert (told.people, told.lent) == ({1: "lea"}, {1: "Coccinelle"})


def test_start_and_end_are_listed() -> None:
    table = TableState("t")
    apply_event(table, 0, 0, ev.Opened(Plan("lemans", 2), "lea", "", ""))
    first = table.first_state()
    assert listing_after(table, ev.Started([], ""), first) == Listing("playing")
    assert listing_after(table, ev.Moved(0, []), first) is None
    assert listing_after(table, ev.Closed(), None) == Listing("closed")
