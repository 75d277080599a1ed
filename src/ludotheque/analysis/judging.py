"""One decision judged: the Champion says which choices were best, imagined games say what each was worth."""

from __future__ import annotations

from ludotheque.analysis.task import Alternative, Judgement, Task
from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.bots.calibration import STRAIGHT
from ludotheque.bots.measured import WHOLE, total
from ludotheque.bots.reasons import reasons_of
from ludotheque.bots.worlds import Worlds, all_open, imagined, of
from ludotheque.kernel.marked import mark
from ludotheque.kernel.rng import Rng, child_seed
from ludotheque.kernel.state import State

CHAMPION = "champion"
BEST = 3  # choices of the Champion that are shown; besides, a habitué's and the one made


def judge(task: Task) -> list[Judgement]:
    """Judge the task's decisions, in order. Runs in a thinking process."""
    state, wanted, found = task.start(), set(task.steps), []
    for step, token in enumerate(task.tokens):
        action = state.setting.game.action(state, token)
        if step in wanted:
            one = judgement(state, step, action, task.games, child_seed(task.seed, "step", step))
            found.append(one._replace(closer=task.closer))
        state.apply(action)
    return found


def judgement(state: State, step: int, played: int, games: int, seed: int) -> Judgement:
    """Return what the seat that decides could know of its choices, and every seat of its chances."""
    seat, game, is_open = int(state.actor()), state.setting.game, all_open(state)
    worlds = Worlds(state, games, seed)
    best = favourites(state, seat, games, child_seed(seed, "search"))
    wanted = list(dict.fromkeys([*best, worlds.usual(seat), played]))
    usual, tried = worlds.compared(seat, wanted)
    seats = range(int(state.seats))
    curves = [worlds.curve(who) for who in seats]
    eyes = [curves[who] if who == seat else STRAIGHT for who in seats]  # no curve tells how one sees another's chances
    chances = tuple(
        curves[who].chance(of(usual if is_open or who == seat else worlds.seen_by(who), who)) for who in seats
    )
    effects = tuple(eyes[who].difference(of(tried[played], who), of(usual, who)) for who in seats)
    after = [eyes[who].chance(of(tried[played], who)) for who in seats]
    lefts = tuple(
        after[who] if is_open or who == seat else total((chances[who], effects[who])).within(WHOLE) for who in seats
    )
    outcomes = {action: of(found, seat) for action, found in tried.items()}
    shown = sorted(wanted, key=lambda action: (-sum(outcomes[action]), action))
    reasons = reasons_of(imagined(state, seat, Rng(seed)), shown)
    alternatives = tuple(
        Alternative(
            game.token(state, action),
            curves[seat].chance(outcomes[action]),
            curves[seat].difference(outcomes[action], outcomes[played]),
            label(state, seat, action),
            reasons[action],
        )
        for action in shown
    )
    answer = game.token(state, best[0] if best else played)
    return Judgement(step, seat, chances, effects, lefts, alternatives, answer, is_open)


def label(state: State, seat: int, action: int) -> str:
    """Return a choice in the words that the seat read on its ticket."""
    game, edition = state.setting.game, state.setting.edition
    text: str = game.explain(state.observe(seat), game.token(state, action), edition, mark)
    return text


def favourites(state: State, seat: int, games: int, seed: int) -> list[int]:
    """Return the Champion's choices, its first one first."""
    found = Bot(CHAMPION).compare(state, seat, Budget(simulations=games), seed)
    return [action for action, _, tried in found[:BEST] if tried]
