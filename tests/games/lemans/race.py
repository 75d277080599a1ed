"""Races in the middle of things, for the tests of 24 Heures."""

from __future__ import annotations

from typing import Any

import ludotheque as ludo
from support import legal, play

GAME = ludo.load("lemans")
COLD = ("y1", "b1", "y2", "b2", "y1", "b1")
HARMLESS = ("incident", "stand", "weather_yellow", "weather_blue", "y1", "b1", "y2", "b2")
TAMEST_FIRST = (*HARMLESS, "y3", "b3", "y4", "b4", "y5", "b5", "y6", "b6")


def dealt(*hands: str, pole: int = 0, edition: ludo.Edition | None = None, **options: str) -> ludo.State:
    """A race just begun; the hands are those of seats 0, 1, 2 …"""
    state = GAME.new(len(hands), options, edition)
    return deal(play(state, f"pole:{pole}"), *hands)


def deal(state: ludo.State, *hands: str) -> ludo.State:
    """Deal these hands, listed for seats 0, 1, 2 …, from the opener clockwise."""
    opener = state.observe()["starter"]
    return play(state, *(f"draw:{hand}" for hand in hands[opener:] + hands[:opener]))


def car(hand: str = "", pile: str = "", retired: bool = False) -> dict[str, Any]:
    """The facts of one car: cards separated by blanks."""
    return {"hand": hand.split(), "pile": pile.split(), "retired": retired}


def placed(phase: str, *cars: dict[str, Any], **facts: Any) -> ludo.State:
    """The state of a position."""
    position = {"game": "lemans", "seats": len(cars), "phase": phase, "cars": list(cars), **facts}
    state: ludo.State = GAME.from_position(position)
    return state


def at_round(number: int, *cars: dict[str, Any], totals: list[int] | None = None, **facts: Any) -> ludo.State:
    """A turn in that round; all points so far were made in round 1."""
    pad = [totals or [0] * len(cars)] + [[0] * len(cars)] * (number - 2)
    return placed("turn", *cars, round=number, history=pad, **facts)


def shown(state: ludo.State, seat: int, *keys: str) -> tuple[Any, ...]:
    """What everybody sees of a car."""
    return tuple(state.observe()["cars"][seat][key] for key in keys)


def pad(state: ludo.State) -> list[list[int]]:
    """The points of all finished rounds."""
    history: list[list[int]] = state.observe()["history"]
    return history


def everybody_passes(state: ludo.State) -> ludo.State:
    """To the end of the round, and through the next deal."""
    passes = sum(not entry["retired"] for entry in state.observe()["cars"])
    play(state, *["pass"] * passes)
    return deal(state, *COLD[: state.setting.seats]) if state.actor() == ludo.CHANCE else state


def drive(state: ludo.State, bold: int) -> int:
    """Drive to the end of the round, always drawing and laying the tamest card; the bold seat lays the
    hottest. Return how many cards were drawn."""
    rounds, draws = len(pad(state)), 0
    while len(pad(state)) == rounds:
        phase = state.observe()["phase"]
        if phase == "turn":
            play(state, "play")
        elif phase == "draw":
            draws += 1
            play(state, next(f"draw:{card}" for card in TAMEST_FIRST if f"draw:{card}" in GAME.chance_tokens(state)))
        elif phase == "card":
            held = sorted(legal(state), key=lambda token: TAMEST_FIRST.index(token[5:]))
            play(state, held[-1] if state.actor() == bold else held[0])
        else:
            play(state, legal(state)[-1])
    return draws
