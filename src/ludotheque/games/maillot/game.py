"""Maillot Jaune, wired together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from ludotheque.games.maillot import edition as box
from ludotheque.games.maillot import ghosts, narration, notation, positions, reasons, remarks, text, views
from ludotheque.games.maillot.rules.advice import MaillotAdvice
from ludotheque.games.maillot.rules.sight import MaillotSight
from ludotheque.games.maillot.rules.state import MaillotState
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Game, Say
from ludotheque.kernel.option import Option, Preset, Value
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.ticket import Ghost, Remark


class Maillot(Game[MaillotState]):
    """Maillot Jaune, 2 to 9 seats."""

    slug = "maillot"
    title = "Maillot Jaune"
    min_seats = 2  # MJ-01
    max_seats = 9
    options = (
        Option("riders", (0, 1, 2, 3, 4), ("MJ-02",)),
        Option("teams", (0, 2, 3, 4), ("MJ-03", "MJ-69")),
        Option("draft", ("choose", "deal"), ("MJ-08", "MJ-09")),
        Option("slipstream", ("on", "off"), tuple(f"MJ-{number}" for number in range(45, 56))),
        Option("pact", ("on", "off"), tuple(f"MJ-{number}" for number in range(56, 62))),
        Option("assist", ("on", "off"), ("MJ-37", "MJ-38")),
        Option("terrain", ("stop", "start"), ("MJ-21", "MJ-22", "MJ-23", "MJ-24")),
        Option("blocking", ("solid", "pass"), ("MJ-18", "MJ-19")),
    )
    presets = (
        Preset("complete", {}),
        Preset("base", {"slipstream": "off", "assist": "off", "terrain": "start"}),
    )
    forms = notation.FORMS
    schema = box.SCHEMA

    def tokens(self, seats: int, options: Mapping[str, Value], edition: Edition) -> list[str]:
        return notation.tokens(edition)

    def start(self, setting: Setting) -> MaillotState:
        return MaillotState(setting, box.tour(setting.seats, setting.options, setting.edition))

    def advice(self, setting: Setting) -> MaillotAdvice:
        return MaillotAdvice(setting, box.tour(setting.seats, setting.options, setting.edition))

    def sight(self, setting: Setting) -> MaillotSight:
        return MaillotSight(setting.seats, box.tour(setting.seats, setting.options, setting.edition))

    def view(self, state: MaillotState, seat: int | None) -> Mapping[str, Any]:
        return views.view(state, seat)

    def facts(self, state: MaillotState) -> dict[str, Any]:
        return positions.facts(state)

    def place(self, setting: Setting, facts: Mapping[str, Any]) -> MaillotState:
        return positions.place(setting, facts)

    def reason(self, state: MaillotState, token: str) -> str:
        return reasons.reason(state, token)

    def table(self, view: Mapping[str, Any], edition: Edition, say: Say) -> list[str]:
        return text.table(cast(views.MaillotView, view), edition, say)

    def explain(self, view: Mapping[str, Any], token: str, edition: Edition, say: Say) -> str:
        return text.explain(cast(views.MaillotView, view), token, edition, say)

    def remark(self, view: Mapping[str, Any], token: str, edition: Edition, say: Say) -> Remark:
        return remarks.remark(cast(views.MaillotView, view), token, edition, say)

    def ghosts(self, view: Mapping[str, Any], edition: Edition, say: Say) -> Iterable[Ghost]:
        return ghosts.ghosts(cast(views.MaillotView, view), edition, say)

    def narrate(
        self, before: Mapping[str, Any], actor: int, token: str, after: Mapping[str, Any], edition: Edition, say: Say
    ) -> list[str]:
        seen = cast(views.MaillotView, before), cast(views.MaillotView, after)
        return narration.narrate(seen[0], actor, token, seen[1], edition, say)

    def check_edition(self, edition: Edition) -> None:
        box.check(edition)

    def check_options(self, seats: int, options: Mapping[str, Value]) -> None:
        box.check_options(seats, options)
