"""A command of ``ludo admin`` for each act of the office, made from what travels."""

from __future__ import annotations

import asyncio
import getpass
from collections.abc import Callable
from contextlib import suppress
from typing import Any, get_args

import click
import msgspec

from ludotheque.cli.common import console, lang_option, own_messages, say_in
from ludotheque.cli.house_options import database_options, house_settings
from ludotheque.extras import need
from ludotheque.kernel.errors import BadOption, LudoError

POSITIONAL = ("person", "table", "tournament", "report", "name")  # the others are options
IDS = {"ignore_unknown_options": True}  # an id may begin with a dash
HELP = {
    "reason": "Why, for the audit log.",
    "hours": "For how long.",
    "minutes": "For how long, or in how long.",
    "fr": "In French.",
    "en": "In English.",
}


def act_types() -> tuple[type, ...]:
    """Return every kind of act."""
    from ludotheque.server.protocol.office import AnyAct

    return get_args(AnyAct)


def at_the_machine() -> tuple[str, str]:
    """Say who acts: whoever is signed in at this machine."""
    user = ""
    with suppress(OSError, KeyError):  # a container may know no names
        user = getpass.getuser()
    return "", f"ludo admin {user}".strip()[:60]


def act_command(kind: Any) -> click.Command:
    """Make the command of an act: its subject and names as arguments, all else as options."""
    fields = msgspec.structs.fields(kind)
    tag = kind.__struct_config__.tag

    def run(config: str | None, database: str | None, lang: str, **given: Any) -> None:
        _perform(lang, config, database, {"act": tag, **given})

    command: Callable[..., Any] = lang_option(database_options(run))
    for field in reversed(fields):
        if field.name in POSITIONAL:
            command = click.argument(field.name)(command)
        else:
            option = f"--{field.name}"
            command = click.option(option, required=True, help=HELP[field.name], metavar=field.name.upper())(command)
    return click.command(tag, help=kind.__doc__, context_settings=IDS)(command)


def _perform(lang: str, config: str | None, database: str | None, words: dict[str, Any]) -> None:
    need("server", "ludo admin")
    from ludotheque.server.office import acts
    from ludotheque.server.protocol.office import AnyAct
    from ludotheque.server.storage.backup import open_existing

    try:
        act = msgspec.convert(words, AnyAct, strict=False)
    except msgspec.ValidationError as error:
        wrong, _, field = str(error).partition(" - at `$.")
        raise BadOption(f"{field.rstrip('`')}: {wrong[:1].lower()}{wrong[1:]}") from None
    settings = house_settings(config, database)
    desk = asyncio.run(acts.desk_for(act, at_the_machine()))
    done = in_transaction(open_existing(settings), lambda c: acts.perform(c, desk, act))
    say = say_in(own_messages(), lang)
    console.print(say("admin-done", entry=done.entry), soft_wrap=True)
    if done.secret:
        secret = settings.public_url + done.secret if done.secret.startswith("/") else done.secret
        console.print(say("admin-secret", secret=secret), soft_wrap=True)


def in_transaction(engine: Any, run: Callable[[Any], Any]) -> Any:
    """Run something in a transaction of its own; what is refused becomes one sentence."""
    from ludotheque.server.errors import Refusal
    from ludotheque.server.storage.engine import StorageUnavailable, answering

    try:
        with answering(), engine.begin() as c:
            return run(c)
    except Refusal as refusal:
        raise LudoError(refusal.text) from None
    except StorageUnavailable as error:
        raise LudoError(f"the database cannot be written: {error}") from None
