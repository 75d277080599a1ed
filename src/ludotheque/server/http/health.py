"""Health and figures, for whoever watches over the house."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any

from litestar import MediaType, Request, get
from litestar.datastructures import State

from ludotheque._version import __version__
from ludotheque.server.errors import Refusal
from ludotheque.server.http.admin import is_from_here
from ludotheque.server.load import memory_bytes
from ludotheque.server.node import Node


@get("/health", summary="Is the house open?", tags=["host"], spends=0)
async def health(state: State) -> dict[str, str]:
    await state.node.heartbeat.beat()
    return {"status": "open", "version": __version__}


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus", tags=["host"], spends=1)
async def metrics(request: Request[Any, Any, Any], state: State) -> str:
    node: Node = state.node
    if not _may_watch(request, node.settings.metrics_token):
        raise Refusal("not_host", "Figures need the bearer token of the setting `metrics_token`.")
    return node.metrics.text(
        {
            "ludo_sockets": ("Open pages.", node.connections),
            "ludo_tables_in_memory": ("Tables in memory.", len(node.tables.in_memory)),
            "ludo_tables_playing": ("Tables in memory at which a game is played.", node.tables.count_playing()),
            "ludo_bot_questions": ("Questions that bots think about or that wait for a process.", node.bots.asked),
            "ludo_memory_bytes": ("Memory of the node's process.", memory_bytes()),
            "ludo_database_up": ("1 if the database answered when it was last asked.", node.store.is_reachable()),
        }
    )


def _may_watch(request: Request[Any, Any, Any], token: str) -> bool:
    """May the one who asks read the figures? With the token if there is one, else from this machine only."""
    if not token:
        return is_from_here(request)
    given = request.headers.get("authorization", "")
    return compare_digest(given.encode(), f"Bearer {token}".encode())
