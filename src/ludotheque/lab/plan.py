"""What a study is to play: plain data that travels to every worker and names its games for ever."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from ludotheque.bots.levels import level
from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.game import Game
from ludotheque.kernel.rng import child_seed
from ludotheque.kernel.setting import Setting
from ludotheque.registry import load

CHUNK_EVENTS = 150_000  # about a second or two of Habitué's work: little is lost when a study is stopped
RULES = "rules.json"  # beside the plan of a study: the version of the game's rules
GUESS = {"random": 1, "greedy": 1, "search": 200}  # how much more work a decision of a level is


class BadStudy(LudoError):
    """A study that cannot be played."""


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One version of the game: its label, options and component values (None: the house edition)."""

    label: str
    options: dict[str, Any] = {}
    edition: dict[str, Any] | None = None


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Game number n has the same dice, cards and slips of the bots in every variant: common random numbers."""

    game: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    games: int  # for each number of seats and each variant
    seed: int = 1
    variants: tuple[Variant, ...] = (Variant("house"),)
    chunk: int = 200
    simulations: int | None = None  # of the bots that search, instead of what their level spends

    @property
    def fingerprint(self) -> str:
        """Tells whether games on disk are games of this plan."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:16]

    def chunks(self) -> list[Chunk]:
        """All the work, in the order in which it is kept."""
        return [
            Chunk(self, variant, seats, first, min(self.chunk, self.games - first))
            for variant in range(len(self.variants))
            for seats in self.seats
            for first in range(0, self.games, self.chunk)
        ]

    def check(self) -> Plan:
        """Return the plan itself; LudoError says in one sentence what cannot be played."""
        for slug in self.bots:
            level(slug)
        if not self.bots:
            raise BadStudy("a study needs at least one level of bot")
        if self.games < 1:
            raise BadStudy(f"a study needs at least one game; found {self.games}")
        labels = [variant.label for variant in self.variants]
        if len(set(labels)) < len(labels):
            raise BadStudy(f"two variants bear the same label: {', '.join(labels)}")
        for variant in range(len(self.variants)):
            for seats in self.seats:
                self.setting(variant, seats)
        return self

    def setting(self, variant: int, seats: int) -> Setting:
        """Return the table of a variant."""
        version = self.variants[variant]
        game: Game[Any] = load(self.game)
        return game.setting(seats, version.options, game.edition_of(version.edition))


class Chunk(msgspec.Struct, frozen=True):
    """Some games of a plan, played by one worker at a time."""

    plan: Plan
    variant: int
    seats: int
    first: int
    games: int

    @property
    def name(self) -> str:
        return f"{self.variant:03d}-{self.seats}-{self.first:09d}"


def chunk_size(events: float, bots: tuple[str, ...]) -> int:
    """Games of one chunk, when a game has about so many events."""
    work = events * max(GUESS[level(slug).way] for slug in bots)
    return max(1, min(2000, int(CHUNK_EVENTS / max(work, 1))))


def seed_of(seed: int, game: int, seats: int, stream: str) -> int:
    """Return the seed of one stream of chance of one game; independent of everything that a variant changes.

    >>> seed_of(1, 0, 4, "dice") == seed_of(1, 0, 4, "dice") != seed_of(1, 1, 4, "dice")
    True
    """
    return child_seed(child_seed(seed, stream, seats), "game", game)


def levels_at(bots: tuple[str, ...], game: int, seats: int) -> list[str]:
    """Who sits where: each table of levels goes round all chairs, so that no chair meets weaker company than another.

    >>> [" ".join(levels_at(("a", "b"), game, 3)) for game in range(6)]
    ['a b a', 'b a a', 'a a b', 'b a b', 'a b b', 'b b a']
    """
    return [bots[((seat + game) % seats + game // seats) % len(bots)] for seat in range(seats)]
