"""Know when somebody is not to be disturbed, by the clock on their own wall."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTES = 60  # of an hour


def zone_of(name: str) -> ZoneInfo | None:
    """Return the time zone of that name, None if there is none.

    >>> zone_of("Europe/Paris") is None, zone_of("../etc/passwd"), zone_of("Paris")
    (False, None, None)
    """
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def loud_from(settings: Mapping[str, Any], at: int) -> int:
    """Return the moment from which the person may be told something: now, or the end of their quiet hours.

    >>> night = {"zone": "Europe/Paris", "quiet_from": 22 * 60, "quiet_to": 8 * 60}
    >>> evening = int(datetime(2026, 1, 1, 21, 30, tzinfo=UTC).timestamp() * 1000)  # half past ten in Paris
    >>> (loud_from(night, evening) - evening) / 3_600_000
    9.5
    """
    begins, ends = settings["quiet_from"], settings["quiet_to"]
    if begins is None or ends is None or begins == ends:
        return at
    there = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone_of(settings["zone"]) or UTC)
    minute = there.hour * MINUTES + there.minute
    if not (begins <= minute < ends if begins < ends else minute >= begins or minute < ends):
        return at
    end = there.replace(hour=ends // MINUTES, minute=ends % MINUTES, second=0, microsecond=0, fold=0)
    if end <= there:
        end += timedelta(days=1)  # by the wall: the day may have 23 or 25 hours
    return max(at, int(end.timestamp() * 1000))
