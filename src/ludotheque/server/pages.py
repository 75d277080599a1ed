"""The web app: its built files, and its one page for every address of the app."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.static_files import create_static_files_router

NOT_BUILT = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Ludothèque</title>
<body><h1>Ludothèque</h1><p>La maison est ouverte, mais l'application web n'a pas été construite.
The house is open, but the web app has not been built: run ./play.</p></body></html>"""
ROUTES = ["/", "/t/{code:str}", "/table/{table:str}", "/new/{slug:str}", "/me", "/rules/{slug:str}", "/credits"]


def built() -> Path:
    """Where the build puts the app."""
    return Path(str(resources.files("ludotheque.server"))) / "app"


@get(ROUTES, include_in_schema=False, sync_to_thread=False)
def page() -> Response[str]:
    index = built() / "index.html"
    text = index.read_text(encoding="utf-8") if index.exists() else NOT_BUILT
    return Response(text, media_type="text/html", headers={"cache-control": "no-cache"})


def pages() -> list[Any]:
    """Route handlers of the app's pages and files."""
    handlers: list[Any] = [page]
    if (built() / "assets").exists():
        year = "public, max-age=31536000, immutable"
        files = create_static_files_router("/assets", [built() / "assets"], cache_control=None)
        files.response_headers = []
        handlers.append(files)
        del year
    return handlers
