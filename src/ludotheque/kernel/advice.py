"""What a game's own folder may add for its bots: how good a choice looks, how a position stands.

Without any of it every bot still plays: all choices look alike, and a position stands as its ranks do.
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.rng import Rng
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import CHANCE, OVER, State

WHOLE: Final = 10_000  # the value of a game that is as good as won
EVEN: Final = 1000  # without a game's own advice all choices are about equal
NOTHING: Final = -1  # none of the choices
ENDLESS: Final = 1_000_000  # more events than any game has


class Reason(NamedTuple):
    """Why a choice is good: a message of the game's own catalogue, and its arguments."""

    message: str
    arguments: dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Advice:
    """What a good habitué of the game would say. Made once for a setting, shared by all its searches."""

    def __init__(self, setting: Setting) -> None:
        self.spread: i64 = EVEN  # a playout takes the best of weigh + 0..spread-1: where choices are about equal
        self.horizon: i64 = ENDLESS  # events after which a playout may be cut, at the first rest
        self.short: i64 = 200  # simulations of Fine mouche
        self.long: i64 = 2000  # simulations of Champion where no clock may decide: in studies
        self.tries: i64 = 1  # simulations on the same imagined table, where it takes long to imagine one
        self.explore: float = 1.0  # how much a search tries what looks worse
        self.widen: i64 = 8  # choices of the decision itself that a search looks at from the first
        self.patience: i64 = 4  # visits before a second choice is looked at in a later decision
        self.stake: i64 = 5000  # the difference in weigh that is worth a whole game
        self.trust: i64 = 0  # as many simulations is the advice worth

    def player(self) -> "Advice":
        """Return what the players of imagined games weigh by."""
        return self

    def weigh(self, state: State, action: i64) -> i64:
        """How good the choice looks to the acting seat, in the game's own points or hundredths of them.

        Only differences count. Called in the hot loop, and only with what the acting seat may know.
        """
        return 0

    def weigh_all(self, state: State, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        """Weigh the first so many of the actions, where that is quicker than one by one."""
        i: i64 = 0
        while i < count:
            out[i] = self.weigh(state, actions[i])
            i += 1

    def obvious(self, state: State, actions: vec[i64], count: i64) -> i64:
        """Return the one of the first so many actions that needs no thought; NOTHING if a search is worth its while."""
        return NOTHING

    def sift(self, state: State, actions: vec[i64], count: i64) -> i64:
        """Bring forward those of the first so many actions that a person would consider; return how many they are.

        A search looks at no others: what anybody would call absurd is not worth a simulation. At least one is left.
        """
        return count

    def fill_values(self, state: State, out: vec[i64]) -> None:
        """How an unfinished game stands for every seat, 0 to WHOLE: the share of the others it will beat."""
        fill_shares(state, out)

    def rests(self, state: State) -> bool:
        """Is this a quiet moment, at which the values may be trusted?"""
        return True

    def play_on(self, state: State, actions: vec[i64], weights: vec[i64], rng: Rng) -> i64:
        """Play on as good habitués would, until the game is over or may be judged; return the number of events.

        Both lists are room to write in. A game may repeat this word for word for its own state: a search spends most
        of its time here, and the compiler can write out calls to a class that it knows.
        """
        player = self.player()
        events: i64 = 0
        who: i64 = state.actor()
        while who != OVER:
            if events >= self.horizon and self.rests(state):
                break
            if who == CHANCE:
                state.advance(state.draw(rng))
            else:
                count: i64 = state.fill_legal(actions)
                if count > 1:
                    player.weigh_all(state, actions, count, weights)
                state.advance(any_of_best(actions, weights, count, self.spread, rng))
            events += 1
            who = state.actor()
        return events

    def imagine(self, state: State, seat: i64, rng: Rng) -> None:
        """After a redraw for the seat: make the others' hidden choices such as they would have made."""

    def reasons(self, state: State, action: int) -> list[Reason]:
        """Why one would choose so, the best reason first; from what the acting seat may know."""
        return []


def any_of_best(actions: vec[i64], weights: vec[i64], count: i64, spread: i64, rng: Rng) -> i64:
    """Return the best looking choice, when a chance amount below the spread is added to each; of equals any."""
    best: i64 = actions[0]
    if count == 1:
        return best
    most: i64 = weights[0] + rng.below(spread)
    equals: i64 = 1
    one: i64 = 1
    i: i64 = 1
    while i < count:
        action: i64 = actions[i]
        weight: i64 = weights[i] + rng.below(spread)
        if weight == most:  # seldom
            equals += 1
            if rng.below(equals) == 0:
                best = action
        best = action if weight > most else best  # no branch: often it would be guessed wrong
        equals = one if weight > most else equals
        most = max(most, weight)
        i += 1
    return best


def keep(actions: vec[i64], count: i64, dropped: vec[bool]) -> i64:
    """Bring forward the actions that were not dropped and return how many; all, where every one was dropped."""
    kept: i64 = 0
    i: i64 = 0
    while i < count:
        if not dropped[i]:
            actions[kept] = actions[i]
            kept += 1
        i += 1
    return kept if kept > 0 else count


def share(state: State, seat: i64) -> i64:
    """Return the share of the others that the seat is ahead of, ties half, 0 to WHOLE."""
    shares: vec[i64] = vec[i64]([i64(0)] * int(state.seats))
    fill_shares(state, shares)
    return shares[seat]


def margins(deviation: int, rounds: int) -> vec[i64]:
    """For each number of rounds left: the lead that is worth half of the way from an even game to a sure one."""
    return vec[i64]([i64(int(deviation * left**0.5) + 1) for left in range(rounds + 1)])


def ahead(lead: i64, margin: i64) -> i64:
    """How sure one is to stay ahead of another, 0 to WHOLE, with this lead (or lag) and that margin."""
    distance: i64 = margin + lead if lead > 0 else margin - lead
    return WHOLE // 2 + WHOLE // 2 * lead // distance


def fill_leads(points: vec[i64], seats: i64, margin: i64, out: vec[i64]) -> None:
    """For every seat how sure it is to stay ahead of the others on average, by the points of each and that margin."""
    seat: i64 = 0
    while seat < seats:
        total: i64 = 0
        other: i64 = 0
        while other < seats:
            if other != seat:
                total += ahead(points[seat] - points[other], margin)
            other += 1
        out[seat] = total // (seats - 1)
        seat += 1


def fill_shares(state: State, out: vec[i64]) -> None:
    """For every seat the share of the others that it is ahead of, ties half, 0 to WHOLE."""
    seats: i64 = state.seats
    ranks: vec[i64] = out[:]
    state.fill_ranks(ranks)
    seat: i64 = 0
    while seat < seats:
        beaten: i64 = -1  # for the tie with itself
        other: i64 = 0
        while other < seats:
            if ranks[other] > ranks[seat]:
                beaten += 2
            elif ranks[other] == ranks[seat]:
                beaten += 1
            other += 1
        out[seat] = WHOLE
        if seats > 1:
            out[seat] = beaten * WHOLE // (2 * (seats - 1))
        seat += 1
