"""The letter box on the door: how to write to whoever keeps the house."""

from __future__ import annotations

from litestar import Router, get
from litestar.datastructures import State
from msgspec import Struct

from ludotheque.server.settings import Settings

UNSET = Settings().contact
SCHEMES = ("mailto:", "https://", "http://")


class LetterBox(Struct, frozen=True):
    """Where letters go: an address of the kinds mailto, https or http; empty where the host has named none."""

    to: str


@get("/letters", summary="How to write to the host", sync_to_thread=False)
def letters(state: State) -> LetterBox:
    return LetterBox(address(state.house.settings.contact))


def address(contact: str) -> str:
    """The address that a reader may be sent to.

    >>> address("mailto:odile@ludotheque.example"), address("javascript:alert()"), address(UNSET)
    ('mailto:odile@ludotheque.example', '', '')
    """
    return contact if contact != UNSET and contact.lower().startswith(SCHEMES) else ""


router = Router("/", route_handlers=[letters], tags=["house"])
