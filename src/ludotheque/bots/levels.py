"""The four levels of play, as data."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.bots.budget import Budget
from ludotheque.kernel.advice import Advice
from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.messages import house_messages
from ludotheque.kernel.nearest import did_you_mean
from ludotheque.kernel.setting import Setting


class UnknownLevel(LudoError):
    """No bot plays at such a level."""


@dataclass(frozen=True)
class Level:
    """How a bot decides: ``random``, ``greedy`` or ``search``, and the longest it thinks."""

    slug: str
    name: str
    way: str
    seconds: float = 0.0
    slots: int = 1  # of the house's pause, in which its longest usual thinking fits
    wavers: bool = False  # now and then takes a choice as often as the search tried it, not the one tried most

    def name_in(self, language: str) -> str:
        """Return the name that the pages, the reports and the terminal give it.

        >>> LEVELS["champion"].name_in("fr")
        'Champion'
        """
        return house_messages("app").say(language, f"level-{self.slug}")

    def advice(self, setting: Setting) -> Advice:
        """Return what the level weighs its choices by at such a table."""
        if self.slug == "champion":
            return setting.experience
        return setting.manner if self.slug == "fine-mouche" else setting.advice

    def budget(self, setting: Setting) -> Budget:
        """Return what the level spends on one decision of a game, unless told otherwise."""
        advice = self.advice(setting)
        simulations = advice.long if self.slug == "champion" else advice.short
        return Budget(int(simulations), self.seconds)

    def within(self, seconds: float, setting: Setting) -> Budget:
        """Return what the level spends on one decision, in no more than so many seconds."""
        usual = self.budget(setting)
        return Budget(usual.simulations, min(self.seconds, seconds))


LEVELS = {
    level.slug: level
    for level in (
        Level("flaneur", "Flâneur", "random"),
        Level("habitue", "Habitué", "greedy"),
        Level("fine-mouche", "Fine mouche", "search", seconds=1.0, wavers=True),
        Level("champion", "Champion", "search", seconds=1.5, slots=6),  # of three: an answer may wait its turn
    )
}


def level(slug: str) -> Level:
    """Return the level of that name.

    >>> level("habitue").name
    'Habitué'
    """
    if slug not in LEVELS:
        raise UnknownLevel(f"there is no level {slug!r}{did_you_mean(slug, LEVELS)}; accepted are {', '.join(LEVELS)}")
    return LEVELS[slug]
