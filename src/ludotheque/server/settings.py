"""Read the settings of the house: by option, by environment (LUDO_…) or from one TOML file, in this order."""

from __future__ import annotations

import logging
import os
import tomllib
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from email.utils import parseaddr
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ludotheque.kernel.errors import LudoError

log = logging.getLogger("ludotheque.settings")


class BadSettings(LudoError):
    """A setting that the house does not know or cannot use."""


Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Seconds = Annotated[float, Meta(gt=0, le=600)]
Announcers = Literal["everybody", "admins"]


class Settings(Struct, forbid_unknown_fields=True, frozen=True):
    """Every setting with its default; docs/hosting.md explains each, ``HELP`` in one line."""

    database: str = "sqlite:///ludotheque.db"
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8765
    public_url: str = ""
    origins: list[str] = []
    admins: list[str] = []
    studies: str = "studies"
    robot_workers: Annotated[int, Meta(ge=0, le=64)] = 0
    robots_elsewhere: bool = False
    robot_effort: Annotated[float, Meta(gt=0, le=10)] = 1.0
    robot_pause: Annotated[float, Meta(ge=0, le=10)] = 0.1
    chat_per_minute: Annotated[int, Meta(ge=1, le=600)] = 30
    commands_per_second: Annotated[int, Meta(ge=1, le=100_000)] = 50
    most_tables_per_person: Annotated[int, Meta(ge=1, le=100_000)] = 200
    looks_per_minute: Count = 60
    abandoned_days: Count = 60
    lobby_days: Annotated[int, Meta(ge=0, le=100_000)] = 30
    guest_days: Annotated[int, Meta(ge=0, le=100_000)] = 0
    chat_days: Annotated[int, Meta(ge=0, le=100_000)] = 0
    tournaments: Announcers = "everybody"
    imports_megabytes: Count = 500
    requests_per_second: Count = 100
    work_per_second: Count = 250
    arrivals_per_minute: Count = 20
    sockets_per_person: Count = 40
    sockets_per_address: Count = 400
    connections_per_address: Count = 100
    most_connections: Count = 2000
    head_seconds: Seconds = 5.0
    request_seconds: Seconds = 20.0
    ping_seconds: Seconds = 20.0
    log_level: str = "info"
    metrics_token: str = ""
    slow_disk: bool = False
    contact: str = "mailto:host@example.org"
    children: bool = False
    email_from: str = ""
    smtp_host: str = ""
    smtp_port: Annotated[int, Meta(ge=1, le=65535)] = 587
    smtp_security: str = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    holiday_days: Annotated[int, Meta(ge=0, le=366)] = 30

    @property
    def announcers(self) -> Announcers:
        """Return who may announce tournaments: in a house for children only admins (T-01)."""
        return "admins" if self.children else self.tournaments


