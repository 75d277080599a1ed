"""What a beginner would expect to do in Marathon, and the clause that may stand against it."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.games.marathon.views import MarathonView, RowView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say
from ludotheque.kernel.ticket import Ghost


def ghosts(view: MarathonView, edition: Edition, say: Say) -> Iterator[Ghost]:
    """Offer the places that take one pawn of a seat or are full, of the newest row first."""
    if view["phase"] != "turn":
        return
    for row in sorted(view["rows"], key=lambda row: not row["newest"]):
        for place, number, why, clause in _expected(row, view["actor"]):
            token = f"place:{row['row']}:{place}" + (f":{number}" if number else "")
            yield Ghost(token, _name(view, row, place, say), say(why), clause)


def _expected(row: RowView, seat: int) -> Iterator[tuple[str, int, str, str]]:
    if seat in row["ground"]:
        yield "ground", 0, "ghost-once", "MA-50"
    if seat in row["green"]:
        yield "green", 1, "ghost-once", "MA-64"
    yield "garden", 0, "ghost-full", "MA-55"
    yield "petanque", 1, "ghost-full", "MA-59"


def _name(view: MarathonView, row: RowView, place: str, say: Say) -> str:
    """Name the place, with its days when both rows are open."""
    name, first = say(f"place-{place}"), 2 * row["leg"] + 1
    return say("at-days", where=name, first=first, last=first + 1) if len(view["rows"]) > 1 else name
