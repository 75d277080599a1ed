"""What travels about printing."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ludotheque.kernel.languages import FIRST, LanguageCode

PaperName = Literal["a4", "letter"]


class PrintOrder(Struct, forbid_unknown_fields=True, frozen=True):
    """Own component values to be printed; values left out are the house's."""

    values: dict[str, Any]
    language: LanguageCode = FIRST
    paper: PaperName = "a4"
