"""``ludo puzzle``: the puzzle of the day, or one to practise with, in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

import click
from rich.text import Text

from ludotheque.bots.levels import LEVELS
from ludotheque.cli.answers import chosen, refuse
from ludotheque.cli.ask import Asker
from ludotheque.cli.common import SlugType, console, lang_option, own_messages, say_in, styled
from ludotheque.cli.table import choice, indented
from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.game import Game, Say
from ludotheque.kernel.state import State
from ludotheque.puzzles import calendar
from ludotheque.puzzles.puzzle import HUNDRED, Puzzle, bank
from ludotheque.puzzles.themes import themes
from ludotheque.puzzles.tries import tries_of
from ludotheque.registry import load, slugs

LEAVE = (None, "q", "quit", "exit")


@click.command()
@click.argument("game", type=SlugType(), required=False)
@click.option("--date", "day", type=click.DateTime(["%Y-%m-%d"]), help="Of a day gone by; today (UTC) if not given.")
@click.option("--theme", help="One to practise with, of this theme.")
@lang_option
def puzzle(game: Game[Any] | None, day: datetime | None, theme: str | None, lang: str) -> None:
    """Find the best move: the puzzle of the day, of GAME or of any."""
    say, today = say_in(own_messages(), lang), calendar.today()
    game = game or game_of(today)
    wanted = day.date() if day is not None else today
    found = practice(game, theme, today, say) if theme is not None else of_day(game, wanted, today, say)
    Session(game, found, lang).run()


def game_of(day: date) -> Game[Any]:
    """Return the game whose turn it is on a day."""
    with_bank = [slug for slug in slugs() if bank(slug)]
    if not with_bank:
        raise LudoError("no game has puzzles; make some: ludo puzzles make GAME")
    return load(with_bank[day.toordinal() % len(with_bank)])


def of_day(game: Game[Any], day: date, today: date, say: Say) -> Puzzle:
    found = calendar.of_day(bank(game.slug), day)
    if day > today:
        raise click.UsageError(say("puzzle-not-yet", day=day.isoformat()))
    if found is None:
        raise click.UsageError(say("puzzle-no-day", title=game.title, day=day.isoformat()))
    return found


def practice(game: Game[Any], theme: str, today: date, say: Say) -> Puzzle:
    """Return one of the theme that every day brings to the front."""
    known = [one.slug for one in themes(game.slug)]
    if theme not in known:
        raise click.UsageError(say("puzzle-no-theme", title=game.title, theme=theme, themes=", ".join(known)))
    found = [one for one, _ in calendar.collection(bank(game.slug), today) if one.theme == theme]
    if not found:
        raise click.UsageError(say("puzzle-none-of-theme", title=game.title, theme=theme))
    return found[today.toordinal() % len(found)]


class Session:
    """One puzzle at the terminal: the table, the tries, the answer."""

    def __init__(self, game: Game[Any], puzzle: Puzzle, lang: str) -> None:
        self.game, self.puzzle, self.lang = game, puzzle, lang
        self.say, self.words = say_in(own_messages(), lang), say_in(game.messages, lang)
        self.state: State = puzzle.state(game)
        self.view = self.state.observe(puzzle.seat)
        self.meanings = {token: self.meaning(token) for token in game.legal_tokens(self.state)}

    def run(self) -> None:
        self.show()
        asker, left = Asker(self.say), tries_of(self.puzzle)
        while left:
            answer = asker.ask(self.meanings)
            if answer in LEAVE:
                return
            token = chosen(answer, list(self.meanings))
            if answer in ("h", "?"):
                self.hint()
            elif token is None:
                refuse(self.game, self.state, answer, self.lang)
            elif self.puzzle.accepts(token):
                console.print(Text(self.say("puzzle-found"), "bold green"))
                break
            else:
                left -= 1
                console.print(Text(self.say("puzzle-wrong", left=left), "red"))
        self.reveal()

    def show(self) -> None:
        puzzle, level = self.puzzle, self.say(f"puzzle-difficulty-{self.puzzle.difficulty}")
        console.rule(Text(self.say("puzzle-title", title=self.game.title, difficulty=level), "bold"))
        for line in self.game.table(self.view, self.state.setting.edition, self.words):
            console.print(indented(line))
        console.print()
        console.print(Text(self.say("puzzle-ask", seat=puzzle.seat, tries=tries_of(puzzle)), "italic yellow"))
        for number, (token, meaning) in enumerate(self.meanings.items(), 1):
            console.print(choice(number, token, meaning))

    def meaning(self, token: str) -> str:
        return self.game.explain(self.view, token, self.state.setting.edition, self.words)

    def hint(self) -> None:
        console.print(self.say("puzzle-hint", theme=self.words(f"theme-{self.puzzle.theme}")))

    def reveal(self) -> None:
        """Show the answer, why, by how much, and who would have played what."""
        puzzle, state = self.puzzle, self.state
        best = puzzle.answer[0]
        console.print(styled("[bold]{answer}[/] [cyan]{token}[/]", answer=self.meaning(best), token=best))
        reasons = state.setting.advice.reasons(state, self.game.action(state, best))
        if reasons:
            console.print(indented(self.words(reasons[0].message, **reasons[0].arguments)))
        margin, band = puzzle.margin / HUNDRED, puzzle.band / HUNDRED
        console.print(self.say("puzzle-margin", margin=round(margin, 1), band=round(band, 1), games=puzzle.games))
        for option in puzzle.options:
            console.print(indented(f"{option.share / HUNDRED:5.1f} %  {self.meaning(option.token)}"))
        for line in self.others(puzzle.levels):
            console.print(indented(line))

    def others(self, levels: Mapping[str, str]) -> list[str]:
        """Say what each level plays here."""
        return [
            self.say("puzzle-level", level=LEVELS[slug].name_in(self.lang), move=self.meaning(token))
            for slug, token in levels.items()
        ]
