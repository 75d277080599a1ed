"""Lessons: prepared positions, what the teacher says, what is expected, and the script of everything else.

Each ``lesson-<number>.toml`` of a game holds scenes. In a scene the learner decides for one seat; chance and the
other seats follow the script, so that a lesson is the same every time and nothing of it has to be kept by the house.
"""

from __future__ import annotations

import json
import tomllib
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from ludotheque.kernel.errors import BadLesson, LudoError
from ludotheque.kernel.option import Value
from ludotheque.kernel.replay import play
from ludotheque.kernel.state import State

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game

Sentence = Annotated[str, msgspec.Meta(min_length=1, max_length=420)]
Words = Annotated[dict[str, Sentence], msgspec.Meta(min_length=1)]  # by language; {1} is the name of seat 1


class Decision(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One decision of the learner.

    ``expect``: the tokens that are right, or ``"any"``. ``other``: said to a legal token that is not one of them.
    ``then``: the tokens of chance and of the other seats that follow, until the learner must decide again or the scene
    ends; one text, or a table with a text for each expected token (``"*"`` for the rest).
    """

    says: Words
    expect: list[str] | Literal["any"]
    other: Words | None = None
    then: str | dict[str, str] = ""

    def accepts(self, token: str) -> bool:
        return self.expect == "any" or token in self.expect

    def script(self, token: str) -> list[str]:
        """Play what happens by itself after the learner's token."""
        text = self.then if isinstance(self.then, str) else self.then.get(token, self.then.get("*", ""))
        return text.split()


class Scene(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One thing to learn.

    It begins with ``position`` (docs/positions.md, a table or a JSON text; ``game`` may be left out) or, without one,
    with a fresh game of ``seats`` and ``options``; then the tokens of ``reach`` are played. A scene without a decision
    is looked at: the teacher says ``done``.
    """

    title: Words
    done: Words
    seat: int = 0
    decision: list[Decision] = []
    clauses: list[str] = []
    position: dict[str, Any] | str | None = None
    seats: int | None = None
    options: dict[str, Value] = {}
    reach: str = ""

    def begin(self, game: Game[Any]) -> State:
        """Return the moment at which the scene begins."""
        if self.position is None:
            state: State = game.new(self.seats, self.options)
        else:
            state = game.from_position({"game": game.slug, **self._facts()})
        return play(state, self.reach.split())

    def _facts(self) -> dict[str, Any]:
        if not isinstance(self.position, str):
            return dict(self.position or {})
        try:
            facts = json.loads(self.position)
        except ValueError as error:
            raise LudoError(f"position: not a JSON text ({error})") from None
        if not isinstance(facts, dict):
            raise LudoError("position: found a JSON text that is no object")
        return facts


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All scenes, in the order in which they are taught."""

    title: Words
    scene: Annotated[list[Scene], msgspec.Meta(min_length=1)]

    @property
    def decisions(self) -> int:
        return sum(len(scene.decision) for scene in self.scene)

    @classmethod
    def read(cls, source: str) -> Lesson:
        """Read a lesson from the text of its file; BadLesson says where it is wrong."""
        try:
            return msgspec.convert(tomllib.loads(source), cls)
        except tomllib.TOMLDecodeError as error:
            raise BadLesson(f"not a TOML text ({error})") from None
        except msgspec.ValidationError as error:
            raise BadLesson(str(error)) from None
