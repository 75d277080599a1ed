"""Tell requests of our own pages from those of other sites."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

SCHEMES = {"ws": "http", "wss": "https"}  # of the page that opens a socket


def is_own_origin(origins: Collection[str], public_url: str, origin: str | None, scheme: str, host: str) -> bool:
    """Tell whether a request comes from a page of this house. Browsers say where it comes from; programs do not.

    A house with a public address is called by https if that says so, whatever a proxy tells of the scheme.

    >>> [is_own_origin([], "", f"{site}", "wss", "jeux.example") for site in ("https://jeux.example", "http://jeux.example")]
    [True, False]
    """
    if origin is None or origin in origins:
        return True
    if public_url and urlsplit(public_url).netloc == host:
        return origin == public_url
    return host != "" and origin == f"{SCHEMES.get(scheme, scheme)}://{host}"
