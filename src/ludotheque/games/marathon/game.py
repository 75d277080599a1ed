"""Marathon, wired together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from ludotheque.games.marathon import edition as box
from ludotheque.games.marathon import ghosts, narration, notation, positions, reasons, remarks, text, views
from ludotheque.games.marathon.rules.advice import MarathonAdvice
from ludotheque.games.marathon.rules.sight import MarathonSight
from ludotheque.games.marathon.rules.state import MarathonState
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Game, Say
from ludotheque.kernel.option import Option, Value
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.ticket import Ghost, Remark


class Marathon(Game[MarathonState]):
    """Marathon à l'Escale à Jeux, 3 to 6 seats."""

    slug = "marathon"
    title = "Marathon"
    min_seats = 3  # MA-01
    max_seats = 6
    options = (
        Option("expelled_by", ("mover", "owner"), ("MA-58",)),
        Option("shelf_scoring", ("own", "all"), ("MA-41", "MA-42")),
        Option("unvisited", ("cross_out", "malus_only"), ("MA-70", "MA-71")),
    )
    forms = notation.FORMS
    schema = box.SCHEMA

    def tokens(self, seats: int, options: Mapping[str, Value], edition: Edition) -> list[str]:
        return notation.tokens()

    def start(self, setting: Setting) -> MarathonState:
        return MarathonState(setting, box.lodge(setting.seats, setting.edition, setting.options))

    def advice(self, setting: Setting) -> MarathonAdvice:
        return MarathonAdvice(setting, box.lodge(setting.seats, setting.edition, setting.options))

    def sight(self, setting: Setting) -> MarathonSight:
        return MarathonSight(setting.seats, box.lodge(setting.seats, setting.edition, setting.options))

    def view(self, state: MarathonState, seat: int | None) -> Mapping[str, Any]:
        return views.view(state)

    def facts(self, state: MarathonState) -> dict[str, Any]:
        return positions.facts(state)

    def place(self, setting: Setting, facts: Mapping[str, Any]) -> MarathonState:
        return positions.place(setting, facts)

    def reason(self, state: MarathonState, token: str) -> str:
        return reasons.reason(state, token)

    def table(self, view: Mapping[str, Any], edition: Edition, say: Say) -> list[str]:
        return text.table(cast(views.MarathonView, view), edition, say)

    def explain(self, view: Mapping[str, Any], token: str, edition: Edition, say: Say) -> str:
        return text.explain(cast(views.MarathonView, view), token, edition, say)

    def remark(self, view: Mapping[str, Any], token: str, edition: Edition, say: Say) -> Remark:
        return remarks.remark(cast(views.MarathonView, view), token, edition, say)

    def ghosts(self, view: Mapping[str, Any], edition: Edition, say: Say) -> Iterable[Ghost]:
        return ghosts.ghosts(cast(views.MarathonView, view), say)

    def narrate(
        self, before: Mapping[str, Any], actor: int, token: str, after: Mapping[str, Any], edition: Edition, say: Say
    ) -> list[str]:
        seen = cast(views.MarathonView, before), cast(views.MarathonView, after)
        return narration.narrate(seen[0], actor, token, seen[1], edition, say)

    def check_edition(self, edition: Edition) -> None:
        box.check(edition)
