"""Mark, wired together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from ludotheque.games.mark import edition as box
from ludotheque.games.mark import ghosts, narration, notation, positions, reasons, remarks, text, views
from ludotheque.games.mark.rules.advice import MarkAdvice
from ludotheque.games.mark.rules.sight import MarkSight
from ludotheque.games.mark.rules.state import MarkState
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Game, Say
from ludotheque.kernel.option import Option, Value
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.ticket import Ghost, Remark


class Mark(Game[MarkState]):
    """Mark, 2 to 4 seats."""

    slug = "mark"
    title = "Mark"
    min_seats = 2  # MK-01
    max_seats = 4
    options = (
        Option("end_rows", (5, 4), ("MK-59", "MK-60")),
        Option("board", ("slopes", "tables", "jumps"), ("MK-07",)),
        Option("shortfall", ("reduce_all", "pay_one"), ("MK-50", "MK-53")),
    )
    forms = notation.FORMS
    schema = box.SCHEMA

    def tokens(self, seats: int, options: Mapping[str, Value], edition: Edition) -> list[str]:
        return notation.tokens(edition)

    def start(self, setting: Setting) -> MarkState:
        return MarkState(setting, box.components(setting.edition, setting.options))

    def advice(self, setting: Setting) -> MarkAdvice:
        return MarkAdvice(setting, box.components(setting.edition, setting.options))

    def sight(self, setting: Setting) -> MarkSight:
        return MarkSight(setting.seats, box.components(setting.edition, setting.options))

    def view(self, state: MarkState, seat: int | None) -> Mapping[str, Any]:
        return views.view(state, seat)

    def masked(self, state: MarkState, token: str, seat: int | None) -> str:
        return views.masked(state, token, seat)

    def facts(self, state: MarkState) -> dict[str, Any]:
        return positions.facts(state)

    def place(self, setting: Setting, facts: Mapping[str, Any]) -> MarkState:
        return positions.place(setting, facts)

    def reason(self, state: MarkState, token: str) -> str:
        return reasons.reason(state, token)

    def table(self, view: Mapping[str, Any], edition: Edition, say: Say) -> list[str]:
        return text.table(cast(views.MarkView, view), say)

    def explain(self, view: Mapping[str, Any], token: str, edition: Edition, say: Say) -> str:
        return text.explain(cast(views.MarkView, view), token, say)

    def remark(self, view: Mapping[str, Any], token: str, edition: Edition, say: Say) -> Remark:
        return remarks.remark(cast(views.MarkView, view), token, edition, say)

    def ghosts(self, view: Mapping[str, Any], edition: Edition, say: Say) -> Iterable[Ghost]:
        return ghosts.ghosts(cast(views.MarkView, view), say)

    def narrate(
        self, before: Mapping[str, Any], actor: int, token: str, after: Mapping[str, Any], edition: Edition, say: Say
    ) -> list[str]:
        seen = cast(views.MarkView, before), cast(views.MarkView, after)
        return narration.narrate(seen[0], actor, token, seen[1], edition, say)

    def check_edition(self, edition: Edition) -> None:
        box.check(edition)
