"""What travels about the address of the house and of its admin."""

from __future__ import annotations

from msgspec import Struct


class LetterBox(Struct, frozen=True):
    """Where letters go: an address of the kinds mailto, https or http; empty where the host has named none."""

    to: str


class Invitation(Struct, frozen=True):
    """What the addresses begin with that are given to other people; no slash at the end."""

    base: str
