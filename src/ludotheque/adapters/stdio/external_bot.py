"""A bot from outside at one seat: the conversation, its clock, and what goes wrong in it."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Any, TypeVar

from msgspec.structs import replace

from ludotheque.adapters.stdio import words
from ludotheque.adapters.stdio.process import Dead, Late, Process
from ludotheque.kernel.plain_text import plain
from ludotheque.kernel.setting import Setting

A = TypeVar("A", bound=words.Answer)
MOST_TOLD = 100  # a bot that talks all the time must not fill the memory
LONGEST_NAME = 24  # as of people
NAMELESS = "Bot"
START = 10.0  # seconds for hello and for ready: interpreters are slow to start


@dataclass(frozen=True)
class Clock:
    """Seconds for each decision, and a bank of seconds for a whole game."""

    move: float = 1.0
    bank: float = 0.0


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong: ``crashed``, ``late``, ``garbled`` or ``illegal``; with one sentence."""

    kind: str
    text: str


class Failed(Exception):
    """The bot gave no answer that can be used."""

    def __init__(self, fault: Fault, fatal: bool) -> None:
        super().__init__(fault.text)
        self.fault = fault
        self.fatal = fatal  # the process is of no more use in this game


class Outsider:
    """A command that speaks the protocol. It is started when first needed, and again after it was lost."""

    def __init__(self, command: str, clock: Clock | None = None) -> None:
        self.command = command
        self.clock = clock or Clock()
        self.process: Process | None = None
        self.greeting: words.Greeting | None = None
        self.bank = 0.0
        self.told: deque[str] = deque(maxlen=MOST_TOLD)  # what the bot wanted to tell, lately

    @property
    def name(self) -> str:
        return self.greeting.name if self.greeting else self.command

    def greet(self) -> words.Greeting:
        """Start it if need be, and learn its name."""
        if self.process is None or self.greeting is None:
            self._lose()
            self.process = Process(self.command)
            said = self._asked(words.Hello(), words.Greeting)
            self.greeting = replace(said, name=plain(said.name)[:LONGEST_NAME] or NAMELESS)
        return self.greeting

    def begin(self, setting: Setting, seat: int) -> None:
        """Begin a new game for it at that seat."""
        self.greet()
        self.bank = self.clock.bank
        new = words.New(
            game=setting.game.slug,
            seats=setting.seats,
            seat=seat,
            options=setting.options,
            edition=setting.edition.values,
        )
        self._asked(new, words.Ready)

    def _asked(self, said: words.Said, kind: type[A]) -> A:
        """Hear the answer without which no game can begin: a bot that says something else is of no use in this one."""
        try:
            self._say(said)
            return self._hear(kind, START)
        except Failed as failure:
            self._lose()
            raise Failed(failure.fault, fatal=True) from None

    def decide(self, events: list[tuple[int, str]], view: Mapping[str, Any], legal: list[str]) -> str:
        """Its choice among the legal tokens; Failed otherwise."""
        clock = words.Decide(move=int(self.clock.move * 1000), bank=int(self.bank * 1000))
        self._say(words.Observe(events=events, view=dict(view)), words.Legal(tokens=legal), clock)
        began = monotonic()
        token = self._hear(words.Decision, self.clock.move + self.bank).token
        self.bank -= max(0.0, monotonic() - began - self.clock.move)
        if token not in legal:
            raise Failed(Fault("illegal", f"{self.name} played {token!r}, which is not legal now"), fatal=False)
        return token

    def finish(self, scores: list[int], ranks: list[int]) -> None:
        self._say(words.Result(scores=scores, ranks=ranks))

    def close(self) -> None:
        """Say goodbye."""
        if self.process is not None:
            with suppress(Failed):
                self._say(words.Quit())
            self._lose()

    def _lose(self) -> None:
        if self.process is not None:
            self.process.end()
            self.process = None

    def _say(self, *said: words.Said) -> None:
        if self.process is None:
            raise Failed(Fault("crashed", f"{self.name} is not running"), fatal=True)
        try:
            self.process.say(*(words.encode(one) for one in said))
        except Dead as death:
            fault = Fault("crashed", f"{self.name} has ended ({death})")
        except Late:
            fault = Fault("late", f"{self.name} does not read what is said to it")
        else:
            return
        self._lose()
        raise Failed(fault, fatal=True)

    def _hear(self, kind: type[A], seconds: float) -> A:
        """Hear the answer of that kind; infos are kept. A line that comes late would be taken for the next answer, so
        a bot that is late is ended."""
        assert self.process is not None
        deadline = monotonic() + seconds
        try:
            while True:
                answer = words.read(self.process.hear(deadline))
                if isinstance(answer, words.Info):
                    self.told.append(plain(answer.text))
                elif isinstance(answer, kind):
                    return answer
                else:
                    raise ValueError(f"found {type(answer).__name__.lower()}, wanted was {kind.__name__.lower()}")
        except Dead as death:
            fault = Fault("crashed", f"{self.name} has ended ({death})")
        except Late:
            fault = Fault("late", f"{self.name} did not answer within {seconds:.1f} s")
        except ValueError as error:
            raise Failed(Fault("garbled", f"{self.name}: {error}"), fatal=False) from None
        self._lose()
        raise Failed(fault, fatal=True)
