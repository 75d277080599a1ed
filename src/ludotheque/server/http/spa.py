"""Serve the web app: its built files, and its one page for every address of the app."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.exceptions.responses import create_exception_response
from litestar.static_files import create_static_files_router

from ludotheque.server import assets
from ludotheque.server.http.policies import PAGE_POLICY

NOT_BUILT = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Ludothèque</title>
<body><h1>Ludothèque</h1><p>La maison est ouverte, mais l'application web n'a pas été construite.
The house is open, but the web app has not been built: run ./play.</p></body></html>"""
ROUTES = [
    "/",
    "/t/{code:str}",
    "/table/{table:str}",
    "/replay/{table:str}",
    "/new/{slug:str}",
    "/me",
    "/palmares",
    "/rules/{slug:str}",
    "/lesson/{slug:str}",
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
YEAR = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)  # the names of built assets hold a hash


@get(ROUTES, include_in_schema=False, sync_to_thread=False, spends=0)
def page() -> Response[str]:
    """Serve the one page of the app; its script shows the room that the address names."""
    return shell(200)


def not_found(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """Answer a wrong address: a person sees the page that says so, a program the plain answer."""
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
        return shell(404)
    return create_exception_response(request, error)


def shell(status: int) -> Response[str]:
    """Return the app, which shows the page of the address."""
    index = assets.built() / "index.html"
    text = index.read_text(encoding="utf-8") if index.exists() else NOT_BUILT
    headers = {"cache-control": "no-cache", "content-security-policy": PAGE_POLICY}
    return Response(text, media_type="text/html", headers=headers, status_code=status)


@get([f"/{name}" for name in SINGLE_FILES], include_in_schema=False, sync_to_thread=False, spends=1)
def single(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Serve the few files that must lie at the root: icons, manifest, service worker."""
    name = request.url.path.lstrip("/")
    file = assets.built() / name
    if not file.exists():
        raise NotFoundException("The web app has not been built.")
    headers = {"cache-control": "no-cache"}
    return Response(file.read_bytes(), media_type=SINGLE_FILES[name], headers=headers)


def handlers() -> list[Any]:
    """Route handlers of the app's pages and files."""
    found: list[Any] = [page, single]
    if (assets.built() / "assets").exists():
        found.append(
            create_static_files_router("/assets", [assets.built() / "assets"], cache_control=YEAR, opt={"spends": 1})
        )
    return found
