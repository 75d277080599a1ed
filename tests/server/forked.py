"""What a forked process does first. Nothing is loaded here: it has the server already."""

from __future__ import annotations

import os
import sys
from datetime import date


def serve(words: list[str], environment: dict[str, str], log: str, day: date | None) -> None:
    """``ludo serve`` in this process, which says everything into a file; ``day``: whose puzzles are today's."""
    os.environ.clear()
    os.environ.update(environment)
    if day:
        from ludotheque.puzzles import calendar

        calendar.today = lambda: day
    command(["serve", *words], log, log)


def command(words: list[str], out: str, err: str) -> None:
    """``ludo`` in this process, which says everything into these files."""
    for file, stream in ((out, 1), (err, 2)):
        with open(file, "ab", buffering=0) as opened:
            os.dup2(opened.fileno(), stream)
    sys.argv = ["ludo", *words]
    from ludotheque.cli import main

    main()
