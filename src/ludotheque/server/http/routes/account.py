"""Who I am: a name, perhaps an account, tokens for programs."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import ClientException, NotAuthorizedException

from ludotheque.server.http.dependencies import find_person
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.people import accounts, cookies
from ludotheque.server.people.rate_limits import client_address
from ludotheque.server.protocol.accounts import (
    MAX_LOGIN,
    MIN_LOGIN,
    Account,
    Hello,
    KeptAccount,
    Me,
    NewToken,
    Token,
)
from ludotheque.server.storage import people as stored_people
from ludotheque.server.text import plain


async def _cookie(node: Node, person: str) -> Cookie:
    return Cookie(
        cookies.COOKIE,
        value=cookies.new_cookie(await node.authentication.cookie_secret(), person),
        secure=node.settings.public_url.startswith("https://"),
        httponly=True,
        samesite="lax",
        max_age=cookies.YEAR_SECONDS,
        path="/",
    )


@get("/me", summary="Who am I? null for somebody who has not said a name")
async def me(state: State, request: Request[Any, Any, Any]) -> Me | None:
    who = await find_person(request)
    if who is None:
        return None
    login = await state.node.store.read(lambda c: stored_people.login_of(c, who.id))
    return Me(who.id, who.name, login)


@post("/me", summary="Say your name; makes a person and its cookie the first time", status_code=200)
async def hello(state: State, request: Request[Any, Any, Any], data: Hello) -> Response[Me]:
    node: Node = state.node
    who = await find_person(request)
    name = plain(data.name)
    if not name:
        raise ClientException("A name needs at least one letter.")
    if who is None:
        node.rate_limits.take(client_address(request.scope), "arrivals")
        who = await node.store.write(lambda c: stored_people.add(c, name))
    else:
        person = who.id
        await node.store.write(lambda c: stored_people.rename(c, person, name))
        node.sessions.forget(person)
    answer = Me(who.id, name, await node.store.read(lambda c: stored_people.login_of(c, who.id)))
    return Response(answer, cookies=[await _cookie(node, who.id)])


@post("/account", summary="Keep this person under a login and password", status_code=200)
async def account(state: State, request: Request[Any, Any, Any], who: Person, data: KeptAccount) -> Response[Me]:
    node: Node = state.node
    node.rate_limits.take(client_address(request.scope), "arrivals")
    before = await node.store.read(lambda c: stored_people.account_of(c, who.id))
    if before is not None:  # a cookie alone, left on somebody's machine, must not take the account away
        node.rate_limits.take(before.login, "sign-ins")
        if not await asyncio.to_thread(accounts.password_fits, before.password, data.old):
            raise ClientException("The present password (old) is wrong; it is needed to change it.", status_code=403)
    login = accounts.normalised_login(data.login)
    if len(login) < MIN_LOGIN:
        raise ClientException(f"A login has {MIN_LOGIN} to {MAX_LOGIN} letters, spaces around it not counted.")
    password = await asyncio.to_thread(accounts.hash_password, data.password)
    if not await node.store.write(lambda c: stored_people.set_account(c, who.id, login, password)):
        raise ClientException("This login is taken; choose another.", status_code=409)
    if before is not None:  # a new password: whoever came in with the old one has to come in again
        await node.sessions.sign_out_everywhere(who.id)
    return Response(Me(who.id, who.name, login), cookies=[await _cookie(node, who.id)])


@post("/sign-in", summary="Come back to one's account", status_code=200)
async def sign_in(state: State, request: Request[Any, Any, Any], data: Account) -> Response[Me]:
    node: Node = state.node
    login = accounts.normalised_login(data.login)
    node.rate_limits.take(client_address(request.scope), "arrivals")
    node.rate_limits.take(login, "sign-ins")
    row = await node.store.read(lambda c: stored_people.by_login(c, login))
    fits = await asyncio.to_thread(accounts.password_fits, row.password if row else None, data.password)
    if row is None or not fits:
        raise NotAuthorizedException("Login or password is wrong.")
    return Response(Me(row.id, row.name, login), cookies=[await _cookie(node, row.id)])


@post("/sign-out", summary="Forget the cookie; it counts no more", status_code=204)
async def sign_out(state: State, request: Request[Any, Any, Any]) -> Response[None]:
    node: Node = state.node
    who, cookie = await node.authentication.person(request.cookies, ""), request.cookies.get(cookies.COOKIE)
    if who is not None and cookie is not None:
        await node.sessions.sign_out(who.id, cookie)
    return Response(None, status_code=204, cookies=[Cookie(cookies.COOKIE, value="", max_age=0, path="/")])


@get("/tokens", summary="My tokens, without the secrets")
async def tokens(state: State, who: Person) -> list[Token]:
    rows = await state.node.store.read(lambda c: stored_people.tokens_of(c, who.id))
    return [Token(row.digest, row.label, row.made) for row in rows]


@post("/tokens", summary="Make a personal API token")
async def new_token(state: State, who: Person, data: NewToken) -> Token:
    state.node.rate_limits.take(who.id, "tokens")
    token, digest, made = await state.node.store.write(lambda c: stored_people.new_token(c, who.id, data.label))
    return Token(digest, data.label, made, token)


@delete("/tokens/{digest:str}", summary="Withdraw a token")
async def forget_token(state: State, who: Person, digest: str) -> None:
    await state.node.store.write(lambda c: stored_people.forget_token(c, who.id, digest))


@delete("/me", summary="Delete my data: name, account, tokens, notices, chat, statistics; games stay without my name")
async def leave(state: State, who: Person) -> Response[None]:
    await state.node.deletion.delete_person(who.id)
    return Response(None, status_code=204, cookies=[Cookie(cookies.COOKIE, value="", max_age=0, path="/")])


router = Router(
    "/",
    route_handlers=[me, hello, account, sign_in, sign_out, tokens, new_token, forget_token, leave],
    tags=["me"],
    opt={"spends": 2},
)
