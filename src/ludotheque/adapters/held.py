"""A state and what each seat has seen of its course, that can be copied and pickled as Python's own objects can."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.kernel.edition import Edition
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import SPECTATOR, State
from ludotheque.registry import load


class Held:
    """The information state of a seat is all that it has seen: each token, or that something hidden happened."""

    def __init__(self, state: State, seen: list[str] | None = None) -> None:
        self.state = state
        self.seen = [""] * state.setting.seats if seen is None else seen

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.state.clone(), self.seen[:])

    def __reduce__(self) -> tuple[object, ...]:
        setting = self.state.setting
        return restored, (setting.game.slug, self.state.position(), setting.edition, self.seen)

    def play(self, action: int) -> None:
        """Carry out a legal action; every seat sees what it may."""
        state, token = self.state, self.state.setting.tokens[action]
        shown, masked = f"{state.actor()} {token}\n", None
        for seat in range(len(self.seen)):
            if not state.hides(seat, action):
                self.seen[seat] += shown
                continue
            if masked is None:
                masked = f"{state.actor()} {state.setting.game.masked(state, token, None)}\n"
            self.seen[seat] += masked
        state.apply(action)

    def told(self, seat: int) -> str:
        return f"seat {seat}\n{self.seen[seat]}" if seat != SPECTATOR else ""

    def resampled(self, seat: int, seed: int) -> Held:
        """All that the seat cannot know drawn anew. The others' past would betray what they really hold, so theirs
        begins with what they see now."""
        state = self.state.resample(seat, Rng(seed))
        seen = [
            self.seen[other] if other == seat else "~" + msgspec.json.encode(state.observe(other)).decode() + "\n"
            for other in range(len(self.seen))
        ]
        return Held(state, seen)


def restored(slug: str, position: dict[str, Any], edition: Edition, seen: list[str]) -> Held:
    """Return what was pickled."""
    return Held(load(slug).from_position(position, edition), seen)
