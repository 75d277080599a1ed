"""What the host says to everybody."""

from __future__ import annotations

from litestar import Router, get
from litestar.datastructures import State

from ludotheque.server.protocol.office import Announcements


@get("/announcements", summary="The host's notice, and when the house closes", tags=["host"], spends=0)
async def announcements(state: State) -> Announcements:
    found: Announcements = state.node.house.shown()
    return found


router = Router("/", route_handlers=[announcements])
