"""A scene of a lesson played: the learner's tokens, with the script between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ludotheque.kernel.errors import BadLesson, BadToken, LudoError
from ludotheque.kernel.languages import ENGLISH, in_language
from ludotheque.kernel.lesson import Decision, Lesson, Scene, Words
from ludotheque.kernel.state import State

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game

MOST_WAYS = 400  # through one scene


@dataclass
class Walk:
    """Where the learner stands in a scene."""

    scene: Scene
    before: State  # when the learner last decided, or when the scene began
    state: State  # now
    events: list[tuple[int, str]]  # what led from one to the other: (actor, token)
    taken: int  # decisions the learner has made
    wrong: str | None = None  # a legal token, tried and not taught: nothing was played

    @property
    def decision(self) -> Decision | None:
        """What the learner must decide now; None when the scene is done."""
        return self.scene.decision[self.taken] if self.taken < len(self.scene.decision) else None

    @property
    def says(self) -> Words:
        """The teacher's words now."""
        decision = self.decision
        if decision is None:
            return self.scene.done
        return decision.other if self.wrong is not None and decision.other is not None else decision.says


def walk(game: Game[Any], scene: Scene, tokens: Sequence[str]) -> Walk:
    """Play the scene up to the learner's tokens; the last of them may be one that is not taught."""
    begun = scene.begin(game)
    now = Walk(scene, begun, begun, [], 0)
    for number, token in enumerate(tokens, 1):
        decision = now.decision
        if decision is None:
            raise LudoError(f"token {number}, {token!r}: the scene is done after {now.taken} decisions")
        if not decision.accepts(token):
            if number < len(tokens):
                raise LudoError(f"token {number}, {token!r}, is not taught here; accepted are {decision.expect}")
            now.state.clone().apply(game.action(now.state, token))  # not legal: IllegalAction
            now.wrong = token
            return now
        now = _carried_out(game, now, decision, token)
    return now


def _carried_out(game: Game[Any], now: Walk, decision: Decision, token: str) -> Walk:
    state, events = now.state.clone(), []
    for one in (token, *decision.script(token)):
        events.append((int(state.actor()), one))
        state.apply(game.action(state, one))
    return Walk(now.scene, now.state, state, events, now.taken + 1)


def check(game: Game[Any], lesson: Lesson) -> int:
    """Play every way through every scene; how many there are. BadLesson names the scene and the decision."""
    ways = 0
    for number, scene in enumerate(lesson.scene, 1):
        where = f"scene {number} ({in_language(scene.title, ENGLISH)})"
        for clause in scene.clauses:
            if clause not in game.rulebook.clauses:
                raise BadLesson(f"{where}: no clause {clause!r}")
        for found, _ in enumerate(_ways(game, scene, where), 1):
            if found > MOST_WAYS:
                raise BadLesson(f"{where}: more than {MOST_WAYS} ways through; expect fewer tokens")
            ways += 1
    return ways


def _ways(game: Game[Any], scene: Scene, where: str) -> Iterator[Walk]:
    """Every way to the end of the scene."""
    try:
        begun = walk(game, scene, [])
        begun.state.checked(scene.seat)
    except LudoError as error:
        raise BadLesson(f"{where}, at the beginning: {error}") from None
    waiting = [begun]
    while waiting:
        now = waiting.pop()
        if now.decision is None:
            yield now
        else:
            waiting += _next(game, now, now.decision, f"{where}, decision {now.taken + 1}")


def _next(game: Game[Any], now: Walk, decision: Decision, where: str) -> list[Walk]:
    """Every way to take one decision."""
    if now.state.actor() != now.scene.seat:
        raise BadLesson(f"{where}: it is not the turn of seat {now.scene.seat} but of {int(now.state.actor())}")
    legal = game.legal_tokens(now.state)
    expected = legal if decision.expect == "any" else decision.expect
    missing = [token for token in expected if token not in legal]
    if missing or not expected:
        raise BadLesson(f"{where}: {missing or 'nothing'} expected, legal are {', '.join(legal)}")
    if decision.other is None and set(legal) - set(expected):
        raise BadLesson(f"{where}: 'other' is missing: what is said to {sorted(set(legal) - set(expected))[0]!r}?")
    if isinstance(decision.then, dict) and (extra := set(decision.then) - {"*", *expected}):
        raise BadLesson(f"{where}: 'then' has {sorted(extra)}, which are not expected")
    return [_tried(game, now, decision, token, where) for token in expected]


def _tried(game: Game[Any], now: Walk, decision: Decision, token: str, where: str) -> Walk:
    state = now.state.clone()
    for number, one in enumerate((token, *decision.script(token))):
        if number and state.actor() == now.scene.seat:
            raise BadLesson(f"{where}, after {token}: script token {number}, {one!r}, would decide for the learner")
        try:
            state.apply(game.action(state, one))
        except BadToken as error:
            raise BadLesson(f"{where}, after {token}: script token {number}: {error}") from None
        except LudoError as error:
            may = ", ".join(list(game.chance_tokens(state)) or game.legal_tokens(state))
            raise BadLesson(f"{where}, after {token}: script token {number}: {error}; possible: {may}") from None
    return _carried_out(game, now, decision, token)
