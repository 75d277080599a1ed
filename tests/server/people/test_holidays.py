"""Days off: whole days, so many a year, entered a day ahead."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta
from types import SimpleNamespace
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from ludotheque.server.people import holidays
from server.houses import Guest, RunningHouse

PARIS = ZoneInfo("Europe/Paris")
NOON = int(datetime(2026, 3, 27, 12, tzinfo=UTC).timestamp() * 1000)
HOUR = 3_600_000


def checked(first: str, last: str, *rows: tuple[str, str], allowance: int = 30) -> dict[str, Any]:
    taken = [SimpleNamespace(first=one, last=other) for one, other in rows]
    return holidays.checked(first, last, NOON, PARIS, taken, allowance)


def test_days_are_days_of_the_persons_zone() -> None:
    """The night in which clocks go forward has 23 hours."""
    row = checked("2026-03-29", "2026-03-29")
    assert (row["ends"] - row["begins"]) / HOUR == 23
    assert datetime.fromtimestamp(row["begins"] / 1000, PARIS).isoformat() == "2026-03-29T00:00:00+01:00"


@pytest.mark.parametrize("first", ["2026-03-28", "2026-03-27", "2026-03-01"])
def test_nobody_saves_a_clock_that_is_about_to_run_out(first: str) -> None:
    with pytest.raises(holidays.BadHoliday, match="2026-03-29 at the earliest"):
        checked(first, "2026-04-02")


def test_a_year_has_so_many_days() -> None:
    checked("2026-04-01", "2026-04-30")
    with pytest.raises(holidays.BadHoliday, match="more days than the 30"):
        checked("2026-04-01", "2026-05-01")
    with pytest.raises(holidays.BadHoliday, match="more days"):
        checked("2026-06-01", "2026-06-02", ("2026-04-01", "2026-04-29"))
    checked("2026-12-20", "2027-01-10", ("2026-04-01", "2026-04-18"))  # each year pays its own
    with pytest.raises(holidays.BadHoliday, match="more days than the 0"):
        checked("2026-04-01", "2026-04-01", allowance=0)


@pytest.mark.parametrize(("first", "last"), [("2026-05-02", "2026-05-01"), ("2026-02-30", "2026-03-01")])
def test_days_that_are_none(first: str, last: str) -> None:
    with pytest.raises(holidays.BadHoliday):
        checked(first, last)


def test_days_are_taken_once() -> None:
    with pytest.raises(holidays.BadHoliday, match="already"):
        checked("2026-04-05", "2026-04-06", ("2026-04-01", "2026-04-05"))


def entered(first: str, last: str, zone: str) -> SimpleNamespace:
    there = ZoneInfo(zone)
    begins = holidays.midnight(date.fromisoformat(first), there)
    ends = holidays.midnight(date.fromisoformat(last) + timedelta(days=1), there)
    return SimpleNamespace(first=first, last=last, begins=begins, ends=ends)


def test_days_end_today_at_midnight() -> None:
    row = entered("2026-03-26", "2026-03-31", "Europe/Paris")
    found = holidays.cut_short(row, NOON, PARIS)
    assert (found["last"], datetime.fromtimestamp(found["ends"] / 1000, PARIS).isoformat()) == (
        "2026-03-27",
        "2026-03-28T00:00:00+01:00",
    )
    assert holidays.cut_short(entered("2026-03-26", "2026-03-27", "Europe/Paris"), NOON, PARIS) == {}


@pytest.mark.parametrize("hour", [1, 12, 23])
def test_days_that_have_begun_are_spent_wherever_one_has_gone_meanwhile(hour: int) -> None:
    """Entered where the day begins first, ended by the clock where it begins last: yesterday, there."""
    row = entered("2026-07-14", "2026-07-16", "Pacific/Kiritimati")
    for day in range(2):
        at = row.begins + (24 * day + hour) * HOUR
        found = holidays.cut_short(row, at, ZoneInfo("Etc/GMT+12"))
        assert found["last"] == f"2026-07-{14 + day}"
        assert found["ends"] == row.begins + 24 * (day + 1) * HOUR
        assert holidays.spent([SimpleNamespace(first=row.first, last=found["last"])], 2026) == day + 1


def test_my_days_off(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        shown = (await lea.http.get("/api/me/holidays")).json()
        assert (shown["days"], shown["left"], shown["allowance"]) == ([], 30, 30)
        first = date.fromisoformat(shown["earliest"])
        last = first + timedelta(days=40)
        words = {"first": first.isoformat(), "last": first.isoformat()}
        made = await lea.http.post("/api/me/holidays", json=words)
        assert made.status_code == 201, made.text
        assert made.json()["days"] == [{**words, "begun": False}]
        again = await lea.http.post("/api/me/holidays", json=words)
        assert (again.status_code, "already" in again.text) == (400, True)
        far = {"first": (first + timedelta(days=2)).isoformat(), "last": last.isoformat()}
        assert (await lea.http.post("/api/me/holidays", json=far)).status_code == 400
        assert (await lea.http.delete(f"/api/me/holidays/{first}")).json()["days"] == []
        assert (await lea.http.delete(f"/api/me/holidays/{first}")).status_code == 404

    asyncio.run(story())
