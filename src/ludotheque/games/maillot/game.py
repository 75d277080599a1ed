"""Wire Maillot Jaune together."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.games.maillot import edition as box
from ludotheque.games.maillot import notation, views
from ludotheque.games.maillot.bot.advice import MaillotAdvice
from ludotheque.games.maillot.bot.features import MaillotFeatures
from ludotheque.games.maillot.bot.first_look import MaillotFirstLook
from ludotheque.games.maillot.bot.solo_plan import Plan
from ludotheque.games.maillot.rules.state import TO_BREAK, MaillotState
from ludotheque.kernel.advice import Advice
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.folder_game import FolderGame
from ludotheque.kernel.option import Option, Preset, Value
from ludotheque.kernel.setting import Setting


class Maillot(FolderGame[MaillotState]):
    """Maillot Jaune, 2 to 9 seats."""

    slug = "maillot"
    rules_version = 2
    min_seats = 2  # MJ-01
    max_seats = 9
    options = (
        Option("riders", (0, 1, 2, 3, 4), ("MJ-02",)),
        Option("teams", (0, 2, 3, 4), ("MJ-03", "MJ-69")),
        Option("draft", ("choose", "deal"), ("MJ-08", "MJ-09")),
        Option("slipstream", ("on", "off"), (*(f"MJ-{number}" for number in range(45, 56)), "MJ-75")),
        Option("pact", ("on", "off"), (*(f"MJ-{number}" for number in range(56, 62)), "MJ-76", "MJ-77")),
        Option("assist", ("on", "off"), ("MJ-37", "MJ-38", "MJ-72", "MJ-73", "MJ-74")),
        Option("terrain", ("stop", "start"), ("MJ-21", "MJ-22", "MJ-23", "MJ-24")),
        Option("blocking", ("solid", "pass"), ("MJ-18", "MJ-19", "MJ-70")),
        Option("stage_winner", ("furthest", "first"), ("MJ-63", "MJ-78")),
    )
    presets = (
        Preset("complete", {}),
        Preset("base", {"slipstream": "off", "assist": "off", "terrain": "start"}),
    )
    forms = notation.FORMS
    leads = notation.LEADS
    schema = box.SCHEMA
    has_habits = True

    def tokens(self, seats: int, options: Mapping[str, Value], edition: Edition) -> list[str]:
        return notation.tokens(edition)

    def start(self, setting: Setting) -> MaillotState:
        return MaillotState(setting, box.tour(setting.seats, setting.options, setting.edition))

    def advice(self, setting: Setting) -> MaillotAdvice:
        return MaillotAdvice(setting, Plan(box.tour(setting.seats, setting.options, setting.edition)))

    def with_habits(self, setting: Setting, numbers: list[int]) -> MaillotAdvice:
        """Return the advice of Champions, who mind the crowd, with these habits and the plan of everybody."""
        plain = setting.advice
        assert isinstance(plain, MaillotAdvice)
        found = MaillotAdvice(setting, plain.plan)
        found.mind_crowd(numbers)
        return found

    def experience(self, setting: Setting) -> Advice:
        """Return what Champions have learned at that number of seats, where the usual rules are played."""
        habits = self.kept(setting, "habits")
        return self.with_habits(setting, habits) if habits else setting.advice

    def first_look(self, setting: Setting) -> MaillotFirstLook:
        return MaillotFirstLook(setting)

    def features(self, setting: Setting) -> MaillotFeatures:
        return MaillotFeatures(setting.seats, box.tour(setting.seats, setting.options, setting.edition))

    def instead(self, state: MaillotState, token: str) -> str | None:
        """Take a cell asked for before the announcement for the safest announcement that reaches it (MJ-25)."""
        needed = views.reach(state).get(token) if state.phase == TO_BREAK else None
        if needed is None:
            return super().instead(state, token)
        announced = [[int(part) for part in one.split(":")[1:]] for one in self.legal_tokens(state)]
        risk, safe = min((risk, safe) for safe, risk in announced if safe + risk >= needed)
        return f"break:{safe}:{risk}"

    def check_edition(self, edition: Edition) -> None:
        box.check(edition)

    def check_options(self, seats: int, options: Mapping[str, Value]) -> None:
        box.check_options(seats, options)
