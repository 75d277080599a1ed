"""Many games of one setting, stepped together in one loop."""

from typing import Final, final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from ludotheque.bots.search.playout import Playout
from ludotheque.kernel.advice import Advice
from ludotheque.kernel.features import NOBODY, Features, Pen
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER, State

LEARNER: Final = 0  # who decides for a seat: the caller,
FLANEUR: Final = 1  # a random bot,
HABITUE: Final = 2  # or a greedy one
BYTES: Final = 4  # of an action
NO: Final = 0
YES: Final = 1


@final
@mypyc_attr(acyclic=True)
class Fleet:
    """A finished game begins again at once. The columns are read from outside as buffers, without copies.

    ``pen.out``: the row of numbers that the acting seat of each game sees; ``masks``: its choices; ``actors``:
    its seat. After a step, for each game: ``ended``, and if so for each seat ``gains`` (how many it beats, less how
    many beat it) and ``scores``; for the ``watcher``, if there is one, what it saw at the end (``finals.out``).
    """

    def __init__(
        self, start: State, features: Features, advice: Advice, games: int, seed: int, players: list[int]
    ) -> None:
        self.start: State = start
        self.scratch: State = start.clone()
        self.features: Features = features
        self.advice: Advice = advice
        self.games: i64 = games
        self.seats: i64 = start.seats
        self.size: i64 = features.size  # of a row
        self.watcher: i64 = NOBODY  # the seat whose last row of each game is kept in ``finals``
        self.finals: Pen = Pen(games * features.size)
        self.width: i64 = len(start.setting.tokens)
        self.greedy: Playout = Playout(start, advice, True)
        self.players: vec[i64] = vec[i64]([i64(player) for player in players])
        self.states: vec[State] = vec[State]([start.clone() for _ in range(games)])
        self.rngs: vec[Rng] = vec[Rng]([Rng(seed).spawn("game", game) for game in range(games)])
        self.pen: Pen = Pen(games * features.size)
        self.masks: vec[u8] = vec[u8]([u8(NO)] * (games * len(start.setting.tokens)))
        self.actors: vec[i32] = vec[i32]([i32(0)] * games)
        self.choices: vec[i32] = vec[i32]([i32(0)] * games)
        self.ended: vec[u8] = vec[u8]([u8(NO)] * games)
        self.gains: vec[i32] = vec[i32]([i32(0)] * (games * start.setting.seats))
        self.scores: vec[i32] = vec[i32]([i32(0)] * (games * start.setting.seats))
        self.actions: vec[i64] = start.scratch[:]
        self.legal: vec[i64] = vec[i64]([i64(0)] * (games * len(start.setting.tokens)))  # what the masks say, as lists
        self.counts: vec[i64] = vec[i64]([i64(0)] * games)
        self.ranks: vec[i64] = vec[i64]([i64(0)] * start.setting.seats)

    def begin(self, seed: int) -> None:
        """All games from the start."""
        source = Rng(seed)
        for game in range(int(self.games)):
            self.begin_one(game, source.spawn("game", game))

    def begin_one(self, number: int, rng: Rng) -> None:
        """One game from the start, with a chance of its own."""
        self.resume(number, self.start, rng)

    def resume(self, number: int, state: State, rng: Rng) -> None:
        """One game from that moment."""
        game: i64 = number
        self.rngs[game] = rng
        self.clear_mask(game)
        self.ended[game] = NO
        self.states[game].copy_from(state)
        self.settle(game)

    def step(self, actions: bytes) -> int:
        """One choice for each game, as 32-bit numbers. -1; or the first game whose action is not legal, and then
        nothing has changed."""
        game: i64 = 0
        while game < self.games:
            action: i64 = i64(read_i32_le(actions, game * BYTES))
            if action < 0 or action >= self.width or self.masks[game * self.width + action] == NO:
                return int(game)
            game += 1
        game = 0
        while game < self.games:
            self.clear_mask(game)
            self.ended[game] = NO
            self.states[game].advance(i64(read_i32_le(actions, game * BYTES)))
            self.settle(game)
            game += 1
        return -1

    def clear_mask(self, game: i64) -> None:
        first: i64 = game * self.width
        i: i64 = first
        while i < first + self.counts[game]:
            self.masks[first + self.legal[i]] = NO
            i += 1
        self.counts[game] = 0

    def settle(self, game: i64) -> None:
        """Chance and bots go on until the learner must decide; what it needs is written down."""
        state = self.states[game]
        rng = self.rngs[game]
        who: i64 = state.actor()
        while who < 0 or self.players[who] != LEARNER:
            if who == CHANCE:
                state.advance(state.draw(rng))
            elif who == OVER:
                self.write_end(game, state)
                state.copy_from(self.start)
            else:
                state.advance(self.choose(state, who, rng))
            who = state.actor()
        self.actors[game] = i32(who)
        self.write_mask(game, state)
        self.pen.at = game * self.size
        self.features.fill(state, who, self.pen)

    def write_mask(self, game: i64, state: State) -> None:
        first: i64 = game * self.width
        count: i64 = state.fill_legal(self.actions)
        i: i64 = 0
        while i < count:
            action: i64 = self.actions[i]
            self.masks[first + action] = YES
            self.legal[first + i] = action
            i += 1
        self.counts[game] = count

    def choose(self, state: State, who: i64, rng: Rng) -> i64:
        """Decide for a bot: Habitué, like all who think, on a table on which the unknown was drawn anew."""
        if self.players[who] == FLANEUR:
            return self.actions[rng.below(state.fill_legal(self.actions))]
        self.scratch.copy_from(state)
        self.scratch.redraw(who, rng)
        return self.greedy.choose(self.scratch, self.advice.slip, rng)

    def write_end(self, game: i64, state: State) -> None:
        state.fill_ranks(self.ranks)
        first: i64 = game * self.seats
        seat: i64 = 0
        while seat < self.seats:
            beaten: i64 = 0
            for rank in self.ranks:
                if rank > self.ranks[seat]:
                    beaten += 1
                elif rank < self.ranks[seat]:
                    beaten -= 1
            self.gains[first + seat] = i32(beaten)
            self.scores[first + seat] = i32(state.score(seat))
            seat += 1
        self.ended[game] = YES
        if self.watcher != NOBODY:
            self.finals.at = game * self.size
            self.features.fill(state, self.watcher, self.finals)

    def stroll(self, rng: Rng) -> None:
        """Write a random legal choice for each game into ``choices``."""
        game: i64 = 0
        while game < self.games:
            self.choices[game] = i32(self.legal[game * self.width + rng.below(self.counts[game])])
            game += 1
