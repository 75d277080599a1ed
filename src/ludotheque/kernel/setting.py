"""What is fixed for one table: game, seats, options, edition, and the numbering of its tokens."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.kernel.edition import Edition

if TYPE_CHECKING:
    from ludotheque.kernel.advice import Advice
    from ludotheque.kernel.features import Features
    from ludotheque.kernel.game import Game


class Setting:
    """Made once per game, seats, options and edition; shared by all states of such tables."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, int | str | bool],
        edition: Edition,
        tokens: list[str],
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.edition = edition
        self.tokens = tokens
        self.numbers = {token: number for number, token in enumerate(tokens)}
        self.scratch: vec[i64] = vec[i64]([0] * len(tokens))
        if len(self.numbers) != len(tokens):
            raise AssertionError(f"{game.slug}: two actions share a token")

    def __deepcopy__(self, memo: object) -> Setting:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return self.game.setting, (self.seats, self.options, self.edition)

    @cached_property
    def advice(self) -> Advice:
        """What the game's habitués would tell a bot at such a table."""
        return self.game.advice(self)

    @cached_property
    def first_look(self) -> Advice:
        """What a Débutant sees at such a table: what lies on it, and nothing of what may follow."""
        return self.game.first_look(self)

    @cached_property
    def experience(self) -> Advice:
        """What a Champion weighs at such a table: the advice, unless the game has learned more."""
        return self.game.experience(self)

    @cached_property
    def features(self) -> Features:
        """What a seat may know at such a table, as a row of numbers."""
        return self.game.features(self)
