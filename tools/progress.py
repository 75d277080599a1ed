"""Show how far a long set-up is: one line that changes on a terminal, a line now and then anywhere else."""

from __future__ import annotations

import sys
import time
from threading import Event, Thread

REDRAW = 0.3  # seconds on a terminal
REMIND = 15.0  # seconds anywhere else
WIDTH = 100


class Progress:
    """What is being done, each thing with its last word; ``done`` leaves a line behind."""

    def __init__(self) -> None:
        self.words: dict[str, str] = {}
        self.began: dict[str, float] = {}
        self.terminal = sys.stderr.isatty()
        self.ended = Event()
        self.thread = Thread(target=self._draw, daemon=True)

    def __enter__(self) -> Progress:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.ended.set()
        self.thread.join()

    def tell(self, what: str, word: str) -> None:
        """Say how far one thing is."""
        self.began.setdefault(what, time.monotonic())
        self.words[what] = word

    def done(self, what: str) -> None:
        """Say that it is done, and how long it took."""
        self.words.pop(what, None)
        seconds = time.monotonic() - self.began.pop(what, time.monotonic())
        self.say(f"  {what}: done in {seconds:.0f} s")

    def say(self, line: str) -> None:
        """Write a line that stays."""
        sys.stderr.write(f"\r\033[K{line}\n" if self.terminal else f"{line}\n")
        sys.stderr.flush()

    def _draw(self) -> None:
        began = time.monotonic()
        while not self.ended.wait(REDRAW if self.terminal else REMIND):
            seconds = int(time.monotonic() - began)
            now = " · ".join(f"{what}: {word}" for what, word in list(self.words.items()))
            line = f"  {seconds // 60}:{seconds % 60:02} {now}"[:WIDTH]
            sys.stderr.write(f"\r\033[K{line}" if self.terminal else f"{line}\n")
            sys.stderr.flush()
        if self.terminal:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()
