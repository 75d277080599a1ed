"""``ludo serve``: open the house."""

from __future__ import annotations

from typing import Any

import click

from ludotheque.server.settings import Settings, read_settings


@click.command()
@click.option("--config", type=click.Path(), help="A settings file (TOML); else LUDO_CONFIG.")
@click.option("--database", help="sqlite:///file.db or postgresql://…")
@click.option("--host", help="Address to listen on; 0.0.0.0 for the whole network.")
@click.option("--port", type=int, help="Port to listen on.")
@click.option("--public-url", help="The address that people see, for links and QR codes.")
@click.option("--robot-pause", type=float, help="Seconds a bot waits before it moves.")
@click.option("--log-level", help="debug, info, warning or error.")
def serve(config: str | None, **given: Any) -> None:
    """Open the house: tables for everybody with a browser."""
    run(read_settings(given, config))


def run(settings: Settings) -> None:
    """Serve until stopped."""
    import uvicorn

    from ludotheque.server.app import make_app

    uvicorn.run(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_level=settings.log_level,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=16_384,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
    )