HELP = {
    "database": "sqlite:///file.db or postgresql://…",
    "host": "Address to listen on; 0.0.0.0 for the whole network.",
    "port": "Port to listen on.",
    "public_url": "The address that people see, for links and QR codes.",
    "origins": "Other origins whose pages may use this house, with commas.",
    "admins": "Logins that may use the lab and the office, with commas; without any, whoever sits at the machine.",
    "studies": "Folder of the lab's studies.",
    "robot_workers": "Processes that think for bots; 0: one less than the cores.",
    "robots_elsewhere": "With PostgreSQL: bots think on machines that run `ludo worker`.",
    "robot_effort": "How much the bots think, as a part or a multiple of what their level allows.",
    "robot_pause": "Seconds in which a bot answers where hands or bids are hidden; its answer times then tell nothing.",
    "chat_per_minute": "Messages of a person in a minute.",
    "commands_per_second": "Commands of a person in a second.",
    "most_tables_per_person": "Tables that a person may open in an hour.",
    "looks_per_minute": "Whole tables with their logs that a person may open in a minute.",
    "abandoned_days": "Days, of those the house was open, without any event after which a game is closed and given up.",
    "lobby_days": "Days without any event after which a table at which no game began is closed; 0: never.",
    "guest_days": "Days after which a guest who is not seen again is deleted; their games stay, 0: never.",
    "chat_days": "Days after which what was said at tables that have ended is deleted; 0: never.",
    "tournaments": "Who may announce tournaments: everybody or admins.",
    "imports_megabytes": "Megabytes that all imported records may fill.",
    "requests_per_second": "Requests of one address in a second.",
    "work_per_second": "Milliseconds of this machine's work that one address may ask for in a second.",
    "arrivals_per_minute": "New people and sign-ins of one address in a minute.",
    "sockets_per_person": "Open pages of one person.",
    "sockets_per_address": "Open pages of one address.",
    "connections_per_address": "Plain connections of one address at a time.",
    "most_connections": "Plain connections of all addresses at a time.",
    "head_seconds": "Seconds that the head of a request may take to arrive.",
    "request_seconds": "Seconds that a request may take to arrive whole.",
    "ping_seconds": "Seconds after which a page that answers no ping is closed.",
    "log_level": "debug, info, warning or error.",
    "metrics_token": "What /metrics asks for as a bearer token; without one it answers this machine only.",
    "slow_disk": "Let every write wait 50 to 100 ms, for tests of races.",
    "contact": "Where push services and visitors reach the host: mailto:… or https://…",
    "children": "A house for children: set phrases instead of free chat, no strangers at any table.",
    "email_from": "The sender of the house's e-mails, such as Ludothèque <jeux@example.org>.",
    "smtp_host": "The mail server through which the house sends; without one it sends no e-mail.",
    "smtp_port": "Its port.",
    "smtp_security": "starttls, tls from the first byte, or none (a server on this machine only).",
    "smtp_user": "The name with which the house signs in there, if it must.",
    "smtp_password": "The password that goes with it; better by the environment than in a file.",
    "holiday_days": "Days off in a year that a person may take from games by correspondence; 0: none.",
}
OLD_NAMES = {"hosts": "admins"}
LISTS = ("origins", "admins")  # with commas in options and in the environment
NOT_SETTINGS = {  # names in the environment that mean something else: commands, building, tests
    *("CONFIG", "LANG", "TOKEN", "PYTHON", "HOME", "PURE", "ONLY_GAMES", "C_FILES", "NO_WEB", "APP", "PACKAGE"),
    *("LAUNCHER", "PROGRESS"),
    *("TESTS", "SEED", "LEAK_GAMES", "LEAK_EVENTS", "LEAK_FIRST"),
}
DATABASES = ("sqlite:", "postgresql:", "postgresql+psycopg:")
SMTP_SECURITY = ("starttls", "tls", "none")
LOG_LEVELS = ("debug", "info", "warning", "error")


def read_settings(
    given: Mapping[str, Any],
    file: str | None,
    environment: Mapping[str, str] = os.environ,
    otherwise: Mapping[str, Any] = MappingProxyType({}),
) -> Settings:
    """Read the settings; an option beats the environment, which beats the file, which beats ``otherwise``."""
    values: dict[str, Any] = dict(otherwise)
    path = file or environment.get("LUDO_CONFIG")
    if path:
        values.update(_read_file(path))
    _name_unknown(environment)
    for name in Settings.__struct_fields__:
        text = environment.get(f"LUDO_{name.upper()}")
        if text is not None:
            values[name] = text
    values.update({name: value for name, value in given.items() if value is not None})
    _accept_old_names(values, environment)
    return _checked(Settings(**{name: _converted(name, value) for name, value in values.items()}))


def _read_file(path: str) -> dict[str, Any]:
    """Read a file of settings; a name that is none is refused."""
    try:
        found = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{path}: {error}; accepted is a TOML file") from None
    for name in found:
        if name not in Settings.__struct_fields__ and name not in OLD_NAMES:
            accepted = ", ".join(Settings.__struct_fields__)
            raise BadSettings(f"{path}: there is no setting {name!r}{_meant(name)}; known settings are {accepted}")
    return found


