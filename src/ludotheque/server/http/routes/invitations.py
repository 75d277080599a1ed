"""The door: how to write to whoever keeps the house, and the address to give to others."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get
from litestar.datastructures import State

from ludotheque.server.http.urls import base_of
from ludotheque.server.protocol.invitations import Invitation, LetterBox
from ludotheque.server.settings import Settings

UNSET = Settings().contact
SCHEMES = ("mailto:", "https://", "http://")


@get("/letters", summary="How to write to the host", sync_to_thread=False, spends=0)
def letters(state: State) -> LetterBox:
    return LetterBox(address(state.node.settings.contact))


@get("/address", summary="The address of the house for other devices", sync_to_thread=False, spends=1)
def invitation(request: Request[Any, Any, Any]) -> Invitation:
    return Invitation(base_of(request))


def address(contact: str) -> str:
    """The address that a reader may be sent to.

    >>> address("mailto:odile@ludotheque.example"), address("javascript:alert()"), address(UNSET)
    ('mailto:odile@ludotheque.example', '', '')
    """
    return contact if contact != UNSET and contact.lower().startswith(SCHEMES) else ""


router = Router("/", route_handlers=[letters, invitation], tags=["house"])
