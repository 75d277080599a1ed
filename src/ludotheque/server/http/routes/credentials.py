"""What opens my things: sessions of browsers, tokens of programs."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, get, post
from litestar.datastructures import State

from ludotheque.server.http.passwords import require_password
from ludotheque.server.identity import Person
from ludotheque.server.protocol.accounts import NewToken, Session, Token
from ludotheque.server.storage import credentials
from ludotheque.server.storage.engine import Connection


def _token(row: Any, token: str | None = None) -> Token:
    return Token(row.digest, row.label, row.scope, row.made, row.expires, row.used, token)


@get("/sessions", summary="The browsers in which I am signed in, the latest used first")
async def sessions(state: State, owner: Person) -> list[Session]:
    rows = await state.node.store.read(lambda c: credentials.sessions_of(c, owner.id))
    return [Session(row.id, row.device, row.made, row.used, row.id == owner.credential) for row in rows]


@delete("/sessions", summary="End all my sessions but this one")
async def end_sessions(state: State, owner: Person) -> None:
    await state.node.sessions.withdraw(owner.id, lambda c: credentials.end_sessions(c, owner.id, owner.credential))


@delete("/sessions/{session:str}", summary="End one of my sessions")
async def end_session(state: State, owner: Person, session: str) -> None:
    await state.node.sessions.withdraw(owner.id, lambda c: credentials.end_session(c, owner.id, session))


@get("/tokens", summary="My tokens, without the secrets")
async def tokens(state: State, owner: Person) -> list[Token]:
    rows = await state.node.store.read(lambda c: credentials.tokens_of(c, owner.id))
    return [_token(row) for row in rows]


@post("/tokens", summary="Make a personal API token", spends=10)
async def new_token(state: State, request: Request[Any, Any, Any], owner: Person, data: NewToken) -> Token:
    recheck = await require_password(request, owner, data.password)
    state.node.rate_limits.take(owner.id, "tokens")

    def write(c: Connection) -> Token:
        recheck(c)
        token, row = credentials.add_token(c, owner.id, data.label, data.scope, data.days)
        return _token(row, token)

    made: Token = await state.node.store.write(write)
    return made


@delete("/tokens", summary="Withdraw all my tokens")
async def end_tokens(state: State, owner: Person) -> None:
    await state.node.sessions.withdraw(owner.id, lambda c: credentials.end_tokens(c, owner.id))


@delete("/tokens/{digest:str}", summary="Withdraw a token")
async def end_token(state: State, owner: Person, digest: str) -> None:
    await state.node.sessions.withdraw(owner.id, lambda c: credentials.end_token(c, owner.id, digest))


router = Router(
    "/",
    route_handlers=[sessions, end_sessions, end_session, tokens, new_token, end_tokens, end_token],
    tags=["me"],
    opt={"spends": 2},
)
