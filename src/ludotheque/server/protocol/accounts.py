"""What travels about a person: name, account, tokens."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludotheque.server.protocol.plan import Name

MIN_LOGIN, MAX_LOGIN = 3, 60


class Me(Struct):
    """The person behind the cookie or token."""

    id: str
    name: str
    login: str | None


class Hello(Struct, forbid_unknown_fields=True):
    """A name, to come in or to be called differently."""

    name: Name


class Account(Struct, forbid_unknown_fields=True):
    """A login and a password, to find one's tables on another device."""

    login: Annotated[str, Meta(min_length=MIN_LOGIN, max_length=MAX_LOGIN)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class KeptAccount(Struct, forbid_unknown_fields=True):
    """A login and a password to be kept; whoever has an account already must know its password (``old``)."""

    login: Annotated[str, Meta(min_length=MIN_LOGIN, max_length=MAX_LOGIN)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]
    old: Annotated[str, Meta(max_length=200)] = ""


class NewToken(Struct, forbid_unknown_fields=True):
    """What the token is for."""

    label: Annotated[str, Meta(min_length=1, max_length=60)]


class Token(Struct):
    """A personal API token; ``token`` is shown only when it is made."""

    digest: str
    label: str
    made: int
    token: str | None = None
