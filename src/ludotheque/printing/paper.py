"""Papers, and what lies on a page: all in millimetres from the top left corner."""

from __future__ import annotations

from dataclasses import dataclass, field

MARK = 4.0  # length of a cutting mark
CLEAR = 1.0  # between a mark and the piece


@dataclass(frozen=True)
class Paper:
    """A sheet and the margins in which no piece lies."""

    name: str
    width: float
    height: float
    across: float  # left and right margin
    along: float  # top and bottom margin

    @property
    def room(self) -> tuple[float, float]:
        return self.width - 2 * self.across, self.height - 2 * self.along

    @property
    def turned(self) -> Paper:
        """The same sheet lying on its side."""
        return Paper(self.name, self.height, self.width, self.along, self.across)


# nine cards of 63 x 88 on a sheet of either paper; the running title stands where the wider margin is
PAPERS = {"a4": Paper("a4", 210.0, 297.0, 10.0, 16.0), "letter": Paper("letter", 215.9, 279.4, 13.0, 7.2)}


@dataclass(frozen=True)
class Placed:
    """One side of a piece on a page; ``shown`` is the part of it that the page shows: x, y, width, height."""

    picture: int
    x: float
    y: float
    width: float
    height: float
    shown: tuple[float, float, float, float] | None = None


@dataclass(frozen=True)
class Line:
    """A cutting mark, or a fold of two sheets that overlap (dashed)."""

    x: float
    y: float
    dx: float
    dy: float
    dashed: bool = False


@dataclass
class Page:
    """A sheet to be printed."""

    paper: Paper
    title: str
    verso: bool = False
    tile: str = ""
    placed: list[Placed] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)


def marks_around(x: float, y: float, columns: list[float], rows: list[float]) -> list[Line]:
    """Draw marks outside a block at (x, y), at each of its inner and outer cuts (given as offsets)."""
    width, height = columns[-1], rows[-1]
    found = []
    for at in columns:
        found.append(Line(x + at, y - CLEAR - MARK, 0, MARK))
        found.append(Line(x + at, y + height + CLEAR, 0, MARK))
    for at in rows:
        found.append(Line(x - CLEAR - MARK, y + at, MARK, 0))
        found.append(Line(x + width + CLEAR, y + at, MARK, 0))
    return found
