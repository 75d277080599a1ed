"""Show a table to one viewer, made from what that viewer may know and nothing else."""

from __future__ import annotations

from ludotheque.kernel.state import OVER, State
from ludotheque.server import protocol
from ludotheque.server.protocol import replays
from ludotheque.server.tables.chair import Chair
from ludotheque.server.tables.clock import time_left
from ludotheque.server.tables.state import TableState
from ludotheque.server.views import seat as seat_views


def chair_views(table: TableState, here: set[int], now: int) -> list[protocol.Chair]:
    """Show the chairs, the same for every viewer."""
    return [chair_view(table, seat, chair, seat in here, now) for seat, chair in enumerate(table.chairs)]


def table_view(table: TableState, person: str, chairs: list[protocol.Chair], words: bool = True) -> protocol.TableView:
    """Show everything that the person needs to see the table; programs do without the words."""
    mine = table.seats_of(person)
    state = table.state
    return protocol.TableView(
        id=table.id,
        code=table.code,
        seq=table.seq,
        step=len(table.steps),
        status=table.status,
        plan=table.plan,
        chairs=chairs,
        host=person != "" and person == table.host,
        mine=mine,
        turn=table.turn,
        public=None if state is None or mine else seat_views.observe(state, None, words),
        seats=[] if state is None else [own_seat_view(table, state, seat, words) for seat in mine],
        commitment=table.commitment,
        asking=table.take_back_by,
        agreed=sorted(table.take_back_votes),
        result=_result(state),
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        notice=table.notice,
        coach=bool(mine) and may_hint(table, person),
        tired=sorted(table.abandon_votes),
        duplicate=table.duplicate,
        played_on=played_on(table),
        showing=table.is_sealed,
        rules=other_rules(table),
        challenge=_challenge(table) if person == table.host else None,
        tournament=table.tournament,
    )


def played_on(table: TableState) -> protocol.PlayedOn | None:
    """Return the finished game that the table plays on from."""
    if table.origin is None:
        return None
    holds = table.origin.holds if table.status == "lobby" else []
    return protocol.PlayedOn(table.origin.source, len(table.origin.steps), holds)


def other_rules(table: TableState) -> int | None:
    """Return the version of the rules under which the game began, where another is played now."""
    began = table.rules_version
    return began if began is not None and began != table.game.rules_version else None


def may_hint(table: TableState, person: str) -> bool:
    """Allow the coach where everybody agreed to hints, or where all the others are bots; never in a tournament."""
    others = [chair for chair in table.chairs if chair.person != person]
    if table.tournament is not None:
        return False
    return table.plan.hints or all(chair.robot is not None for chair in others)


def chair_view(table: TableState, seat: int, chair: Chair, here: bool, now: int) -> protocol.Chair:
    """Show one chair, and the clock of whoever sits there; before the game, what is known of its part in the dice."""
    live = isinstance(table.plan.pace, protocol.Live) and table.status in ("playing", "over")
    return protocol.Chair(
        seat=seat,
        name=chair.name,
        kind="person" if chair.person is not None else "robot" if chair.level else "free",
        level=chair.level,
        ready=chair.ready,
        here=here,
        away=chair.away,
        clock=None if chair.holiday is not None else time_left(table, seat, now),  # it stands
        bank=chair.bank if live else None,
        nonce=chair.nonce or None if table.status == "lobby" and table.scheme < 3 else None,
        drawn=chair.drawn,
        ink=chair.ink,
        pledge=chair.pledge or None if table.status == "lobby" else None,
        shown=table.is_sealed and chair.nonce != "",
        like=chair.like,
        holiday=chair.holiday,
    )


def own_seat_view(table: TableState, state: State, seat: int, words: bool) -> protocol.SeatView:
    """Show one of the viewer's own seats."""
    return seat_views.seat_view(state, seat, table.turn == seat, words)


def _challenge(table: TableState) -> protocol.Challenge | None:
    wanted = table.challenge
    return None if wanted is None else protocol.Challenge(wanted.code, wanted.seat)


def _result(state: State | None) -> protocol.Result | None:
    if state is None or state.actor() != OVER:
        return None
    return protocol.Result(state.scores(), state.ranks())


def moment(table: TableState, step: int) -> replays.Moment:
    """Show a finished game after some steps, through every seat's eyes."""
    state = table.state_after(step)
    return replays.Moment(
        step,
        [seat_views.observe(state, seat, True) for seat in range(len(table.chairs))],
        seat_views.observe(state, None, True),
    )
