"""Curves of how cost grows: the exponent that each follows, and their picture as SVG."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from html import escape
from itertools import pairwise

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 220, 36, 44  # margins; the names of the curves stand on the right
COLOURS = ("#1f6f8b", "#b5532a", "#4d7c3a", "#7a4f9a", "#8a6d1f", "#a23b5c")
GAP = 15  # pixels between two names


@dataclass
class Curve:
    """A cost at several sizes."""

    name: str
    points: list[tuple[float, float]] = field(default_factory=list)  # size, cost

    def add(self, size: float, cost: float) -> None:
        self.points.append((size, cost))

    @property
    def exponent(self) -> float:
        """The power of the size that the cost follows, by least squares over logarithms; nan for fewer than two sizes.

        >>> round(Curve("squares", [(1, 3), (10, 300), (100, 30_000)]).exponent, 3)
        2.0
        """
        found = [(math.log(size), math.log(cost)) for size, cost in self.points if size > 0 and cost > 0]
        if len({x for x, _ in found}) < 2:
            return math.nan
        mean_x, mean_y = (math.fsum(axis) / len(found) for axis in zip(*found, strict=True))
        return math.fsum((x - mean_x) * (y - mean_y) for x, y in found) / math.fsum((x - mean_x) ** 2 for x, _ in found)

    @property
    def last_exponent(self) -> float:
        """The same between the two largest sizes, where what does not grow weighs least."""
        return Curve(self.name, sorted(self.points)[-2:]).exponent

    def as_dict(self) -> dict[str, object]:
        return {
            "curve": self.name,
            "points": [[size, round(cost, 4)] for size, cost in self.points],
            "exponent": _rounded(self.exponent),
            "last_exponent": _rounded(self.last_exponent),
        }


@dataclass
class Picture:
    """Some curves over the same sizes."""

    slug: str  # of the file
    title: str
    across: str  # what grows
    up: str  # what it costs
    curves: list[Curve] = field(default_factory=list)
    seconds: float = 0.0  # that measuring took

    def curve(self, name: str) -> Curve:
        """The curve of this name, begun if it is new."""
        found = next((curve for curve in self.curves if curve.name == name), None)
        if found is None:
            found = Curve(name)
            self.curves.append(found)
        return found

    def svg(self) -> str:
        """Draw the curves on logarithmic axes, each with its exponent."""
        drawn = [Curve(curve.name, [one for one in curve.points if min(one) > 0]) for curve in self.curves]
        drawn = [curve for curve in drawn if curve.points]
        points = [one for curve in drawn for one in curve.points]
        across = _Axis.of([size for size, _ in points], LEFT, WIDTH - RIGHT)
        up = _Axis.of([cost for _, cost in points], HEIGHT - BOTTOM, TOP)
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
            f'font-size="12" role="img" aria-label="{escape(self.title)}">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>',
            _text(LEFT, 20, self.title, "start", 'font-size="14" font-weight="bold"'),
            *_grid(across, up),
            _text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, self.across, "middle"),
            _text(LEFT - 56, TOP - 4, self.up, "start", 'fill="#555"'),
        ]
        labels = _spread([up.place(sorted(curve.points)[-1][1]) for curve in drawn])
        for number, (curve, label) in enumerate(zip(drawn, labels, strict=True)):
            parts += _drawn(curve, across, up, COLOURS[number % len(COLOURS)], label)
        return "\n".join([*parts, "</svg>", ""])


@dataclass(frozen=True)
class _Axis:
    """Whole decades between two places of the picture."""

    low: int
    high: int
    start: float
    end: float

    @classmethod
    def of(cls, values: list[float], start: float, end: float) -> _Axis:
        low, high = math.floor(math.log10(min(values)) + 1e-9), math.ceil(math.log10(max(values)) - 1e-9)
        return cls(low, max(high, low + 1), start, end)

    def place(self, value: float) -> float:
        share = (math.log10(value) - self.low) / (self.high - self.low)
        return round(self.start + share * (self.end - self.start), 1)

    def ticks(self) -> list[float]:
        return [10.0**power for power in range(self.low, self.high + 1)]


def _grid(across: _Axis, up: _Axis) -> list[str]:
    parts = []
    for value in across.ticks():
        x = across.place(value)
        parts.append(f'<path d="M{x} {up.start}V{up.end}" stroke="#ddd6c6"/>')
        parts.append(_text(x, up.start + 16, _number(value), "middle"))
    for value in up.ticks():
        y = up.place(value)
        parts.append(f'<path d="M{across.start} {y}H{across.end}" stroke="#ddd6c6"/>')
        parts.append(_text(across.start - 6, y + 4, _number(value), "end"))
    return parts


def _drawn(curve: Curve, across: _Axis, up: _Axis, colour: str, label: float) -> list[str]:
    places = [(across.place(size), up.place(cost)) for size, cost in sorted(curve.points)]
    line = " ".join(f"{x},{y}" for x, y in places)
    name = f"{curve.name}: {exponent_text(curve)}"
    return [
        f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>',
        *(f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in places),
        _text(WIDTH - RIGHT + 10, label + 4, name, "start", f'fill="{colour}"'),
    ]


def exponent_text(curve: Curve) -> str:
    """The power in words.

    >>> exponent_text(Curve("", [(1, 1), (10, 10)]))
    'n^1.00'
    """
    return "–" if math.isnan(curve.exponent) else f"n^{curve.exponent:.2f}"


def _spread(places: list[float]) -> list[float]:
    """Move names apart that would stand on each other; each keeps its rank.

    >>> _spread([100.0, 102.0, 50.0])
    [100.0, 115.0, 50.0]
    """
    order = sorted(range(len(places)), key=lambda index: places[index])
    found = list(places)
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + GAP)
    return found


def _text(x: float, y: float, text: str, anchor: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" {more}>{escape(text)}</text>'


def _number(value: float) -> str:
    """Write a number of an axis.

    >>> [_number(value) for value in (0.01, 1.0, 10_000.0)]
    ['0.01', '1', '10,000']
    """
    return f"{value:,.0f}" if value >= 1 else f"{value:g}"


def _rounded(value: float) -> float | None:
    return None if math.isnan(value) else round(value, 2)
