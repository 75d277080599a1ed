"""The levels of play, as data: they differ in what they see and in how far they think, never by chance."""

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
    """How a bot decides: ``random``, ``simple``, ``greedy`` or ``search``, and the longest it thinks."""

    slug: str
    name: str
    way: str
    seconds: float = 0.0
    slots: int = 1  # of the house's pause, in which its longest usual thinking fits

    def name_in(self, language: str) -> str:
        """Return the name that the pages, the reports and the terminal give it.

        >>> LEVELS["champion"].name_in("fr")
        'Champion'
        """
        return house_messages("app").say(language, f"level-{self.slug}")

    def advice(self, setting: Setting) -> Advice:
        """Return what the level weighs its choices by at such a table."""
        if self.way == "simple":
            return setting.first_look
        return setting.experience if self.slug == "champion" else setting.advice

    def simulations(self, setting: Setting) -> int:
        """Return what the level spends on one decision of a game where the clock may not decide."""
        advice = self.advice(setting)
        return int(advice.long if self.slug == "champion" else advice.short)

    def budget(self, setting: Setting) -> Budget:
        """Return what the level spends on one decision of a game, unless told otherwise: the Champion all his time."""
        return Budget(None if self.slug == "champion" else self.simulations(setting), self.seconds)

    def within(self, seconds: float, setting: Setting) -> Budget:
        """Return what the level spends on one decision, in no more than so many seconds."""
        usual = self.budget(setting)
        return Budget(usual.simulations, min(self.seconds, seconds))


LEVELS = {
    level.slug: level
    for level in (
        Level("random", "Random", "random"),  # for research: nobody meets it at a table
        Level("debutant", "Débutant", "simple"),
        Level("habitue", "Habitué", "greedy"),
        Level("fine-mouche", "Fine mouche", "search", seconds=1.0),
        Level("champion", "Champion", "search", seconds=1.5, slots=16),  # of three: an answer may wait its turn
    )
}
HOUSE = tuple(slug for slug in LEVELS if slug != "random")  # those that people meet, the weakest first
FORMER = {"flaneur": "random"}  # what older studies and scripts call a level


def level(slug: str) -> Level:
    """Return the level of that name.

    >>> level("habitue").name
    'Habitué'
    """
    found = FORMER.get(slug, slug)
    if found not in LEVELS:
        raise UnknownLevel(f"there is no level {slug!r}{did_you_mean(slug, LEVELS)}; accepted are {', '.join(LEVELS)}")
    return LEVELS[found]


def rung(slug: str) -> int:
    """Return how high a level stands, from chance up.

    >>> rung("random"), rung("champion")
    (0, 4)
    """
    return list(LEVELS).index(level(slug).slug)
