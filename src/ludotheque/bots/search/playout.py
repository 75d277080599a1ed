"""Playing on from a leaf: as good habitués would, until the game is over or may be judged."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.advice import Advice, any_of_best, fill_shares
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER, State

BEST: Final = 1  # the spread of those who take the best looking choice


@final
@mypyc_attr(acyclic=True)
class Playout:
    """The players of the imagined games, all alike."""

    def __init__(self, state: State, advice: Advice, guided: bool) -> None:
        self.advice: Advice = advice
        self.player: Advice = advice.player()
        self.guided: bool = guided
        self.actions: vec[i64] = state.scratch[:]
        self.weights: vec[i64] = state.scratch[:]
        self.events: i64 = 0  # played in all

    def run(self, state: State, rng: Rng) -> None:
        """Play on; without guidance at random and to the end."""
        if not self.guided:
            self.events += state.playout(rng)
            return
        self.events += self.advice.play_on(state, self.actions, self.weights, rng)

    def finish(self, state: State, rng: Rng) -> None:
        """Play to the end as the level Habitué does: nobody judges early, nobody wavers."""
        who: i64 = state.actor()
        while who != OVER:
            if who == CHANCE:
                state.advance(state.draw(rng))
            else:
                state.advance(self.choose(state, BEST, rng))
            self.events += 1
            who = state.actor()

    def choose(self, state: State, spread: i64, rng: Rng) -> i64:
        """Return the best looking choice, when a chance amount below the spread is added to each; of equals any."""
        actions = self.actions
        count: i64 = state.fill_legal(actions)
        if count == 1:
            return actions[0]
        if not self.guided:
            return actions[rng.below(count)]
        self.player.weigh_all(state, actions, count, self.weights)
        return any_of_best(actions, self.weights, count, spread, rng)

    def judge(self, state: State, rewards: vec[i64]) -> None:
        """Judge what the moment is worth to each seat: its rank when over, else the early evaluation."""
        if state.actor() == OVER:
            fill_shares(state, rewards)
            return
        self.advice.fill_values(state, rewards)
