"""Marathon, wired together."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.games.marathon import edition as box
from ludotheque.games.marathon import (
    notation,
)
from ludotheque.games.marathon.bot.advice import MarathonAdvice
from ludotheque.games.marathon.bot.features import MarathonFeatures
from ludotheque.games.marathon.bot.first_look import MarathonFirstLook
from ludotheque.games.marathon.rules.state import MarathonState
from ludotheque.kernel.advice import Advice
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.experience import Experience
from ludotheque.kernel.folder_game import FolderGame
from ludotheque.kernel.option import Option, Value
from ludotheque.kernel.setting import Setting


class Marathon(FolderGame[MarathonState]):
    """Marathon à l'Escale à Jeux, 3 to 6 seats."""

    slug = "marathon"
    rules_version = 2
    min_seats = 3  # MA-01
    max_seats = 6
    options = (
        Option("expelled_by", ("mover", "owner"), ("MA-58",)),
        Option("shelf_scoring", ("own", "all"), ("MA-41", "MA-42")),
        Option("unvisited", ("cross_out", "malus_only"), ("MA-70", "MA-71")),
    )
    forms = notation.FORMS
    leads = notation.LEADS
    schema = box.SCHEMA
    has_habits = True
    has_foresight = True
    champions_habits = "champions-habits"

    def tokens(self, seats: int, options: Mapping[str, Value], edition: Edition) -> list[str]:
        return notation.tokens()

    def start(self, setting: Setting) -> MarathonState:
        return MarathonState(setting, box.lodge(setting.seats, setting.edition, setting.options))

    def advice(self, setting: Setting) -> MarathonAdvice:
        """Add the habits of that number of seats, where the usual rules are played."""
        return self.with_habits(setting, self.kept(setting, "habits"))

    def with_habits(self, setting: Setting, numbers: list[int]) -> MarathonAdvice:
        return MarathonAdvice(setting, box.lodge(setting.seats, setting.edition, setting.options), numbers)

    def experience(self, setting: Setting) -> Advice:
        """Look at all expulsions, where nothing else was learned: what a rival loses by one shows only later."""
        found = super().experience(setting)
        if found is not setting.advice:
            return found
        foresight = self.kept(setting, "foresight")
        if foresight:
            return self.with_foresight(setting, self.kept(setting, self.champions_habits), foresight)
        advice = self.advice(setting)
        advice.sense.expels = True
        return advice

    def with_foresight(self, setting: Setting, habits: list[int], foresight: list[int]) -> MarathonAdvice:
        advice = self.with_habits(setting, habits)
        advice.sense.expels = True
        advice.foresee(foresight)
        return advice

    def first_look(self, setting: Setting) -> MarathonFirstLook:
        return MarathonFirstLook(setting)

    def learner(self, setting: Setting, numbers: list[int]) -> Experience:
        """Let what was learned order the choices only: imagined games by the plain advice are three times as quick."""
        learner = super().learner(setting, numbers)
        learner.plays = False
        return learner

    def features(self, setting: Setting) -> MarathonFeatures:
        return MarathonFeatures(setting.seats, box.lodge(setting.seats, setting.edition, setting.options))

    def check_edition(self, edition: Edition) -> None:
        box.check(edition)
