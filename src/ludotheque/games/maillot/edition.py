"""Say what an edition of Maillot Jaune may hold, and make its tour."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.games.maillot.rules.tour import FACES, LAST_BIT, PUNCTURE, STAGES, Tour
from ludotheque.kernel.edition import Edition, Kind, Whole, Wholes, Word, keys
from ludotheque.kernel.errors import BadEdition, BadOption
from ludotheque.kernel.option import Value

# The order of the action numbers.
NAMES = ["renault", "providence", "bonnal", "vandamme", "ptt", "redoute", "agfa", "noel", "escale"]
TERRAINS = ["plain", "climb", "descent"]
STAGE_NAMES = [f"stage{number}" for number in range(1, STAGES + 1)]
DOUBLES = [f"double{face}" for face in range(1, FACES + 1)]
TOTALS = [f"total{total}" for total in range(3, 2 * FACES)]
MOST_STARS = 3
AUTOMATIC = {2: 3, 3: 2, 4: 2}  # MJ-02: riders a seat; one each at larger tables

SCHEMA: dict[str, Kind] = {
    "columns": Whole(2, 50),
    "change": Whole(1, 49),
    "lanes": Whole(1, 9),
    "energy": Whole(1, 12),
    "form": Whole(0, 60),
    "risk": Whole(1, 6),
    "limit": Whole(1, 200),
    **dict.fromkeys(keys("course.*.*", STAGE_NAMES, ["first", "second"]), Word(tuple(TERRAINS))),
    **dict.fromkeys(keys("riders.*.*", NAMES, TERRAINS), Whole(1, MOST_STARS)),  # MJ-06
    **dict.fromkeys(keys("price.*", DOUBLES), Wholes(0, 6, 0, 30)),
    **dict.fromkeys(keys("price.*", TOTALS), Wholes(1, 6, 0, 30)),
}


def check(edition: Edition) -> None:
    """Require a column of each terrain, and a price for every breakaway."""
    if edition.number("change") >= edition.number("columns"):
        raise BadEdition("change", edition.number("change"), f"less than columns, {edition.number('columns')}")
    risk = edition.number("risk")
    longest = MOST_STARS + edition.number("energy") + risk
    if edition.number("columns") + longest > LAST_BIT:
        raise BadEdition("columns", edition.number("columns"), f"at most {LAST_BIT - longest} with such breakaways")
    for row in DOUBLES + TOTALS:
        prices = edition.numbers(f"price.{row}")
        if len(prices) != risk and (prices or row in TOTALS):
            puncture = ", or none for a puncture" if row in DOUBLES else ""
            raise BadEdition(f"price.{row}", prices, f"one price for each of 1 to {risk} cells{puncture}")


def riders_each(seats: int, options: Mapping[str, Value]) -> int:
    """Return the riders of each seat (MJ-02)."""
    return int(options["riders"]) or AUTOMATIC.get(seats, 1)


def check_options(seats: int, options: Mapping[str, Value]) -> None:
    """Require nine riders at most (MJ-02), and teams of equally many seats, at least two."""
    each = riders_each(seats, options)
    if seats * each > len(NAMES):
        accepted = f"at most {len(NAMES)} riders in all, {len(NAMES) // seats} a seat"
        raise BadOption(f"option 'riders': found {each} for each of {seats} seats, accepted are {accepted}")
    teams = int(options["teams"])
    if teams and (seats % teams or seats // teams < 2):
        accepted = "a number that divides the seats into teams of two or more"
        raise BadOption(f"option 'teams': found {teams} for {seats} seats, accepted are 0 or {accepted}")


def tour(seats: int, options: Mapping[str, Value], edition: Edition) -> Tour:
    """Make the tour that is ridden."""
    halves = keys("course.*.*", STAGE_NAMES, ["first", "second"])
    return Tour(
        columns=edition.number("columns"),
        change=edition.number("change"),
        lanes=edition.number("lanes"),
        energy=edition.number("energy"),
        form=edition.number("form"),
        risk=edition.number("risk"),
        limit=edition.number("limit"),
        terrains=[TERRAINS.index(edition.word(key)) for key in halves],
        stars=[edition.number(key) for key in keys("riders.*.*", NAMES, TERRAINS)],
        prices=[_prices(low, high, edition) for low in range(1, FACES + 1) for high in range(low, FACES + 1)],
        riders=seats * riders_each(seats, options),
        teams=int(options["teams"]),
        dealt=options["draft"] == "deal",
        slipstream=options["slipstream"] == "on",
        pact=options["pact"] == "on",
        assist=options["assist"] == "on",
        stops=options["terrain"] == "stop",
        passing=options["blocking"] == "pass",
        sprint=options["stage_winner"] == "furthest",
    )


def _prices(low: int, high: int, edition: Edition) -> list[int]:
    """List the prices of 0, 1, 2 … cells for a throw."""
    row = edition.numbers(f"price.double{low}" if low == high else f"price.total{low + high}")
    return [0, *row] if row else [PUNCTURE] * (edition.number("risk") + 1)
