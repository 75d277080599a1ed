"""One game between bots, as fast as the rules: the loop of every study."""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.bots.search.playout import Playout
from ludotheque.kernel.advice import ENDLESS
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER, State
from ludotheque.lab.engine.trace import Trace

RANDOM: Final = 0  # ways to decide
GREEDY: Final = 1
ASKED: Final = 2  # a bot that thinks longer is asked

Ask = Callable[[State, int], int]
Tell = Callable[[State, int], None]


@final
@mypyc_attr(acyclic=True)
class Table:
    """Seats and what they need; used again for every game of the same setting.

    A greedy seat is Habitué: it looks at a table on which all that it cannot know was drawn anew.
    """

    def __init__(self, start: State) -> None:
        self.start: State = start
        self.state: State = start.clone()
        self.imagined: State = start.clone()
        self.playout: Playout = Playout(start, start.setting.advice, True)
        self.slip: i64 = start.setting.advice.slip
        self.legal: vec[i64] = start.scratch[:]

    def play(self, ways: vec[i64], chance: Rng, mind: Rng, trace: Trace, ask: Ask | None, tell: Tell | None) -> None:
        """From the start to the end, or to ENDLESS events.

        ``ask`` decides for the seats that think; ``tell`` hears of every action.
        """
        state = self.state
        state.copy_from(self.start)
        trace.clear()
        events: i64 = 0
        who: i64 = state.actor()
        while who != OVER and events < ENDLESS:
            action: i64 = 0
            if who == CHANCE:
                action = state.draw(chance)
                trace.happen(action)
            else:
                if who != trace.last:
                    trace.turn(state, who)
                count: i64 = state.fill_legal(self.legal)
                action = self.decide(who, ways[who], count, mind, ask)
                trace.note(who, action, count)
            if tell is not None:
                tell(state, int(action))
            state.advance(action)
            events += 1
            who = state.actor()
        trace.events = events
        trace.turn(state, -1)

    def decide(self, seat: i64, way: i64, count: i64, mind: Rng, ask: Ask | None) -> i64:
        """Choose for the seat."""
        if count == 1:
            return self.legal[0]
        if way == RANDOM:
            return self.legal[mind.below(count)]
        if way == GREEDY or ask is None:
            self.imagined.copy_from(self.state)
            self.imagined.redraw(seat, mind)
            return self.playout.choose(self.imagined, self.slip, mind)
        return i64(ask(self.state, int(seat)))

    def finish(self, state: State, rng: Rng) -> None:
        """Habitués play on to the end."""
        events: i64 = 0
        who: i64 = state.actor()
        while who != OVER and events < ENDLESS:
            if who == CHANCE:
                state.advance(state.draw(rng))
            else:
                state.advance(self.playout.choose(state, self.slip, rng))
            events += 1
            who = state.actor()
