"""``ludo lesson``: the lessons of a game, in the terminal."""

from __future__ import annotations

import re
from typing import Any

import click
from rich.text import Text as Words

from ludotheque.cli.answers import chosen, refuse
from ludotheque.cli.ask import Asker
from ludotheque.cli.common import console, game_argument, lang_option, own_messages, say_in, styled
from ludotheque.cli.table import INKS, choice, indented
from ludotheque.kernel.game import Game
from ludotheque.kernel.languages import Text, in_language
from ludotheque.kernel.lesson import Lesson
from ludotheque.kernel.lesson_walk import Walk, walk
from ludotheque.kernel.replay import replay
from ludotheque.kernel.state import CHANCE


@click.command()
@game_argument
@click.argument("number", type=int, default=1)
@lang_option
def lesson(game: Game[Any], number: int, lang: str) -> None:
    """Learn GAME by playing prepared positions.

    NUMBER is that of the lesson; the first one if not given.
    """
    say = say_in(own_messages(), lang)
    if not 1 <= number <= len(game.lessons):
        raise click.UsageError(say("no-lesson", title=game.title, number=number, lessons=len(game.lessons)))
    if _walked(game, game.lessons[number - 1], lang) and number < len(game.lessons):
        title = in_language(game.lessons[number].title, lang)
        console.print(say("next-lesson", title=title, command=f"ludo lesson {game.slug} {number + 1}"))


def _walked(game: Game[Any], lesson: Lesson, lang: str) -> bool:
    """Walk through all scenes; False: the learner left before the end."""
    for number, scene in enumerate(lesson.scene, 1):
        console.rule(Words(f"{number}. {in_language(scene.title, lang)}", "bold"))
        tokens: list[str] = []
        now = walk(game, scene, tokens)
        while now.decision is not None:
            token = _decided(game, now, lang)
            if token is None:
                return False
            tried = walk(game, scene, [*tokens, token])
            if tried.wrong is None:
                tokens.append(token)
                _tell(game, tried, lang)
            now = tried
        _teach(now.says, lang)
    return True


def _decided(game: Game[Any], now: Walk, lang: str) -> str | None:
    """Let the teacher speak, show the table, take the learner's answer; None: leave."""
    words, edition, seat = say_in(game.messages, lang), now.state.setting.edition, now.scene.seat
    view = now.state.observe(seat)
    if now.wrong is None:
        for line in game.table(view, edition, words):
            console.print(indented(line))
    _teach(now.says, lang)
    meanings = {t: game.explain(view, t, edition, words) for t in game.legal_tokens(now.state)}
    for number, (token, meaning) in enumerate(meanings.items(), 1):
        console.print(choice(number, token, meaning))
    asker = Asker(say_in(own_messages(), lang))
    while (answer := asker.ask(meanings)) not in (None, "q", "quit", "exit"):
        picked = chosen(answer, list(meanings))
        if picked is not None:
            return picked
        refuse(game, now.state, answer, lang)
    return None


def _tell(game: Game[Any], now: Walk, lang: str) -> None:
    """Tell what the learner's decision led to, as the learner may know it."""
    words, seat = say_in(game.messages, lang), now.scene.seat
    for before, actor, token, after in replay(now.before, (token for _, token in now.events)):
        shown = game.masked(before, token, seat)
        ink = "dim" if actor == CHANCE else INKS[actor % len(INKS)]
        views = before.observe(seat), after.observe(seat)
        for sentence in game.narrate(views[0], actor, shown, views[1], after.setting.edition, words):
            console.print(indented(styled(f"[{ink}]●[/] {{told}}", told=sentence)))


def _teach(words: Text, lang: str) -> None:
    seat = say_in(own_messages(), lang)
    text = re.sub(r"\{(\d)\}", lambda found: seat("seat", seat=int(found[1])), in_language(words, lang))
    console.print()
    console.print(Words(text, "italic yellow"))
    console.print()
