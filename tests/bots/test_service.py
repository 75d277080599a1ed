"""What thinking processes are asked: the same question many times over, and tables without end."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as ludo
from ludotheque.bots import service
from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import MOMENT, Budget
from ludotheque.bots.service import Question, poll, think
from ludotheque.kernel.rng import Rng

SHARE = 0.02  # of what a level may spend


def question(table: str = "one", **changed: Any) -> Question:
    """Ask for the first card."""
    state, rng = ludo.load("lemans").new(3), Rng(3)
    tokens: list[str] = []
    while state.actor() < 0 or "play" in state.setting.game.legal_tokens(state):
        action = state.sample(rng) if state.actor() < 0 else state.setting.game.action(state, "play")
        tokens.append(state.setting.game.token(state, action))
        state.apply(action)
    asked = Question(table, "lemans", 3, {}, None, tuple(tokens), int(state.actor()), "champion", 5, SHARE)
    return asked._replace(**changed)


def test_a_poll_says_how_often_each_choice_was_tried() -> None:
    tried = poll(question())
    assert set(tried) == {"card:b5", "card:incident"}
    assert think(question()) in tried
    assert sum(tried.values()) > 2


def test_a_poll_of_somebody_who_does_not_search_names_one_choice() -> None:
    assert sum(poll(question(level="habitue")).values()) == 1


@pytest.mark.parametrize(("waited", "left"), [(0.0, 1.5), (0.7, 0.8), (9.0, MOMENT)])
def test_a_question_that_waited_for_its_turn_is_thought_about_for_less(
    monkeypatch: pytest.MonkeyPatch, waited: float, left: float
) -> None:
    """So that its answer is ready when it is due, as that of a bot without a choice is."""
    budgets: list[Budget] = []

    def decide(bot: Bot, state: Any, seat: int, budget: Budget, *more: Any) -> int:
        budgets.append(budget)
        return int(state.legal()[0])

    monkeypatch.setattr(Bot, "decide", decide)
    monkeypatch.setattr(service, "monotonic", lambda: 100.0 + waited)
    think(question(share=1.0, until=101.5))
    assert budgets[0].seconds == pytest.approx(left)


def test_trees_are_forgotten_before_they_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    service._memories.clear()
    think(question("first"))
    think(question("second"))
    kept = {name: memory.nodes() for name, memory in service._memories.items()}
    assert min(kept.values()) > 0
    monkeypatch.setattr(service, "MOST_NODES", kept["second"])
    service.forget_trees()
    assert [memory.nodes() for memory in service._memories.values()] == [0, kept["second"]]
