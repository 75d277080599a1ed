"""The person behind a request or a command."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Scope = Literal["all", "play", "read"]  # of a browser's session; of tokens, which play or only look


class Person(Struct, frozen=True):
    """A person: their id, the name that others see, and by which session or token they ask."""

    id: str
    name: str
    scope: Scope = "all"
    credential: str = ""
    muted_until: int = 0  # milliseconds; 0: may speak

    @property
    def program(self) -> bool:
        """Do they ask by an API token?"""
        return self.scope != "all"
