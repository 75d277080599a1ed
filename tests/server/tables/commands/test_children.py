"""A children's table: set phrases, first names, no strangers."""

from __future__ import annotations

import pytest
from msgspec import structs

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables.anonymise import anonymised
from ludotheque.server.tables.commands.challenge import require_free_chair
from ludotheque.server.tables.commands.plan import suited
from server.tables.made import LEA, TOM, ZOE, actor, do, lobby, move, playing

ROBOT = Person("r", "Robot", "play")
CHILDREN = protocol.Plan("lemans", 4, children=True)


def code(run: object) -> str:
    """The code of the refusal that a command meets."""
    assert callable(run)
    with pytest.raises(Refusal) as refused:
        run()
    return refused.value.code


def test_only_those_who_sit_speak_and_only_in_set_phrases() -> None:
    table = lobby(2, children=True)
    do(table, LEA, protocol.Sit())
    assert code(lambda: do(table, LEA, protocol.Say(text="mon numéro est"))) == "set_phrases"
    assert code(lambda: do(table, TOM, protocol.Say(phrase=1))) == "not_seated"
    assert code(lambda: do(table, LEA, protocol.Say(text="a", phrase=1))) == "malformed"
    do(table, LEA, protocol.Say(phrase=3))
    ((_, _, said),) = table.chat
    assert (said.text, said.phrase, said.name, said.seat) == ("", 3, "Léa", 0)
    assert not anonymised(said, LEA.id, "ghost").is_heard  # type: ignore[union-attr]


def test_phrases_may_be_said_anywhere_and_free_words_go_when_children_come() -> None:
    table = lobby(2)
    do(table, LEA, protocol.Say(text="librement"))
    do(table, LEA, protocol.Say(phrase=2))
    do(table, LEA, protocol.Change(plan=protocol.Plan("lemans", 2, children=True)))
    assert [said.phrase for _, _, said in table.chat] == [2]


def test_names_are_first_names_or_lent() -> None:
    table = lobby(4, children=True)
    for name in ("Léa Martin", "0612345678", "Zoé", "x"):
        do(table, LEA, protocol.Sit(name=name))
    assert [chair.name for chair in table.chairs] == ["Coccinelle", "Hérisson", "Zoé", "Écureuil"]


def test_names_are_lent_where_children_come_later() -> None:
    """A host who sits down under any name and makes the table one for children then."""
    table = lobby(4)
    for name in ("Léa Martin", "0612345678", "Zoé"):
        do(table, LEA, protocol.Sit(name=name))
    do(table, LEA, protocol.Change(plan=CHILDREN))
    assert [chair.name for chair in table.chairs] == ["Coccinelle", "Hérisson", "Zoé", None]


def test_a_childrens_table_stays_one_while_anybody_sits_there() -> None:
    """Else its host would speak freely for a moment."""
    table = lobby(4, children=True)
    do(table, LEA, protocol.Sit())
    do(table, TOM, protocol.Sit())
    assert code(lambda: do(table, LEA, protocol.Change(plan=protocol.Plan("lemans", 4)))) == "bad_plan"
    do(table, LEA, protocol.Change(plan=CHILDREN))
    do(table, TOM, protocol.Stand(seat=1))
    do(table, LEA, protocol.Change(plan=protocol.Plan("lemans", 4)))
    assert not table.plan.children


def test_programs_stay_outside() -> None:
    table = lobby(2, children=True)
    assert code(lambda: do(table, ROBOT, protocol.Sit())) == "children"
    before = lobby(4)
    do(before, ROBOT, protocol.Sit())
    assert code(lambda: do(before, LEA, protocol.Change(plan=CHILDREN))) == "children"
    plays = playing([LEA, TOM], children=True)
    bot = structs.replace(actor(plays, [LEA, TOM]), scope="play")  # of somebody who sat down in a browser
    assert code(lambda: do(plays, bot, move(plays))) == "children"
    assert code(lambda: require_free_chair(table, LEA, protocol.Invite(bot="x"))) == "children"


def test_a_childrens_table_is_never_listed() -> None:
    open_plan = protocol.Plan("lemans", 2, public=True)
    assert suited(open_plan, False) is open_plan
    for plan, house in ((open_plan, True), (protocol.Plan("lemans", 2, public=True, children=True), False)):
        found = suited(plan, house)
        assert (found.children, found.public) == (True, False)
    table = lobby(2, children=True)
    do(table, LEA, protocol.Change(plan=protocol.Plan("lemans", 2, public=True, children=True)))
    assert not table.plan.public


def test_nobody_looks_on_while_children_play() -> None:
    waits = lobby(2, children=True)
    assert not waits.is_private_to(ZOE.id)  # whoever has the link may come in
    plays = playing([LEA, TOM], children=True)
    assert [plays.is_private_to(who.id) for who in (LEA, TOM, ZOE)] == [False, False, True]
    assert plays.is_private_to("")
    assert not playing([LEA, TOM]).is_private_to(ZOE.id)
