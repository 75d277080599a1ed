"""Texts of people as they are shown to others: one line, nothing invisible, nothing that turns the text around it."""

from __future__ import annotations

import unicodedata

UNSHOWN = ("Cc", "Cf", "Co", "Cs")  # control, format (bidirectional overrides among them), private use, surrogates
IGNORABLE = (  # Default_Ignorable_Code_Point of the Unicode database, which Python's own does not tell
    *(range(0xAD, 0xAE), range(0x34F, 0x350), range(0x61C, 0x61D), range(0x115F, 0x1161), range(0x17B4, 0x17B6)),
    *(range(0x180B, 0x1810), range(0x200B, 0x2010), range(0x202A, 0x202F), range(0x2060, 0x2070)),
    *(range(0x3164, 0x3165), range(0xFE00, 0xFE10), range(0xFEFF, 0xFF00), range(0xFFA0, 0xFFA1)),
    *(range(0xFDD0, 0xFDF0),),  # and code points that are no characters, as the last two of each 65,536
    *(range(0xFFF0, 0xFFF9), range(0x1BCA0, 0x1BCA4), range(0x1D173, 0x1D17B), range(0xE0000, 0xE1000)),
)
BLANK = "\u2800\ufffc\U00013441\U00013442\U0001d159"  # drawn as nothing: a Braille cell, a missing object, others
MAX_MARKS = 5  # upon one letter: more of them would run over the lines above and below
JOINERS = "\u200c\u200d\ufe0e\ufe0f"  # of some scripts and of pictures; in names they would make two that look the same


def plain(text: str, joiners: bool = False) -> str:
    """Return the text without what cannot be seen; empty if nothing in it can.

    >>> plain(" Le\u0301a\u202e \\n Tom "), plain("\u3164\u2800\ufe0f")
    ('Léa Tom', '')
    >>> len(plain("Z" + 20 * "\u0353"))
    6
    """
    spaced = (" " if letter.isspace() or letter in BLANK else letter for letter in text)
    shown = "".join(letter for letter in spaced if not _is_unshown(letter) or (joiners and letter in JOINERS))
    whole = _with_few_marks(unicodedata.normalize("NFC", " ".join(shown.split())))
    return whole if any(_is_visible(letter) for letter in whole) else ""


def _with_few_marks(text: str) -> str:
    kept, marks = list[str](), 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= MAX_MARKS:
            kept.append(letter)
    return "".join(kept)


def _is_unshown(letter: str) -> bool:
    point = ord(letter)
    return (
        unicodedata.category(letter) in UNSHOWN
        or point & 0xFFFE == 0xFFFE
        or any(point in ignorable for ignorable in IGNORABLE)
    )


def _is_visible(letter: str) -> bool:
    """Is this a letter, a digit, a sign or a picture of its own, and no mark upon another?"""
    return unicodedata.category(letter)[0] in "LNPS" and not _is_unshown(letter)
