"""The state machine every game speaks: who acts, what is legal, chance, apply, observe."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.errors import BadSeats, IllegalAction
from ludotheque.kernel.rng import Rng, as_rng
from ludotheque.kernel.setting import Setting

CHANCE: Final = -1  # actor() when dice or cards decide
OVER: Final = -2  # actor() when the game is over
SPECTATOR: Final = -1  # the seat of somebody who only watches, inside the rules


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """One moment of one game. Holds no source of chance and does no I/O."""

    def __init__(self, setting: Setting) -> None:
        self.setting: Setting = setting
        self.seats: i64 = setting.seats
        self.scratch: vec[i64] = setting.scratch

    # -- the questions that each game answers ------------------------------------------------

    @abstractmethod
    def actor(self) -> i64:
        """Return the seat that must decide, CHANCE or OVER."""

    @abstractmethod
    def fill_legal(self, out: vec[i64]) -> i64:
        """Write the acting seat's legal actions into out; return how many."""

    @abstractmethod
    def fill_chances(self, out: vec[i64], weights: vec[i64]) -> i64:
        """Write the possible chance actions and their integer weights; return how many."""

    @abstractmethod
    def advance(self, action: i64) -> None:
        """Carry out an action already known to be legal."""

    @abstractmethod
    def copy_from(self, other: "State") -> None:
        """Become the same moment as other, a state of the same setting."""

    @abstractmethod
    def clone(self) -> "State":
        """Return an independent copy."""

    @abstractmethod
    def score(self, seat: i64) -> i64:
        """Return the seat's score, or its standing before the end."""

    @abstractmethod
    def rank(self, seat: i64) -> i64:
        """Return the seat's rank, 1 is best; ties share."""

    def fill_ranks(self, out: vec[i64]) -> None:
        """Every seat's rank, where that is quicker than one by one."""
        seat: i64 = 0
        while seat < self.seats:
            out[seat] = self.rank(seat)
            seat += 1

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Draw anew all that the seat (or SPECTATOR) cannot know. Nothing, when all is public."""

    def hides(self, seat: i64, action: i64) -> bool:
        """Is it kept from the seat (or SPECTATOR) which action this is, when it happens now?"""
        token: str = self.setting.tokens[action]
        watcher = None if seat == SPECTATOR else int(seat)
        return bool(self.setting.game.masked(self, token, watcher) != token)

    def draw(self, rng: Rng) -> i64:
        """One chance action, drawn by weight."""
        actions = self.scratch[:]
        weights = self.scratch[:]
        count = self.fill_chances(actions, weights)
        total: i64 = 0
        i: i64 = 0
        while i < count:
            total += weights[i]
            i += 1
        left: i64 = rng.below(total)
        i = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return actions[i]

    def playout(self, rng: Rng) -> i64:
        """Play at random to the end; return the number of events (decisions and chance)."""
        out = self.scratch[:]
        events: i64 = 0
        who: i64 = self.actor()
        while who != OVER:
            if who == CHANCE:
                self.advance(self.draw(rng))
            else:
                self.advance(out[rng.below(self.fill_legal(out))])
            events += 1
            who = self.actor()
        return events

    # -- what everybody calls ----------------------------------------------------------------

    def legal(self) -> list[int]:
        """Return the legal actions of the acting seat, ascending; empty when no seat acts."""
        if self.actor() < 0:
            return []
        out = self.scratch[:]
        count = self.fill_legal(out)
        return sorted([int(out[i]) for i in range(count)])

    def chances(self) -> list[tuple[int, int]]:
        """Return the possible chance actions, ascending, with integer weights; empty when a seat acts."""
        if self.actor() != CHANCE:
            return []
        out = self.scratch[:]
        weights = self.scratch[:]
        count = self.fill_chances(out, weights)
        return sorted([(int(out[i]), int(weights[i])) for i in range(count)])

    def sample(self, rng: object) -> int:
        """One chance action, drawn by weight from a ludotheque.Rng or a random.Random."""
        if self.actor() != CHANCE:
            raise IllegalAction("there is nothing to draw: chance does not act now")
        return int(self.draw(as_rng(rng)))

    def apply(self, action: int) -> None:
        """Carry out an action in place; IllegalAction, and nothing changed, if it is not allowed."""
        if not self.allows(action):
            raise self.setting.game.refusal(self, action)
        self.advance(i64(action))

    def allows(self, action: int) -> bool:
        """Is the action among those that may happen now?"""
        if not 0 <= action < len(self.setting.tokens):
            return False
        out = self.scratch[:]
        who = self.actor()
        if who == OVER:
            return False
        count = self.fill_chances(out, self.scratch[:]) if who == CHANCE else self.fill_legal(out)
        i: i64 = 0
        while i < count:
            if out[i] == action:
                return True
            i += 1
        return False

    def observe(self, seat: int | None = None) -> Mapping[str, Any]:
        """Return what that seat may know; None: a spectator."""
        return self.setting.game.view(self, self.checked(seat))

    def resample(self, seat: int | None, rng: object) -> "State":
        """Return a clone in which all that the seat cannot know is drawn anew, consistently."""
        watcher = self.checked(seat)
        other = self.clone()
        other.redraw(SPECTATOR if watcher is None else watcher, as_rng(rng))
        return other

    def checked(self, seat: int | None) -> int | None:
        """Return the seat as given; BadSeats if the table has no such seat."""
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSeats(f"seat {seat} is not at this table; accepted are 0 to {self.seats - 1}, or None")
        return seat

    def scores(self) -> list[int]:
        """Every seat's score, or standing before the end."""
        return [int(self.score(seat)) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """Every seat's rank, 1 is best; ties share."""
        return [int(self.rank(seat)) for seat in range(self.seats)]

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __copy__(self) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the state as its position."""
        setting = self.setting
        return setting.game.from_position, (self.position(), setting.edition)

    def position(self) -> dict[str, Any]:
        """Return the whole state as the JSON form documented in docs/positions.md."""
        return self.setting.game.write_position(self)
