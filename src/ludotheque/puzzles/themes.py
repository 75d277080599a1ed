"""What a puzzle is about: the themes of a game (``themes.toml`` in its folder), found by token and reason."""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from ludotheque.kernel.errors import LudoError
from ludotheque.registry import load

FILE = "themes.toml"


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A theme; its name is the message ``theme-<slug>`` of the game.

    It fits a choice whose token begins with one of ``tokens``, or whose reason is one of ``reasons``.
    """

    slug: str
    tokens: list[str] = []
    reasons: list[str] = []

    def fits(self, token: str, reason: str) -> bool:
        return reason in self.reasons or any(token.startswith(one) for one in self.tokens)


class Themes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: the first theme that fits counts."""

    theme: list[Theme]


@cache
def themes(slug: str) -> tuple[Theme, ...]:
    """Return the themes of a game, in the order in which they are offered."""
    try:
        return tuple(msgspec.convert(tomllib.loads(load(slug).file(FILE)), Themes).theme)
    except FileNotFoundError:
        return ()


def theme_of(slug: str, token: str, reason: str) -> str:
    """Return the theme of a choice.

    >>> theme_of("maillot", "finish", "hint-finish")
    'line'
    """
    for theme in themes(slug):
        if theme.fits(token, reason):
            return theme.slug
    raise LudoError(f"no theme of {slug} fits the choice {token!r} with the reason {reason!r}")
