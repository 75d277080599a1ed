"""Show one entrant round by round, and a whole tournament as lines for a spreadsheet."""

from __future__ import annotations

import csv
import io
from typing import Literal

from ludotheque.server.errors import Refusal
from ludotheque.server.protocol import tournaments as protocol
from ludotheque.server.tournaments.rules.points import bye_points
from ludotheque.server.tournaments.state import Entrant, Round, TournamentState
from ludotheque.server.views.tournaments import (
    chair_view,
    entrant_view,
    result_view,
    results_view,
)

What = Literal["played", "bye", "missed", "absent", "playing"]
COLUMNS = (
    *("tournament", "round", "table", "table_id", "pool", "seat", "entrant", "name", "level"),
    *("rank", "score", "points", "ending", "absent", "replay", "proof", "record"),
)


def sheet(state: TournamentState, told: list[protocol.Standing], number: int, person: str) -> protocol.Sheet:
    """Show one entrant; Refusal if there is none of that number. ``told``: the standings."""
    one = state.entrants.get(number)
    if one is None:
        raise Refusal("no_tournament", "Nobody of that number takes part in this tournament.")
    lines, total = list[protocol.SheetLine](), 0
    for played in state.rounds:
        line = _line(state, played, one, total)
        total = line.total
        lines.append(line)
    standing = next((found for found in told if found.entrant == number), None)
    return protocol.Sheet(state.id, state.plan.title, entrant_view(one, person), standing, lines)


def _line(state: TournamentState, one: Round, entrant: Entrant, total: int) -> protocol.SheetLine:
    table = one.table_of(entrant.number)
    if table is None:
        what: What = "bye" if entrant.number in one.byes else "missed"
        points = bye_points(state, one) if what == "bye" and one.is_over else 0
        return protocol.SheetLine(one.number, None, None, None, [], None, None, points, total + points, what, None)
    seat = table.seat_of(entrant.number)
    assert seat is not None
    result = result_view(state, one, table)
    company = [chair_view(other, chair) for other, chair in enumerate(table.chairs) if other != seat]
    points = 0 if result is None else result.points[seat]
    return protocol.SheetLine(
        round=one.number,
        table=state.table_id(one.number, table.number),
        number=table.number + 1,
        seat=seat,
        company=company,
        rank=None if result is None else result.ranks[seat],
        score=result.scores[seat] if result is not None and result.scores else None,
        points=points,
        total=total + points,
        what="playing" if result is None else "absent" if seat in result.absent else "played",
        ending=None if result is None else result.ending,
    )


def as_csv(state: TournamentState, base: str) -> str:
    """Return a line for each chair of each round, and for each bye; ``base``: what addresses begin with."""
    text = io.StringIO()
    text.write("\ufeff")  # by which Excel knows UTF-8
    rows = csv.writer(text)
    rows.writerow(COLUMNS)
    title = safe_cell(state.plan.title)
    for one in state.rounds:
        for number in one.byes:
            points = bye_points(state, one) if one.is_over else ""
            name = safe_cell(state.entrants[number].name)
            rows.writerow([title, one.number, "", "", "", "", number, name, *[""] * 3, points, "bye", *[""] * 4])
        for table, result in results_view(state, one):
            table_id = state.table_id(one.number, table.number)
            for seat, chair in enumerate(table.chairs):
                entrant = state.entrants.get(chair.entrant or 0)
                told: list[object] = [""] * 8
                if result is not None:
                    told = [
                        result.ranks[seat],
                        result.scores[seat] if result.scores else "",
                        result.points[seat],
                        result.ending,
                        seat in result.absent,
                        f"{base}/replay/{table_id}",
                        f"{base}/verifier?table={table_id}",
                        f"{base}/api/tables/{table_id}/record",
                    ]
                rows.writerow(
                    [
                        *(title, one.number, table.number + 1, table_id, table.pool, seat),
                        *(chair.entrant or "", safe_cell(entrant.name) if entrant else ""),
                        chair.level or (entrant.level if entrant else None) or "",
                        *told,
                    ]
                )
    return text.getvalue()


def safe_cell(text: str) -> str:
    """Keep a name from being read as a formula by a spreadsheet.

    >>> safe_cell("=1+1"), safe_cell("Léa")
    ("'=1+1", 'Léa')
    """
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t")) else text
