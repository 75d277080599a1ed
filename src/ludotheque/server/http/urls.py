"""Find the address under which other devices reach the house."""

from __future__ import annotations

import socket
import struct
import sys
from typing import Any

from litestar import Request

from ludotheque.server.http.admin import is_called_here
from ludotheque.server.settings import Settings

ADDRESS_OF_INTERFACE = 0x8915  # SIOCGIFADDR
EVERYWHERE = ("0.0.0.0", "::", "")  # listens on the whole network


def for_other_devices(settings: Settings) -> str:
    """Return the address for other devices: the public one, else that of this machine on its network; else empty.

    >>> for_other_devices(Settings(public_url="https://jeux.example/"))
    'https://jeux.example'
    >>> for_other_devices(Settings(host="127.0.0.1"))
    ''
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    address = network_address() if settings.host in EVERYWHERE else None
    return f"http://{address}:{settings.port}" if address else ""


def base_of(request: Request[Any, Any, Any]) -> str:
    """Return what an invitation begins with: an address that other devices can use, if there is one."""
    settings: Settings = request.app.state.node.settings
    own = str(request.base_url).rstrip("/")
    if settings.public_url or is_called_here(request.headers.get("host", "")):
        return for_other_devices(settings) or own
    return own


def network_address() -> str | None:
    """Find this machine's address on its own network, None if it has none; asks only the machine itself."""
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
