"""Tables of Mark in short: companies written as first row / second row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import ludotheque as ludo
from ludotheque.games.mark.rules.state import MarkState
from ludotheque.games.mark.views import MarkView
from support import play

LETTERS = {".": None, "w": "white", "b": "blue", "g": "gold", "n": "green", "r": "red"}
NAMES = {name: letter for letter, name in LETTERS.items()}
EMPTY = "..../...."
FOUR_FULL = "a:white:5 b:gold:5 c:green:5 d:red:5"

game = ludo.load("mark")


def start(seats: int = 2, **options: object) -> MarkState:
    return cast(MarkState, game.new(seats, options))


def facts(
    companies: Sequence[str],
    *,
    seats: int = 2,
    money: Sequence[int] = (),
    market: str = "",
    options: dict[str, object] | None = None,
    **more: object,
) -> dict[str, Any]:
    """A position with a roll to come. Seats not listed are empty, with the money of the start."""
    lines = [*companies, *[EMPTY] * (seats - len(companies))]
    made = [dict(zip(("first", "second"), map(_row, line.split("/")), strict=True)) for line in lines]
    purses = [{"money": amount} for amount in money] + [{}] * (seats - len(money))
    rows = [row.split(":") for row in market.split()]
    return {
        "game": "mark",
        "seats": seats,
        "options": options or {},
        "phase": "roll",
        "companies": [{**company, **purse} for company, purse in zip(made, purses, strict=True)],
        "market": {name: {"colour": colour, "sold": int(sold)} for name, colour, sold in rows},
        **more,
    }


def stand(companies: Sequence[str], **more: Any) -> MarkState:
    """The state with those facts."""
    return cast(MarkState, game.from_position(facts(companies, **more)))


def turn_start(company: str, money: int = 30, **options: object) -> MarkState:
    """Seat 1 has just ended its turn by taking a red piece: seat 0 starts with this company."""
    before = stand([company], money=[money], roller=1, options=options)
    return cast(MarkState, play(before, "roll:red:white take:red:0"))


def view(state: ludo.State, seat: int | None = None) -> MarkView:
    return cast(MarkView, state.observe(seat))


def company(state: ludo.State, seat: int) -> str:
    """The seat's company, written as first row / second row."""
    seen = view(state)["companies"][seat]
    return "/".join("".join(NAMES[name] for name in row) for row in (seen["first"], seen["second"]))


def market(state: ludo.State) -> str:
    """The taken rows, as the tables here are given."""
    taken = [row for row in view(state)["market"] if row["colour"]]
    return " ".join(f"{row['row']}:{row['colour']}:{row['sold']}" for row in taken)


def money(state: ludo.State) -> list[int]:
    return [seen["money"] for seen in view(state)["companies"]]


def bank(state: ludo.State) -> dict[str, int]:
    return view(state)["bank"]


def to_roll(state: ludo.State, seat: int) -> bool:
    """Are the dice due, in that seat's turn?"""
    return view(state)["phase"] == "roll" and state.actor() == ludo.CHANCE and view(state)["roller"] == seat


def _row(letters: str) -> list[str | None]:
    return [LETTERS[letter] for letter in letters]
