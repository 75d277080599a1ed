"""Moments of a finished game, tried again: stateless, open to everybody who may see the replay."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.datastructures import State

from ludotheque.server import protocol
from ludotheque.server.http.dependencies import Viewer
from ludotheque.server.node import Node
from ludotheque.server.protocol.exercises import Attempt, Exercise
from ludotheque.server.protocol.replays import RetryVerdict
from ludotheque.server.replays.moments import Asked


async def _asked(node: Node, viewer: Viewer, table: str, step: int, token: str = "") -> Asked:
    node.rate_limits.take(viewer.limited_as, "commands")
    return await node.moments.find(await node.finished.find(table), step, token)


@get("/", summary="A moment as its seat knew it", spends=10)
async def shown(state: State, viewer: Viewer, table: str, step: int) -> Exercise:
    node: Node = state.node
    asked = await _asked(node, viewer, table, step)
    return await node.moments.shown(asked, viewer.limited_as)


@post("/try", summary="Try another choice", status_code=200, spends=400)
async def attempt(state: State, viewer: Viewer, table: str, step: int, data: Attempt) -> RetryVerdict:
    node: Node = state.node
    asked = await _asked(node, viewer, table, step, data.token)
    return await node.moments.verdict(asked, viewer.limited_as)


@post("/answer", summary="The Champion's answer", status_code=200, spends=400)
async def answer(state: State, viewer: Viewer, table: str, step: int) -> RetryVerdict:
    node: Node = state.node
    asked = await _asked(node, viewer, table, step)
    return await node.moments.verdict(asked, viewer.limited_as)


@post("/aim", summary="What would be true after a token", status_code=200, spends=10)
async def aim(state: State, viewer: Viewer, table: str, step: int, data: Attempt) -> protocol.After:
    node: Node = state.node
    asked = await _asked(node, viewer, table, step, data.token)
    return await node.moments.after(asked, viewer.limited_as)


@post("/why", summary="Why a token is not allowed", status_code=200, spends=10)
async def why(state: State, viewer: Viewer, table: str, step: int, data: Attempt) -> protocol.Why:
    node: Node = state.node
    asked = await _asked(node, viewer, table, step, data.token)
    return await node.moments.why(asked, viewer.limited_as)


router = Router(
    "/tables/{table:str}/moments/{step:int}", route_handlers=[shown, attempt, answer, aim, why], tags=["replay"]
)
