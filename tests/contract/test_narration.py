"""What is told of every game: in both languages, to everybody, and nothing that the reader could not see."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ludo
from contract.test_contract import every_game, everybody, now_and_then, settings_of
from ludotheque.kernel.game import Say
from ludotheque.kernel.marked import END, START, mark
from support import random_action

View = dict[str, Any]


def speaker(game: Any, language: str) -> Say:
    def say(message: str, **args: Any) -> str:
        words: str = game.messages.say(language, message, **args)
        return words

    return say


def told(state: ludo.State, action: int, reader: int | None, *ways: Say) -> tuple[View, View, list[list[str]]]:
    """The views of the reader before and after, and the sentences said in these ways."""
    game, other = state.setting.game, state.clone()
    actor, token = int(state.actor()), game.masked(state, game.token(state, action), reader)
    other.apply(action)
    before, after = state.observe(reader), other.observe(reader)
    return before, after, [game.narrate(before, actor, token, after, state.setting.edition, say) for say in ways]


@every_game
@given(data=st.data())
def test_everything_is_told_in_both_languages_and_on_the_wire(slug: str, data: st.DataObject) -> None:
    """One reader of every event, all of them now and then."""
    game = ludo.load(slug)
    seats, options, seed = data.draw(settings_of(slug))
    state, rng, looks = game.new(seats, options), ludo.Rng(seed), now_and_then(seed)
    while state.actor() != ludo.OVER:
        action = random_action(state, rng)
        readers = everybody(state)
        for reader in readers if looks.below(16) == 0 else [readers[looks.below(len(readers))]]:
            check(game, told(state, action, reader, speaker(game, "fr"), speaker(game, "en"), mark)[2])
        state.apply(action)


def check(game: Any, tales: list[list[str]]) -> None:
    """The same number of whole sentences in French, in English and marked, resting on rules that exist."""
    french, english, marked = tales
    assert french
    assert len(french) == len(english) == len(marked)
    assert all(line.strip() and "{" not in line for line in french + english)
    assert all(line.count(START) == line.count(END) >= 1 for line in marked)
    assert all(number in game.rulebook.clauses for number in clauses_named(marked))


def clauses_named(marked: list[str]) -> list[str]:
    """The numbers of the clauses that marked sentences link to."""
    heads = [part for line in marked for part in line.split(mark("clause", number="")[:-1])[1:]]
    return [head.partition(END)[0] for head in heads]


@every_game
@given(data=st.data())
def test_a_tale_gives_nothing_away(slug: str, data: st.DataObject) -> None:
    """The same event in a world that the reader cannot tell from this one is told in the same words."""
    game = ludo.load(slug)
    seats, options, seed = data.draw(settings_of(slug))
    state, rng, looks = game.new(seats, options), ludo.Rng(seed), now_and_then(seed)
    while state.actor() != ludo.OVER:
        action = random_action(state, rng)
        if looks.below(4) == 0:
            reader = everybody(state)[looks.below(seats + 1)]
            other = state.resample(reader, looks)
            mine = told(state, action, reader, mark)
            for twin in alike(other, game.masked(state, game.token(state, action), reader), reader)[:3]:
                theirs = told(other, twin, reader, mark)
                assert mine[0] == theirs[0]
                if mine[1] == theirs[1]:
                    assert mine[2] == theirs[2]
        state.apply(action)


def alike(other: ludo.State, shown: str, reader: int | None) -> list[int]:
    """The actions of the other world that look the same to the reader."""
    game = other.setting.game
    actions = other.legal() or [action for action, _ in other.chances()]
    return [action for action in actions if game.masked(other, game.token(other, action), reader) == shown]
