"""What travels about lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct, defstruct

from ludotheque.kernel.languages import LANGUAGES
from ludotheque.server.protocol.exercises import Beat
from ludotheque.server.protocol.plan import Token
from ludotheque.server.protocol.views import SeatView

Tokens = Annotated[list[Token], Meta(max_length=60)]


if TYPE_CHECKING:

    class Said(Struct, frozen=True):
        """A text in every language of the house."""

else:
    Said = defstruct(
        "Said",
        [(language, str) for language in LANGUAGES],
        namespace={"__doc__": "A text in both languages; ``{1}`` in it is the name of seat 1."},
        module=__name__,
        frozen=True,
    )


class SceneInfo(Struct, frozen=True):
    """One scene: its title, who sits at its table, how often the learner decides."""

    title: Said
    seat: int
    seats: int
    decisions: int
    clauses: list[str]


class LessonInfo(Struct, frozen=True):
    """A lesson of a game."""

    title: Said
    scenes: list[SceneInfo]
    decisions: int


class Learnt(Struct, forbid_unknown_fields=True, frozen=True):
    """The learner's tokens in this scene so far."""

    tokens: Tokens = []


class Tried(Struct, forbid_unknown_fields=True, frozen=True):
    """A token that the learner aims at or asks about, after these tokens."""

    token: Token
    tokens: Tokens = []


class Lecture(Struct, frozen=True):
    """The table of a scene now, and what the teacher says.

    ``beats`` lead here from the learner's last decision; ``wrong`` is a token that is not the one taught: nothing was
    played; ``hint`` are the tokens that would be right.
    """

    seat: SeatView
    turn: int | None
    beats: list[Beat]
    says: Said
    taken: int
    done: bool
    wrong: str | None
    hint: list[str]
