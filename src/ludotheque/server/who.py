"""The person behind a request or a command."""

from __future__ import annotations

from msgspec import Struct


class Who(Struct, frozen=True):
    """A person: their id, and the name that others see."""

    id: str
    name: str
