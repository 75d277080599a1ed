"""Who I am: a name, perhaps an account, tokens for programs."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import ClientException, NotAuthorizedException
from msgspec import Meta, Struct

from ludotheque.server import people
from ludotheque.server.asking import person_of
from ludotheque.server.gate import address_of
from ludotheque.server.house import House
from ludotheque.server.plain import plain
from ludotheque.server.who import Who
from ludotheque.server.wire import Name

LEAST_LOGIN, MOST_LOGIN = 3, 60


class Me(Struct):
    """The person behind the cookie or token."""

    id: str
    name: str
    login: str | None


class Hello(Struct, forbid_unknown_fields=True):
    """A name, to come in or to be called differently."""

    name: Name


class Account(Struct, forbid_unknown_fields=True):
    """A login and a password, to find one's tables on another device."""

    login: Annotated[str, Meta(min_length=LEAST_LOGIN, max_length=MOST_LOGIN)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class KeptAccount(Struct, forbid_unknown_fields=True):
    """A login and a password to be kept; whoever has an account already must know its password (``old``)."""

    login: Annotated[str, Meta(min_length=LEAST_LOGIN, max_length=MOST_LOGIN)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]
    old: Annotated[str, Meta(max_length=200)] = ""


class NewToken(Struct, forbid_unknown_fields=True):
    """What the token is for."""

    label: Annotated[str, Meta(min_length=1, max_length=60)]


class Token(Struct):
    """A personal API token; ``token`` is shown only when it is made."""

    digest: str
    label: str
    made: int
    token: str | None = None


def _login(text: str) -> str:
    """As it is kept: nothing invisible, and small letters."""
    return plain(text).lower()


async def _cookie(house: House, person: str) -> Cookie:
    return Cookie(
        people.COOKIE,
        value=people.new_cookie(await house.keys.of("cookie"), person),
        secure=house.settings.public_url.startswith("https://"),
        httponly=True,
        samesite="lax",
        max_age=people.YEAR_SECONDS,
        path="/",
    )


@get("/me", summary="Who am I? null for somebody who has not said a name")
async def me(state: State, request: Request[Any, Any, Any]) -> Me | None:
    who = await person_of(state.house, request.cookies, request.headers.get("authorization", ""))
    if who is None:
        return None
    login = await state.house.store.read(lambda c: people.login_of(c, who.id))
    return Me(who.id, who.name, login)


@post("/me", summary="Say your name; makes a person and its cookie the first time", status_code=200)
async def hello(state: State, request: Request[Any, Any, Any], data: Hello) -> Response[Me]:
    house = state.house
    who = await person_of(house, request.cookies, request.headers.get("authorization", ""))
    name = plain(data.name)
    if not name:
        raise ClientException("A name needs at least one letter.")
    if who is None:
        house.limits.take(address_of(request.scope), "arrivals")
        who = await house.store.write(lambda c: people.add(c, name))
    else:
        person = who.id
        await house.store.write(lambda c: people.rename(c, person, name))
        house.visitors.forget(person)
    answer = Me(who.id, name, await house.store.read(lambda c: people.login_of(c, who.id)))
    return Response(answer, cookies=[await _cookie(house, who.id)])


@post("/account", summary="Keep this person under a login and password", status_code=200)
async def account(state: State, request: Request[Any, Any, Any], who: Who, data: KeptAccount) -> Response[Me]:
    house: House = state.house
    house.limits.take(address_of(request.scope), "arrivals")
    before = await house.store.read(lambda c: people.account_of(c, who.id))
    if before is not None:  # a cookie alone, left on somebody's machine, must not take the account away
        house.limits.take(before.login, "sign-ins")
        if not await asyncio.to_thread(people.password_fits, before.password, data.old):
            raise ClientException("The present password (old) is wrong; it is needed to change it.", status_code=403)
    login = _login(data.login)
    if len(login) < LEAST_LOGIN:
        raise ClientException(f"A login has {LEAST_LOGIN} to {MOST_LOGIN} letters, spaces around it not counted.")
    password = await asyncio.to_thread(people.hasher.hash, data.password)
    if not await house.store.write(lambda c: people.set_account(c, who.id, login, password)):
        raise ClientException("This login is taken; choose another.", status_code=409)
    if before is not None:  # a new password: whoever came in with the old one has to come in again
        await house.visitors.sign_out_everywhere(who.id)
    return Response(Me(who.id, who.name, login), cookies=[await _cookie(house, who.id)])


@post("/sign-in", summary="Come back to one's account", status_code=200)
async def sign_in(state: State, request: Request[Any, Any, Any], data: Account) -> Response[Me]:
    house: House = state.house
    login = _login(data.login)
    house.limits.take(address_of(request.scope), "arrivals")
    house.limits.take(login, "sign-ins")
    row = await house.store.read(lambda c: people.by_login(c, login))
    fits = await asyncio.to_thread(people.password_fits, row.password if row else None, data.password)
    if row is None or not fits:
        raise NotAuthorizedException("Login or password is wrong.")
    return Response(Me(row.id, row.name, login), cookies=[await _cookie(house, row.id)])


@post("/sign-out", summary="Forget the cookie; it counts no more", status_code=204)
async def sign_out(state: State, request: Request[Any, Any, Any]) -> Response[None]:
    house: House = state.house
    who, cookie = await person_of(house, request.cookies, ""), request.cookies.get(people.COOKIE)
    if who is not None and cookie is not None:
        await house.visitors.sign_out(who.id, cookie)
    return Response(None, status_code=204, cookies=[Cookie(people.COOKIE, value="", max_age=0, path="/")])


@get("/tokens", summary="My tokens, without the secrets")
async def tokens(state: State, who: Who) -> list[Token]:
    rows = await state.house.store.read(lambda c: people.tokens_of(c, who.id))
    return [Token(row.digest, row.label, row.made) for row in rows]


@post("/tokens", summary="Make a personal API token")
async def new_token(state: State, who: Who, data: NewToken) -> Token:
    state.house.limits.take(who.id, "tokens")
    token, digest, made = await state.house.store.write(lambda c: people.new_token(c, who.id, data.label))
    return Token(digest, data.label, made, token)


@delete("/tokens/{digest:str}", summary="Withdraw a token")
async def forget_token(state: State, who: Who, digest: str) -> None:
    await state.house.store.write(lambda c: people.forget_token(c, who.id, digest))


router = Router(
    "/", route_handlers=[me, hello, account, sign_in, sign_out, tokens, new_token, forget_token], tags=["me"]
)
