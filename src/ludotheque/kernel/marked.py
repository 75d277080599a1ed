"""Marked text: what is to be said, before it is said in a language.

A game's ``text.py`` makes its sentences with ``say("message-id", argument=value)``. In the terminal ``say``
speaks a language at once. On the wire it marks: message and arguments are written between three characters of
Unicode's private use area, and the browser puts them into French or English from the same Fluent catalogue.

    START id SEP name=value SEP name=value END

A value is text that may itself be marked; ``#`` before it says that it is a number.
"""

from __future__ import annotations

START, SEP, END = "\ue000", "\ue001", "\ue002"


def mark(message: str, **args: int | str) -> str:
    """Make a marked message, to be used wherever a sentence in a language would be.

    >>> mark("deck", deck=12) == START + "deck" + SEP + "deck=#12" + END
    True
    """
    words = [f"{SEP}{name}={'#' if isinstance(word, int) else ''}{word}" for name, word in args.items()]
    return f"{START}{message}{''.join(words)}{END}"
