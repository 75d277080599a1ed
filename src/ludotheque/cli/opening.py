"""A house opened at home: is the port free, the addresses with a QR code, the browser when the house answers."""

from __future__ import annotations

import errno
import socket
import time
import webbrowser
from threading import Thread
from urllib.error import URLError
from urllib.request import urlopen

from ludotheque.cli.addresses import qr_code
from ludotheque.cli.common import console
from ludotheque.kernel.game import Say
from ludotheque.server.http.urls import for_other_devices
from ludotheque.server.settings import BadSettings, Settings

PATIENCE = 60.0  # seconds for the house to answer before its page is opened all the same
ANSWER = 2.0  # seconds that an open house may take to say so


def taken(settings: Settings) -> bool:
    """Tell whether another program listens there already. An address that is not of this machine is refused."""
    try:
        family, _, _, _, place = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return True
        where, accepted = f"{settings.host}, port {settings.port}", "an address of this machine and a free port"
        raise BadSettings(f"cannot listen at {where}: {error.strerror}; accepted is {accepted}") from None
    return False


def already_open(settings: Settings, say: Say) -> bool:
    """Is it a house of ours? Then its page is opened."""
    here = _here(settings)
    try:
        with urlopen(f"{here}/health", timeout=ANSWER) as answer:
            found = b'"open"' in answer.read(100)
    except (URLError, OSError):
        found = False
    if found:
        console.print(say("house-already", url=here))
        webbrowser.open(here)
    return found


def announce(settings: Settings, say: Say) -> None:
    """Show the addresses for this device and for others of the same network, with a QR code."""
    console.print(say("house-here", url=_here(settings)))
    elsewhere = for_other_devices(settings)
    if elsewhere:
        console.print(say("house-network", url=elsewhere))
        console.print(qr_code(elsewhere))
    console.print(say("house-stop"))
    Thread(target=_open_page, args=(settings,), daemon=True).start()


def _here(settings: Settings) -> str:
    return f"http://localhost:{settings.port}"


def _open_page(settings: Settings) -> None:
    """Wait for the house: a page that is opened too early says that there is nobody."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("localhost", settings.port), 1).close()
            break
        except OSError:
            time.sleep(0.2)
    webbrowser.open(_here(settings))
