"""Asking at the keyboard: with completion on a real terminal, plainly anywhere else."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter

from ludotheque.kernel.game import Say


class Asker:
    """Reads one answer at a time; None when there will be no more."""

    def __init__(self, say: Say) -> None:
        self.say = say
        real = sys.stdin.isatty() and sys.stdout.isatty()
        self.session: PromptSession[str] | None = PromptSession() if real else None

    def ask(self, meanings: Mapping[str, str]) -> str | None:
        """Ask for an answer; the tokens are completed and their meanings shown beside them."""
        completer = WordCompleter(list(meanings), meta_dict=dict(meanings), sentence=True)
        return self._read("> ", completer)

    def wait(self) -> str | None:
        return self._read("", None)

    def _read(self, prompt: str, completer: WordCompleter | None) -> str | None:
        try:
            if self.session is not None:
                return self.session.prompt(prompt, completer=completer).strip()
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            return None
        except UnicodeDecodeError:
            return "?"
