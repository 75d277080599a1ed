"""The application: the node, everything that speaks HTTP, and the WebSocket."""

from __future__ import annotations

import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException

from ludotheque.kernel.errors import BadEdition
from ludotheque.server.errors import Refusal
from ludotheque.server.http import error_handlers, health, spa
from ludotheque.server.http.compression import Compression
from ludotheque.server.http.costs import spend_allowance
from ludotheque.server.http.dependencies import provide_address, provide_owner, provide_person, provide_viewer
from ludotheque.server.http.middleware import limit_and_secure, log_requests, only_own_pages
from ludotheque.server.http.openapi import OpenApiDocument, openapi_config
from ludotheque.server.http.routes import (
    account,
    announcements,
    company,
    credentials,
    dice,
    editions,
    games,
    groups,
    holidays,
    invitations,
    lessons,
    login_links,
    moments,
    notice_settings,
    notifications,
    office,
    printing,
    puzzles,
    replays,
    statistics,
    studies,
    tables,
    tournaments,
)
from ludotheque.server.node import Node
from ludotheque.server.realtime.endpoint import make_socket_app
from ludotheque.server.settings import Settings
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.storage.house_lock import hold_house
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.store import Store

log = logging.getLogger("ludotheque.node")
MAX_BODY = 262_144  # bytes of a request
# That a thread may hold the interpreter while another waits for it, 5 ms by default: a move waits so long each time
# that the event loop or the writer wakes for it, four times in all.
SWITCH_SECONDS = 0.0002


def make_app(settings: Settings) -> Any:
    """Make the ASGI application: the socket goes straight to the tables, all else through Litestar."""
    hold_house(settings.database)
    migrate(settings.database)
    node = Node(settings, Store(settings.database, settings.slow_disk))
    https = settings.public_url.startswith("https://")
    http_app = limit_and_secure(Compression(make_http_app(node)), node.rate_limits, https)
    socket_app = make_socket_app(node)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await socket_app(scope, receive, send)
        else:
            await http_app(scope, receive, send)

    return app


def make_http_app(node: Node) -> Litestar:
    """Make everything that speaks HTTP; the node starts and stops with it."""
    api = Router(
        "/api",
        route_handlers=[
            *(account.router, credentials.router, games.router, lessons.router, printing.router, tables.router),
            *(notifications.router, replays.router, statistics.router, dice.router, groups.router, editions.router),
            *(studies.router, invitations.router, login_links.router, notice_settings.router, holidays.router),
            *(company.router, tournaments.router, announcements.router, office.router),
            *(puzzles.router, puzzles.of_today, puzzles.my_days, puzzles.keep_days),
            moments.router,
        ],
        dependencies={
            "who": Provide(provide_person),
            "owner": Provide(provide_owner),
            "viewer": Provide(provide_viewer),
            "address": Provide(provide_address),
        },
    )
    document = OpenApiDocument()
    return Litestar(
        route_handlers=[api, notifications.feed, health.health, health.metrics, *spa.handlers()],
        lifespan=[_running(node, document)],
        state=State({"node": node}),
        guards=[spend_allowance],
        middleware=[log_requests, only_own_pages],
        exception_handlers={
            Refusal: error_handlers.refused,
            StorageUnavailable: error_handlers.unavailable,
            NotFoundException: spa.not_found,
            BadEdition: error_handlers.other_edition,
            RecursionError: error_handlers.too_deep,
            UnicodeError: error_handlers.not_text,
        },
        openapi_config=openapi_config(document),
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )


def _running(node: Node, document: OpenApiDocument) -> Any:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH_SECONDS)
        await node.start()
        node.spawn(document.make_soon(app))
        log.info("the house is open on %s, port %d", node.settings.host, node.settings.port)
        try:
            yield
        finally:
            await node.stop()
            log.info("the house is closed: every command under way has finished")

    return lifespan
