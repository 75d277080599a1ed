"""What tells the versions of a study apart: every option and component value that differs, old and new."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludotheque.lab.plan import Plan


class Changed(NamedTuple):
    """One value that a version changes: an option, or a key of the edition."""

    key: str
    old: Any
    new: Any
    option: bool


class Sweep(NamedTuple):
    """One key and the versions that change nothing else: their value and their number in the plan."""

    key: str
    points: list[tuple[Any, int]]


def changed_values(plan: Plan, variant: int) -> list[Changed]:
    """Compare a version with the first one.

    >>> from ludotheque.lab.plan import Variant
    >>> changed_values(Plan("lemans", (3,), ("habitue",), 1, 1, (Variant("a"), Variant("b", {}, {"rounds": 4}))), 1)
    [Changed(key='rounds', old=6, new=4, option=False)]
    """
    first, other = (plan.setting(number, plan.seats[0]) for number in (0, variant))
    options = [
        Changed(name, first.options[name], value, True)
        for name, value in other.options.items()
        if value != first.options[name]
    ]
    old, new = first.edition.values, other.edition.values
    return [*options, *(Changed(key, old[key], value, False) for key, value in new.items() if value != old[key])]


def sweeps(plan: Plan) -> list[Sweep]:
    """Return the keys of which at least three values are compared, the first version's among them, in their order."""
    found: dict[str, list[tuple[Any, int]]] = {}
    for variant in range(1, len(plan.variants)):
        made = changed_values(plan, variant)
        if len(made) == 1 and isinstance(made[0].new, int | str):
            found.setdefault(made[0].key, [(made[0].old, 0)]).append((made[0].new, variant))
    return [Sweep(key, _ordered(points)) for key, points in found.items() if len(points) > 2]


def _ordered(points: list[tuple[Any, int]]) -> list[tuple[Any, int]]:
    numbers = all(type(value) is int for value, _ in points)
    return sorted(points) if numbers else points
