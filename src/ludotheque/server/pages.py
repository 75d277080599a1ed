"""The web app: its built files, and its one page for every address of the app."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.exceptions.responses import create_exception_response
from litestar.static_files import create_static_files_router

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
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'"
)


def built() -> Path:
    """Where the build puts the app."""
    return Path(str(resources.files("ludotheque.server"))) / "app"


@get(ROUTES, include_in_schema=False, sync_to_thread=False)
def page() -> Response[str]:
    """The one page of the app; its script shows the room that the address names."""
    return shell(200)


def lost(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """Somebody took a wrong turn: a person sees the page that says so, a program the plain answer."""
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
        return shell(404)
    return create_exception_response(request, error)


def shell(status: int) -> Response[str]:
    """The app, which shows the page of the address."""
    index = built() / "index.html"
    text = index.read_text(encoding="utf-8") if index.exists() else NOT_BUILT
    headers = {"cache-control": "no-cache", "content-security-policy": POLICY}
    return Response(text, media_type="text/html", headers=headers, status_code=status)


@get([f"/{name}" for name in SINGLE_FILES], include_in_schema=False, sync_to_thread=False)
def single(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The few files that must lie at the root: icons, manifest, service worker."""
    name = request.url.path.lstrip("/")
    file = built() / name
    if not file.exists():
        raise NotFoundException("The web app has not been built.")
    headers = {"cache-control": "no-cache"}
    return Response(file.read_bytes(), media_type=SINGLE_FILES[name], headers=headers)


def pages() -> list[Any]:
    """Route handlers of the app's pages and files."""
    handlers: list[Any] = [page, single]
    if (built() / "assets").exists():
        handlers.append(create_static_files_router("/assets", [built() / "assets"], cache_control=YEAR))
    return handlers
