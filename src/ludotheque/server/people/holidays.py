"""Days off from games by correspondence: how many, from when on, and what is left of them.

The rules, which docs/faq.md tells: whole days in the person's own time zone; so many in a calendar year; the first
one begins a day at least after it was entered, so that nobody saves a clock that is about to run out; days that have
begun are spent.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from typing import Any

NOTICE = timedelta(days=1)  # from entering days off to their beginning
FAR = timedelta(days=366)
ONE_DAY = timedelta(days=1)


class BadHoliday(ValueError):
    """Days off that cannot be taken; the text says why."""


def midnight(day: date, zone: tzinfo) -> int:
    """Return the beginning of a day there, milliseconds since 1970."""
    return int(datetime.combine(day, time(), zone).timestamp() * 1000)


def local(at: int, zone: tzinfo) -> datetime:
    """Return a moment by the clock on the wall there."""
    return datetime.fromtimestamp(at / 1000, UTC).astimezone(zone)


def earliest(at: int, zone: tzinfo) -> date:
    """Return the first day that may be taken off now.

    >>> earliest(int(datetime(2026, 7, 1, 12, tzinfo=UTC).timestamp() * 1000), UTC)
    datetime.date(2026, 7, 3)
    """
    return local(at, zone).date() + NOTICE + ONE_DAY


def spent(rows: Iterable[Any], year: int) -> int:
    """Count the days of these that lie in a year."""
    return sum(len([day for day in _days(row) if day.year == year]) for row in rows)


def _days(row: Any) -> list[date]:
    first, last = date.fromisoformat(row.first), date.fromisoformat(row.last)
    return [first + timedelta(days=n) for n in range((last - first).days + 1)]


def cut_short(row: Any, at: int, zone: tzinfo) -> dict[str, Any]:
    """Return the last day, and the end, of days off that have begun and are to end today; nothing if they do anyhow.

    They are counted as they were entered: whoever lives by another zone since then has not spent fewer of them.
    """
    kept = _zone_of(row, zone)
    today = local(at, kept).date()
    if today >= date.fromisoformat(row.last):
        return {}
    return {"last": today.isoformat(), "ends": midnight(today + ONE_DAY, kept)}


def _zone_of(row: Any, zone: tzinfo) -> tzinfo:
    """Return the zone in which days off begin at midnight: the person's own, or what it was when they were entered."""
    first = date.fromisoformat(row.first)
    if midnight(first, zone) == row.begins:
        return zone
    return timezone(timedelta(milliseconds=midnight(first, UTC) - row.begins))


def checked(first: str, last: str, at: int, zone: tzinfo, rows: list[Any], allowance: int) -> dict[str, Any]:
    """Return the row of new days off; BadHoliday if the rules forbid them. ``rows``: those that there are."""
    try:
        begins, ends = date.fromisoformat(first), date.fromisoformat(last)
    except ValueError:
        raise BadHoliday("A day is written as 2026-07-14.") from None
    if ends < begins or ends - begins > FAR:
        raise BadHoliday("Days off end on the day they begin, or later in the same year.")
    if begins < earliest(at, zone):
        raise BadHoliday(f"Days off begin at least a day after they are entered: {earliest(at, zone)} at the earliest.")
    if any(first <= row.last and last >= row.first for row in rows):
        raise BadHoliday("Some of these days are taken off already.")
    row = {"first": first, "last": last, "begins": midnight(begins, zone), "ends": midnight(ends + ONE_DAY, zone)}
    wanted = [begins + timedelta(days=n) for n in range((ends - begins).days + 1)]
    for year in sorted({day.year for day in wanted}):
        if spent(rows, year) + sum(day.year == year for day in wanted) > allowance:
            raise BadHoliday(f"These are more days than the {allowance} of a year.")
    return row
