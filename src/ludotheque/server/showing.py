"""A table for one reader, made from what that reader may know and nothing else."""

from __future__ import annotations

from ludotheque.kernel.state import OVER, State
from ludotheque.server import seeing, wire, wire_replay
from ludotheque.server.clock import time_left
from ludotheque.server.ledger import Ledger
from ludotheque.server.place import Place


def all_chairs(ledger: Ledger, here: set[int], now: int) -> list[wire.Chair]:
    """The chairs, the same for every reader."""
    return [chair(ledger, seat, place, seat in here, now) for seat, place in enumerate(ledger.places)]


def table_view(ledger: Ledger, person: str, chairs: list[wire.Chair], words: bool = True) -> wire.TableView:
    """Everything that the person needs to see the table; programs do without the words."""
    mine = ledger.seats_of(person)
    state = ledger.state
    return wire.TableView(
        id=ledger.id,
        code=ledger.code,
        seq=ledger.seq,
        step=len(ledger.steps),
        status=ledger.status,
        plan=ledger.plan,
        chairs=chairs,
        host=person != "" and person == ledger.host,
        mine=mine,
        turn=ledger.turn,
        public=None if state is None or mine else seeing.seen(state, None, words),
        seats=[] if state is None else [seat_view(ledger, state, seat, words) for seat in mine],
        commitment=ledger.commitment,
        asking=ledger.asking,
        agreed=sorted(ledger.agreed),
        result=_result(state),
        rematch=ledger.rematch,
        notice=ledger.notice,
        coach=bool(mine) and may_hint(ledger, person),
        tired=sorted(ledger.tired),
        duplicate=ledger.duplicate,
        played_on=played_on(ledger),
    )


def brief(ledger: Ledger, person: str) -> wire.Brief:
    """What a move changed, without words."""
    mine = ledger.seats_of(person)
    state = ledger.state
    assert state is not None
    return wire.Brief(
        table=ledger.id,
        seq=ledger.seq,
        step=len(ledger.steps),
        status=ledger.status,
        turn=ledger.turn,
        public=None if mine else seeing.seen(state, None, False),
        seats=[seat_view(ledger, state, seat, False) for seat in mine],
        result=_result(state),
    )


def played_on(ledger: Ledger) -> wire.PlayedOn | None:
    """The finished game that the table plays on from."""
    return None if ledger.origin is None else wire.PlayedOn(ledger.origin.source, len(ledger.origin.steps))


def may_hint(ledger: Ledger, person: str) -> bool:
    """The coach is for tables where everybody agreed to hints, or where all the others are bots."""
    others = [place for place in ledger.places if place.person != person]
    return ledger.plan.hints or all(place.robot is not None for place in others)


def chair(ledger: Ledger, seat: int, place: Place, here: bool, now: int) -> wire.Chair:
    """One chair, and the clock of whoever sits there; nonces are shown before the game."""
    live = isinstance(ledger.plan.pace, wire.Live) and ledger.status in ("playing", "over")
    return wire.Chair(
        seat=seat,
        name=place.name,
        kind="person" if place.person is not None else "robot" if place.level else "free",
        level=place.level,
        ready=place.ready,
        here=here,
        away=place.away,
        clock=time_left(ledger, seat, now),
        bank=place.bank if live else None,
        nonce=place.nonce or None if ledger.status == "lobby" else None,
        drawn=place.drawn,
        ink=place.ink,
    )


def seat_view(ledger: Ledger, state: State, seat: int, words: bool) -> wire.SeatView:
    """One of the reader's own seats."""
    return seeing.seat_shown(state, seat, ledger.turn == seat, words)


def _result(state: State | None) -> wire.Result | None:
    if state is None or state.actor() != OVER:
        return None
    return wire.Result(state.scores(), state.ranks())


def moment(ledger: Ledger, step: int) -> wire_replay.Moment:
    """The table of a finished game after some steps, through every seat's eyes."""
    state = ledger.state_after(step)
    return wire_replay.Moment(
        step, [seeing.seen(state, seat, True) for seat in range(len(ledger.places))], seeing.seen(state, None, True)
    )
