"""Which puzzle is whose day: the same for everybody, none twice until the bank is used up, counted in UTC."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

from ludotheque.puzzles.puzzle import Puzzle

FIRST_DAY = date(2026, 10, 1)  # whose puzzle is the first of each bank
KEPT_BACK = 14  # days before a puzzle returns, in which the collection does not show it


def today() -> date:
    """Return the day of the house."""
    return datetime.now(UTC).date()


def of_day(bank: Sequence[Puzzle], day: date) -> Puzzle | None:
    """Return the puzzle of the day; None without a bank, or before the first day.

    A bank only grows at its end, so that the days of its first round keep their puzzles.
    """
    number = (day - FIRST_DAY).days
    return bank[number % len(bank)] if bank and number >= 0 else None


def collection(bank: Sequence[Puzzle], day: date) -> list[tuple[Puzzle, date]]:
    """Return what may be practised on that day, with the last day of each, the latest first.

    Puzzles whose day has not come are not among them, nor those that return soon.
    """
    number, size = (day - FIRST_DAY).days, len(bank)
    soon = number - size + min(KEPT_BACK, size // 2)  # what was shown until then returns in the days to come
    return [(bank[n % size], FIRST_DAY + timedelta(n)) for n in reversed(range(max(0, soon + 1), number))]
