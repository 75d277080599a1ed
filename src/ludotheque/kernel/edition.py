"""Editions: the component values of one printing of a game, as data.

A game ships its house edition (``edition.toml`` in its folder). Somebody who owns the real box
writes the true values in a file of the same form, whole or only the keys that differ.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TypeGuard

from ludotheque.kernel.errors import BadEdition

Leaf = int | str | list[int]
ORIGINS = ("stated", "reconstructed", "owner")


@dataclass(frozen=True)
class Whole:
    """A whole number from low to high."""

    low: int
    high: int

    def accepts(self, value: object) -> TypeGuard[int]:
        return type(value) is int and self.low <= value <= self.high

    def __str__(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


@dataclass(frozen=True)
class Wholes:
    """A list of shortest to longest whole numbers, each from low to high."""

    shortest: int
    longest: int
    low: int
    high: int

    def accepts(self, value: object) -> TypeGuard[list[int]]:
        if not isinstance(value, list) or not self.shortest <= len(value) <= self.longest:
            return False
        return all(Whole(self.low, self.high).accepts(item) for item in value)

    def __str__(self) -> str:
        length = f"{self.shortest}" if self.shortest == self.longest else f"{self.shortest} to {self.longest}"
        return f"a list of {length} whole numbers from {self.low} to {self.high}"


@dataclass(frozen=True)
class Word:
    """One of a few words."""

    words: tuple[str, ...]

    def accepts(self, value: object) -> TypeGuard[str]:
        return isinstance(value, str) and value in self.words

    def __str__(self) -> str:
        return "one of " + ", ".join(self.words)


Kind = Whole | Wholes | Word
Schema = Mapping[str, Kind]  # dotted key -> what it accepts


class Edition:
    """Checked component values under dotted keys, with the origin of each.

    >>> schema = {"rounds": Whole(1, 9)}
    >>> house = Edition.read('name = "house"\\nrounds = 6\\n[origin]\\nrounds = "stated"', schema)
    >>> house.number("rounds"), house.origin("rounds"), len(house.hash)
    (6, 'stated', 64)
    """

    def __init__(self, name: str, values: Mapping[str, Leaf], origins: Mapping[str, str]) -> None:
        self.name = name
        self.values = dict(values)
        self.origins = dict(origins)
        canonical = json.dumps(self.values, sort_keys=True, separators=(",", ":"))
        self.hash = hashlib.sha256(canonical.encode()).hexdigest()

    def number(self, key: str) -> int:
        """Return a value that is a whole number."""
        value = self.values[key]
        assert isinstance(value, int)
        return value

    def numbers(self, key: str) -> list[int]:
        """Return a value that is a list of whole numbers."""
        value = self.values[key]
        assert isinstance(value, list)
        return list(value)

    def word(self, key: str) -> str:
        """Return a value that is one of a few words."""
        value = self.values[key]
        assert isinstance(value, str)
        return value

    def origin(self, key: str) -> str:
        """``stated``, ``reconstructed``, or ``owner`` for a value from somebody's own box."""
        return self.origins[key]

    @classmethod
    def read(cls, text: str, schema: Schema, house: Edition | None = None) -> Edition:
        """Read a TOML text. With a house edition, keys left out keep the house's values."""
        try:
            data = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadEdition("(whole file)", str(error), "a TOML file") from None
        name = data.pop("name", "own" if house else None)
        if not isinstance(name, str) or not name:
            raise BadEdition("name", name, "a text")
        marks = data.pop("origin", {})
        if not isinstance(marks, dict):
            raise BadEdition("origin", marks, "a table of keys and origins")
        given = check(flatten(data), schema)
        return cls(name, *merge(given, _origins(marks, given, house), schema, house))

    @classmethod
    def of(cls, name: str, values: Mapping[str, object], schema: Schema, house: Edition) -> Edition:
        """Make an edition from plain values, as a record keeps them."""
        given = check(values, schema)
        return cls(name, *merge(given, dict.fromkeys(given, "owner"), schema, house))


def flatten(data: Mapping[str, object], path: str = "") -> dict[str, object]:
    """Nested tables as dotted keys."""
    flat: dict[str, object] = {}
    for key, value in data.items():
        if isinstance(value, dict):
            flat.update(flatten(value, f"{path}{key}."))
        else:
            flat[path + key] = value
    return flat


def check(values: Mapping[str, object], schema: Schema) -> dict[str, Leaf]:
    """Return the values, each accepted by its schema."""
    checked: dict[str, Leaf] = {}
    for key, value in values.items():
        if key not in schema:
            raise BadEdition(key, value, f"no such key; keys are {_near(key, schema)}")
        if not schema[key].accepts(value):
            raise BadEdition(key, value, str(schema[key]))
        checked[key] = value
    return checked


def merge(
    given: Mapping[str, Leaf], origins: Mapping[str, str], schema: Schema, house: Edition | None
) -> tuple[dict[str, Leaf], dict[str, str]]:
    """Given values over the house's, in the order of the schema."""
    values: dict[str, Leaf] = {}
    marks: dict[str, str] = {}
    for key, kind in schema.items():
        if key in given:
            values[key], marks[key] = given[key], origins[key]
        elif house is not None:
            values[key], marks[key] = house.values[key], house.origins[key]
        else:
            raise BadEdition(key, "nothing", str(kind))
    return values, marks


def keys(pattern: str, *names: Sequence[str]) -> list[str]:
    """Dotted keys from a pattern with one ``*`` per list of names.

    >>> keys("cards.*.heat", ["y1", "y2"])
    ['cards.y1.heat', 'cards.y2.heat']
    """
    made = [pattern]
    for options in names:
        made = [key.replace("*", name, 1) for key in made for name in options]
    return made


def _origins(marks: Mapping[str, object], given: Mapping[str, Leaf], house: Edition | None) -> dict[str, str]:
    """Return the origin of each given key: the last pattern that fits; ``owner`` in somebody's own file."""
    for pattern, mark in marks.items():
        if mark not in ORIGINS:
            raise BadEdition(f"origin.{pattern}", mark, "one of " + ", ".join(ORIGINS))
    found: dict[str, str] = {}
    for key in given:
        fitting = [str(mark) for pattern, mark in marks.items() if fnmatchcase(key, pattern)]
        if fitting:
            found[key] = fitting[-1]
        elif house is not None:
            found[key] = "owner"
        else:
            raise BadEdition(f"origin.{key}", "nothing", "one of " + ", ".join(ORIGINS))
    return found


def _near(key: str, schema: Schema) -> str:
    """Return the schema's keys in the same table, or its first words."""
    table = key.rpartition(".")[0]
    near = [known for known in schema if table and known.startswith(table + ".")]
    heads: dict[str, None] = dict.fromkeys(known.partition(".")[0] for known in schema)
    return ", ".join(near or heads)
