"""Company: whom one has played with, by ids of one's own; mute, block, invite, and leaving the house."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.people import company
from ludotheque.server.protocol.company import Avoid
from ludotheque.server.storage import company as stored
from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import make_engine
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.tables import forget_lent
from ludotheque.server.tables.state import TableState
from ludotheque.server.timestamps import now
from server.tables.made import LEA, TOM, ZOE, do, lobby

SECRET = b"s" * 32


@pytest.fixture
def c(database: str) -> Iterator[sa.Connection]:
    """A house in which Léa played twice with Tom, once with Tom's program, and never with Zoé."""
    migrate(database)
    engine = make_engine(database)
    with engine.begin() as connection:
        for who in (LEA, TOM, ZOE):
            connection.execute(sa.insert(schema.person).values(id=who.id, name=who.name, made=1))
        games = {"a": [LEA.id, TOM.id, TOM.id], "b": [LEA.id, "bot:habitue", TOM.id], "c": [LEA.id, "program:zoe"]}
        for at, (table, players) in enumerate(games.items()):
            _table(connection, table, "over")
            for seat, player in enumerate(players):
                row = {"table_id": table, "seat": seat, "player": player, "at": at, "game": "mark", "opening": ""}
                connection.execute(sa.insert(schema.result).values(**row, rank=1, score=0, rated=True, played=True))
        yield connection
    engine.dispose()


def _table(c: sa.Connection, table: str, status: str) -> None:
    row = {"id": table, "code": table * 6, "game": "mark", "seed": table.encode(), "public": False, "made": 1}
    c.execute(sa.insert(schema.game_table).values(**row, status=status))


def waiting(c: sa.Connection, name: str) -> TableState:
    """A table of Léa's that waits, on disk too."""
    table = lobby(2)
    table.id = name
    do(table, LEA, protocol.Sit())
    _table(c, name, "lobby")
    return table


def code_of(refused: pytest.ExceptionInfo[Refusal]) -> str:
    return refused.value.code


def test_only_people_count_whose_id_is_good_for_one_reader(c: sa.Connection) -> None:
    (tom,) = company.my_company(c, SECRET, LEA.id).companions
    assert (tom.name, tom.games, tom.last) == ("Tom", 2, 1)
    assert TOM.id not in tom.id
    assert company.find_companion(c, SECRET, LEA.id, tom.id) == TOM.id
    assert company.companion_id(SECRET, ZOE.id, TOM.id) != tom.id
    for stranger in (company.companion_id(SECRET, LEA.id, ZOE.id), TOM.id, "é", ""):
        with pytest.raises(Refusal) as refused:
            company.find_companion(c, SECRET, LEA.id, stranger)
        assert code_of(refused) == "no_companion"


def test_whoever_did_not_play_is_nobodys_companion(c: sa.Connection) -> None:
    """Else somebody who sits down at strangers' tables and never moves could invite them all."""
    _table(c, "d", "over")
    for seat, (player, played) in enumerate(((LEA.id, True), (ZOE.id, False))):
        row = {"table_id": "d", "seat": seat, "player": player, "at": 9, "game": "mark", "opening": ""}
        c.execute(sa.insert(schema.result).values(**row, rank=1, score=0, rated=False, played=played))
    assert [one.name for one in company.my_company(c, SECRET, LEA.id).companions] == ["Tom"]
    assert company.my_company(c, SECRET, ZOE.id).companions == []


def test_whom_one_knows_from_childrens_tables_alone_has_the_name_of_there(c: sa.Connection) -> None:
    row = {"game": "mark", "opening": "", "rank": 1, "score": 0, "rated": True, "played": True}

    def played(table: str, at: int, lent: str | None) -> None:
        _table(c, table, "over")
        for seat, who in enumerate((LEA, ZOE)):
            c.execute(sa.insert(schema.result).values(**row, table_id=table, seat=seat, player=who.id, at=at))
            c.execute(sa.insert(schema.chair).values(table_id=table, seat=seat, person=who.id, lent=lent))

    def name() -> str:
        return next(row.name for row in stored.companions(c, LEA.id) if row.id == ZOE.id)

    played("d", 5, "Loutre")
    assert name() == "Loutre"
    company.avoid(c, LEA.id, ZOE.id, blocked=False)
    assert [row.name for row in stored.avoided_rows(c, LEA.id)] == ["Loutre"]
    played("e", 6, None)
    assert name() == ZOE.name
    c.execute(sa.update(schema.chair).values(lent="Panda"))
    assert name() == "Panda"
    forget_lent(c, ZOE.id)
    assert {name(), *(row.name for row in stored.avoided_rows(c, LEA.id))} == {ZOE.name}


