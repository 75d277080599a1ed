"""What a seat or a spectator of 24 Heures may know."""

from __future__ import annotations

from typing import Any, TypedDict

from ludotheque.games.lemans.edition import TYPES
from ludotheque.games.lemans.rules.car import NONE, Car
from ludotheque.games.lemans.rules.state import LemansState
from ludotheque.kernel.state import OVER

PHASES = ("pole", "deal", "turn", "draw", "card", "target", "over")
ENDS = (None, "deck", "last_car", "all_passed")


class CarView(TypedDict):
    """What lies in front of a seat, open to all."""

    visible: list[str]
    covered: list[str]
    score: int
    heat: int
    yellow: int
    blue: int
    incident: bool
    retired: bool
    hand: int


class OwnView(TypedDict):
    """What depends on who looks."""

    seat: int | None
    hand: list[str] | None


class LemansView(TypedDict):
    """What the table shows to one watcher."""

    game: str
    seats: int
    options: dict[str, Any]
    phase: str
    actor: int
    round: int
    night: bool
    pole: int | None
    starter: int | None
    deck: int
    hidden: int
    passes: int
    pending: str | None
    cars: list[CarView]
    seen: dict[str, int]
    history: list[list[int]]
    totals: list[int]
    last_end: str | None
    seat: int | None
    hand: list[str] | None
    eliminated: list[bool] | None
    ranks: list[int] | None


def view(state: LemansState, seat: int | None) -> LemansView:
    """Show everything but the other hands (LM-06, LM-07); nobody knows the night cards (LM-61)."""
    over, mine = state.actor() == OVER, own(state, seat)
    return {
        "game": state.setting.game.slug,
        "seats": int(state.seats),
        "options": dict(state.setting.options),
        "phase": PHASES[state.phase],
        "actor": int(state.actor()),
        "round": int(state.round),
        "night": state.pack.is_night(state.round),
        "pole": _maybe(state.pole),
        "starter": _maybe(state.starter),
        "deck": int(state.deck()),
        "hidden": int(state.aside),
        "passes": int(state.passes),
        "pending": _name(state.pending),
        "cars": [_car(car) for car in state.cars],
        "seen": _seen(state),
        "history": history(state),
        "totals": [int(car.total) for car in state.cars],
        "last_end": ENDS[state.last_end],
        "seat": mine["seat"],
        "hand": mine["hand"],
        "eliminated": [state.eliminated(s) for s in range(state.seats)] if over else None,
        "ranks": state.ranks() if over else None,
    }


def own(state: LemansState, seat: int | None) -> OwnView:
    """Show what depends on who looks: their hand."""
    return {"seat": seat, "hand": None if seat is None else hand(state.cars[seat])}


def masked(state: LemansState, token: str, seat: int | None) -> str:
    """Hide the type of a card dealt or drawn from all but its receiver (LM-06)."""
    return token if seat == state.turn or not token.startswith("draw:") else "draw:?"


def pile(car: Car) -> list[str]:
    """List all cards in front of a seat, the oldest first."""
    return [TYPES[car.pile[i]] for i in range(car.laid)]


def hand(car: Car) -> list[str]:
    """List the cards held, the newest last."""
    return [TYPES[card] for card in (car.hand, car.drawn) if card != NONE]


def history(state: LemansState) -> list[list[int]]:
    """List the points of each finished round, seat by seat."""
    n = state.seats
    return [[int(state.history[r * n + s]) for s in range(n)] for r in range(state.finished_rounds())]


def _seen(state: LemansState) -> dict[str, int]:
    """Count the cards of each type laid in this round, the one that waits for its target included (LM-07)."""
    laid: dict[str, int] = {}
    for car in state.cars:
        for name in pile(car):
            laid[name] = laid.get(name, 0) + 1
    if state.pending != NONE:
        pending = TYPES[state.pending]
        laid[pending] = laid.get(pending, 0) + 1
    return dict(sorted(laid.items()))


def _car(car: Car) -> CarView:
    laid = pile(car)
    return {
        "visible": laid[car.covered :],
        "covered": laid[: car.covered],
        "score": int(car.score),
        "heat": int(car.heat),
        "yellow": int(car.yellow),
        "blue": int(car.blue),
        "incident": car.incident,
        "retired": car.retired,
        "hand": len(hand(car)),
    }


def _maybe(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def _name(card: int) -> str | None:
    return None if card == NONE else TYPES[card]
