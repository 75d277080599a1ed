"""``ludo serve``: open the house."""

from __future__ import annotations

import socket
import webbrowser
from threading import Timer
from typing import Any

import click

from ludotheque.cli.addresses import network_address, qr_code
from ludotheque.cli.common import console, lang_option, own_messages, say_in
from ludotheque.kernel.game import Say
from ludotheque.server.settings import BadSettings, Settings, read_settings

# Tables are long-lived and hold no cycles: look through all of them seldom, so that no move waits for it.
COLLECT = (10_000, 20, 1_000)


@click.command()
@click.option("--config", type=click.Path(), help="A settings file (TOML); else LUDO_CONFIG.")
@click.option("--database", help="sqlite:///file.db or postgresql://…")
@click.option("--host", help="Address to listen on; 0.0.0.0 for the whole network.")
@click.option("--port", type=int, help="Port to listen on.")
@click.option("--public-url", help="The address that people see, for links and QR codes.")
@click.option("--robot-pause", type=float, help="Seconds a bot waits before it moves.")
@click.option("--log-level", help="debug, info, warning or error.")
@click.option("--open", "opens", is_flag=True, help="Show the addresses and open a browser.")
@lang_option
def serve(config: str | None, opens: bool, lang: str, **given: Any) -> None:
    """Open the house: tables for everybody with a browser."""
    settings = read_settings(given, config)
    if opens:
        _announce(settings, say_in(own_messages(), lang))
    run(settings)


def _announce(settings: Settings, say: Say) -> None:
    """The addresses for this device and for others of the same network, with a QR code."""
    here = f"http://localhost:{settings.port}"
    console.print(say("house-here", url=here))
    address = network_address() if settings.host in ("0.0.0.0", "::") else None
    outside = settings.public_url or (f"http://{address}:{settings.port}" if address else "")
    if outside:
        console.print(say("house-network", url=outside))
        console.print(qr_code(outside), markup=False, highlight=False)
    console.print(say("house-stop"))
    Timer(1.5, webbrowser.open, [here]).start()


def _check_address(settings: Settings) -> None:
    """Say in one sentence that another house is open here, or that the address is not of this machine."""
    try:
        family, _, _, _, place = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
    except OSError as error:
        where, accepted = f"{settings.host}, port {settings.port}", "an address of this machine and a free port"
        raise BadSettings(f"cannot listen at {where}: {error.strerror}; accepted is {accepted}") from None


def run(settings: Settings) -> None:
    """Serve until stopped."""
    import gc

    import uvicorn

    from ludotheque.server.app import make_app
    from ludotheque.server.door import Door
    from ludotheque.server.line import Line
    from ludotheque.server.logs import config

    _check_address(settings)
    app = make_app(settings)
    Door.request_seconds = settings.request_seconds
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(*COLLECT)
    uvicorn.run(
        app,
        host=settings.host,
        port=settings.port,
        log_config=config(settings.log_level),
        access_log=False,
        http=Door,
        ws=Line,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_max_size=16_384,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
    )
