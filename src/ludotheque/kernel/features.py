"""What a seat may know as a row of numbers, for learners: named fields of a fixed size.

Seats are told as they sit from the watcher: 0 is oneself, 1 the left neighbour, and so on round the table, so that
one learner can play on every chair.
"""

from typing import Any, Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import State

NOBODY: Final = -1
LEAST: Final = -(2**31)
MOST: Final = 2**31 - 1


class Field(NamedTuple):
    """Describe some cells of the row: what they mean, and the least and the most that they can hold.

    Divided by ``scale`` the numbers are about 1 at most; that is no promise.
    """

    name: str
    size: int
    scale: int = 1
    low: int = LEAST
    high: int = MOST
    text: str = ""


def one_hot(name: str, size: int, text: str) -> Field:
    """Describe a choice among so many things: 1 in the cell of the one that it is, if any, 0 in the others."""
    return Field(name, size, 1, 0, 1, f"{text} (one-hot)")


def flag(name: str, text: str, size: int = 1) -> Field:
    """Describe cells that are each 1 for yes or 0 for no."""
    return Field(name, size, 1, 0, 1, text)


def number(name: str, high: int, text: str, scale: int = 0, low: int = 0, size: int = 1) -> Field:
    """Describe numbers from low to high; without a scale they are divided by the highest."""
    return Field(name, size, scale or max(1, high), low, high, text)


def of_seats(seats: int, *fields: Field) -> list[Field]:
    """Repeat the fields for every seat, as it sits from the watcher.

    >>> [field.name for field in of_seats(2, Field("heat", 1), Field("score", 1))]
    ['seat0.heat', 'seat0.score', 'seat1.heat', 'seat1.score']
    """
    return repeated("seat", seats, *fields)


def repeated(name: str, times: int, *fields: Field) -> list[Field]:
    """Repeat the fields for every thing of a kind, numbered from 0."""
    return [
        Field(f"{name}{k}.{field.name}", field.size, field.scale, field.low, field.high, field.text)
        for k in range(times)
        for field in fields
    ]


@final
@mypyc_attr(acyclic=True)
class Pen:
    """Writes numbers one after the other into room that is already there."""

    def __init__(self, room: int) -> None:
        self.out: vec[i32] = vec[i32]([i32(0)] * room)
        self.at: i64 = 0

    def put(self, number: i64) -> None:
        self.out[self.at] = i32(number)
        self.at += 1

    def flag(self, yes: bool) -> None:
        """1 or 0."""
        self.put(1 if yes else 0)

    def hot(self, which: i64, size: i64) -> None:
        """1 in one of so many cells, 0 in the others; 0 everywhere for NOBODY or nothing."""
        out = self.out
        at: i64 = self.at
        end: i64 = at + size
        self.at = end
        if which >= 0:
            which += at
        while at < end:
            out[at] = 1 if at == which else 0
            at += 1

    def seat(self, other: i64, watcher: i64, seats: i64) -> None:
        """Which seat it is, as it sits from the watcher, one hot."""
        if other < 0:
            self.hot(NOBODY, seats)
        else:
            self.hot(other - watcher if other >= watcher else other - watcher + seats, seats)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Features:
    """What a seat may know, field by field. Made once for a setting."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields: list[Field] = fields
        self.size: int = sum([field.size for field in fields])

    def fill(self, state: State, seat: i64, pen: Pen) -> None:
        """Write all fields in their order, from what the seat may know and nothing else."""
        raise NotImplementedError


class PlainFeatures(Features):
    """The features of a game without its own: the numbers of its view, and its lists with a number for each seat."""

    def __init__(self, setting: Setting) -> None:
        view = setting.game.start(setting).observe(0)
        self.seats: int = setting.seats
        shapes = [(name, self.width(value)) for name, value in view.items() if name not in ("seat", "seats")]
        super().__init__([Field(name, size, text="as in the view") for name, size in shapes if size > 0])

    def width(self, value: Any) -> int:
        """1 for a number, one cell for each seat for a list of them, 0 for what cannot be a cell."""
        if isinstance(value, int):
            return 1
        return self.seats if isinstance(value, list) and len(value) == self.seats else 0

    def fill(self, state: State, seat: i64, pen: Pen) -> None:
        view = state.observe(int(seat))
        for field in self.fields:
            value = view.get(field.name)
            if field.size == 1:
                pen.put(cell(value))
                continue
            for k in range(self.seats):
                other = (int(seat) + k) % self.seats
                pen.put(cell(value[other] if isinstance(value, list) and other < len(value) else None))


def cell(value: object) -> int:
    """Return the number itself, 0 or 1 for a yes or no, NOBODY for anything else."""
    return int(value) if isinstance(value, int) else NOBODY
