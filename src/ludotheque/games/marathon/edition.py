"""What an edition of Marathon may hold, and the lodge it makes."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.games.marathon.rules.actions import CIRCLES, COLUMNS, FACES, LINES, SEATS
from ludotheque.games.marathon.rules.garden import GardenCard
from ludotheque.games.marathon.rules.green import GreenCard
from ludotheque.games.marathon.rules.ground import GroundCard
from ludotheque.games.marathon.rules.lodge import Lodge
from ludotheque.games.marathon.rules.lounge import LoungeCard
from ludotheque.games.marathon.rules.petanque import PetanqueCard
from ludotheque.games.marathon.rules.upstairs import UpstairsCard
from ludotheque.kernel.edition import Edition, Kind, Whole, Wholes, keys
from ludotheque.kernel.errors import BadEdition
from ludotheque.kernel.option import Value

PLACES = ("upstairs", "lounge", "ground", "garden", "petanque", "green")  # numbers 1 to 6
CARDS = ("piano", "wasps", "meeple", "leak", "barbecue", "inventory", "match", "storm", "cochonnet")
ROWS = ("a", "b")

POINTS = (0, 30)
COST = (1, 20)  # MA-16: every placement costs at least one period

SCHEMA: dict[str, Kind] = {
    "pawns": Whole(1, 30),
    "track.periods": Whole(1, 40),
    "track.laps": Whole(1, 4),
    "dice.faces": Whole(1, FACES),
    "signs.plus": Whole(0, 12),
    "signs.minus": Whole(0, 12),
    **dict.fromkeys(keys("*.malus", PLACES), Whole(*POINTS)),
    "upstairs.costs": Wholes(1, COLUMNS, *COST),
    "upstairs.heights": Wholes(1, COLUMNS, 1, 8),
    "upstairs.points": Wholes(1, 8, *POINTS),
    "lounge.cells": Wholes(1, LINES, 1, 6),
    "lounge.costs": Wholes(1, LINES, *COST),
    "lounge.bonus": Whole(*POINTS),
    "ground.costs": Wholes(SEATS, 9, *COST),
    "ground.points": Wholes(SEATS, 9, *POINTS),
    "garden.cost": Whole(*COST),
    "garden.per_player": Whole(0, 5),
    "garden.points": Wholes(1, 12, *POINTS),
    "petanque.costs": Wholes(1, CIRCLES, *COST),
    "petanque.points": Wholes(1, CIRCLES, *POINTS),
    "petanque.surcharge": Whole(0, 20),
    "green.cost": Whole(*COST),
    "green.overtake": Whole(0, 5),
    "green.points": Wholes(SEATS, 9, *POINTS),
    **dict.fromkeys(keys("cards.*.minus", CARDS), Wholes(0, len(PLACES), 1, len(PLACES))),
}


def check(edition: Edition) -> None:
    """Require a price and points for each cell, no move longer than a lap, enough sign pawns for two rows (MA-77)."""
    for first, second in (
        ("upstairs.costs", "upstairs.heights"),
        ("lounge.costs", "lounge.cells"),
        ("ground.costs", "ground.points"),
        ("petanque.costs", "petanque.points"),
    ):
        wanted, found = len(edition.numbers(first)), len(edition.numbers(second))
        if found != wanted:
            raise BadEdition(second, f"{found} numbers", f"{wanted} numbers, as many as {first}")
    lines, tallest = len(edition.numbers("upstairs.points")), max(edition.numbers("upstairs.heights"))
    if lines < tallest:
        raise BadEdition("upstairs.points", f"{lines} numbers", f"{tallest} or more, one for each line")
    for key, cost in dearest(edition).items():
        if cost > edition.number("track.periods"):  # MA-22
            accepted = f"at most {edition.number('track.periods')} periods, one lap of the track"
            raise BadEdition(key, f"a cost of {cost} periods", accepted)
    _check_signs(edition)


def dearest(edition: Edition) -> dict[str, int]:
    """Find the most that a placement can cost on each card, under the key that decides it."""
    number, numbers = edition.number, edition.numbers
    return {
        "upstairs.costs": max(numbers("upstairs.costs")),
        "lounge.costs": max(numbers("lounge.costs")),
        "ground.costs": max(numbers("ground.costs")),
        "garden.cost": number("garden.cost") + number("garden.per_player") * SEATS,
        "petanque.costs": max(numbers("petanque.costs")) + number("petanque.surcharge"),
        "green.cost": number("green.cost") + number("green.overtake") * (SEATS - 1),
    }


def _check_signs(edition: Edition) -> None:
    """Require sign pawns for any two cards: at most two rows are open, and a discarded card never returns."""
    counts: dict[str, int] = {}
    for key in keys("cards.*.minus", CARDS):
        minus = edition.numbers(key)
        if len(set(minus)) != len(minus):
            raise BadEdition(key, minus, "each place at most once")
        counts[key] = len(minus)
    _, second_fewest, *_, second_most, _ = sorted(counts.values())
    rows = len(ROWS)
    low = max(0, rows * len(PLACES) - edition.number("signs.plus") - second_fewest)
    high = min(len(PLACES), edition.number("signs.minus") - second_most)
    for key in sorted(counts, key=counts.__getitem__):
        if not low <= counts[key] <= high:
            accepted = f"{low} to {high} places: the sign pawns must suffice for {rows} rows"
            raise BadEdition(key, edition.numbers(key), accepted)


def lodge(seats: int, edition: Edition, options: Mapping[str, Value]) -> Lodge:
    """Make the cards and numbers that are played with."""
    number, numbers = edition.number, edition.numbers
    return Lodge(
        upstairs=UpstairsCard(
            numbers("upstairs.costs"),
            numbers("upstairs.heights"),
            numbers("upstairs.points"),
            options["shelf_scoring"] == "all",
        ),
        lounge=LoungeCard(numbers("lounge.cells"), numbers("lounge.costs"), number("lounge.bonus"), seats),
        ground=GroundCard(numbers("ground.costs"), numbers("ground.points"), seats),
        garden=GardenCard(number("garden.cost"), number("garden.per_player"), numbers("garden.points"), seats),
        petanque=PetanqueCard(numbers("petanque.costs"), numbers("petanque.points"), number("petanque.surcharge")),
        green=GreenCard(number("green.cost"), number("green.overtake"), numbers("green.points"), seats),
        seats=seats,
        malus=[number(key) for key in keys("*.malus", PLACES)],
        signs=[sign for card in CARDS for sign in signs(edition, card)],
        periods=number("track.periods"),
        laps=number("track.laps"),
        pawns=number("pawns"),
        faces=number("dice.faces"),
        owner_sends=options["expelled_by"] == "owner",
        crosses_out=options["unvisited"] == "cross_out",
    )


def signs(edition: Edition, card: str) -> list[int]:
    """Read what the Escale card shows under places 1 to 6."""
    minus = edition.numbers(f"cards.{card}.minus")
    return [-1 if place in minus else 1 for place in range(1, len(PLACES) + 1)]
