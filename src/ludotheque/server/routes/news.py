"""'Your turn' by push and feed."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Annotated, Any
from xml.sax.saxutils import escape, quoteattr

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotFoundException
from msgspec import Meta, Struct

from ludotheque.server import notices, people, push
from ludotheque.server.own_address import base_of
from ludotheque.server.who import Who
from ludotheque.shelf import load


class Key(Struct):
    """The public key of the house."""

    key: str


class Subscription(Struct):
    """What a browser's PushSubscription gives."""

    endpoint: Annotated[str, Meta(max_length=500)]
    keys: dict[str, Annotated[str, Meta(max_length=200)]]


class Endpoint(Struct, forbid_unknown_fields=True):
    """The address of a browser subscription."""

    endpoint: str


class Feeds(Struct):
    """Private addresses of the person's feed."""

    atom: str
    json: str


@get("/push/key", summary="The house's public key for push")
async def key(state: State) -> Key:
    return Key(push.public_key(await state.house.keys.of("vapid")))


@post("/push", summary="Subscribe this browser", status_code=204)
async def subscribe(state: State, who: Who, data: Subscription) -> None:
    state.house.limits.take(who.id, "pushes")
    if not push.is_acceptable(data.endpoint) or not push.keys_fit(data.keys):
        raise ClientException("This is not a push subscription of a browser.")
    keys = json.dumps(data.keys)
    await state.house.store.write(lambda c: notices.subscribe(c, who.id, data.endpoint, keys))


@delete("/push", summary="Unsubscribe this browser", status_code=204)
async def unsubscribe(state: State, who: Who, data: Endpoint) -> None:
    await state.house.store.write(lambda c: notices.forget_own(c, who.id, data.endpoint))


@get("/feeds", summary="The addresses of my feeds")
async def feeds(state: State, who: Who) -> Feeds:
    secret = people.sign(await state.house.keys.of("feed"), who.id)
    return Feeds(f"/feed/{secret}/atom", f"/feed/{secret}/json")


@get("/feed/{secret:str}/{form:str}", summary="'Your turn' as Atom or JSON feed")
async def feed(state: State, request: Request[Any, Any, Any], secret: str, form: str) -> Response[str]:
    person = people.signed_person(await state.house.keys.of("feed"), secret)
    if person is None or form not in ("atom", "json"):
        raise NotFoundException("There is no such feed.")
    rows = await state.house.store.read(lambda c: notices.latest(c, person))
    company = await state.house.store.read(lambda c: notices.company(c, person, {row.table_id for row in rows}))
    base = base_of(request)
    entries = [_entry(base, row, company.get(row.table_id, [])) for row in rows]
    return _atom(base, entries) if form == "atom" else _json(base, entries)


def _entry(base: str, row: Any, others: list[str]) -> dict[str, str]:
    at = datetime.fromtimestamp(row.at / 1000, UTC).isoformat(timespec="seconds")
    title = f"{load(row.game).title} · {', '.join(others) or 'robots'}\u202f: à vous (your turn)"
    return {
        "id": f"{base}/table/{row.table_id}#{row.seq}",
        "url": f"{base}/table/{row.table_id}",
        "title": title,
        "at": at,
    }


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


router = Router("/", route_handlers=[key, subscribe, unsubscribe, feeds], tags=["news"])
