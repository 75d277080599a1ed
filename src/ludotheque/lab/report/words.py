"""The lab's words and numbers in one language."""

from __future__ import annotations

from typing import Any

from ludotheque.bots.levels import level
from ludotheque.intervals import Estimate
from ludotheque.kernel.languages import language
from ludotheque.kernel.messages import house_messages
from ludotheque.lab.measures import PERCENT


class Words:
    """Messages and numbers as a reader of that language writes them.

    >>> Words("fr").number(1234.5, 1), Words("en").percent(0.256)
    ('1\u202f234,5', '25.6 %')
    """

    def __init__(self, code: str) -> None:
        self.language = code

    def say(self, message: str, **arguments: Any) -> str:
        return house_messages("lab").say(self.language, message, **arguments)

    def level(self, slug: str) -> str:
        """Name a level of the bots as the pages of the house call it."""
        return level(slug).name_in(self.language)

    def version(self, label: str) -> str:
        """Name a version by its label; the house's own in words."""
        return self.say("house-version") if label == "house" else label

    def scale(self, name: str) -> int:
        """Return what a figure is multiplied by in a plot."""
        return 100 if name in PERCENT or name.startswith("win:") else 1

    def number(self, value: float, digits: int) -> str:
        facts = language(self.language)
        signs = {ord(","): facts.thousands, ord("."): facts.decimal, ord("-"): "−"}
        return f"{value:,.{digits}f}".translate(signs)

    def percent(self, value: float, digits: int = 1) -> str:
        return self.say("percent", number=self.number(100 * value, digits))

    def chance(self, value: float) -> str:
        return f"< {self.percent(0.001)}" if value < 0.001 else self.percent(value)

    def shown(self, name: str, value: float) -> str:
        """Write a figure of that name, with as many digits as it bears."""
        if name in PERCENT or name.startswith("win:"):
            return self.percent(value)
        return self.number(value, 0 if abs(value) >= 1000 else 1 if abs(value) >= 20 else 2)

    def interval(self, name: str, found: Estimate) -> str:
        """Nothing, where it is as wide as a point: a single game, or a figure that never varies."""
        if found.low == found.high:
            return ""
        return f"{self.shown(name, found.low)} – {self.shown(name, found.high)}"

    def with_interval(self, name: str, found: Estimate | None) -> str:
        """Write the figure and its interval; a dash where there is none to tell."""
        if found is None:
            return "–"
        interval = self.interval(name, found)
        return self.shown(name, found.value) + (f" ({interval})" if interval else "")
