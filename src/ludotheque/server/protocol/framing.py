"""Frame a message as a server sends it on a WebSocket; what many are told is framed once."""

from __future__ import annotations

from struct import pack

TEXT = 0x81  # the first byte of a whole text message
SHORT, LONG = 126, 65_536  # sizes from which on they are written in 16, in 64 bits


def framed(*parts: bytes) -> bytes:
    """Frame a whole text message, given in parts: final, unmasked, its size in 7, 16 or 64 bits (RFC 6455, 5.2).

    >>> framed(b"do", b"ne")
    b'\\x81\\x04done'
    """
    text = b"".join(parts)
    size = len(text)
    if size < SHORT:
        return pack("!BB", TEXT, size) + text
    if size < LONG:
        return pack("!BBH", TEXT, SHORT, size) + text
    return pack("!BBQ", TEXT, SHORT + 1, size) + text


def text_of(frame: bytes) -> bytes:
    """Return the text of a whole frame.

    >>> [text_of(framed(bytes(size))) == bytes(size) for size in (0, 125, 126, 65_535, 65_536)]
    [True, True, True, True, True]
    """
    return frame[{SHORT: 4, SHORT + 1: 10}.get(frame[1], 2) :]
