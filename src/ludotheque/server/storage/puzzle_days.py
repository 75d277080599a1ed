"""Read and write how a person's puzzles of the day went."""

from __future__ import annotations

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import insert_if_absent

Days = dict[str, dict[str, str]]  # marks by day and game
MOST_DAYS = 400  # that are told, the latest
ENDS = ("o", "a")  # of marks of a puzzle that is over


def days_of(c: sa.Connection, person: str) -> Days:
    """Return the latest days."""
    p = schema.puzzle_day
    latest = sa.select(p.c.day).where(p.c.person == person).distinct().order_by(p.c.day.desc()).limit(MOST_DAYS)
    found: Days = {}
    for row in c.execute(sa.select(p).where(p.c.person == person, p.c.day.in_(latest)).order_by(p.c.day)):
        found.setdefault(row.day, {})[row.game] = row.marks
    return found


def keep_days(c: sa.Connection, person: str, days: Days) -> Days:
    """Add what another browser saw; what is over stays as it ended, else the longer story counts."""
    known = days_of(c, person)
    for day, games in days.items():
        for game, marks in games.items():
            old = known.get(day, {}).get(game)
            if old is None:
                insert_if_absent(c, schema.puzzle_day, person=person, day=day, game=game, marks=marks)
            elif not old.endswith(ENDS) and (marks.endswith(ENDS) or len(marks) > len(old)):
                p = schema.puzzle_day
                row = sa.and_(p.c.person == person, p.c.day == day, p.c.game == game)
                c.execute(sa.update(p).where(row).values(marks=marks))
    return days_of(c, person)
