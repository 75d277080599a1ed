"""The versions that a study compares: another edition, or the values of one key from here to there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ludotheque.kernel.edition import Leaf
from ludotheque.kernel.game import Game
from ludotheque.lab.plan import BadStudy, Variant

MOST = 50  # versions of one study


def swept(game: Game[Any], base: Variant, text: str) -> tuple[Variant, ...]:
    """Read the versions of ``key=2..6``, ``key=2..10..4`` or ``key=a,b,c``; the key is an option's or the edition's.

    >>> from ludotheque.registry import load
    >>> [one.label for one in swept(load("lemans"), Variant("house"), "overheat=2..4")]
    ['house', 'overheat=2', 'overheat=4']
    """
    key, equals, values = text.partition("=")
    if not equals or not values:
        raise BadStudy(f"sweep: found {text!r}, accepted is KEY=2..6, KEY=2..10..4 or KEY=a,b,c")
    made = [base]
    for value in _values(game, key, values):
        one = changed(game, base, key, value)
        if (one.options, one.edition) != (base.options, base.edition):
            made.append(one)
    return tuple(made)


def changed(game: Game[Any], base: Variant, key: str, value: Leaf | bool) -> Variant:
    """Make the version in which one option or one component value is another."""
    label = f"{key}={str(value).lower() if isinstance(value, bool) else value}"
    for option in game.options:
        if option.name == key:
            options = {**base.options, key: option.check(value)}
            if value == base.options.get(key, option.default):
                options = dict(base.options)
            return Variant(label, options, base.edition)
    edition = game.edition_of({**(base.edition or {}), key: value})
    return Variant(label, base.options, own_values(game, edition.values))


def own_values(game: Game[Any], values: Mapping[str, Leaf]) -> dict[str, Any] | None:
    """Only what differs from the house edition; None if nothing does."""
    house = game.edition.values
    return {key: value for key, value in values.items() if value != house[key]} or None


def _values(game: Game[Any], key: str, text: str) -> list[Any]:
    if ".." in text:
        try:
            first, last, step = [int(part) for part in [*text.split(".."), "1"][:3]]
            found = range(first, last + 1, step)
            if text.count("..") > 2:
                raise ValueError(text)
        except ValueError:
            raise BadStudy(f"sweep {key}: found {text!r}, accepted is 2..6 or 2..10..4") from None
        if not 0 < len(found) <= MOST:
            raise BadStudy(f"sweep {key}: {text!r} makes {len(found)} versions, accepted are 1 to {MOST}")
        return list(found)
    return [_value(game, key, part) for part in text.split(",")]


def _value(game: Game[Any], key: str, text: str) -> Any:
    for option in game.options:
        if option.name == key:
            written = {str(value).lower() if isinstance(value, bool) else str(value): value for value in option.values}
            return option.check(written.get(text, text))
    return int(text) if re.fullmatch("-?[0-9]+", text) else text
