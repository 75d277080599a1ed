"""Show a tournament to one viewer. Results of a deal that other tables still play are not told."""

from __future__ import annotations

from typing import NamedTuple, cast

from ludotheque.server.protocol import tournaments as protocol
from ludotheque.server.protocol.plan import Level
from ludotheque.server.tournaments.events import Seated
from ludotheque.server.tournaments.rules.points import table_points
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
        tables=[table_view(state, one, table) for table in one.tables],
        byes=one.byes,
        group=state.group_id(one.number) if state.is_duplicate else None,
        grace_ends=times.on_the_wall(state.grace_ends(one)),
        deadline=times.on_the_wall(state.deadline(one)),
        exact=one.exact,
    )


def table_view(state: TournamentState, one: Round, table: RoundTable) -> protocol.PairedTable:
    """Show one table of a round."""
    return protocol.PairedTable(
        number=table.number + 1,
        id=state.table_id(one.number, table.number),
        pool=table.pool,
        chairs=[chair_view(seat, chair) for seat, chair in enumerate(table.chairs)],
        ended=table.result is not None,
        result=result_view(state, one, table),
    )


def chair_view(seat: int, chair: Seated) -> protocol.PairedChair:
    """Show one chair."""
    return protocol.PairedChair(seat, chair.entrant, cast("Level | None", chair.level))


def result_view(state: TournamentState, one: Round, table: RoundTable) -> protocol.TableResult | None:
    """Show the result of a table, when it may be told."""
    result = table.result
    if result is None or (state.is_duplicate and not one.is_over):
        return None
    points = [
        0 if seat in result.absent else points
        for seat, points in enumerate(table_points(one, table, state.is_duplicate))
    ]
    return protocol.TableResult(result.ending, result.ranks, result.scores, points, result.absent)


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
