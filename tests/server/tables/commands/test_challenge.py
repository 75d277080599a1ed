"""Who waits for a challenge, and who may invite."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.tables.commands.challenge import challenge, require_free_chair, waiting_bot
from ludotheque.server.tables.reducers.apply import apply_event
from ludotheque.server.tables.state import TableState
from ludotheque.server.views.table import table_view
from server.tables.made import LEA, TOM, do, lobby

BOT = replace(LEA, program=True)
INVITE = protocol.Invite(bot="Prudent", seat=1)


def waiting() -> TableState:
    table = lobby(public=True)
    do(table, BOT, protocol.Sit(name="Prudent"))
    do(table, BOT, protocol.Ready(seat=0))
    return table


def test_a_program_that_is_ready_alone_at_its_open_table_waits() -> None:
    assert waiting_bot(waiting()) == "Prudent"
    person = lobby(public=True)
    do(person, LEA, protocol.Sit())
    do(person, LEA, protocol.Ready(seat=0))
    assert waiting_bot(person) is None
    hidden = waiting()
    do(hidden, BOT, protocol.Change(plan=protocol.Plan("lemans", 2)))
    do(hidden, BOT, protocol.Ready(seat=0))
    assert waiting_bot(hidden) is None
    company = waiting()
    do(company, TOM, protocol.Sit())
    assert waiting_bot(company) is None


def test_only_the_host_invites_to_a_table_with_a_free_chair() -> None:
    table = lobby()
    require_free_chair(table, LEA, INVITE)
    with pytest.raises(Refusal, match="host"):
        require_free_chair(table, TOM, INVITE)
    do(table, LEA, protocol.Robot(seat=1))
    with pytest.raises(Refusal, match="taken"):
        require_free_chair(table, LEA, INVITE)
    do(table, LEA, protocol.Robot(seat=0))
    with pytest.raises(Refusal, match="Every chair"):
        require_free_chair(table, LEA, INVITE)


def test_the_bot_alone_is_told_where_it_is_wanted_until_it_goes() -> None:
    own = waiting()
    apply_event(own, own.seq + 1, 0, challenge(own, lobby(), INVITE))
    assert table_view(own, BOT.id, []).challenge == protocol.Challenge("CODE", 1)
    assert table_view(own, TOM.id, []).challenge is None
    do(own, BOT, protocol.Change(plan=protocol.Plan("lemans", 2)))
    assert own.challenge is None
    with pytest.raises(Refusal, match="No bot of that name waits"):
        challenge(own, lobby(), INVITE)
