"""Wire Macadam together."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.games.macadam import edition as box
from ludotheque.games.macadam import (
    notation,
    views,
)
from ludotheque.games.macadam.bot.advice import MacadamAdvice
from ludotheque.games.macadam.bot.experience import MacadamExperience
from ludotheque.games.macadam.bot.features import MacadamFeatures
from ludotheque.games.macadam.bot.first_look import MacadamFirstLook
from ludotheque.games.macadam.bot.weights import Weights
from ludotheque.games.macadam.edition import KINDS, TYPES
from ludotheque.games.macadam.rules.actions import DEALER
from ludotheque.games.macadam.rules.cards import admitted, one
from ludotheque.games.macadam.rules.state import MacadamState
from ludotheque.kernel import learned
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.folder_game import FolderGame
from ludotheque.kernel.option import Option, Preset, Value
from ludotheque.kernel.setting import Setting


class Macadam(FolderGame[MacadamState]):
    """Answers for Macadam, 2 to 6 seats."""

    slug = "macadam"
    rules_version = 2
    min_seats = 2  # MC-01
    max_seats = 6
    options = (
        Option("rounds", (1, 2, 3, 4, 5, 6), ("MC-86",)),
        Option("vehicle_penalty", (False, True), ("MC-72",)),
        Option("extra_card", ("valid", "papers"), ("MC-58", "MC-59", "MC-96")),
        Option("die", ("leader", "everyone"), ("MC-54", "MC-92")),
        Option("finish", ("talon", "first_out"), ("MC-76", "MC-93")),
        Option("six_deal", (9, 8), ("MC-26", "MC-94")),
    )
    presets = (Preset("base", {}), Preset("no_mercy", {"vehicle_penalty": True}))
    forms = notation.FORMS
    leads = notation.LEADS
    schema = box.SCHEMA

    def tokens(self, seats: int, options: Mapping[str, Value], edition: Edition) -> list[str]:
        return notation.tokens()

    def start(self, setting: Setting) -> MacadamState:
        return MacadamState(setting, box.pack(setting.edition, setting.seats, setting.options))

    def advice(self, setting: Setting) -> MacadamAdvice:
        return MacadamAdvice(setting, box.pack(setting.edition, setting.seats, setting.options), Weights())

    def first_look(self, setting: Setting) -> MacadamFirstLook:
        return MacadamFirstLook(setting, box.pack(setting.edition, setting.seats, setting.options))

    def experience(self, setting: Setting) -> MacadamExperience:
        return self.learner(setting, learned.numbers(self._folder.joinpath("bot", "instinct.bin")))

    def learner(self, setting: Setting, numbers: list[int]) -> MacadamExperience:
        return MacadamExperience(setting, self.advice(setting), numbers or [0] * DEALER)

    def features(self, setting: Setting) -> MacadamFeatures:
        return MacadamFeatures(setting.seats, box.pack(setting.edition, setting.seats, setting.options))

    def instead(self, state: MacadamState, token: str) -> str | None:
        """Take a card asked for before its signal for a signal that admits it (MC-40)."""
        kind, _, card = token.partition(":")
        legal = self.legal_tokens(state)
        if kind == "play" and card in TYPES:
            fits = (name for number, name in enumerate(KINDS) if one(TYPES.index(card)) & admitted(number))
            meant = next((f"signal:{name}" for name in fits if f"signal:{name}" in legal), None)
            if meant is not None:
                return meant
        return super().instead(state, token)

    def masked(self, state: MacadamState, token: str, seat: int | None) -> str:
        return views.masked(state, token, seat)

    def check_edition(self, edition: Edition) -> None:
        box.check(edition)
