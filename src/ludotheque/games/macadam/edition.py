"""Say what an edition of Macadam may hold, and make the pack of it."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.games.macadam.rules.actions import SEATS
from ludotheque.games.macadam.rules.cards import FACES, INSURED, PERMITTED, Card, Pack
from ludotheque.kernel.edition import Edition, Kind, Whole, Wholes, Word, keys
from ludotheque.kernel.errors import BadEdition
from ludotheque.kernel.option import Value

PEDESTRIANS = ["ped_green", "ped_red", "ped_blue", "ped_yellow"]
VEHICLES = ["bicycle", "moped", "motor"]
ROAD_USERS = [*PEDESTRIANS, *VEHICLES, "green_arrow", "blue_arrow"]
PAPERS = ["insurance", "permit"]
TYPES = [*ROAD_USERS, "agent", *PAPERS]  # the order of the action numbers
SCORING = [*ROAD_USERS, *PAPERS]
KINDS = ["walk", "wait", "cycle", "motorway", "green_arrow", "blue_arrow"]
DIE = [str(face) for face in range(1, FACES + 1)]
PLAYERS = [str(seats) for seats in range(2, SEATS + 1)]  # MC-01
SMALL_DEAL = 8  # the value of option six_deal that deals fewer cards (MC-94)

NEEDED = {"none": 0, "insurance": INSURED, "permit": PERMITTED}
WON = {"nothing": 0, "insurance": INSURED, "permit": PERMITTED}

SCHEMA: dict[str, Kind] = {
    "tokens": Whole(1, 40),
    **dict.fromkeys(keys("cards.*.copies", TYPES), Whole(0, 20)),
    "cards.agent.copies": Whole(1, 20),  # MC-65
    **dict.fromkeys(keys("cards.*.points", SCORING), Whole(0, 1000)),
    **dict.fromkeys(keys("cards.*.paper", ROAD_USERS), Word(tuple(NEEDED))),
    **dict.fromkeys(keys("tickets.*", PAPERS), Whole(0, 40)),
    "tickets.loss": Whole(0, 1000),
    "tickets.loss_points": Whole(0, 1000),
    **dict.fromkeys(keys("signals.*", KINDS), Wholes(0, 40, 1, 40)),
    **dict.fromkeys(keys("deal.*", PLAYERS), Whole(1, 100)),
    "deal.six_fewer": Whole(1, 100),
    **dict.fromkeys(keys("die.*", DIE), Word(tuple(WON))),
}


def check(edition: Edition) -> None:
    """Check that each token has its slot on the board, and that the pack is large enough for every table."""
    tokens = edition.number("tokens")
    slots = sorted(slot for key in keys("signals.*", KINDS) for slot in edition.numbers(key))
    if slots != list(range(1, tokens + 1)):
        raise BadEdition("signals.*", slots, f"each slot from 1 to {tokens} exactly once")
    size = sum(edition.number(key) for key in keys("cards.*.copies", TYPES))
    needs = {f"deal.{seats}": int(seats) for seats in PLAYERS} | {"deal.six_fewer": SEATS}
    for key, seats in needs.items():
        each = edition.number(key)
        if each * seats > size:
            raise BadEdition(key, each, f"at most {size // seats} cards each, out of {size}")


def pack(edition: Edition, seats: int, options: Mapping[str, Value]) -> Pack:
    """Make the pack that is played with at this table."""
    small = options["six_deal"] == SMALL_DEAL
    return Pack(
        cards=[_card(name, edition) for name in TYPES],
        signals=[len(edition.numbers(key)) for key in keys("signals.*", KINDS)],
        insurances=edition.number("tickets.insurance"),
        permits=edition.number("tickets.permit"),
        losses=edition.number("tickets.loss"),
        loss=edition.number("tickets.loss_points"),
        die=[WON[edition.word(key)] for key in keys("die.*", DIE)],
        hand=edition.number("deal.six_fewer" if small and seats == SEATS else f"deal.{seats}"),  # MC-26, MC-94
        rounds=int(options["rounds"]),
        vehicle_penalty=bool(options["vehicle_penalty"]),
        only_papers=options["extra_card"] == "papers",
        everyone_rolls=options["die"] == "everyone",
        first_out=options["finish"] == "first_out",
    )


def _card(name: str, edition: Edition) -> Card:
    copies = edition.number(f"cards.{name}.copies")
    points = edition.number(f"cards.{name}.points") if name in SCORING else 0
    paper = NEEDED[edition.word(f"cards.{name}.paper")] if name in ROAD_USERS else 0
    return Card(copies, points, paper)
