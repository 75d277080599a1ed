"""24 Heures, wired together."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.games.lemans import edition as box
from ludotheque.games.lemans import notation, views
from ludotheque.games.lemans.bot.advice import LemansAdvice
from ludotheque.games.lemans.bot.features import LemansFeatures
from ludotheque.games.lemans.bot.first_look import LemansFirstLook
from ludotheque.games.lemans.rules.state import LemansState
from ludotheque.kernel.advice import Advice
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.folder_game import FolderGame
from ludotheque.kernel.option import Option, Value
from ludotheque.kernel.setting import Setting


class Lemans(FolderGame[LemansState]):
    """24 Heures, 2 to 6 seats."""

    slug = "lemans"
    rules_version = 2
    min_seats = 2  # LM-01
    max_seats = 6
    options = (
        Option("starter", ("rotate", "pole"), ("LM-13",)),
        Option("weather", ("points", "heat"), ("LM-44",)),
    )
    forms = notation.FORMS
    leads = notation.LEADS
    schema = box.SCHEMA
    has_habits = True

    def tokens(self, seats: int, options: Mapping[str, Value], edition: Edition) -> list[str]:
        return notation.tokens(edition)

    def start(self, setting: Setting) -> LemansState:
        return LemansState(setting, box.pack(setting.edition, setting.options))

    def advice(self, setting: Setting) -> LemansAdvice:
        return LemansAdvice(setting, box.pack(setting.edition, setting.options))

    def with_habits(self, setting: Setting, numbers: list[int]) -> LemansAdvice:
        """Return the advice of Champions, with these habits."""
        found = self.advice(setting)
        found.learn(numbers)
        return found

    def experience(self, setting: Setting) -> Advice:
        """Return what Champions have learned at that number of seats, where the usual rules are played."""
        habits = self.kept(setting, "habits")
        return self.with_habits(setting, habits) if habits else setting.advice

    def first_look(self, setting: Setting) -> LemansFirstLook:
        return LemansFirstLook(setting)

    def features(self, setting: Setting) -> LemansFeatures:
        return LemansFeatures(setting.seats, box.pack(setting.edition, setting.options))

    def masked(self, state: LemansState, token: str, seat: int | None) -> str:
        return views.masked(state, token, seat)

    def check_edition(self, edition: Edition) -> None:
        box.check(edition)
