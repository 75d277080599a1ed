"""The coach never contradicts a lesson: what he finds better by more than his margin, the lesson grants itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import ludotheque as ludo
from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.bots.worlds import Worlds, of
from ludotheque.kernel.lesson_walk import Walk, walk
from support import HOUSE

GAMES, SIMULATIONS = 200, 100
GRANTED = re.compile(
    r"\b(as well|too|as good|as much|can be right|may be better|can be played|why not|fine too|all the same"
    r"|allowed, of course|safer, no doubt|no hurry|do as well|another time)\b",
    re.IGNORECASE,
)


def taught(slug: str) -> Iterator[tuple[str, Walk, list[str]]]:
    """Every decision of every lesson that has a right answer, with its place and what is right."""
    game = ludo.load(slug)
    for number, lesson in enumerate(game.lessons, 1):
        for at, scene in enumerate(lesson.scene, 1):
            tokens: list[str] = []
            while (decision := (now := walk(game, scene, tokens)).decision) is not None:
                right = game.legal_tokens(now.state) if decision.expect == "any" else list(decision.expect)
                if len(right) < len(game.legal_tokens(now.state)):
                    yield f"lesson {number}, scene {at}, decision {len(tokens) + 1}", now, right
                tokens.append(right[0])


def better(now: Walk, right: list[str]) -> str | None:
    """The choice that the coach prefers to what is taught, if he can tell."""
    state, seat, game = now.state, now.scene.seat, now.state.setting.game
    worlds = Worlds(state, GAMES, 1)
    found = Bot("champion").compare(state, seat, Budget(simulations=SIMULATIONS), 1)
    wanted = [game.action(state, token) for token in right]
    _, games = worlds.compared(seat, list(dict.fromkeys([found[0][0], worlds.usual(seat), *wanted])))
    won = {action: of(shares, seat) for action, shares in games.items()}
    first = max(won, key=lambda action: sum(won[action]))
    best = max(wanted, key=lambda action: sum(won[action]))
    gap = worlds.curve(seat).difference(won[first], won[best])
    return game.token(state, first) if gap.told else None


@pytest.mark.parametrize("slug", HOUSE)
def test_the_lesson_grants_what_the_coach_prefers(slug: str) -> None:
    for where, now, right in taught(slug):
        found = better(now, right)
        if found is not None:
            assert now.decision is not None
            assert now.decision.other is not None
            said = now.decision.other["en"]
            assert GRANTED.search(said), f"{slug}, {where}: the coach prefers {found}; the lesson says {said}"
