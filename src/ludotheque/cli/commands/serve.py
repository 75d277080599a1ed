"""``ludo serve``: open the house."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import click

from ludotheque.cli.common import lang_option, own_messages, say_in
from ludotheque.cli.setting_options import all_settings
from ludotheque.extras import needs
from ludotheque.kernel.errors import LudoError
from ludotheque.server.settings import Settings, read_settings

# Tables are long-lived and hold no cycles: look through all of them seldom, and through what is new in small parts, so
# that no move waits for it: 2,000 objects take a millisecond.
COLLECT = (2_000, 100, 1_000)
QUIET = {"log_level": "warning"}  # at home the addresses stay on the screen, not a line for every request


@click.command()
@click.option("--config", type=click.Path(), help="A settings file (TOML); else LUDO_CONFIG.")
@all_settings
@click.option("--open", "opens", is_flag=True, help="Show the addresses and open a browser.")
@lang_option
@needs("server", "ludo serve")
def serve(config: str | None, opens: bool, lang: str, **given: Any) -> None:
    """Open the house: tables for everybody with a browser."""
    from ludotheque.cli.opening import already_open, announce, taken

    say = say_in(own_messages(), lang)
    settings = read_settings(given, config, otherwise=QUIET if opens else {})
    if taken(settings):
        if opens and already_open(settings, say):
            return
        raise LudoError(say("port-taken", port=str(settings.port), other=str(settings.port + 1)))
    if opens:
        announce(settings, say)
    run(settings)


def run(settings: Settings) -> None:
    """Serve until stopped."""
    import gc
    import signal

    import uvicorn

    from ludotheque.server.app import make_app
    from ludotheque.server.http.connection import DeadlineHttpProtocol
    from ludotheque.server.log_config import config
    from ludotheque.server.people.connection_gate import ConnectionGate
    from ludotheque.server.people.read_pace import PacedReading, ReadPace
    from ludotheque.server.realtime.websocket import FastWebSocket

    app = make_app(settings)
    DeadlineHttpProtocol.request_seconds = settings.request_seconds
    DeadlineHttpProtocol.head_seconds = min(settings.head_seconds, settings.request_seconds)
    DeadlineHttpProtocol.gate = ConnectionGate(settings)
    PacedReading.pace = ReadPace(settings)
    raise_file_limit()
    signal.signal(signal.SIGTERM, _leave)
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(*COLLECT)
    uvicorn.run(
        app,
        host=settings.host,
        port=settings.port,
        log_config=config(settings.log_level),
        access_log=False,
        server_header=False,
        http=DeadlineHttpProtocol,
        ws=FastWebSocket,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_max_size=16_384,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
    )


def raise_file_limit() -> None:
    """Take as many open files as the system allows: every connection is one."""
    try:
        import resource  # not on Windows
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _leave(*_: object) -> None:
    """End by itself rather than of the signal, which uvicorn raises again: the interpreter gives everything back."""
    raise SystemExit(0)
