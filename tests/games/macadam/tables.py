"""Tables of Macadam that the tests begin from."""

from __future__ import annotations

from typing import Any

import ludotheque as ludo

GAME = ludo.load("macadam")
BOARD = {"walk": 6, "wait": 4, "cycle": 3, "motorway": 1, "green_arrow": 1, "blue_arrow": 1}


def cards(words: str) -> dict[str, int]:
    """Cards separated by blanks, counted: "ped_red agent agent"."""
    return {card: words.split().count(card) for card in words.split()}


def covering(left: str) -> list[str]:
    """The signals covered when these are left: "walk 3, wait 2"."""
    free = {kind: int(number) for kind, number in (part.split() for part in left.split(",") if part)}
    return [kind for kind, number in BOARD.items() for _ in range(number - free.get(kind, 0))]


def stand(*hands: str, left: str | None = None, leader: int = 0, fresh: str = "ped_red bicycle", **facts: Any) -> Any:
    """A coup about to be led; ``facts`` are options, facts of a player (by name and list) or of the position."""
    covered = [] if left is None else covering(left)
    coup = len(covered) + 1
    players: list[dict[str, Any]] = [{"hand": cards(hand)} for hand in hands]
    for key in ("tickets", "exposed", "penalties"):
        for player, value in zip(players, facts.pop(key, []), strict=False):
            player[key] = cards(value) if key == "exposed" else value
    return GAME.from_position(
        {
            "game": "macadam",
            "seats": len(hands),
            "options": facts.pop("options", {}),
            "players": players,
            "coup": coup,
            "dealer": (leader - coup + 1) % len(hands),
            "covered": covered,
            "fresh": cards(fresh),
            **facts,
        }
    )


def view(state: ludo.State, seat: int | None = None) -> Any:
    return state.observe(seat)


def hand(state: ludo.State, seat: int) -> str:
    """The cards of a seat, separated by blanks."""
    held: dict[str, int] = view(state, seat)["hand"]
    return " ".join(card for card, number in held.items() for _ in range(number))


def dealt(seats: int, dealer: int = 0, **options: Any) -> Any:
    """A new game with all cards dealt in the order of the pack."""
    state = GAME.new(seats, options)
    state.apply(GAME.action(state, f"dealer:{dealer}"))
    while view(state)["phase"] == "deal":
        state.apply(state.chances()[0][0])
    return state


def penalties(state: ludo.State) -> list[int]:
    return [player["penalties"] for player in view(state)["players"]]
