"""Settings of the house: by option, environment (LUDO_…) or one TOML file, in this order."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ludotheque.kernel.errors import LudoError


class BadSettings(LudoError):
    """A setting that the house does not know or cannot use."""


class Settings(Struct, forbid_unknown_fields=True, frozen=True):
    """Every setting with its default; docs/hosting.md explains each."""

    database: str = "sqlite:///ludotheque.db"
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8765
    public_url: str = ""
    origins: list[str] = []
    hosts: list[str] = []  # logins that may use the lab; without any, whoever sits at the machine itself
    studies: str = "studies"  # folder of the lab's studies
    robot_workers: Annotated[int, Meta(ge=0, le=64)] = 0  # processes that think for bots; 0: one less than the cores
    robots_elsewhere: bool = False  # with PostgreSQL: bots think on machines that run `ludo worker`
    robot_effort: Annotated[float, Meta(gt=0, le=10)] = 1.0  # of the time and games that a level may think
    robot_pause: Annotated[float, Meta(ge=0, le=10)] = 0.7
    chat_per_minute: Annotated[int, Meta(ge=1, le=600)] = 30
    commands_per_second: Annotated[int, Meta(ge=1, le=100_000)] = 50
    most_tables_per_person: Annotated[int, Meta(ge=1, le=100_000)] = 200
    looks_per_minute: Annotated[int, Meta(ge=1, le=1_000_000)] = (
        60  # whole tables, with their logs, that a person opens
    )
    requests_per_second: Annotated[int, Meta(ge=1, le=1_000_000)] = 100  # of one address
    arrivals_per_minute: Annotated[int, Meta(ge=1, le=1_000_000)] = 20  # new people and sign-ins of one address
    sockets_per_person: Annotated[int, Meta(ge=1, le=1_000_000)] = 40
    sockets_per_address: Annotated[int, Meta(ge=1, le=1_000_000)] = 400
    request_seconds: Annotated[float, Meta(gt=0, le=600)] = 20.0  # that a request may take to arrive whole
    ping_seconds: Annotated[float, Meta(gt=0, le=600)] = 20.0  # a page that answers no ping for so long is gone
    log_level: str = "info"
    slow_disk: bool = False  # every write waits 50 to 100 ms: for tests of races
    contact: str = "mailto:host@example.org"


LISTS = ("origins", "hosts")  # with commas in the environment
DATABASES = ("sqlite:", "postgresql:", "postgresql+psycopg:")
LOG_LEVELS = ("debug", "info", "warning", "error")


def read_settings(
    given: Mapping[str, Any],
    file: str | None,
    environment: Mapping[str, str] = os.environ,
    otherwise: Mapping[str, Any] = MappingProxyType({}),
) -> Settings:
    """The settings; an option beats the environment, which beats the file, which beats ``otherwise``."""
    values: dict[str, Any] = dict(otherwise)
    path = file or environment.get("LUDO_CONFIG")
    if path:
        try:
            values.update(tomllib.loads(Path(path).read_text(encoding="utf-8")))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadSettings(f"{path}: {error}; accepted is a TOML file") from None
    for name in Settings.__struct_fields__:
        text = environment.get(f"LUDO_{name.upper()}")
        if text is not None:
            values[name] = [part.strip() for part in text.split(",") if part.strip()] if name in LISTS else text
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        found = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        accepted = ", ".join(Settings.__struct_fields__)
        raise BadSettings(f"settings: {error}; known settings are {accepted}") from None
    return _checked(found)


def _checked(found: Settings) -> Settings:
    """What a type cannot say; addresses lose the slash that people write at their end."""
    if not found.database.startswith(DATABASES):
        raise BadSettings("setting database: accepted are sqlite:///file.db and postgresql://name@machine/database")
    if found.robots_elsewhere and not found.database.startswith("postgresql"):
        raise BadSettings("robots_elsewhere needs a PostgreSQL database, which workers share; this one is SQLite")
    if found.log_level.lower() not in LOG_LEVELS:
        raise BadSettings(f"setting log_level: found {found.log_level!r}, accepted are {', '.join(LOG_LEVELS)}")
    for name, address in (("public_url", found.public_url), *(("origins", origin) for origin in found.origins)):
        if address and not address.startswith(("http://", "https://")):
            raise BadSettings(f"setting {name}: found {address!r}, accepted is an address such as https://jeux.example")
    return msgspec.structs.replace(
        found,
        public_url=found.public_url.rstrip("/"),
        origins=[origin.rstrip("/") for origin in found.origins],
        hosts=[login.strip().lower() for login in found.hosts],  # as logins are kept
    )
