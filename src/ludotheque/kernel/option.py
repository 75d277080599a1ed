"""Options: what players agree on before the first move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ludotheque.kernel.errors import BadOption
from ludotheque.kernel.nearest import did_you_mean

Value = int | str | bool


@dataclass(frozen=True)
class Option:
    """One agreement: its name, the values it takes (the first is the default), its clauses.

    >>> Option("end_rows", (5, 4), ("MK-59", "MK-60")).default
    5
    """

    name: str
    values: tuple[Value, ...]
    clauses: tuple[str, ...] = ()

    @property
    def default(self) -> Value:
        return self.values[0]

    def check(self, value: object) -> Value:
        """Return the value itself; BadOption with what is accepted."""
        for accepted in self.values:
            # 1 == True in Python, not at our table.
            if value == accepted and type(value) is type(accepted):
                return accepted
        shown = ", ".join(repr(accepted) for accepted in self.values)
        raise BadOption(f"option {self.name!r}: found {value!r}, accepted are {shown}")


@dataclass(frozen=True)
class Preset:
    """A named set of option values, e.g. the basic rules; its title is in the messages."""

    name: str
    values: Mapping[str, Value]


def resolve(declared: tuple[Option, ...], given: Mapping[str, object] | None) -> dict[str, Value]:
    """All options with defaults filled in, in the declared order."""
    known = {option.name: option for option in declared}
    chosen = dict(given or {})
    for name in chosen:
        if name not in known:
            accepted = ", ".join(known) or "none"
            raise BadOption(f"unknown option {name!r}{did_you_mean(name, known)}; accepted are {accepted}")
    return {name: option.check(chosen.get(name, option.default)) for name, option in known.items()}
