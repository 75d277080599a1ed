"""Web push: one encrypted message to one browser."""

from __future__ import annotations

import base64
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from ludotheque.server.notifications.outbound_http import Unreachable, is_acceptable, post

DAY_SECONDS = 86_400
GONE = (404, 410)


class PushGone(Exception):
    """The browser no longer wants messages."""


def new_vapid_key() -> bytes:
    """Make the private key of the house."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def public_key(private: bytes) -> str:
    """Return what a browser needs to subscribe."""
    key = serialization.load_der_private_key(private, None)
    point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def keys_fit(keys: Mapping[str, str]) -> bool:
    """Accept a point of the curve and a secret of 16 bytes, as every browser gives them."""
    try:
        point, secret = (base64.urlsafe_b64decode(keys[name] + "==") for name in ("p256dh", "auth"))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (KeyError, ValueError):
        return False
    return len(keys) == 2 and len(secret) == 16


def send(endpoint: str, keys: Mapping[str, Any], body: str, private: bytes, contact: str) -> None:
    """Deliver one message; PushGone when the subscription has ended."""
    from py_vapid import Vapid02  # slow to import, seldom needed
    from pywebpush import WebPusher

    if not is_acceptable(endpoint):
        raise Unreachable(endpoint)
    parts = urlsplit(endpoint)
    claims = {"sub": contact, "aud": f"https://{parts.netloc}", "exp": int(time.time()) + DAY_SECONDS // 2}
    secret = base64.urlsafe_b64encode(private).rstrip(b"=").decode()
    sealed = WebPusher({"endpoint": endpoint, "keys": dict(keys)}).encode(body.encode())["body"]
    headers = {**Vapid02.from_string(secret).sign(claims), "TTL": str(DAY_SECONDS), "Content-Encoding": "aes128gcm"}
    status = post(endpoint, sealed, headers)
    if status in GONE:
        raise PushGone
    if not 200 <= status < 300:
        raise Unreachable(f"answered {status}")