def _name_unknown(environment: Mapping[str, str]) -> None:
    """Warn of each LUDO_… that is no setting: it is ignored, and probably a slip."""
    known = {*(name.upper() for name in (*Settings.__struct_fields__, *OLD_NAMES)), *NOT_SETTINGS}
    for name in sorted(environment):
        if name.startswith("LUDO_") and name[5:] not in known:
            log.warning("%s is ignored: there is no such setting%s", name, _meant(name[5:].lower(), "LUDO_", str.upper))


def _meant(name: str, prefix: str = "", written: Callable[[str], str] = str) -> str:
    near = get_close_matches(name, Settings.__struct_fields__, 1)
    return f"; did you mean {prefix}{written(near[0])}?" if near else ""


def _accept_old_names(values: dict[str, Any], environment: Mapping[str, str]) -> None:
    """Read a setting that was renamed under its old name, too, and say so."""
    for old, name in OLD_NAMES.items():
        found = environment.get(f"LUDO_{old.upper()}", values.pop(old, None))
        if found is not None:
            log.warning("setting %s is now called %s; please rename it", old, name)
            values.setdefault(name, found)


def _converted(name: str, value: Any) -> Any:
    """Convert one value to the setting's type; the error names the setting, what was found and what is accepted."""
    kind = TYPES[name]
    if name in LISTS and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        shown = "something else" if name in SECRET else repr(value)
        raise BadSettings(f"setting {name}: found {shown}, accepted is {_accepted(kind)}") from None


SECRET = ("database", "metrics_token", "smtp_password")  # never shown
TYPES = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def _accepted(kind: Any) -> str:
    """Say what a setting of that type accepts.

    >>> _accepted(TYPES["port"]), _accepted(TYPES["robot_effort"])
    ('a whole number from 0 to 65535', 'a number above 0, at most 10')
    """
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.IntType(ge=least, le=most):
            return f"a whole number from {least} to {most}"
        case msgspec.inspect.FloatType(gt=None, ge=least, le=most):
            return f"a number from {least} to {most}"
        case msgspec.inspect.FloatType(gt=above, le=most):
            return f"a number above {above}, at most {most}"
        case msgspec.inspect.BoolType():
            return "true or false"
        case msgspec.inspect.LiteralType(values=values):
            return " or ".join(str(value) for value in values)
        case msgspec.inspect.ListType():
            return "a list of texts"
    return "a text"


def _checked(found: Settings) -> Settings:
    """Check what a type cannot say; addresses lose the slash that people write at their end."""
    if not found.database.startswith(DATABASES):
        raise BadSettings("setting database: accepted are sqlite:///file.db and postgresql://name@machine/database")
    if found.robots_elsewhere and not found.database.startswith("postgresql"):
        raise BadSettings("robots_elsewhere needs a PostgreSQL database, which workers share; this one is SQLite")
    if found.log_level.lower() not in LOG_LEVELS:
        raise BadSettings(f"setting log_level: found {found.log_level!r}, accepted are {', '.join(LOG_LEVELS)}")
    _check_email(found)
    for name, address in (("public_url", found.public_url), *(("origins", origin) for origin in found.origins)):
        if address and not address.startswith(("http://", "https://")):
            raise BadSettings(f"setting {name}: found {address!r}, accepted is an address such as https://jeux.example")
    return msgspec.structs.replace(
        found,
        public_url=found.public_url.rstrip("/"),
        origins=[origin.rstrip("/") for origin in found.origins],
        admins=[login.strip().lower() for login in found.admins],  # as logins are kept
    )


def _check_email(found: Settings) -> None:
    """Check that a house which sends e-mail says from whom, and where its links lead."""
    if found.smtp_security not in SMTP_SECURITY:
        accepted = ", ".join(SMTP_SECURITY)
        raise BadSettings(f"setting smtp_security: found {found.smtp_security!r}, accepted are {accepted}")
    if not found.smtp_host:
        return
    if "@" not in parseaddr(found.email_from)[1]:
        raise BadSettings("setting email_from: a house with smtp_host needs a sender such as Jeux <jeux@example.org>")
    if not found.public_url:
        raise BadSettings("setting public_url: a house with smtp_host needs it for the links in its e-mails")
    if found.smtp_security == "none" and found.smtp_password:
        raise BadSettings("setting smtp_security: a password is sent over starttls or tls only")
