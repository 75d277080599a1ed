"""Who I am: a name, perhaps an account."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotAuthorizedException

from ludotheque.server.errors import Refusal
from ludotheque.server.http import session_cookies
from ludotheque.server.http.accounts import PASSWORD_COST, describe_me, set_password
from ludotheque.server.http.dependencies import find_person
from ludotheque.server.http.guests import guest_to_bring, leave_browser
from ludotheque.server.http.passwords import require_password, take_try
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.office.house_state import require_unmuted
from ludotheque.server.people import accounts, recovery
from ludotheque.server.people.rate_limits import client_address
from ludotheque.server.protocol.accounts import (
    MAX_LOGIN,
    MIN_LOGIN,
    Confirmed,
    Hello,
    KeptAccount,
    Me,
    Recover,
    SignIn,
)
from ludotheque.server.storage import credentials
from ludotheque.server.storage import people as stored_people
from ludotheque.server.storage import recovery as stored_recovery
from ludotheque.server.tables.kind_names import is_kind
from ludotheque.server.text import plain


@get("/me", summary="Who am I? null for somebody who has not said a name")
async def me(state: State, request: Request[Any, Any, Any]) -> Response[Me | None]:
    who = await find_person(request)
    if who is None:
        return Response(None)
    if who.program:
        return Response(Me(who.id, who.name, None))  # what opens the account is not a program's to know
    found = await state.node.store.read(lambda c: describe_me(c, who))
    return Response(found, cookies=session_cookies.renewed(request))


@post("/me", summary="Say your name; makes a person and its cookie the first time", status_code=200, spends=6)
async def hello(state: State, request: Request[Any, Any, Any], data: Hello) -> Response[Me]:
    node: Node = state.node
    who = await find_person(request)
    if who is not None and who.program:
        raise Refusal("token_scope")
    name = plain(data.name)
    if not name:
        raise ClientException("A name needs at least one letter.")
    if node.settings.children and not is_kind(name):
        raise Refusal("kind_name")
    if who is None:
        node.rate_limits.take(client_address(request.scope), "arrivals")
        return await _come_in(request, name)
    require_unmuted(who)
    person = Person(who.id, name)
    await node.store.write(lambda c: stored_people.rename(c, person.id, name))
    node.sessions.forget(person.id)
    return Response(await node.store.read(lambda c: describe_me(c, person)))


async def _come_in(request: Request[Any, Any, Any], name: str) -> Response[Me]:
    session = await session_cookies.new_session(request)

    def write(c: Any) -> Person:
        who = stored_people.add(c, name)
        session.begin(c, who.id)
        return who

    who = await session.node.store.write(write)
    return Response(Me(who.id, name, None), cookies=session.cookies())


@post(
    "/account",
    summary="Keep this person under a login and password, or change them",
    status_code=200,
    spends=PASSWORD_COST,
)
async def account(request: Request[Any, Any, Any], owner: Person, data: KeptAccount) -> Response[Me]:
    node: Node = request.app.state.node
    recheck = await require_password(request, owner, data.old)
    node.rate_limits.take(client_address(request.scope), "claims")
    login = accounts.normalised_login(data.login)
    if len(login) < MIN_LOGIN:
        raise ClientException(f"A login has {MIN_LOGIN} to {MAX_LOGIN} letters, spaces around it not counted.")
    return await set_password(request, owner, login, data.password, recheck)


@post("/sign-in", summary="Come back to one's account", status_code=200, spends=PASSWORD_COST)
async def sign_in(state: State, request: Request[Any, Any, Any], data: SignIn) -> Response[Me]:
    node: Node = state.node
    login = accounts.normalised_login(data.login)
    take_try(request, login)
    row = await node.store.read(lambda c: stored_people.by_login(c, login))
    fits = await accounts.password_fits(row.password if row else None, data.password)
    if row is None or not fits:
        raise NotAuthorizedException("Login or password is wrong.")
    who, session = Person(row.id, row.name), await session_cookies.new_session(request)
    guest = await guest_to_bring(request, who.id, data.bring)

    def write(c: Any) -> None:
        stored_people.lock(c, who.id)
        if stored_people.password_of(c, who.id) != row.password:  # changed while this one was hashed
            raise NotAuthorizedException("Login or password is wrong.")
        session.begin(c, who.id)

    await node.store.write(write)
    await leave_browser(request, guest, who.id)
    return Response(await node.store.read(lambda c: describe_me(c, who)), cookies=session.cookies())


@post("/recover", summary="Choose a new password with the recovery code", status_code=200, spends=PASSWORD_COST)
async def recover(state: State, request: Request[Any, Any, Any], data: Recover) -> Response[Me]:
    login, digest = accounts.normalised_login(data.login), recovery.code_digest(data.code)
    take_try(request, login)

    def find(c: Any) -> Person | None:
        row = stored_people.by_login(c, login)
        fits = stored_recovery.fits(c, row.id if row else "", digest)  # the same work for an unknown login
        return Person(row.id, row.name) if fits else None

    def require(c: Any) -> Person:
        found = find(c)
        if found is None:
            raise NotAuthorizedException("Login or recovery code is wrong.")
        return found

    who = await state.node.store.read(require)
    guest = await guest_to_bring(request, who.id, data.bring)
    answer = await set_password(request, who, login, data.password, require)
    await leave_browser(request, guest, who.id)
    return answer


@post(
    "/me/recovery",
    summary="Make a new recovery code; the one before counts no more",
    status_code=200,
    spends=PASSWORD_COST,
)
async def new_recovery(state: State, request: Request[Any, Any, Any], owner: Person, data: Confirmed) -> Me:
    recheck = await require_password(request, owner, data.password)
    code = recovery.new_code()

    def write(c: Any) -> Me:
        recheck(c)
        login = stored_people.login_of(c, owner.id)
        if login is None:
            raise ClientException("A recovery code belongs to an account: choose a login and a password first.")
        stored_recovery.keep(c, owner.id, recovery.code_digest(code))
        return Me(owner.id, owner.name, login, True, code)

    made: Me = await state.node.store.write(write)
    return made


@post("/sign-out", summary="End this browser's session", status_code=204)
async def sign_out(state: State, request: Request[Any, Any, Any]) -> Response[None]:
    node: Node = state.node
    who = await node.authentication.session(request.cookies)
    if who is not None:
        await node.sessions.withdraw(who.id, lambda c: credentials.end_session(c, who.id, who.credential))
    return Response(None, status_code=204, cookies=session_cookies.forgotten(node))


@delete(
    "/me",
    summary="Delete my data: name, account, tokens, notices, chat, statistics; games stay without my name",
    spends=PASSWORD_COST,
)
async def leave(
    state: State, request: Request[Any, Any, Any], owner: Person, data: Confirmed | None = None
) -> Response[None]:
    recheck = await require_password(request, owner, data.password if data else "")
    await state.node.deletion.delete_person(owner.id, recheck)
    return Response(None, status_code=204, cookies=session_cookies.forgotten(state.node))


router = Router(
    "/",
    route_handlers=[me, hello, account, sign_in, recover, new_recovery, sign_out, leave],
    tags=["me"],
    opt={"spends": 2},
)
