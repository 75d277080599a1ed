"""The lab's words and numbers in one language."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from ludotheque.kernel.messages import Messages
from ludotheque.kernel.rulebook import LANGUAGES
from ludotheque.lab.intervals import Estimate
from ludotheque.lab.measures import PERCENT

THIN = "\u202f"


@cache
def catalogues() -> Messages:
    """The lab's own messages, read once."""
    folder = resources.files("ludotheque.lab")
    return Messages({language: folder.joinpath(f"{language}.ftl").read_text("utf-8") for language in LANGUAGES})


class Words:
    """Messages and numbers as a reader of that language writes them.

    >>> Words("fr").number(1234.5, 1), Words("en").percent(0.256)
    ('1\u202f234,5', '25.6 %')
    """

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, **arguments: Any) -> str:
        return catalogues().say(self.language, message, **arguments)

    def number(self, value: float, digits: int) -> str:
        text = f"{value:,.{digits}f}"
        if self.language == "fr":
            return text.replace(",", THIN).replace(".", ",").replace("-", "−")
        return text.replace("-", "−")

    def percent(self, value: float, digits: int = 1) -> str:
        return self.number(100 * value, digits) + (THIN if self.language == "fr" else " ") + "%"

    def chance(self, value: float) -> str:
        return f"< {self.percent(0.001)}" if value < 0.001 else self.percent(value)

    def shown(self, name: str, value: float) -> str:
        """A figure of that name, with as many digits as it bears."""
        if name in PERCENT or name.startswith("win:"):
            return self.percent(value)
        return self.number(value, 0 if abs(value) >= 1000 else 1 if abs(value) >= 20 else 2)

    def interval(self, name: str, found: Estimate) -> str:
        """Nothing, where it is as wide as a point: a single game, or a figure that never varies."""
        if found.low == found.high:
            return ""
        return f"{self.shown(name, found.low)} – {self.shown(name, found.high)}"

    def with_interval(self, name: str, found: Estimate | None) -> str:
        """The figure and its interval; a dash where there is none to tell."""
        if found is None:
            return "–"
        interval = self.interval(name, found)
        return self.shown(name, found.value) + (f" ({interval})" if interval else "")
