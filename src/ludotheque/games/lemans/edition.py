"""What an edition of 24 Heures may hold, and the pack it makes."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.games.lemans.rules import cards
from ludotheque.games.lemans.rules.actions import SEATS
from ludotheque.games.lemans.rules.cards import Card, Pack
from ludotheque.kernel.edition import Edition, Kind, Whole, Wholes, keys
from ludotheque.kernel.errors import BadEdition
from ludotheque.kernel.option import Value

RACE_TYPES = [f"{colour}{number}" for colour in "yb" for number in range(1, 9)]
OTHER_TYPES = ["stand", "weather_yellow", "weather_blue", "incident"]
SPARE_TYPES = ["y7", "b7", "y8", "b8"]  # no copies in the house: room for what a printed pack may hold
HOUSE_TYPES = [name for name in RACE_TYPES if name not in SPARE_TYPES] + OTHER_TYPES
TYPES = HOUSE_TYPES + SPARE_TYPES  # the order of the action numbers

SCHEMA: dict[str, Kind] = {
    "rounds": Whole(1, 12),
    "nights": Wholes(0, 12, 1, 12),
    "hidden": Whole(0, 20),
    "overheat": Whole(1, 9),
    "weather.loss": Whole(0, 9),
    "weather.heat": Whole(0, 2),
    **dict.fromkeys(keys("cards.*.score", RACE_TYPES), Whole(0, 20)),
    **dict.fromkeys(keys("cards.*.heat", RACE_TYPES), Whole(0, 2)),  # LM-29
    **dict.fromkeys(keys("cards.*.tyres", RACE_TYPES), Whole(0, 9)),
    **dict.fromkeys(keys("cards.*.copies", RACE_TYPES + OTHER_TYPES), Whole(0, 20)),
}


def check(edition: Edition) -> None:
    """Refuse a pack too small for every hand, the night cards and one draw, or too large."""
    size = sum(edition.number(key) for key in keys("cards.*.copies", TYPES))
    needed = edition.number("hidden") + SEATS + 1
    if not needed <= size <= 250:
        raise BadEdition("cards.*.copies", f"{size} cards", f"{needed} to 250 cards in all")


def types(edition: Edition) -> list[str]:
    """List the card types of a table: those of the house, and the spare ones up to the last that has copies."""
    found = list(TYPES)
    while found[-1] in SPARE_TYPES and edition.number(f"cards.{found[-1]}.copies") == 0:
        found.pop()
    return found


def pack(edition: Edition, options: Mapping[str, Value]) -> Pack:
    """Make the pack that is played with."""
    return Pack(
        cards=[_card(name, edition, options) for name in types(edition)],
        rounds=edition.number("rounds"),
        nights=edition.numbers("nights"),
        hidden=edition.number("hidden"),
        limit=edition.number("overheat"),
        pole_opens=options["starter"] == "pole",
    )


def _card(name: str, edition: Edition, options: Mapping[str, Value]) -> Card:
    copies = edition.number(f"cards.{name}.copies")
    if name in RACE_TYPES:
        colour = cards.YELLOW if name[0] == "y" else cards.BLUE
        score, heat, tyres = (edition.number(f"cards.{name}.{what}") for what in ("score", "heat", "tyres"))
        return Card(cards.RACE, colour, score, heat, tyres, copies)
    if name == "stand":
        return Card(cards.STAND, cards.NO_COLOUR, 0, 0, 0, copies)
    if name == "incident":
        return Card(cards.INCIDENT, cards.NO_COLOUR, 0, 0, 0, copies)
    colour = cards.YELLOW if name == "weather_yellow" else cards.BLUE
    if options["weather"] == "heat":  # LM-44
        return Card(cards.WEATHER, colour, 0, edition.number("weather.heat"), 0, copies)
    return Card(cards.WEATHER, colour, -edition.number("weather.loss"), 0, 0, copies)
