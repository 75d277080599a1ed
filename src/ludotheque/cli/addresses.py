"""Where the house can be found: this machine, and other devices of the same network."""

from __future__ import annotations

import io
import socket
import struct
import sys

import segno

ADDRESS_OF_INTERFACE = 0x8915  # SIOCGIFADDR


def network_address() -> str | None:
    """This machine's address on its own network, None if it has none; asks only the machine itself."""
    found = [*_of_interfaces(), *_of_name()]
    return next((address for address in found if not address.startswith("127.")), None)


def _of_interfaces() -> list[str]:
    if sys.platform != "linux":
        return []
    import fcntl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode()[:15])
            try:
                answer = fcntl.ioctl(probe.fileno(), ADDRESS_OF_INTERFACE, request)
            except OSError:
                continue
            found.append(socket.inet_ntoa(answer[20:24]))
    return found


def _of_name() -> list[str]:
    try:
        return [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        return []


def qr_code(url: str) -> str:
    """A QR code made of characters."""
    picture = io.StringIO()
    segno.make(url, error="m").terminal(out=picture, compact=True, border=2)
    return picture.getvalue()