def test_mute_and_block_are_one_line_and_can_be_undone(c: sa.Connection) -> None:
    company.avoid(c, LEA.id, TOM.id, blocked=False)
    assert stored.avoided(c, LEA.id) == ({TOM.id}, frozenset())
    assert stored.kept_apart(c, LEA.id) == frozenset()
    company.avoid(c, LEA.id, TOM.id, blocked=True)
    mine = company.my_company(c, SECRET, LEA.id)
    assert [(one.name, one.blocked) for one in mine.avoided] == [("Tom", True)]
    assert mine.companions == []
    assert (stored.kept_apart(c, LEA.id), stored.kept_apart(c, TOM.id)) == ({TOM.id}, {LEA.id})  # both ways
    assert company.my_company(c, SECRET, TOM.id).avoided == []  # he is not told
    stored.meet_again(c, LEA.id, company.find_companion(c, SECRET, LEA.id, mine.avoided[0].id))
    assert stored.avoided(c, LEA.id).muted == frozenset()
    with pytest.raises(Refusal) as refused:
        company.avoid(c, LEA.id, LEA.id, blocked=True)
    assert code_of(refused) == "not_yourself"


def test_somebody_is_found_by_chair_or_message() -> None:
    table = lobby(2)
    do(table, TOM, protocol.Sit())
    do(table, ZOE, protocol.Say(text="je regarde"))
    assert company.find_at_table(table, Avoid(table="t", seat=0)) == TOM.id
    assert company.find_at_table(table, Avoid(table="t", seq=table.chat[-1][0])) == ZOE.id
    for code, wanted in {"no_chair": Avoid(seat=1), "no_message": Avoid(seq=0), "malformed": Avoid()}.items():
        with pytest.raises(Refusal) as refused:
            company.find_at_table(table, wanted)
        assert code_of(refused) == code


def test_an_invitation_lives_with_its_table(c: sa.Connection) -> None:
    table = waiting(c, "w")
    assert company.invite(c, table, LEA.id, TOM.id)
    assert [(row.table_id, row.name) for row in stored.invitations(c, TOM.id)] == [("w", "Léa")]
    with pytest.raises(Refusal) as refused:
        company.invite(c, table, LEA.id, TOM.id)
    assert code_of(refused) == "invited_already"
    c.execute(sa.update(schema.game_table).where(schema.game_table.c.id == "w").values(status="playing"))
    assert stored.invitations(c, TOM.id) == []
    stored.forget_old(c, now() + 1)
    assert stored.invited_to(c, "w") == set()


def test_nobody_is_invited_again_and_again(c: sa.Connection) -> None:
    for number, name in enumerate("wxyz"):
        table = waiting(c, name)
        if number < company.MAX_UNMET:
            company.invite(c, table, LEA.id, TOM.id)
            stored.decline(c, name, TOM.id)
            assert stored.invitations(c, TOM.id) == []
    with pytest.raises(Refusal) as refused:
        company.invite(c, table, LEA.id, TOM.id)
    assert code_of(refused) == "not_again"
    c.execute(sa.insert(schema.chair).values(table_id="w", seat=1, person=TOM.id))  # he came once
    assert company.invite(c, table, LEA.id, TOM.id)


def test_a_block_stops_invitations_and_nobody_is_told(c: sa.Connection) -> None:
    company.avoid(c, TOM.id, LEA.id, blocked=True)
    assert not company.invite(c, waiting(c, "w"), LEA.id, TOM.id)  # no refusal, and no notice
    assert stored.invitations(c, TOM.id) == []
    company.avoid(c, LEA.id, ZOE.id, blocked=True)
    with pytest.raises(Refusal) as refused:
        company.invite(c, waiting(c, "x"), LEA.id, ZOE.id)
    assert code_of(refused) == "you_blocked"


def test_who_leaves_is_forgotten_on_both_sides(c: sa.Connection) -> None:
    company.avoid(c, LEA.id, TOM.id, blocked=True)
    company.avoid(c, TOM.id, ZOE.id, blocked=False)
    company.invite(c, waiting(c, "w"), ZOE.id, TOM.id)
    stored.forget_person(c, TOM.id)
    for table in (schema.muted, schema.invitation):
        assert c.execute(sa.select(table)).all() == []


def test_who_signs_in_keeps_blocks_and_invitations(c: sa.Connection) -> None:
    company.avoid(c, TOM.id, LEA.id, blocked=True)
    company.avoid(c, ZOE.id, TOM.id, blocked=True)  # the account had blocked the guest it was
    company.invite(c, waiting(c, "w"), LEA.id, TOM.id)
    stored.move_person(c, TOM.id, ZOE.id)
    rows = c.execute(sa.select(schema.muted.c.person, schema.muted.c.other)).all()
    assert [tuple(row) for row in rows] == [(ZOE.id, LEA.id)]
    assert stored.invited_to(c, "w") == {ZOE.id}
