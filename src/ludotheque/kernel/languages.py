"""Know the languages of the house: each is one folder of catalogues in ``ludotheque/languages``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

FOLDER: Final = resources.files("ludotheque").joinpath("languages")
ENGLISH: Final = "en"  # what errors, logs and programs are told in
Text = Mapping[str, str]  # language -> words


class Language(msgspec.Struct, frozen=True):
    """How a language is called and how it writes; its ``language.toml`` says more to the web app."""

    name: str
    order: int
    decimal: str
    thousands: str
    typography: str  # french: blanks before : ; ? ! and within « »


@cache
def language(code: str) -> Language:
    """Read the facts of a language.

    >>> language("fr").name, language("fr").decimal
    ('Français', ',')
    """
    return msgspec.convert(tomllib.loads(house_catalogue(code, "language.toml")), Language)


def house_catalogue(code: str, name: str) -> str:
    """Read a file of a language's folder."""
    return FOLDER.joinpath(code, name).read_text(encoding="utf-8")


def _found() -> tuple[str, ...]:
    codes = [folder.name for folder in FOLDER.iterdir() if folder.joinpath("language.toml").is_file()]
    return tuple(sorted(codes, key=lambda code: (language(code).order, code)))


LANGUAGES: Final = _found()
FIRST: Final = LANGUAGES[0]  # spoken to whoever asks for none of the others
if TYPE_CHECKING:
    LanguageCode: TypeAlias = str
else:
    LanguageCode = Literal[LANGUAGES]  # what a request may name


def in_language(text: Text, code: str) -> str:
    """Say a text in that language, else in the first language that has it.

    >>> in_language({"en": "Hello"}, "fr")
    'Hello'
    """
    return next(text[one] for one in (code, *LANGUAGES, *text) if one in text)


def completed(text: Text) -> dict[str, str]:
    """Say a text in every language of the house."""
    return {code: in_language(text, code) for code in LANGUAGES}
