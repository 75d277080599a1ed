"""What a study keeps of one game while it is played: counts, and who stood where at each turn."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.state import State
from ludotheque.lab.engine.story import Story

LINKS: Final = 3  # at most so many components are used by one decision
NONE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Trace:
    """Cleared before each game. ``links``: for each action the components that it uses, NONE where fewer.

    What chance brings counts for the seat that decided last; before the first decision, for seat 0.
    """

    def __init__(self, state: State, links: vec[i64], components: i64) -> None:
        seats: i64 = state.seats
        self.links: vec[i64] = links
        self.components: i64 = components
        self.blank: vec[i64] = vec[i64]([i64(0)] * int(seats * components))
        self.uses: vec[i64] = self.blank[:]  # seat by seat
        self.decided: vec[i64] = vec[i64]([i64(0)] * int(seats))  # decisions of each seat
        self.standing: vec[i64] = vec[i64]([])  # the ranks of all seats, turn by turn
        self.row: vec[i64] = vec[i64]([i64(0)] * int(seats))
        self.events: i64 = 0
        self.decisions: i64 = 0
        self.choices: i64 = 0  # legal actions over all decisions
        self.widest: i64 = 0
        self.dead: i64 = 0  # decisions without a choice
        self.turns: i64 = 0
        self.last: i64 = NONE

    def clear(self) -> None:
        """Ready for the next game."""
        seat: i64 = 0
        while seat < len(self.decided):
            self.decided[seat] = 0
            seat += 1
        self.uses = self.blank[:]
        self.standing = vec[i64]([])
        self.events = 0
        self.decisions = 0
        self.choices = 0
        self.widest = 0
        self.dead = 0
        self.turns = 0
        self.last = NONE

    def turn(self, state: State, seat: i64) -> None:
        """Another seat is to decide: where does everybody stand?"""
        self.last = seat
        self.turns += 1
        row = self.row
        state.fill_ranks(row)
        i: i64 = 0
        while i < state.seats:
            self.standing = append(self.standing, row[i])
            i += 1

    def story(self) -> Story:
        """How the game went that has just ended."""
        return Story(self.standing, len(self.decided))

    def note(self, seat: i64, action: i64, count: i64) -> None:
        """Note that the seat decides, out of so many legal actions."""
        self.decisions += 1
        self.decided[seat] += 1
        self.choices += count
        self.widest = max(self.widest, count)
        if count == 1:
            self.dead += 1
        self.use(seat, action)

    def happen(self, action: i64) -> None:
        """Chance brings it."""
        self.use(0 if self.last == NONE else self.last, action)

    def use(self, seat: i64, action: i64) -> None:
        """Count the components of the action."""
        first: i64 = action * LINKS
        base: i64 = seat * self.components
        i: i64 = 0
        while i < LINKS:
            component: i64 = self.links[first + i]
            if component == NONE:
                return
            self.uses[base + component] += 1
            i += 1
