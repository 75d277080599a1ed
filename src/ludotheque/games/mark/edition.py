"""What an edition of Mark may hold, and the components it makes."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.games.mark.rules.actions import COLUMNS, FACES, ROLL
from ludotheque.games.mark.rules.components import Components
from ludotheque.kernel.edition import Edition, Kind, Whole, Wholes, keys
from ludotheque.kernel.errors import BadEdition
from ludotheque.kernel.option import Value

COLOURS = ["white", "blue", "gold", "green", "red"]  # the order of the action numbers
STAR_FACES = [*COLOURS, "star"]
HAMMER_FACES = [*COLOURS, "hammer"]
COMPANY_ROWS = ["first", "second"]
MARKET_ROWS = ["a", "b", "c", "d", "e"]
LONGEST_ROW = 8

SCHEMA: dict[str, Kind] = {
    "pieces": Whole(1, 40),
    "money": Whole(0, 500),
    "roll_limit": Whole(1, 1_000),  # a technical end: random players need 367 at most
    "company.columns": Whole(2, COLUMNS),
    "storage.free": Whole(0, COLUMNS),
    "storage.fee": Whole(0, 99),
    "market.cells": Whole(1, LONGEST_ROW),
    **dict.fromkeys(keys("dice.star.*", COLOURS), Whole(1, 6)),
    "dice.star.star": Whole(0, 6),
    **dict.fromkeys(keys("dice.hammer.*", COLOURS), Whole(1, 6)),
    "dice.hammer.hammer": Whole(0, 6),
    **dict.fromkeys(keys("prices.*", MARKET_ROWS), Wholes(1, LONGEST_ROW, 0, 99)),
}


def check(edition: Edition) -> None:
    """Refuse a market row without a price for each cell, and colours with too few pieces to fill a row."""
    cells = edition.number("market.cells")
    for key in keys("prices.*", MARKET_ROWS):
        found = len(edition.numbers(key))
        if found != cells:
            raise BadEdition(key, f"{found} prices", f"{cells} prices, one for each of market.cells")
    pieces = edition.number("pieces")
    if pieces < cells:
        raise BadEdition("pieces", pieces, f"a whole number from {cells}, the market.cells of a row, to 40")


def components(edition: Edition, options: Mapping[str, Value]) -> Components:
    """Make the components that are played with."""
    return Components(
        pieces=edition.number("pieces"),
        money=edition.number("money"),
        columns=edition.number("company.columns"),
        fee=edition.number("storage.fee"),
        free=edition.number("storage.free"),
        prices=prices(edition),
        rolls=_rolls(edition),
        roll_limit=edition.number("roll_limit"),
        end_rows=int(options["end_rows"]),
    )


def prices(edition: Edition) -> list[list[int]]:
    """Return the prices of the market, row by row (MK-07)."""
    return [edition.numbers(key) for key in keys("prices.*", MARKET_ROWS)]


def most_money(edition: Edition) -> int:
    """Add up what a player owns who has sold all that the market takes, and spent nothing."""
    return edition.number("money") + sum(map(sum, prices(edition)))


def _rolls(edition: Edition) -> list[int]:
    """List each face of one die beside each face of the other (MK-09)."""
    star = _faces(edition, keys("dice.star.*", STAR_FACES))
    hammer = _faces(edition, keys("dice.hammer.*", HAMMER_FACES))
    return [ROLL + one * FACES + other for one in star for other in hammer]


def _faces(edition: Edition, names: list[str]) -> list[int]:
    """List the faces of a die, as often as it shows them (MK-08)."""
    return [face for face, key in enumerate(names) for _ in range(edition.number(key))]
