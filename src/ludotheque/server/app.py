"""The application: routes, the socket, the pages, health and metrics."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludotheque._version import __version__
from ludotheque.server.asking import only_own_pages, provide_reader, provide_who
from ludotheque.server.database import StoreDown
from ludotheque.server.gate import make_gate
from ludotheque.server.house import House
from ludotheque.server.listener import Listener
from ludotheque.server.live_socket import make_socket_app
from ludotheque.server.logs import log_requests
from ludotheque.server.migrate import migrate
from ludotheque.server.pages import lost, pages
from ludotheque.server.refusal import Refusal
from ludotheque.server.routes import (
    chance,
    editions,
    games,
    lab,
    lessons,
    letters,
    news,
    prints,
    replays,
    self,
    standings,
    tables,
)
from ludotheque.server.settings import Settings
from ludotheque.server.store import Store

log = logging.getLogger("ludotheque.house")

STATUS = {
    "not_found": 404,
    "not_seated": 403,
    "not_host": 403,
    "too_fast": 429,
    "too_big": 413,
    "malformed": 400,
    "later": 503,
    "no_scene": 404,
    "sealed": 403,
    "bad_record": 400,
    "no_step": 400,
}


def make_app(settings: Settings) -> Any:
    """The house as an ASGI application: the socket goes straight to the tables, all else through Litestar."""
    migrate(settings.database)
    house = House(settings, Store(settings.database, settings.slow_disk))
    pages_app, socket_app = make_gate(house, make_pages_app(house)), make_socket_app(house)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await socket_app(scope, receive, send)
        else:
            await pages_app(scope, receive, send)

    return app


def make_pages_app(house: House) -> Litestar:
    """Everything that speaks HTTP."""
    api = Router(
        "/api",
        route_handlers=[
            *(self.router, games.router, lessons.router, prints.router, tables.router, news.router),
            *(replays.router, standings.router, chance.router, editions.router, lab.router, letters.router),
        ],
        dependencies={"who": Provide(provide_who), "reader": Provide(provide_reader)},
    )
    return Litestar(
        route_handlers=[api, news.feed, health, metrics, *pages()],
        lifespan=[_alive(house)],
        state=State({"house": house}),
        middleware=[log_requests, only_own_pages],
        exception_handlers={
            Refusal: _refused,
            StoreDown: _down,
            NotFoundException: lost,
            RecursionError: _too_deep,
            UnicodeError: _no_text,
        },
        compression_config=CompressionConfig("gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Ludothèque", version=__version__, path="/openapi", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=262_144,
        logging_config=None,
    )


def _alive(house: House) -> Any:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.start()
        listener = Listener(house)
        listener.start()
        log.info("the house is open on %s, port %d", house.settings.host, house.settings.port)
        try:
            yield
        finally:
            await lab.workshop(app.state).close()
            await listener.stop()
            await house.stop()

    return lifespan


def _refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    return Response(refusal.message(), status_code=STATUS.get(refusal.code, 409))


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    return Response(Refusal("malformed", "The message is nested too deeply.").message(), status_code=400)


def _no_text(_: Request[Any, Any, Any], error: UnicodeError) -> Response[Any]:
    return Response(Refusal("malformed", "The message is not a text in UTF-8.").message(), status_code=400)


def _down(_: Request[Any, Any, Any], error: StoreDown) -> Response[Any]:
    logging.getLogger("ludotheque").warning("the database does not answer")
    return Response(Refusal("later").message(), status_code=503)


@get("/health", summary="Is the house open?", tags=["host"])
async def health(state: State) -> dict[str, str]:
    await state.house.store.read(lambda c: c.exec_driver_sql("select 1").all())
    return {"status": "open", "version": __version__}


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus", tags=["host"])
async def metrics(state: State) -> str:
    house: House = state.house
    figures = {
        "ludo_moves_total": ("counter", house.moves),
        "ludo_batches_total": ("counter", house.store.writer.batches),
        "ludo_sockets": ("gauge", house.sockets),
        "ludo_tables_in_memory": ("gauge", len(house.tables.at_hand)),
        "ludo_tables_playing": ("gauge", house.tables.running()),
    }
    return "".join(f"# TYPE {name} {kind}\n{name} {value}\n" for name, (kind, value) in figures.items())
