"""Reports: what was said or worn at a table, once for each person and thing, until an admin settles it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.people import reports
from ludotheque.server.protocol.reports import NewReport
from ludotheque.server.storage import reports as stored
from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import make_engine
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.tables.state import TableState
from server.tables.made import LEA, TOM, ZOE, do, lobby


@pytest.fixture
def c(database: str) -> Iterator[sa.Connection]:
    """A house with three people, over each database."""
    migrate(database)
    engine = make_engine(database)
    with engine.begin() as connection:
        for who in (LEA, TOM, ZOE):
            connection.execute(sa.insert(schema.person).values(id=who.id, name=who.name, made=1))
        yield connection
    engine.dispose()


@pytest.fixture
def table() -> TableState:
    """Léa's table, at which Tom sits and has said something."""
    found = lobby(2)
    do(found, LEA, protocol.Sit())
    do(found, TOM, protocol.Sit())
    do(found, TOM, protocol.Say(text="vilain mot"))
    return found


def message(table: TableState) -> NewReport:
    return NewReport(table.id, "insult", seq=table.chat[-1][0], words=" il  exagère ")


def test_a_report_keeps_its_context_until_it_is_settled(c: sa.Connection, table: TableState) -> None:
    reports.report(c, LEA.id, table, message(table))
    reports.report(c, LEA.id, table, NewReport(table.id, "other", seat=1))
    reports.report(c, ZOE.id, table, message(table))
    found = reports.open_reports(c)
    assert found.open == 3
    kept = {(one.reporter_name, one.kind): one for one in found.reports}
    said = kept["Léa", "message"]
    assert (said.accused, said.name, said.text, said.table) == (TOM.id, "Tom", "vilain mot", table.id)
    assert (said.reason, said.words) == ("insult", "il exagère")
    assert kept["Léa", "name"].text == ""
    reports.settle(c, said.id, "odile", "averti")
    with pytest.raises(Refusal, match="no such open report"):
        reports.settle(c, said.id, "odile", "averti")
    (done,) = reports.settled_reports(c).reports
    assert (done.id, done.settled_by, done.outcome) == (said.id, "odile", "averti")
    assert reports.open_reports(c).open == 2


def test_a_thing_is_reported_once_and_only_if_it_is_there(c: sa.Connection, table: TableState) -> None:
    reports.report(c, LEA.id, table, message(table))
    refused = {
        "reported": (LEA.id, message(table)),
        "not_yourself": (TOM.id, message(table)),
        "no_message": (LEA.id, NewReport(table.id, "insult", seq=0)),
        "no_chair": (LEA.id, NewReport(table.id, "insult", seat=5)),
        "malformed": (LEA.id, NewReport(table.id, "insult")),
    }
    for code, (person, wanted) in refused.items():
        with pytest.raises(Refusal) as found:
            reports.report(c, person, table, wanted)
        assert found.value.code == code
    assert reports.open_reports(c).open == 1


def test_people_who_leave_take_their_words_along(c: sa.Connection, table: TableState) -> None:
    for who in (LEA, ZOE):
        reports.report(c, who.id, table, message(table))
    for who in (LEA, ZOE):  # both reported the same thing
        stored.forget_person(c, who.id)
    left = reports.open_reports(c).reports
    assert [(one.text, one.words, one.reporter_name) for one in left] == [("vilain mot", "", "")] * 2
    stored.forget_person(c, TOM.id)
    assert reports.open_reports(c).open == 0


def test_a_guest_who_signs_in_keeps_one_report_of_each_thing(c: sa.Connection, table: TableState) -> None:
    for who in (LEA, ZOE):
        reports.report(c, who.id, table, message(table))
    stored.move_person(c, LEA.id, ZOE.id)
    assert [one.reporter for one in reports.open_reports(c).reports] == [ZOE.id]
    stored.move_person(c, TOM.id, ZOE.id)
    assert reports.open_reports(c).open == 0  # nobody reports themselves
