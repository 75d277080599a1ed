"""What travels about a person: name, account, sessions, tokens."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludotheque.server.protocol.plan import Name

MIN_LOGIN, MAX_LOGIN = 3, 60
MAX_DAYS = 365  # of a token

Login = Annotated[str, Meta(min_length=MIN_LOGIN, max_length=MAX_LOGIN)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
PresentPassword = Annotated[str, Meta(max_length=200)]


class Me(Struct):
    """The person behind the cookie or token.

    ``recoverable``: the account has a recovery code; ``recovery``: the code itself, shown only when it is made.
    """

    id: str
    name: str
    login: str | None
    recoverable: bool = False
    recovery: str | None = None


class Hello(Struct, forbid_unknown_fields=True):
    """A name, to come in or to be called differently."""

    name: Name


class SignIn(Struct, forbid_unknown_fields=True):
    """A login and its password; ``bring``: whether the tables of the guest who asks come along to the account."""

    login: Login
    password: Password
    bring: bool | None = None


class KeptAccount(Struct, forbid_unknown_fields=True):
    """A login and a password to be kept; whoever has an account already must know its password (``old``)."""

    login: Login
    password: Password
    old: PresentPassword = ""


class Recover(Struct, forbid_unknown_fields=True):
    """A new password for an account whose password is lost, with its recovery code."""

    login: Login
    code: Annotated[str, Meta(max_length=60)]
    password: Password
    bring: bool | None = None


class UsedLink(Struct, forbid_unknown_fields=True):
    """The secret of a link that opens an account once; ``password``: a new one for the account, if it is wanted."""

    secret: Annotated[str, Meta(max_length=60)]
    password: Password | None = None
    bring: bool | None = None


class Confirmed(Struct, forbid_unknown_fields=True):
    """The present password, for what a cookie alone must not do; whoever has no account leaves it empty."""

    password: PresentPassword = ""


class Session(Struct):
    """A browser that is signed in; ``current``: the one that asks. ``device`` is empty where it is not known."""

    id: str
    device: str
    made: int
    used: int
    current: bool


class NewToken(Struct, forbid_unknown_fields=True):
    """What the token is for, what it may do, for how long; and the present password of whoever has an account."""

    label: Annotated[str, Meta(min_length=1, max_length=60)]
    scope: Literal["play", "read"] = "play"
    days: Annotated[int, Meta(ge=1, le=MAX_DAYS)] = 90
    password: PresentPassword = ""


class Token(Struct):
    """A personal API token; ``token`` is shown only when it is made."""

    digest: str
    label: str
    scope: Literal["play", "read"]
    made: int
    expires: int
    used: int | None
    token: str | None = None
