"""Show a tournament to one viewer. Results of a deal that other tables still play are not told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

from ludotheque.server.protocol import tournaments as protocol
from ludotheque.server.protocol.plan import Level
from ludotheque.server.tournaments.events import Seated
from ludotheque.server.tournaments.rules.late_entry import is_entry_open
from ludotheque.server.tournaments.rules.points import round_points
from ludotheque.server.tournaments.rules.standings import Line, standing_lines
from ludotheque.server.tournaments.state import Entrant, Round, RoundTable, TournamentState


class Times(NamedTuple):
    """The two clocks at one moment, in milliseconds."""

    clock: int
    wall: int

    def on_the_wall(self, clock: int | None) -> int | None:
        """Return when the house's clock will stand there, if the house stays open."""
        return None if clock is None else self.wall + clock - self.clock


def tournament_view(
    state: TournamentState, told: list[protocol.Standing], person: str, directs: bool, times: Times
) -> protocol.TournamentView:
    """Show everything that a page of the tournament needs."""
    me = state.entrant_of(person)
    return protocol.TournamentView(
        id=state.id,
        code=state.code if directs else None,
        seq=state.seq,
        plan=state.plan,
        status=state.status,
        made=state.made,
        organiser=state.organiser_name,
        directs=directs,
        mine=None if me is None else me.number,
        entry_open=is_entry_open(state),
        round=len(state.rounds),
        rounds=state.planned or state.plan.rounds,
        next_round=times.on_the_wall(state.next_round_at()),
        entrants=[entrant_view(one, person) for one in state.entrants.values()],
        pairings=[round_view(state, one, times) for one in state.rounds],
        standings=told,
    )


def line_view(state: TournamentState, person: str) -> protocol.TournamentLine:
    """Show the tournament in a list."""
    plan = state.plan
    return protocol.TournamentLine(
        id=state.id,
        title=plan.title,
        game=plan.game,
        seats=plan.seats,
        format=plan.format,
        status=state.status,
        entrants=len(state.entrants),
        round=len(state.rounds),
        rounds=state.planned or plan.rounds,
        entry=plan.entry,
        pace=plan.pace,
        starts=plan.starts,
        made=state.made,
        organiser=state.organiser_name,
        mine=bool(person) and (person == state.organiser or state.entrant_of(person) is not None),
    )


def entrant_view(one: Entrant, person: str) -> protocol.Entrant:
    """Show one who takes part; ids of people are nobody's business."""
    return protocol.Entrant(
        number=one.number,
        name=one.name,
        level=cast("Level | None", one.level),
        program=one.program,
        left=one.left,
        since=one.since,
        me=bool(person) and one.person == person,
    )


def round_view(state: TournamentState, one: Round, times: Times) -> protocol.RoundView:
    """Show one round."""
    status = "over" if one.is_over else "paired" if one.opened_at is None else "playing"
    return protocol.RoundView(
        number=one.number,
        status=status,  # type: ignore[arg-type]
        tables=[table_view(state, one, table, points) for table, points in _with_points(state, one)],
        byes=one.byes,
        group=state.group_id(one.number) if state.is_duplicate else None,
        grace_ends=times.on_the_wall(state.grace_ends(one)),
        deadline=times.on_the_wall(state.deadline(one)),
        exact=one.exact,
    )


def _with_points(state: TournamentState, one: Round) -> Iterator[tuple[RoundTable, list[int]]]:
    return zip(one.tables, round_points(state, one), strict=True)


def table_view(state: TournamentState, one: Round, table: RoundTable, points: list[int]) -> protocol.PairedTable:
    """Show one table of a round."""
    return protocol.PairedTable(
        number=table.number + 1,
        id=state.table_id(one.number, table.number),
        pool=table.pool,
        chairs=[chair_view(seat, chair) for seat, chair in enumerate(table.chairs)],
        ended=table.result is not None,
        result=_result(table, points),
    )


def chair_view(seat: int, chair: Seated) -> protocol.PairedChair:
    """Show one chair."""
    return protocol.PairedChair(seat, chair.entrant, cast("Level | None", chair.level))


def result_view(state: TournamentState, one: Round, table: RoundTable) -> protocol.TableResult | None:
    """Show the result of a table, when it may be told."""
    return next(result for found, result in results_view(state, one) if found is table)


def results_view(state: TournamentState, one: Round) -> Iterator[tuple[RoundTable, protocol.TableResult | None]]:
    """Yield every table of a round with its result."""
    return ((table, _result(table, points)) for table, points in _with_points(state, one))


def _result(table: RoundTable, points: list[int]) -> protocol.TableResult | None:
    result = table.result
    if result is None or not points:
        return None
    told = [0 if seat in result.absent else gained for seat, gained in enumerate(points)]
    return protocol.TableResult(result.ending, result.ranks, result.scores, told, result.absent)


def standings(state: TournamentState) -> list[protocol.Standing]:
    """Show the standings; nothing before the first round."""
    return [standing_view(line) for line in standing_lines(state)] if state.rounds else []


def standing_view(line: Line) -> protocol.Standing:
    """Show one line of the standings."""
    return protocol.Standing(
        place=line.place,
        entrant=line.entrant,
        pool=line.pool,
        points=line.points,
        company=round(float(line.company), 2),
        direct=line.direct,
        firsts=line.firsts,
        played=line.played,
        byes=line.byes,
        moved=line.moved,
    )
