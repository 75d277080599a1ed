"""Texts of people as they are shown to others: one line, nothing invisible, nothing that turns the text around it."""

from __future__ import annotations

import unicodedata

UNSHOWN = ("Cc", "Cf", "Co", "Cs")  # control, format (bidirectional overrides among them), private use, surrogates
JOINERS = "\u200c\u200d"  # of some scripts and of composed pictures; in a name they would make two that look the same


def plain(text: str, joiners: bool = False) -> str:
    """Return the text without what cannot be seen.

    >>> plain(" Le\u0301a\u202e \\n Tom ")
    'Léa Tom'
    """
    spaced = (" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text))
    shown = (c for c in spaced if unicodedata.category(c) not in UNSHOWN or (joiners and c in JOINERS))
    return " ".join("".join(shown).split())
