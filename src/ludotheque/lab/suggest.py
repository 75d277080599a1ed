"""Looking for edition values that serve an aim, and what each step away from the house edition buys."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ludotheque.intervals import Estimate
from ludotheque.kernel.edition import Leaf, Whole, Wholes
from ludotheque.kernel.errors import BadEdition
from ludotheque.kernel.game import Game
from ludotheque.kernel.rng import child_seed
from ludotheque.lab.components import components_of
from ludotheque.lab.executor import Hands, crew
from ludotheque.lab.gain import gains_of
from ludotheque.lab.measures import measures
from ludotheque.lab.objective import Aim
from ludotheque.lab.plan import BadStudy, Plan, Variant
from ludotheque.lab.study import Progress, play, quiet
from ludotheque.lab.study_store import Folder
from ludotheque.lab.tally import Tally
from ludotheque.lab.versions import own_values
from ludotheque.registry import load

TOGETHER = 4  # versions tried at once
STEP = 0.25  # of a value, at most, in one change


class Try(msgspec.Struct, frozen=True):
    """One version and how it did."""

    values: dict[str, Any]  # that differ from the base
    miss: float
    low: float
    high: float
    change: float  # how far it is from the base: relative changes added up
    decisions: float
    best: bool = False  # no other version is both closer to the aim and closer to the base
    number: int = 0  # of its file, if it is a suggestion: one of the best, and surely closer to the aim than the base
    gain: Estimate | None = None  # how much closer to the aim than the base, if it was played once more


@dataclass
class Search:
    """What may change, for which aim, and how many versions may be tried."""

    plan: Plan
    aim: Aim
    keys: tuple[str, ...]
    tries: int
    seen: set[str] = field(default_factory=set)

    @property
    def game(self) -> Game[Any]:
        return load(self.plan.game)

    def free_keys(self) -> list[str]:
        """Return the numbers of the edition that may change."""
        schema = self.game.schema
        found = [
            key
            for key, kind in schema.items()
            if isinstance(kind, Whole | Wholes) and any(fnmatchcase(key, pattern) for pattern in self.keys)
        ]
        if not found:
            raise BadStudy(f"vary: no number of the edition fits {', '.join(self.keys)}; keys are {', '.join(schema)}")
        return found


def suggest(
    search: Search, path: Path, workers: int = 1, cluster: str | None = None, progress: Progress = quiet
) -> list[Try]:
    """Try versions, each a small step from one of the best so far, and the best of all once more.

    The same for the same seed.
    """
    rng = random.Random(search.plan.seed)
    found: list[Try] = []
    with crew(workers, cluster) as hands:
        batch: list[dict[str, Any]] = [dict(search.plan.variants[0].edition or {})]
        search.seen.add(_name(batch[0]))
        while batch:
            found += _tried(search, path / f"round-{len(found):03d}", batch, hands, progress)
            found = front(found)
            batch = _steps(search, found, rng, min(TOGETHER, search.tries + 1 - len(found)))
        found = _confirmed(search, path / "again", found, hands)
    _write(found, path)
    return found


def _confirmed(search: Search, path: Path, found: list[Try], hands: Hands) -> list[Try]:
    """Play the best once more with other dice: the best of many tries looks better than it is."""
    fresh = msgspec.structs.replace(search.plan, seed=child_seed(search.plan.seed, "again"))
    best = [one for one in found if one.best]
    again = _tried(replace(search, plan=fresh), path, [one.values for one in best], hands, quiet)
    gains = gains_of(search.aim, Folder(path))
    judged = iter(front([msgspec.structs.replace(one, gain=gain) for one, gain in zip(again, gains, strict=True)]))
    numbers = count(1)
    told = [next(judged) if one.best else one for one in found]
    return [msgspec.structs.replace(one, number=next(numbers)) if is_sure(one) else one for one in told]


def is_sure(one: Try) -> bool:
    """Is it one of the best, and closer to the aim by more than noise?"""
    return one.best and one.gain is not None and one.gain.low > 0


def _write(found: list[Try], path: Path) -> None:
    """Write an edition file for each suggestion; those of an earlier search go."""
    for old in path.glob("suggestion-*.toml"):
        old.unlink()
    for one in found:
        if one.number:
            (path / f"suggestion-{one.number}.toml").write_text(as_toml(one), encoding="utf-8")


def _tried(search: Search, path: Path, batch: list[dict[str, Any]], hands: Hands, progress: Progress) -> list[Try]:
    options = search.plan.variants[0].options
    variants = tuple(Variant(_name(values), options, values or None) for values in batch)
    plan = msgspec.structs.replace(search.plan, variants=variants)
    folder = Folder(path)
    play(plan, folder, hands, progress)
    return [_judged(search, plan, folder, number, values) for number, values in enumerate(batch)]


def _judged(search: Search, plan: Plan, folder: Folder, number: int, values: dict[str, Any]) -> Try:
    """Return the mean over all numbers of seats."""
    tallies = []
    for seats in plan.seats:
        tally = Tally(seats, len(components_of(plan.setting(number, seats)).all))
        for frame in folder.batches(plan, number, seats):
            tally.add(measures(frame, seats))
        tallies.append(tally)
    misses = np.mean([search.aim.miss(tally) for tally in tallies], axis=0)
    decisions = float(np.mean([tally.scalars.mean(0).value for tally in tallies]))
    miss, low, high = (float(bound) for bound in misses)
    return Try(values, miss, low, high, distance(search, values), decisions)


def distance(search: Search, values: dict[str, Any]) -> float:
    """Relative changes from the base, added up."""
    base = search.game.edition_of(search.plan.variants[0].edition).values
    own = search.game.edition_of(values or None).values
    return sum(_step(base[key], own[key]) for key in base)


def _step(old: Leaf, new: Leaf) -> float:
    if isinstance(old, list) and isinstance(new, list):
        return sum(_step(a, b) for a, b in zip(old, new, strict=False)) + abs(len(old) - len(new))
    if isinstance(old, int) and isinstance(new, int):
        return abs(new - old) / max(1, abs(old))
    return float(old != new)


def front(found: list[Try]) -> list[Try]:
    """Mark those that no other beats both in the aim and in staying close to the base."""
    return [msgspec.structs.replace(one, best=not any(_beats(other, one) for other in found)) for one in found]


def _beats(one: Try, other: Try) -> bool:
    no_worse = one.miss <= other.miss and one.change <= other.change
    return no_worse and (one.miss, one.change) != (other.miss, other.change)


def _steps(search: Search, found: list[Try], rng: random.Random, wanted: int) -> list[dict[str, Any]]:
    """Small changes of the best so far that were not tried yet and can be played."""
    parents = [one for one in found if one.best]
    made: list[dict[str, Any]] = []
    for _ in range(200):
        if len(made) >= wanted:
            break
        values = _changed(search, rng.choice(parents).values, rng)
        if values is not None and _name(values) not in search.seen:
            search.seen.add(_name(values))
            made.append(values)
    return made


def _changed(search: Search, values: dict[str, Any], rng: random.Random) -> dict[str, Any] | None:
    game, key = search.game, rng.choice(search.free_keys())
    now = game.edition_of(values or None).values[key]
    new: Leaf
    if isinstance(now, list):
        if not now:
            return None
        place = rng.randrange(len(now))
        new = [_moved(item, rng) if n == place else item for n, item in enumerate(now)]
    else:
        assert isinstance(now, int)
        new = _moved(now, rng)
    try:
        own = own_values(game, game.edition_of({**values, key: new}).values) or {}
        plan = msgspec.structs.replace(search.plan, variants=(Variant("x", search.plan.variants[0].options, own),))
        plan.check()
    except BadEdition:
        return None
    return own


def _moved(value: int, rng: random.Random) -> int:
    most = max(1, round(abs(value) * STEP))
    return value + rng.choice((-1, 1)) * rng.randint(1, most)


def _name(values: dict[str, Any]) -> str:
    return ", ".join(f"{key}={value}" for key, value in sorted(values.items())) or "house"


def as_toml(one: Try) -> str:
    """Write an edition file with only what differs."""
    lines = [f'name = "suggestion-{one.number}"']
    return "\n".join([*lines, *(f"{key} = {value!r}" for key, value in sorted(one.values.items()))]) + "\n"
