"""'Your turn' by push and feed."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotFoundException

from ludotheque.registry import load
from ludotheque.server.http.urls import base_of
from ludotheque.server.identity import Person
from ludotheque.server.notifications import web_push
from ludotheque.server.notifications.outbound_http import is_acceptable
from ludotheque.server.people import cookies
from ludotheque.server.protocol.notifications import Endpoint, Feeds, Key, Subscription
from ludotheque.server.storage import credentials
from ludotheque.server.storage import notices as stored_notices
from ludotheque.server.storage import push as stored_push

FEED_SECRET = "feed"  # the name of what signs feeds among the secrets


@get("/push/key", summary="The house's public key for push", spends=0)
async def key(state: State) -> Key:
    return Key(await state.node.push.public_key())


@post("/push", summary="Subscribe this browser", status_code=204, spends=5)
async def subscribe(state: State, owner: Person, data: Subscription) -> None:
    state.node.rate_limits.take(owner.id, "pushes")
    if not is_acceptable(data.endpoint) or not web_push.keys_fit(data.keys):
        raise ClientException("This is not a push subscription of a browser.")
    keys = json.dumps(data.keys)
    await state.node.store.write(lambda c: stored_push.subscribe(c, owner.id, data.endpoint, keys))


@delete("/push", summary="Unsubscribe this browser", status_code=204, spends=5)
async def unsubscribe(state: State, owner: Person, data: Endpoint) -> None:
    await state.node.store.write(lambda c: stored_push.forget_own(c, owner.id, data.endpoint))


@get("/feeds", summary="The addresses of my feeds", spends=1)
async def feeds(state: State, owner: Person) -> Feeds:
    return await _feeds(state, owner.id)


async def _feeds(state: State, person: str) -> Feeds:
    number = await state.node.store.read(lambda c: credentials.feed_of(c, person))
    secret = cookies.sign(await state.node.secrets.get(FEED_SECRET), _feed(person, number))
    return Feeds(f"/feed/{secret}/atom", f"/feed/{secret}/json")


@post("/feeds", summary="Give my feeds another address; the old one counts no more", status_code=200, spends=5)
async def renew_feeds(state: State, owner: Person) -> Feeds:
    await state.node.store.write(lambda c: credentials.renew_feed(c, owner.id))
    return await _feeds(state, owner.id)


def _feed(person: str, number: int) -> str:
    """Return what the address of a feed is signed for; the first one is as it was before they could be renewed."""
    return f"{person}.{number}" if number else person


@get("/feed/{secret:str}/{form:str}", summary="'Your turn' as Atom or JSON feed", spends=8)
async def feed(state: State, request: Request[Any, Any, Any], secret: str, form: str) -> Response[str]:
    signed = cookies.signed_text(await state.node.secrets.get(FEED_SECRET), secret) or ""
    person = signed.partition(".")[0]
    number = await state.node.store.read(lambda c: credentials.feed_of(c, person)) if signed else None
    if number is None or signed != _feed(person, number) or form not in ("atom", "json"):
        raise NotFoundException("There is no such feed.")
    rows = await state.node.store.read(lambda c: stored_notices.latest(c, person))
    company = await state.node.store.read(lambda c: stored_notices.company(c, person, {row.subject for row in rows}))
    base = base_of(request)
    entries = [_entry(base, row, company.get(row.subject, [])) for row in rows]
    return _atom(base, entries) if form == "atom" else _json(base, entries)


def _entry(base: str, row: Any, others: list[str]) -> dict[str, str]:
    at = datetime.fromtimestamp(row.at / 1000, UTC).isoformat(timespec="seconds")
    name = row.key if row.seq is None else row.seq  # as readers know it
    return {"id": f"{base}{row.path}#{name}", "url": f"{base}{row.path}", "title": _title(row, others), "at": at}


def _title(row: Any, others: list[str]) -> str:
    """Say what it is about, in both languages: nobody knows who reads a feed."""
    if row.kind == "round":
        return f"{row.title}\u202f: la ronde commence (the round begins)"
    title = load(row.game).title if row.game else row.title
    if row.kind == "invite":
        return f"{title} · {row.by} vous invite (invites you)"
    return f"{title} · {', '.join(others) or 'robots'}\u202f: à vous (your turn)"


def _atom(base: str, entries: list[dict[str, str]]) -> Response[str]:
    updated = entries[0]["at"] if entries else "2020-01-01T00:00:00+00:00"
    items = "".join(
        f"<entry><id>{escape(e['id'])}</id><title>{escape(e['title'])}</title>"
        f"<updated>{e['at']}</updated><link href={quoteattr(e['url'])}/></entry>"
        for e in entries
    )
    text = (
        '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">'
        f"<id>{escape(base)}/feed</id><title>Ludothèque</title><updated>{updated}</updated>"
        f"<author><name>Ludothèque</name></author>{items}</feed>"
    )
    return Response(text, media_type="application/atom+xml")


def _json(base: str, entries: list[dict[str, str]]) -> Response[str]:
    items = [
        {"id": e["id"], "url": e["url"], "title": e["title"], "content_text": e["title"], "date_published": e["at"]}
        for e in entries
    ]
    data = {"version": "https://jsonfeed.org/version/1.1", "title": "Ludothèque", "home_page_url": base, "items": items}
    return Response(json.dumps(data, ensure_ascii=False), media_type="application/feed+json")


router = Router("/", route_handlers=[key, subscribe, unsubscribe, feeds, renew_feeds], tags=["news"])
