"""Macadam, wired together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from ludotheque.games.macadam import edition as box
from ludotheque.games.macadam import ghosts, learned, narration, notation, positions, reasons, remarks, text, views
from ludotheque.games.macadam.rules.advice import MacadamAdvice
from ludotheque.games.macadam.rules.experience import MacadamExperience
from ludotheque.games.macadam.rules.sight import MacadamSight
from ludotheque.games.macadam.rules.state import MacadamState
from ludotheque.games.macadam.rules.worth import Worth, mistrust
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Game, Say
from ludotheque.kernel.option import Option, Value
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.ticket import Ghost, Remark


class Macadam(Game[MacadamState]):
    """Macadam, 2 to 6 seats."""

    slug = "macadam"
    title = "Macadam"
    min_seats = 2  # MC-01
    max_seats = 6
    options = (
        Option("rounds", (1, 2, 3, 4, 5, 6), ("MC-86",)),
        Option("extra_card", (True, False), ("MC-58", "MC-59")),
        Option("vehicle_penalty", (True, False), ("MC-72",)),
        Option("stuck_penalty", (True, False), ("MC-74",)),
        Option("agent_use", ("void", "free"), ("MC-90",)),
        Option("draw", ("swap", "keep"), ("MC-91",)),
        Option("die", ("leader", "everyone"), ("MC-92",)),
        Option("finish", ("talon", "first_out"), ("MC-93",)),
        Option("six_deal", (9, 8), ("MC-94",)),
    )
    forms = notation.FORMS
    schema = box.SCHEMA

    def tokens(self, seats: int, options: Mapping[str, Value], edition: Edition) -> list[str]:
        return notation.tokens()

    def start(self, setting: Setting) -> MacadamState:
        return MacadamState(setting, box.pack(setting.edition, setting.seats, setting.options))

    def advice(self, setting: Setting) -> MacadamAdvice:
        return self.advice_of(setting, Worth())

    def manner(self, setting: Setting) -> MacadamAdvice:
        return self.advice_of(setting, mistrust())

    def advice_of(self, setting: Setting, worth: Worth) -> MacadamAdvice:
        return MacadamAdvice(setting, box.pack(setting.edition, setting.seats, setting.options), worth)

    def experience(self, setting: Setting) -> MacadamExperience:
        return MacadamExperience(setting, self.advice(setting), learned.numbers())

    def sight(self, setting: Setting) -> MacadamSight:
        return MacadamSight(setting.seats, box.pack(setting.edition, setting.seats, setting.options))

    def view(self, state: MacadamState, seat: int | None) -> Mapping[str, Any]:
        return views.view(state, seat)

    def masked(self, state: MacadamState, token: str, seat: int | None) -> str:
        return views.masked(state, token, seat)

    def facts(self, state: MacadamState) -> dict[str, Any]:
        return positions.facts(state)

    def place(self, setting: Setting, facts: Mapping[str, Any]) -> MacadamState:
        return positions.place(setting, facts)

    def reason(self, state: MacadamState, token: str) -> str:
        return reasons.reason(state, token)

    def table(self, view: Mapping[str, Any], edition: Edition, say: Say) -> list[str]:
        return text.table(cast(views.MacadamView, view), edition, say)

    def explain(self, view: Mapping[str, Any], token: str, edition: Edition, say: Say) -> str:
        return text.explain(cast(views.MacadamView, view), token, edition, say)

    def remark(self, view: Mapping[str, Any], token: str, edition: Edition, say: Say) -> Remark:
        return remarks.remark(cast(views.MacadamView, view), token, edition, say)

    def ghosts(self, view: Mapping[str, Any], edition: Edition, say: Say) -> Iterable[Ghost]:
        return ghosts.ghosts(cast(views.MacadamView, view), edition, say)

    def narrate(
        self, before: Mapping[str, Any], actor: int, token: str, after: Mapping[str, Any], edition: Edition, say: Say
    ) -> list[str]:
        seen = cast(views.MacadamView, before), cast(views.MacadamView, after)
        return narration.narrate(seen[0], actor, token, seen[1], edition, say)

    def check_edition(self, edition: Edition) -> None:
        box.check(edition)
