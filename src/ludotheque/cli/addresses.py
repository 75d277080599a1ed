"""A QR code for the terminal."""

from __future__ import annotations

import io

import segno


def qr_code(url: str) -> str:
    """Draw a QR code made of characters."""
    picture = io.StringIO()
    segno.make(url, error="m").terminal(out=picture, compact=True, border=2)
    return picture.getvalue()
