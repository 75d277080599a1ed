"""24 Heures, wired together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from ludotheque.games.lemans import edition as box
from ludotheque.games.lemans import ghosts, narration, notation, positions, reasons, remarks, text, views
from ludotheque.games.lemans.rules.advice import LemansAdvice
from ludotheque.games.lemans.rules.sight import LemansSight
from ludotheque.games.lemans.rules.state import LemansState
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Game, Say
from ludotheque.kernel.option import Option, Value
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.ticket import Ghost, Remark


class Lemans(Game[LemansState]):
    """24 Heures, 2 to 6 seats."""

    slug = "lemans"
    title = "24 Heures"
    min_seats = 2  # LM-01
    max_seats = 6
    options = (
        Option("starter", ("rotate", "pole", "leader"), ("LM-13",)),
        Option("weather", ("points", "heat"), ("LM-44",)),
        Option("retired", ("out", "targets"), ("LM-43", "LM-47")),
        Option("finale", ("eliminate", "zero"), ("LM-71",)),
    )
    forms = notation.FORMS
    schema = box.SCHEMA

    def tokens(self, seats: int, options: Mapping[str, Value], edition: Edition) -> list[str]:
        return notation.tokens()

    def start(self, setting: Setting) -> LemansState:
        return LemansState(setting, box.pack(setting.edition, setting.options))

    def advice(self, setting: Setting) -> LemansAdvice:
        return LemansAdvice(setting, box.pack(setting.edition, setting.options))

    def sight(self, setting: Setting) -> LemansSight:
        return LemansSight(setting.seats, box.pack(setting.edition, setting.options))

    def view(self, state: LemansState, seat: int | None) -> Mapping[str, Any]:
        return views.view(state, seat)

    def masked(self, state: LemansState, token: str, seat: int | None) -> str:
        return views.masked(state, token, seat)

    def facts(self, state: LemansState) -> dict[str, Any]:
        return positions.facts(state)

    def place(self, setting: Setting, facts: Mapping[str, Any]) -> LemansState:
        return positions.place(setting, facts)

    def reason(self, state: LemansState, token: str) -> str:
        return reasons.reason(state, token)

    def table(self, view: Mapping[str, Any], edition: Edition, say: Say) -> list[str]:
        return text.table(cast(views.LemansView, view), edition, say)

    def explain(self, view: Mapping[str, Any], token: str, edition: Edition, say: Say) -> str:
        return text.explain(cast(views.LemansView, view), token, edition, say)

    def remark(self, view: Mapping[str, Any], token: str, edition: Edition, say: Say) -> Remark:
        return remarks.remark(cast(views.LemansView, view), token, edition, say)

    def ghosts(self, view: Mapping[str, Any], edition: Edition, say: Say) -> Iterable[Ghost]:
        return ghosts.ghosts(cast(views.LemansView, view), say)

    def narrate(
        self, before: Mapping[str, Any], actor: int, token: str, after: Mapping[str, Any], edition: Edition, say: Say
    ) -> list[str]:
        seen = cast(views.LemansView, before), cast(views.LemansView, after)
        return narration.narrate(seen[0], actor, token, seen[1], edition, say)

    def check_edition(self, edition: Edition) -> None:
        box.check(edition)
