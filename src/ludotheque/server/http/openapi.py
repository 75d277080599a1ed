"""The OpenAPI document: made once, beside the event loop, soon after the start or when somebody first asks for it."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.enums import OpenAPIMediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import encode_json

from ludotheque._version import __version__

PATH = "/openapi"
COST = 20  # milliseconds that it takes to send it
SETTLED_SECONDS = 5  # after the start: then it is made before anybody can ask for it in the middle of a game
DOCUMENT = "/openapi.json"


class OpenApiDocument:
    """Answers in place of the framework, which would make the document on the event loop: some hundred ms."""

    def __init__(self) -> None:
        self.made: asyncio.Future[bytes] | None = None

    async def answer(self, request: Request[Any, Any, Any]) -> Response[bytes] | None:
        """Return the document; None for other paths, which the framework answers."""
        if request.scope["path"].rstrip("/") != PATH + DOCUMENT:
            return None
        return Response(await self.make(request.app), media_type=OpenAPIMediaType.OPENAPI_JSON)

    async def make(self, app: Litestar) -> bytes:
        """Make the document, unless it is made already or being made."""
        if self.made is None:
            self.made = asyncio.ensure_future(asyncio.to_thread(_make, app))
        return await asyncio.shield(self.made)

    async def make_soon(self, app: Litestar) -> None:
        """Make it when the house has settled."""
        await asyncio.sleep(SETTLED_SECONDS)
        await self.make(app)


def _make(app: Litestar) -> bytes:
    return encode_json(app.openapi_schema.to_schema())


def openapi_config(document: OpenApiDocument) -> OpenAPIConfig:
    """Return where the document is, and what makes it."""
    cost = {"spends": COST}
    router = Router(PATH, route_handlers=[], before_request=document.answer, include_in_schema=False, opt=cost)
    return OpenAPIConfig(
        title="Ludothèque", version=__version__, openapi_router=router, render_plugins=[JsonRenderPlugin(path=DOCUMENT)]
    )
