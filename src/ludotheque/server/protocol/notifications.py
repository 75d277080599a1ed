"""What travels about push and feeds."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Key(Struct):
    """The public key of the house."""

    key: str


class Subscription(Struct):
    """What a browser's PushSubscription gives."""

    endpoint: Annotated[str, Meta(max_length=500)]
    keys: dict[str, Annotated[str, Meta(max_length=200)]]


class Endpoint(Struct, forbid_unknown_fields=True):
    """The address of a browser subscription."""

    endpoint: str


class Feeds(Struct):
    """Private addresses of the person's feed."""

    atom: str
    json: str
