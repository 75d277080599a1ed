"""What travels about being told: settings, addresses, holidays."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludotheque.server.protocol.accounts import PresentPassword

NoticeKind = Literal["turn", "round", "invite"]
NoticeChannel = Literal["push", "webhook", "email"]
NoticeTrouble = Literal["", "refused", "unreachable"]
WebhookShape = Literal["discord", "matrix", "slack"]
Minute = Annotated[int, Meta(ge=0, le=1439)]  # after midnight
Day = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$(?!\n)")]
LinkSecret = Annotated[str, Meta(max_length=60)]


class NoticeSettings(Struct, forbid_unknown_fields=True):
    """How a person wants to be told: by which channels of each kind, when not, how often at most by e-mail."""

    language: Annotated[str, Meta(max_length=8)]
    zone: Annotated[str, Meta(max_length=60)]
    quiet_from: Minute | None
    quiet_to: Minute | None
    digest: Annotated[int, Meta(ge=5, le=1440)]  # minutes
    channels: dict[NoticeKind, list[NoticeChannel]]


class EmailAddress(Struct):
    """The address of the person; ``trouble``: why the last message was not taken."""

    address: str
    confirmed: bool
    trouble: NoticeTrouble


class Webhook(Struct):
    """The webhook of the person; its whole address is not shown again."""

    host: str
    shape: WebhookShape
    trouble: NoticeTrouble


class Notices(Struct):
    """All about being told; ``sends_email``: the house has a mail server."""

    settings: NoticeSettings
    email: EmailAddress | None
    webhook: Webhook | None
    browsers: int
    sends_email: bool


class NewEmail(Struct, forbid_unknown_fields=True):
    """An address, and the present password of whoever has an account: who reads its mail can come in."""

    address: Annotated[str, Meta(max_length=254)]
    password: PresentPassword = ""


class NewWebhook(Struct, forbid_unknown_fields=True):
    """An address that is called, and the shape of message that it reads."""

    url: Annotated[str, Meta(max_length=500)]
    shape: WebhookShape


class TestNotice(Struct, forbid_unknown_fields=True):
    """The channel that is tried."""

    channel: NoticeChannel


class Tested(Struct):
    """Whether the message was taken."""

    taken: bool


class EmailSecret(Struct, forbid_unknown_fields=True):
    """The secret of a link that confirms an address."""

    secret: LinkSecret


class AskedLink(Struct, forbid_unknown_fields=True):
    """The address to which a link to come in is sent."""

    address: Annotated[str, Meta(max_length=254)]


class Holiday(Struct):
    """Days off, both included; ``begun``: it can only be shortened."""

    first: str
    last: str
    begun: bool


class Holidays(Struct):
    """The person's days off of this year and those to come; ``left``: days that remain of the year's allowance."""

    days: list[Holiday]
    allowance: int
    left: int
    earliest: str


class NewHoliday(Struct, forbid_unknown_fields=True):
    """The first and the last day off."""

    first: Day
    last: Day
