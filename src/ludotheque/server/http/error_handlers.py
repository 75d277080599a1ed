"""Turn errors into answers of one sentence."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response

from ludotheque.kernel.errors import BadEdition
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.storage.engine import StorageUnavailable

log = logging.getLogger("ludotheque.http")
STATUS = {
    "not_found": 404,
    "not_seated": 403,
    "not_host": 403,
    "wrong_password": 403,
    "token_scope": 403,
    "muted": 403,
    "closed_out": 403,
    "too_fast": 429,
    "too_big": 413,
    "malformed": 400,
    "later": 503,
    "no_scene": 404,
    "no_moment": 404,
    "no_puzzle": 404,
    "sealed": 403,
    "bad_record": 400,
    "no_step": 400,
    "no_tournament": 404,
    "wrong_code": 403,
    "not_announcing": 403,
    "no_message": 404,
    "no_report": 404,
    "no_companion": 404,
    "not_invited": 403,
    "set_phrases": 403,
    "children": 403,
    "private": 403,
}


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    """Answer a refusal with the status of its code."""
    request.app.state.node.metrics.refusals.add(refusal.code)
    return Response(protocol.refused(refusal), status_code=STATUS.get(refusal.code, 409))


def other_edition(_: Request[Any, Any, Any], error: BadEdition) -> Response[Any]:
    """Answer for a game with values that were accepted once and no longer are."""
    return refused(_, Refusal("other_rules", f"This game is played with other values than are accepted now: {error}."))


def too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """Answer JSON that is nested beyond reading."""
    return Response(protocol.refused(Refusal("malformed", "The message is nested too deeply.")), status_code=400)


def not_text(_: Request[Any, Any, Any], error: UnicodeError) -> Response[Any]:
    """Answer bytes that are no text."""
    return Response(protocol.refused(Refusal("malformed", "The message is not a text in UTF-8.")), status_code=400)


def unavailable(request: Request[Any, Any, Any], error: StorageUnavailable) -> Response[Any]:
    """Answer while the database is away."""
    request.app.state.node.metrics.refusals.add("later")
    log.warning("storage unavailable: a request was answered with 503")
    return Response(protocol.refused(Refusal("later")), status_code=503)
