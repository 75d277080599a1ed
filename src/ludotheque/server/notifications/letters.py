"""Compose e-mails: text and simple HTML, both languages, nothing that tells the house who read them."""

from __future__ import annotations

import hashlib
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from html import escape
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct

from ludotheque.server.notifications.words import line, say

PAPER, INK, GREEN = "#f6f1e4", "#23201a", "#1f5f43"
STYLE = f"margin:0;padding:24px;background:{PAPER};color:{INK};font:16px/1.5 Georgia,serif"
BUTTON = f"display:inline-block;padding:10px 16px;border-radius:5px;background:{GREEN};color:#fff;text-decoration:none"
SMALL = "font-size:13px;color:#5b5547"


class House(Struct, frozen=True):
    """Who writes, and where its links lead."""

    sender: str
    url: str

    @property
    def domain(self) -> str:
        """Return the name of the house's machine."""
        return urlsplit(self.url).hostname or "localhost"


class Part(Struct, frozen=True):
    """One thing to say, with the page that it leads to and what stands on its button."""

    text: str
    url: str
    button: str


class Letter(Struct, frozen=True):
    """What an e-mail says: before the parts, the parts, and after them."""

    subject: str
    language: str
    head: list[str]
    parts: list[Part]
    foot: list[str]
    stop: Part | None = None


def notices_letter(house: House, language: str, name: str, rows: list[Any], stop: str) -> Letter:
    """Tell all of these notices in one letter."""
    parts = [Part(line(language, row), house.url + row.path, say(language, "notice-open")) for row in rows]
    subject = parts[0].text if len(parts) == 1 else say(language, "notice-more", n=len(parts))
    hello, why = say(language, "notice-hello", name=name), say(language, "notice-why", house=house.domain)
    stopping = Part(say(language, "notice-stop"), f"{house.url}/stop#{stop}", "")
    return Letter(subject, language, [hello], parts, [why], stopping)


def confirm_letter(house: House, language: str, secret: str) -> Letter:
    """Ask whether an address is the person's own."""
    text, button = say(language, "confirm-text", house=house.domain), say(language, "confirm-open")
    part = Part("", f"{house.url}/confirm#{secret}", button)
    return Letter(say(language, "confirm-subject"), language, [text], [part], [say(language, "confirm-else")])


def sign_in_letter(house: House, language: str, links: list[tuple[str, str]]) -> Letter:
    """Give the links into the accounts of these names."""
    text = say(language, "sign-in-text", house=house.domain)
    parts = [Part("", house.url + path, say(language, "sign-in-open", name=name)) for name, path in links]
    return Letter(say(language, "sign-in-subject"), language, [text], parts, [say(language, "sign-in-else")])


def compose(house: House, to: str, letter: Letter, identity: str, stop: str = "") -> EmailMessage:
    """Return the message. ``identity``: the same letter has the same id, so that mailboxes show it once."""
    message = EmailMessage(policy=SMTP)
    message["From"], message["To"] = house.sender, to
    message["Subject"] = " ".join(letter.subject.split())  # one line, whatever somebody is called
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = f"<{hashlib.sha256(identity.encode()).hexdigest()[:32]}@{house.domain}>"
    message["Auto-Submitted"] = "auto-generated"
    message["Content-Language"] = letter.language
    if stop:
        message["List-Unsubscribe"] = f"<{house.url}/api/email/stop/{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(_plain(letter), cte="quoted-printable")
    message.add_alternative(_html(letter), subtype="html", cte="quoted-printable")
    return message


def _plain(letter: Letter) -> str:
    parts = [f"{part.text or part.button}\n{part.url}" for part in letter.parts]
    stop = [f"{letter.stop.text}\n{letter.stop.url}"] if letter.stop else []
    return "\n\n".join([*letter.head, *parts, "-- ", *letter.foot, *stop]) + "\n"


def _html(letter: Letter) -> str:
    head = "".join(f"<p>{escape(text)}</p>" for text in letter.head)
    parts = "".join(_html_part(part) for part in letter.parts)
    foot = "".join(f'<p style="{SMALL}">{escape(text)}</p>' for text in letter.foot)
    if letter.stop:
        stop = f'<a href="{escape(letter.stop.url)}" style="color:inherit">{escape(letter.stop.text)}</a>'
        foot += f'<p style="{SMALL}">{stop}</p>'
    return (
        f'<!doctype html><html lang="{letter.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(letter.subject)}</title></head>'
        f'<body style="{STYLE}"><main style="max-width:560px;margin:0 auto">'
        f'<p style="font-size:20px;letter-spacing:.04em">Ludothèque</p>{head}{parts}<hr style="border:0;'
        f'border-top:1px solid #cfc6b0;margin:24px 0 12px">{foot}</main></body></html>'
    )


def _html_part(part: Part) -> str:
    text = f'<p style="margin:20px 0 8px"><strong>{escape(part.text)}</strong></p>' if part.text else ""
    return (
        f'{text}<p style="margin:0 0 20px"><a href="{escape(part.url)}" style="{BUTTON}">{escape(part.button)}</a></p>'
    )
