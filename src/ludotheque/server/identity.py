"""The person behind a request or a command."""

from __future__ import annotations

from msgspec import Struct


class Person(Struct, frozen=True):
    """A person: their id, and the name that others see; ``program``: they ask by an API token."""

    id: str
    name: str
    program: bool = False
