"""The lock files are whole: pip installs them without looking at what their packages need."""

from __future__ import annotations

import sys
import tomllib
from functools import cache
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import environment
from environment import PARTS, ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GROUPS = PROJECT["dependency-groups"]
BASE = PROJECT["project"]["dependencies"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
ROOTS = {
    "house": [*BASE, *EXTRAS["server"]],
    "build": GROUPS["build"],
    "dev": [*BASE, *GROUPS["build"], *GROUPS["dev"], *(one for part in ("server", *PARTS) for one in EXTRAS[part])],
    **{part: [*BASE, *EXTRAS[part]] for part in PARTS},
}


@cache
def pins(name: str) -> dict[str, Version]:
    """The packages of a lock that this machine would install."""
    lines = [line for line in environment.lock(name).read_text("utf-8").splitlines() if not line.startswith(" ")]
    found = [Requirement(line.removesuffix("\\").strip()) for line in lines]
    here = [one for one in found if one.marker is None or one.marker.evaluate()]
    return {canonicalize_name(one.name): Version(str(one.specifier).removeprefix("==")) for one in here}


def needed(package: str, extras: frozenset[str]) -> list[Requirement]:
    """What an installed package needs on this machine, with these of its extras."""
    found = [Requirement(text) for text in requires(package) or []]
    ways = [{"extra": extra} for extra in ("", *extras)]
    return [one for one in found if one.marker is None or any(one.marker.evaluate(way) for way in ways)]


def missing(name: str) -> list[str]:
    """What the lock lacks: pip check, without installing."""
    faults, seen, lock = [], set[tuple[str, frozenset[str]]](), pins(name)
    todo = [(name, one) for one in map(Requirement, ROOTS[name]) if one.marker is None or one.marker.evaluate()]
    while todo:
        by, wanted = todo.pop()
        package, extras = canonicalize_name(wanted.name), frozenset(wanted.extras)
        if package not in lock:
            faults.append(f"{by} needs {wanted}")
        elif not wanted.specifier.contains(lock[package], prereleases=True):
            faults.append(f"{by} needs {wanted}, locked is {lock[package]}")
        elif (package, extras) not in seen:
            seen.add((package, extras))
            todo += [(package, one) for one in needed(package, extras)]
    return faults


@pytest.mark.parametrize("name", ["node", *ROOTS])
def test_every_lock_pins_with_hashes(name: str) -> None:
    lines = environment.lock(name).read_text("utf-8").splitlines()
    found = [line for line in lines if not line.startswith(" ")]
    assert found
    assert all("==" in line and line.endswith("\\") for line in found)


@pytest.mark.parametrize("name", ROOTS)
def test_a_lock_names_all_that_it_needs(name: str) -> None:
    assert missing(name) == []


@pytest.mark.parametrize("name", [name for name in ROOTS if name != "dev"])
def test_parts_fit_each_other(name: str) -> None:
    everything = pins("dev")
    assert {package: pin for package, pin in pins(name).items() if everything[package] != pin} == {}


def test_a_gap_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = dict(pins("lab"))
    whole.pop("numpy")
    monkeypatch.setitem(globals(), "pins", lambda _: whole | {"polars": Version("1.0")})
    faults = missing("lab")
    assert "lab needs numpy>=2.2" in faults
    assert "lab needs polars>=2, locked is 1.0" in faults
