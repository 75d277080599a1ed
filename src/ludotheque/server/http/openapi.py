"""The OpenAPI document: made once, beside the event loop, when somebody first asks for it."""

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
DOCUMENT = "/openapi.json"


class OpenApiDocument:
    """Answers in place of the framework, which would make the document on the event loop: some hundred ms."""

    def __init__(self) -> None:
        self.made: asyncio.Future[bytes] | None = None

    async def answer(self, request: Request[Any, Any, Any]) -> Response[bytes] | None:
        """Return the document; None for other paths, which the framework answers."""
        if request.scope["path"].rstrip("/") != PATH + DOCUMENT:
            return None
        if self.made is None:
            self.made = asyncio.ensure_future(asyncio.to_thread(_make, request.app))
        return Response(await asyncio.shield(self.made), media_type=OpenAPIMediaType.OPENAPI_JSON)


def _make(app: Litestar) -> bytes:
    return encode_json(app.openapi_schema.to_schema())


def openapi_config() -> OpenAPIConfig:
    """Return where the document is, and what makes it."""
    router = Router(PATH, route_handlers=[], before_request=OpenApiDocument().answer, include_in_schema=False)
    return OpenAPIConfig(
        title="Ludothèque", version=__version__, openapi_router=router, render_plugins=[JsonRenderPlugin(path=DOCUMENT)]
    )
