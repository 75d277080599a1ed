"""Cochon, wired together; so small that views, positions, reasons and words fit in here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from ludotheque.games.cochon import edition as box
from ludotheque.games.cochon import notation
from ludotheque.games.cochon.rules.state import FINISHED, TO_CHOOSE, TO_DEAL, CochonState

from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Game, Say
from ludotheque.kernel.option import Option, Value
from ludotheque.kernel.position import require, shaped
from ludotheque.kernel.setting import Setting

PHASES = ("deal", "choose", "throw", "over")


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    phase: Literal["deal", "choose", "throw", "over"]
    points: list[int]
    bonus: list[int]
    turn: int = 0
    gained: int = 0


class Cochon(Game[CochonState]):
    slug = "cochon"
    min_seats = 2
    max_seats = 4
    options = (Option("cruel", (False, True), ("CO-03",)),)
    forms = notation.FORMS
    schema = box.SCHEMA

    def tokens(self, seats: int, options: Mapping[str, Value], edition: Edition) -> list[str]:
        return notation.tokens()

    def start(self, setting: Setting) -> CochonState:
        return CochonState(setting, setting.edition.number("goal"), setting.options["cruel"] is True)

    def view(self, state: CochonState, seat: int | None) -> Mapping[str, Any]:
        secret = state.phase != FINISHED
        mine = [seat == s or not secret for s in range(state.seats)]
        facts = self.facts(state)
        bonus = [value if seen else None for value, seen in zip(facts["bonus"], mine, strict=False)]
        return {**facts, "bonus": bonus, "seat": seat, "actor": int(state.actor())}

    def facts(self, state: CochonState) -> dict[str, Any]:
        return {
            "phase": PHASES[state.phase],
            "points": [int(n) for n in state.points],
            "bonus": [int(state.bonus[s]) for s in range(state.dealt)],
            "turn": int(state.turn),
            "gained": int(state.gained),
        }

    def place(self, setting: Setting, facts: Mapping[str, Any]) -> CochonState:
        given, state = shaped(facts, Facts), self.start(setting)
        n = setting.seats
        fits = len(given.points) == n and all(0 <= value <= 1000 for value in given.points)
        require(fits, "$.points", f"accepted are {n} numbers from 0 to 1000")
        full = len(given.bonus) == n if given.phase != "deal" else len(given.bonus) < n
        require(full and all(0 <= value <= 3 for value in given.bonus), "$.bonus", "accepted is 0 to 3 for each seat")
        require(0 <= given.turn < n, "$.turn", f"found {given.turn}, accepted is 0 to {n - 1}")
        require(0 <= given.gained <= 1000, "$.gained", f"found {given.gained}, accepted is 0 to 1000")
        state.phase, state.turn, state.gained = PHASES.index(given.phase), given.turn, given.gained
        state.dealt = len(given.bonus)
        for seat, value in enumerate(given.points):
            state.points[seat] = value
        for seat, value in enumerate(given.bonus):
            state.bonus[seat] = value
        return state

    def reason(self, state: CochonState, token: str) -> str:
        if state.phase == FINISHED:
            return "CO-04"
        if state.phase == TO_DEAL:
            return "CO-01"
        return "CO-02" if state.phase == TO_CHOOSE else "CO-03"

    def table(self, view: Mapping[str, Any], edition: Edition, say: Say) -> list[str]:
        return [say("points", points=", ".join(map(str, view["points"])), gained=view["gained"])]

    def explain(self, view: Mapping[str, Any], token: str, edition: Edition, say: Say) -> str:
        kind, _, number = token.partition(":")
        return say(f"token-{kind}", number=number)
