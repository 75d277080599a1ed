"""How I want to be told, where I am reached, and a test of it."""

from __future__ import annotations

import json
import secrets
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotFoundException
from msgspec import structs

from ludotheque.kernel.languages import LANGUAGES
from ludotheque.server.errors import Refusal
from ludotheque.server.http.accounts import PASSWORD_COST
from ludotheque.server.http.link_preview import preferred
from ludotheque.server.http.passwords import require_password
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.notifications.letters import confirm_letter
from ludotheque.server.notifications.notice import CHANNELS, KINDS
from ludotheque.server.notifications.outbound_http import is_acceptable
from ludotheque.server.notifications.quiet_hours import zone_of
from ludotheque.server.protocol import notices as wire
from ludotheque.server.storage import addresses, notice_settings
from ludotheque.server.storage import push as stored_push
from ludotheque.server.storage.credentials import digest
from ludotheque.server.storage.engine import Connection
from ludotheque.server.text import is_email_address

NO_EMAIL = "This house sends no e-mail."


@get("/me/notices", summary="How I want to be told, and where I am reached", spends=2)
async def show(state: State, owner: Person) -> wire.Notices:
    return await _shown(state.node, owner.id)


async def _shown(node: Node, person: str) -> wire.Notices:
    return await node.store.read(lambda c: _describe(c, person, node.mailer is not None))


def _describe(c: Connection, person: str, sends_email: bool) -> wire.Notices:
    found, email, hook = notice_settings.read(c, person), addresses.email_of(c, person), addresses.webhook_of(c, person)
    channels = {kind: [*found["channels"].get(kind, CHANNELS)] for kind in KINDS}
    names = [field.name for field in structs.fields(wire.NoticeSettings)]
    settings = wire.NoticeSettings(**{name: found[name] for name in names} | {"channels": channels})
    return wire.Notices(
        settings,
        None if email is None else wire.EmailAddress(email.address, email.confirmed is not None, email.trouble),
        None if hook is None else wire.Webhook(urlsplit(hook.url).hostname or "", hook.shape, hook.trouble),
        len(stored_push.subscriptions_of(c, person)),
        sends_email,
    )


@put("/me/notices", summary="Choose how I want to be told", spends=8)
async def choose(state: State, owner: Person, data: wire.NoticeSettings) -> wire.Notices:
    if zone_of(data.zone) is None:
        raise ClientException("There is no such time zone.")
    if data.language and data.language not in LANGUAGES:
        raise ClientException(f"Accepted languages are {', '.join(LANGUAGES)}.")
    if (data.quiet_from is None) != (data.quiet_to is None):
        raise ClientException("Quiet hours have a beginning and an end.")
    values: dict[str, Any] = {**msgspec.to_builtins(data), "channels": json.dumps(data.channels)}
    await state.node.store.write(lambda c: notice_settings.write(c, owner.id, **values))
    return await _shown(state.node, owner.id)


def _language(c: Connection, request: Request[Any, Any, Any], person: str) -> str:
    """Return the person's language; whoever has chosen none is written to in that of their page, from now on."""
    chosen = str(notice_settings.read(c, person)["language"])
    if chosen:
        return chosen
    language = preferred(request.headers.get("accept-language", ""))
    notice_settings.write(c, person, language=language)
    return language


@put("/me/email", summary="Give my e-mail address; a link sent there confirms it", spends=PASSWORD_COST)
async def set_email(
    state: State, request: Request[Any, Any, Any], owner: Person, address: str, data: wire.NewEmail
) -> wire.Notices:
    node: Node = state.node
    if node.mailer is None:
        raise ClientException(NO_EMAIL)
    mailbox = data.address.strip().lower()
    if not is_email_address(mailbox):
        raise ClientException("This is not an e-mail address.")
    recheck = await require_password(request, owner, data.password)
    for who, limit in ((owner.id, "e-mails"), (address, "e-mails"), (mailbox, "mailboxes")):
        node.rate_limits.take(who, limit)
    secret = secrets.token_urlsafe(32)

    def write(c: Connection) -> str:
        recheck(c)
        addresses.set_email(c, owner.id, mailbox, digest(secret))
        return _language(c, request, owner.id)

    language = await node.store.write(write)
    node.mailer.send(mailbox, confirm_letter(node.mailer.house, language, secret), secret)
    return await _shown(node, owner.id)


@delete("/me/email", summary="Forget my e-mail address", status_code=200, spends=5)
async def forget_email(state: State, owner: Person) -> wire.Notices:
    await state.node.store.write(lambda c: addresses.forget_email(c, owner.id))
    return await _shown(state.node, owner.id)


@put("/me/webhook", summary="Give a webhook of mine", spends=5)
async def set_webhook(
    state: State, request: Request[Any, Any, Any], owner: Person, data: wire.NewWebhook
) -> wire.Notices:
    state.node.rate_limits.take(owner.id, "pushes")
    if not is_acceptable(data.url):
        raise ClientException("A webhook is an https address of a public host.")

    def write(c: Connection) -> None:
        addresses.set_webhook(c, owner.id, data.url, data.shape)
        _language(c, request, owner.id)

    await state.node.store.write(write)
    return await _shown(state.node, owner.id)


@delete("/me/webhook", summary="Forget my webhook", status_code=200, spends=5)
async def forget_webhook(state: State, owner: Person) -> wire.Notices:
    await state.node.store.write(lambda c: addresses.forget(c, "webhook", owner.id))
    return await _shown(state.node, owner.id)


@post("/me/notices/test", summary="Send me a test by one channel, at once", status_code=200, spends=10)
async def test(state: State, owner: Person, data: wire.TestNotice) -> wire.Tested:
    node: Node = state.node
    node.rate_limits.take(owner.id, "e-mails")
    taken = await node.notifier.test(owner.id, data.channel)
    if taken is None:
        raise Refusal("malformed", "This channel has not been set up.")
    return wire.Tested(taken)


@post("/email/confirm", summary="Confirm an e-mail address by the link that was sent there", status_code=204, spends=5)
async def confirm(state: State, data: wire.EmailSecret, address: str) -> None:
    state.node.rate_limits.take(address, "arrivals")
    if await state.node.store.write(lambda c: addresses.confirm_email(c, digest(data.secret))) is None:
        raise NotFoundException("This link has been used or is too old; ask for another.")


@post("/email/stop/{link:str}", summary="End e-mails by the link in one of them (RFC 8058)", status_code=204, spends=5)
async def stop(state: State, link: str) -> None:
    if not await state.node.stops.stop(link):
        raise NotFoundException("This link is not of this house.")


router = Router(
    "/",
    route_handlers=[show, choose, set_email, forget_email, set_webhook, forget_webhook, test, confirm, stop],
    tags=["news"],
)
