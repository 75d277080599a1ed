"""A bot that runs as a process: lines out, lines in, and never longer than allowed."""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import subprocess
import tempfile
from time import monotonic

from ludotheque.adapters.stdio.words import LONGEST_LINE
from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.plain_text import plain

LAST_WORDS = 300  # bytes of what a dead bot wrote to stderr
GRACE = 0.5  # seconds to end after having been told so
DEAF = 5.0  # seconds for a bot to take what is said to it


class NoSuchBot(LudoError):
    """The command of a bot cannot be run."""


class Dead(Exception):
    """The process has ended, or says more than anybody can read."""


class Late(Exception):
    """No line came in time."""


class Process:
    """The bot's command in a process group of its own, so that all it started can be ended with it."""

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise NoSuchBot(f"--bot: {command!r} cannot be read as a command: {error}") from None
        if not words:
            raise NoSuchBot("--bot: found an empty command, accepted is a level or a command that starts a bot")
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  closed by end()
        try:
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, start_new_session=True
            )
        except OSError as error:
            self.errors.close()
            raise NoSuchBot(f"--bot: {command!r} cannot be started: {error.strerror}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.heard = bytearray()
        self.waiting = selectors.DefaultSelector()
        self.waiting.register(self.process.stdout, selectors.EVENT_READ)
        self.taking = selectors.DefaultSelector()
        self.taking.register(self.process.stdin, selectors.EVENT_WRITE)
        os.set_blocking(self.process.stdin.fileno(), False)

    def say(self, *lines: bytes) -> None:
        """Write the lines; Dead if nobody reads them any more, Late if a bot that lives leaves them lying."""
        assert self.process.stdin is not None
        left, deadline = b"".join(line + b"\n" for line in lines), monotonic() + DEAF
        while left:
            if not self.taking.select(max(0.0, deadline - monotonic())):
                raise Late
            try:
                left = left[os.write(self.process.stdin.fileno(), left) :]
            except OSError:
                raise Dead(self.last_words()) from None

    def hear(self, deadline: float) -> bytes:
        """Read the next line that is not blank; Late or Dead if there is none."""
        while True:
            line, newline, rest = self.heard.partition(b"\n")
            if newline:
                self.heard = rest
                if line.strip():
                    return bytes(line)
                continue
            if len(self.heard) > LONGEST_LINE:
                raise Dead(f"a line of more than {LONGEST_LINE} bytes")
            self._read(deadline)

    def _read(self, deadline: float) -> None:
        if not self.waiting.select(max(0.0, deadline - monotonic())):
            raise Late
        assert self.process.stdout is not None
        found = os.read(self.process.stdout.fileno(), 65536)
        if not found:
            raise Dead(self.last_words())
        self.heard += found

    def last_words(self) -> str:
        """How it ended, and the end of what it wrote to stderr."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self.errors.seek(0, os.SEEK_END)
        self.errors.seek(max(0, self.errors.tell() - LAST_WORDS))
        said = self.errors.read().decode(errors="replace").strip()
        code = self.process.returncode
        return f"exit code {code}" + (f": {plain(said.splitlines()[-1])}" if said else "")

    def end(self) -> None:
        """End the process and all that it started."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        with contextlib.suppress(OSError):
            os.killpg(self.process.pid, 9)
        self.process.wait()
        self.waiting.close()
        self.taking.close()
        self.errors.close()
