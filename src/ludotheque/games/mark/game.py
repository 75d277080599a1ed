"""Mark, wired together."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from ludotheque.games.mark import edition as box
from ludotheque.games.mark import equal_choices, notation, views
from ludotheque.games.mark.bot.advice import MarkAdvice
from ludotheque.games.mark.bot.features import MarkFeatures
from ludotheque.games.mark.bot.first_look import MarkFirstLook
from ludotheque.games.mark.rules.state import MarkState
from ludotheque.kernel.advice import Advice
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.folder_game import FolderGame
from ludotheque.kernel.option import Option, Value
from ludotheque.kernel.setting import Setting


class Mark(FolderGame[MarkState]):
    """Mark, 2 to 4 seats."""

    slug = "mark"
    rules_version = 2
    min_seats = 2  # MK-01
    max_seats = 4
    options = (Option("end_rows", (5, 4), ("MK-59", "MK-60")),)
    forms = notation.FORMS
    leads = notation.LEADS
    schema = box.SCHEMA
    has_habits = True
    has_foresight = True

    def tokens(self, seats: int, options: Mapping[str, Value], edition: Edition) -> list[str]:
        return notation.tokens(edition)

    def start(self, setting: Setting) -> MarkState:
        return MarkState(setting, box.components(setting.edition, setting.options))

    def advice(self, setting: Setting) -> MarkAdvice:
        return self.with_habits(setting, [])

    def experience(self, setting: Setting) -> Advice:
        """Add the habits of that number of seats and how games end, where the usual rules are played."""
        found = self.kept(setting, "foresight")
        if found:
            return self.with_foresight(setting, self.kept(setting, "habits"), found)
        return super().experience(setting)

    def with_habits(self, setting: Setting, numbers: list[int]) -> MarkAdvice:
        return MarkAdvice(setting, box.components(setting.edition, setting.options), numbers)

    def with_foresight(self, setting: Setting, habits: list[int], foresight: list[int]) -> MarkAdvice:
        advice = self.with_habits(setting, habits)
        advice.foresee(foresight)
        return advice

    def first_look(self, setting: Setting) -> MarkFirstLook:
        return MarkFirstLook(setting)

    def features(self, setting: Setting) -> MarkFeatures:
        return MarkFeatures(setting.seats, box.components(setting.edition, setting.options))

    def masked(self, state: MarkState, token: str, seat: int | None) -> str:
        return views.masked(state, token, seat)

    def alike(self, view: Mapping[str, Any], token: str) -> Hashable:
        return equal_choices.alike(view, token)

    def check_edition(self, edition: Edition) -> None:
        box.check(edition)
