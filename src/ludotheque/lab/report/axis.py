"""From numbers to places on a plot, with round numbers along the way."""

from __future__ import annotations

from math import ceil, floor, log10

from ludotheque.lab.report.words import Words

TICKS = 6  # about so many


class Axis:
    """A straight scale from ``start`` to ``end`` that holds all values between two round numbers.

    >>> axis = Axis([3, 27], 0, 100, Words("en"))
    >>> [axis.text(tick) for tick in axis.ticks], axis.at(15)
    (['0', '5', '10', '15', '20', '25', '30'], 50.0)
    """

    def __init__(self, values: list[float], start: float, end: float, words: Words) -> None:
        low, high = min(values, default=0.0), max(values, default=1.0)
        step = round_step((high - low) / TICKS) if high > low else 1.0
        first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
        self.low, self.high = first * step, last * step
        self.start, self.end, self.words = start, end, words
        self.digits = max(0, -floor(log10(step) + 1e-9))
        self.ticks = [n * step for n in range(first, last + 1)]

    def at(self, value: float) -> float:
        """Where the value lies, in units of the drawing."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def text(self, value: float) -> str:
        """A tick as the reader writes it."""
        return self.words.number(round(value, self.digits) + 0.0, self.digits)


def round_step(rough: float) -> float:
    """The next round step that is not smaller: 1, 2 or 5 and zeros.

    >>> round_step(3), round_step(0.07), round_step(50)
    (5.0, 0.1, 50.0)
    """
    size = 10.0 ** floor(log10(rough))
    return next(float(times * size) for times in (1, 2, 5, 10) if times * size >= rough * (1 - 1e-9))
