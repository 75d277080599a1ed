"""One game at the terminal: shows the table, asks, explains, writes the record."""

from __future__ import annotations

import time

from rich.padding import Padding
from rich.text import Text

from ludotheque.bots.bot import Bot
from ludotheque.cli.ask import Asker
from ludotheque.cli.common import console, own_messages, say_in, styled
from ludotheque.kernel.errors import BadToken, LudoError
from ludotheque.kernel.nearest import nearest
from ludotheque.kernel.record import Record
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER, State

INKS = ("cyan", "yellow", "magenta", "green", "red", "blue", "bright_cyan", "bright_yellow", "bright_magenta")


def indented(line: str | Text) -> Padding:
    """Print a line of the table; what does not fit goes on below its beginning."""
    return Padding(line, (0, 0, 0, 2))


def choice(number: int, token: str, meaning: str) -> Padding:
    """Print a choice with its number: its token, and what it means."""
    return indented(
        styled("[bold]{number:>3}[/] [cyan]{token}[/]  {meaning}", number=number, token=token, meaning=meaning)
    )


class Leave(Exception):
    """Somebody wants to leave the table."""


class Table:
    """The state, the people at it, and the words to tell it with."""

    def __init__(self, state: State, record: Record, bots: dict[int, Bot], seed: int, lang: str) -> None:
        self.state, self.record, self.bots, self.lang = state, record, bots, lang
        self.people = set(range(state.setting.seats)) - set(bots)
        self.game = state.setting.game
        self.rng = Rng(seed)
        self.say = say_in(own_messages(), lang)
        self.words = say_in(self.game.messages, lang)
        self.asker = Asker(self.say)
        self.pause = 0.0
        self.at_keyboard: int | None = None

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        console.rule(Text(self.game.title, "bold"))
        try:
            while self.state.actor() != OVER:
                self.step()
        except Leave:
            console.print(self.say("left", steps=len(self.record.steps)))
            return
        self.show(None)
        scores, ranks = self.state.scores(), self.state.ranks()
        console.rule(Text(self.say("over"), "bold"))
        for seat in sorted(range(len(scores)), key=lambda s: (ranks[s], s)):
            console.print(f"  {ranks[seat]}.", self.name(seat), f" {scores[seat]}")

    def step(self) -> None:
        """One event: chance, a bot or a person."""
        actor = int(self.state.actor())
        if actor == CHANCE:
            action = self.state.sample(self.rng)
        elif actor in self.people:
            action = self.decide(actor)
        else:
            action = self.bots[actor].decide(self.state, actor, seed=int(self.rng.next()))
            time.sleep(self.pause)
        self.carry_out(actor, action)

    def carry_out(self, actor: int, action: int) -> None:
        """Play the event and tell it as the person at the keyboard may know it."""
        viewer = next(iter(self.people)) if len(self.people) == 1 else None
        token = self.game.masked(self.state, self.game.token(self.state, action), viewer)
        before = self.state.observe(viewer)
        self.record.play(self.state, action)
        edition = self.state.setting.edition
        told = self.game.narrate(before, actor, token, self.state.observe(viewer), edition, self.words)
        ink = "dim" if actor == CHANCE else INKS[actor % len(INKS)]
        for number, sentence in enumerate(told):
            line = styled(f"[{ink}]●[/] {{told}}", told=sentence)
            console.print(indented(line.append(f" {token}", "dim") if number == 0 else line))

    def name(self, seat: int) -> Text:
        bot = self.bots.get(seat)
        told = (
            self.say("seat-bot", seat=seat, bot=bot.level.name_in(self.lang))
            if bot
            else self.say("seat-you", seat=seat)
        )
        return Text(told, INKS[seat % len(INKS)])

    def show(self, seat: int | None) -> None:
        console.print()
        for line in self.game.table(self.state.observe(seat), self.state.setting.edition, self.words):
            console.print(indented(line))

    def decide(self, seat: int) -> int:
        """Ask a person until there is a legal answer."""
        self.hand_over(seat)
        self.show(seat)
        view = self.state.observe(seat)
        tokens = self.game.legal_tokens(self.state)
        edition = self.state.setting.edition
        meanings = {token: self.game.explain(view, token, edition, self.words) for token in tokens}
        console.print()
        console.print(self.name(seat))
        for number, token in enumerate(tokens, 1):
            console.print(choice(number, token, meanings[token]))
        while True:
            answer = self.asker.ask(meanings)
            if answer is None:
                raise Leave
            action = self.answered(answer, tokens)
            if action is not None:
                return action

    def hand_over(self, seat: int) -> None:
        """Several people at one keyboard: hide the last hand before the next is shown."""
        if len(self.people) > 1 and self.at_keyboard != seat:
            console.clear()
            console.print(self.say("hand-over", seat=seat))
            if self.asker.wait() is None:
                raise Leave
        self.at_keyboard = seat

    def answered(self, answer: str, tokens: list[str]) -> int | None:
        """Return the action meant by the answer, or None after saying what it was taken for."""
        if answer in ("q", "quit", "exit"):
            raise Leave
        if answer in ("", "?", "h", "help", "aide"):
            console.print(self.say("help"))
            return None
        if answer.startswith("?"):
            self.why_not(answer[1:].strip())
            return None
        if answer.upper() in self.game.rulebook.clauses:
            console.print(self.game.rulebook.clauses[answer.upper()].text(self.lang))
            return None
        return self.meant(answer, tokens)

    def meant(self, answer: str, tokens: list[str]) -> int | None:
        """Find a token by itself, by its number in the list, or by a beginning that fits it alone."""
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:9]) <= len(tokens):
            return self.state.setting.numbers[tokens[int(answer[:9]) - 1]]
        fitting = [answer] if answer in tokens else [token for token in tokens if token.startswith(answer)]
        if len(fitting) == 1:
            return self.state.setting.numbers[fitting[0]]
        if fitting:
            console.print(self.say("several", tokens=", ".join(fitting)))
        else:
            self.why_not(answer)
        return None

    def why_not(self, token: str) -> None:
        """Say which clause forbids the token, or the grammar."""
        try:
            number = self.game.why_not(self.state, token)
        except BadToken as error:
            console.print(Text(self.nonsense(token, error), "red"))
        except LudoError as error:
            console.print(Text(str(error), "red"))
        else:
            if number is None:
                console.print(self.say("allowed", token=token))
            else:
                text = self.game.rulebook.clauses[number].text(self.lang)
                console.print(Text(self.say("forbidden", token=token, clause=number), "red"), text)

    def nonsense(self, token: str, error: BadToken) -> str:
        """Say that it is no token, and which one it looks like."""
        meant = nearest(token, self.game.legal_tokens(self.state))
        if meant is not None:
            return self.say("nonsense-near", token=token, meant=meant)
        return self.say("nonsense", token=token, grammar=error.grammar)
