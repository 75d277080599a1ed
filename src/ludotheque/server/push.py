"""Web push: one encrypted message to one browser."""

from __future__ import annotations

import base64
import ipaddress
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

TIMEOUT_SECONDS = 10
GONE = (404, 410)


class PushGone(Exception):
    """The browser no longer wants messages."""


def new_vapid_key() -> bytes:
    """A private key of the house, made once."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def public_key(private: bytes) -> str:
    """What a browser needs to subscribe."""
    key = serialization.load_der_private_key(private, None)
    point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def is_acceptable(endpoint: str) -> bool:
    """Only https to a named public host: the house never calls addresses of its own network."""
    parts = urlsplit(endpoint)
    host = parts.hostname or ""
    if parts.scheme != "https" or "." not in host or host.endswith((".local", ".internal", ".localhost")):
        return False
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return True
    return False


def send(endpoint: str, keys: Mapping[str, Any], body: str, private: bytes, contact: str) -> None:
    """Deliver one message; PushGone when the subscription has ended."""
    from pywebpush import WebPushException, webpush  # slow to import, seldom needed

    secret = base64.urlsafe_b64encode(private).rstrip(b"=").decode()
    try:
        webpush(
            {"endpoint": endpoint, "keys": dict(keys)},
            body,
            vapid_private_key=secret,
            vapid_claims={"sub": contact},
            timeout=TIMEOUT_SECONDS,
            ttl=86_400,
        )
    except WebPushException as error:
        if error.response is not None and error.response.status_code in GONE:
            raise PushGone from None
        raise
