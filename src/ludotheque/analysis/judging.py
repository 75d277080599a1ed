"""One decision judged: the Champion says which choices were best, imagined games say what each was worth."""

from __future__ import annotations

from ludotheque.analysis.rollouts import Worlds, all_open
from ludotheque.analysis.task import Alternative, Judgement, Task
from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.kernel.marked import mark
from ludotheque.kernel.rng import child_seed
from ludotheque.kernel.state import State

CHAMPION = "champion"
BEST = 3  # choices of the Champion that are shown; besides, a habitué's and the one made
SEARCH = 1.0  # simulations of the Champion for each imagined game of a choice


def judge(task: Task) -> list[Judgement]:
    """Judge the task's decisions, in order. Runs in a thinking process."""
    state, wanted, found = task.start(), set(task.steps), []
    for step, token in enumerate(task.tokens):
        action = state.setting.game.action(state, token)
        if step in wanted:
            found.append(judgement(state, step, action, task.games, child_seed(task.seed, "step", step)))
        state.apply(action)
    return found


def judgement(state: State, step: int, played: int, games: int, seed: int) -> Judgement:
    """Return what the seat that decides could know of its choices, and every seat of its chances."""
    seat = int(state.actor())
    worlds = Worlds(state, games, seed)
    chances = worlds.chances(seat) if all_open(state) else _own_eyes(worlds)
    wanted = dict.fromkeys([*favourites(state, seat, games, child_seed(seed, "search")), worlds.usual(seat), played])
    tried = {action: worlds.chances(seat, action)[seat] for action in wanted}
    shown = sorted(tried, key=lambda action: (-tried[action], action))
    alternatives = tuple(alternative(state, seat, action, tried[action]) for action in shown)
    return Judgement(step, seat, chances, tried[played], alternatives)


def alternative(state: State, seat: int, action: int, chance: int) -> Alternative:
    """Return a choice in the words that the seat read on its ticket."""
    game, edition = state.setting.game, state.setting.edition
    token = game.token(state, action)
    return Alternative(token, chance, game.explain(state.observe(seat), token, edition, mark))


def favourites(state: State, seat: int, games: int, seed: int) -> list[int]:
    """Return the Champion's choices, its first one first."""
    budget = Budget(simulations=max(1, int(games * SEARCH)))
    found = Bot(CHAMPION).compare(state, seat, budget, seed)
    return [action for action, _, tried in found[:BEST] if tried]


def _own_eyes(worlds: Worlds) -> tuple[int, ...]:
    """Each seat's chance as that seat itself could reckon it."""
    return tuple(worlds.chances(seat)[seat] for seat in range(int(worlds.state.seats)))
