"""Serve the web app: its built files, and its one page for every address of the app."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.exceptions.responses import create_exception_response
from litestar.static_files import create_static_files_router

from ludotheque.kernel.errors import UnknownGame
from ludotheque.registry import load
from ludotheque.server import assets
from ludotheque.server.errors import Refusal
from ludotheque.server.http import brought, link_preview, preloads, session_cookies
from ludotheque.server.http.admin import provide_officer
from ludotheque.server.http.dependencies import known_game
from ludotheque.server.http.policies import PAGE_POLICY, PRIVATE_HEADERS
from ludotheque.server.http.routes.invitations import read_invitation
from ludotheque.server.http.urls import base_of
from ludotheque.server.ids import is_code
from ludotheque.server.node import Node
from ludotheque.server.people.rate_limits import client_address
from ludotheque.server.protocol.invitations import Invited
from ludotheque.server.storage.engine import StorageUnavailable

NOT_BUILT = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Ludothèque</title>
<body><h1>Ludothèque</h1><p>La maison est ouverte, mais l'application web n'a pas été construite.
The house is open, but the web app has not been built: run ./play.</p></body></html>"""
ROUTES = [
    "/",
    "/t/{code:str}",
    "/table/{table:str}",
    "/replay/{table:str}",
    "/moments/{table:str}",
    "/moments/{table:str}/{step:int}",
    "/new/{slug:str}",
    "/me",
    "/in",
    "/confirm",
    "/stop",
    "/palmares",
    "/rules/{slug:str}",
    "/lesson/{slug:str}",
    "/coup/{slug:str}",
    "/coup/{slug:str}/{puzzle:str}",
    "/coups",
    "/coups/{slug:str}",
    "/credits",
    "/programs",
    "/planche",
    "/verifier",
    "/verify",
    "/des",
    "/dice",
    "/duplicata/{group:str}",
    "/lab",
    "/edition/{slug:str}",
    "/tournaments",
    "/tournaments/new",
    "/tournament/{tournament:str}",
    "/tournament/{tournament:str}/wall",
    "/tournament/{tournament:str}/sheet/{entrant:int}",
]
SINGLE_FILES = {
    "icon.svg": "image/svg+xml",
    "icon-180.png": "image/png",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable-512.png": "image/png",
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript",
}
TABLE_COST = 3  # milliseconds of a preview that looks for a table
DAY = CacheControlHeader(public=True, max_age=86_400)
YEAR = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)  # the names of built assets hold a hash


@get(ROUTES, include_in_schema=False, spends=2)  # one that names a table costs more: _preview
async def page(request: Request[Any, Any, Any]) -> Response[str]:
    """Serve the one page of the app; its script shows the room that the address names."""
    return await _page(request)


@get("/office", include_in_schema=False, spends=1)
async def office(request: Request[Any, Any, Any]) -> Response[str]:
    """Serve the page to admins; for everybody else it is not there."""
    await provide_officer(request)
    return await _page(request)


async def _page(request: Request[Any, Any, Any]) -> Response[str]:
    preview, found = await _preview(request)
    head = link_preview.tags(preview, base_of(request), request.url.path)
    answer = shell(200, head, request.app.state.node.house.says_anything())
    if found is not None and request.url.path.startswith("/table/"):
        await _add_table(answer, found, request)
    return answer


async def _add_table(answer: Response[str], found: Invited, request: Request[Any, Any, Any]) -> None:
    """Add to the page what a table needs: links to its files, and once it has begun its game and its reader's view."""
    language = link_preview.preferred(request.headers.get("accept-language", ""))
    begun = found.status != "lobby" and bool(request.cookies)  # a stranger is asked for a name first
    own = await brought.for_table(request, found.table, language) if begun else ""
    files = preloads.of_table(assets.built(), found.game, language, bool(own))
    if not files:
        return
    answer.content = _table_page(answer.content, files, found.game if begun else "", own)
    if own:
        answer.headers.update(PRIVATE_HEADERS)
        answer.cookies.extend(session_cookies.renewed(request))


def _table_page(text: str, files: str, game: str, own: str) -> str:
    """Return the page of a table with its links, with the game's name if it is given, and with what is brought."""
    text = preloads.without_fonts(text).replace("</head>", f"{files}</head>", 1)
    text = text.replace("<html", f'<html data-game="{game}"', 1) if game else text
    return text.replace("</body>", f"{own}\n  </body>", 1) if own else text


async def _preview(request: Request[Any, Any, Any]) -> tuple[link_preview.Preview, Invited | None]:
    """Return what a link to this page leads to, and the table if it leads to one.

    Whoever tries many codes is told nothing of them.
    """
    node: Node = request.app.state.node
    language = link_preview.preferred(request.headers.get("accept-language", ""))
    asked = request.path_params
    key = str(asked.get("code") or asked.get("table") or "")
    try:
        if is_code(key):  # whatever the address calls it: ids are not found by trying, codes are
            node.rate_limits.take(client_address(request.scope), "looks")
        if key:
            await node.rate_limits.spend(client_address(request.scope), TABLE_COST)
            found = await read_invitation(node, key)
            return link_preview.of_invitation(found, load(found.game), language), found
        if request.url.path.startswith("/coup/"):
            return link_preview.of_puzzle(load(asked["slug"]), language), None
        if "slug" in asked:
            return link_preview.of_game(load(asked["slug"]), language), None
    except (Refusal, StorageUnavailable, UnknownGame):
        pass  # the page itself says what is wrong
    return link_preview.of_house(language), None


def not_found(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """Answer a wrong address: a person sees the page that says so, a program the plain answer."""
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
        language = link_preview.preferred(request.headers.get("accept-language", ""))
        return shell(404, link_preview.tags(link_preview.of_house(language), base_of(request), "/"))
    return create_exception_response(request, error)


def shell(status: int, head: str, said: bool = False) -> Response[str]:
    """Return the app, which shows the page of the address; ``head`` says what it is.

    ``said``: the host says something to everybody, so that the page asks what.
    """
    index = assets.built() / "index.html"
    text = index.read_text(encoding="utf-8") if index.exists() else NOT_BUILT
    text = text.replace("<title>", f"{head}\n    <title>", 1)
    text = text.replace("<html", "<html data-said", 1) if said else text
    headers = {"cache-control": "no-cache", "content-security-policy": PAGE_POLICY}
    return Response(text, media_type="text/html", headers=headers, status_code=status)


@get([f"/{name}" for name in SINGLE_FILES], include_in_schema=False, sync_to_thread=False, spends=0)
def single(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Serve the few files that must lie at the root: icons, manifest, service worker."""
    name = request.url.path.lstrip("/")
    file = assets.built() / name
    if not file.exists():
        raise NotFoundException("The web app has not been built.")
    headers = {"cache-control": "no-cache"}
    return Response(file.read_bytes(), media_type=SINGLE_FILES[name], headers=headers)


@get("/covers/{slug:str}", include_in_schema=False, sync_to_thread=False, cache_control=DAY, spends=1)
def cover(slug: str) -> Response[bytes]:
    """Serve the picture of a game's box, for previews of links."""
    picture = link_preview.picture(known_game(slug.removesuffix(".png")).slug)
    if not picture.is_file():
        raise NotFoundException("This game has no picture.")
    return Response(picture.read_bytes(), media_type="image/png")


def handlers() -> list[Any]:
    """Route handlers of the app's pages and files."""
    found: list[Any] = [page, office, single, cover]
    if (assets.built() / "assets").exists():
        found.append(
            create_static_files_router("/assets", [assets.built() / "assets"], cache_control=YEAR, opt={"spends": 0})
        )
    return found
