"""The same club without a house: rounds by the rules of tournaments, games by the bots, hundreds of games a minute.

Bots of one level decide alike, so that few games of a deal differ: read the mean of many tournaments.
"""

from __future__ import annotations

import random

from benchmarks.club import LEVELS
from ludotheque.bots.bot import Bot
from ludotheque.fairness import drawing
from ludotheque.kernel.rng import child_seed
from ludotheque.kernel.state import CHANCE, OVER
from ludotheque.registry import load
from ludotheque.server.protocol.tournaments import Format, TournamentPlan
from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.pairing.draft import paired, questions_of
from ludotheque.server.tournaments.pairing.formats import draft_round
from ludotheque.server.tournaments.pairing.solver import solve
from ludotheque.server.tournaments.reducers import apply_event
from ludotheque.server.tournaments.rules.standings import points_of
from ludotheque.server.tournaments.state import TournamentState


def strength_recovered(game: str, kind: Format, players: int, rounds: int, seats: int, levels: int, seed: int) -> float:
    """Play one tournament; return how well its points recover the known strengths (Spearman's correlation)."""
    from scipy.stats import spearmanr

    rng = random.Random(seed)
    seats = seats or load(game).min_seats
    level = {number: LEVELS[number % levels] for number in range(1, players // seats * seats + 1)}
    state = TournamentState("club")
    plan = TournamentPlan(game, game, seats, kind, rounds, most=256)
    _happen(state, ev.Announced(plan, "club", "Club", "ABCDEF", str(seed)))
    for number, slug in level.items():
        _happen(state, ev.Entered(number, level=slug))
    _happen(state, ev.Started(rounds, 0))
    for _ in range(rounds):
        _play_round(state, level, rng)
    points = points_of(state)
    return float(spearmanr([LEVELS.index(level[number]) for number in points], list(points.values())).statistic)


def _play_round(state: TournamentState, level: dict[int, str], rng: random.Random) -> None:
    draft = draft_round(state)
    _happen(state, paired(state, draft, [solve(question) for question in questions_of(draft)], 0))
    one, deal = state.rounds[-1], rng.randbytes(32)
    for table in one.tables:
        levels = [level[chair.entrant or 0] for chair in table.chairs]
        seed = deal if state.is_duplicate else rng.randbytes(32)
        ranks, scores = _play_game(state.plan.game, levels, seed, state.is_duplicate, rng.getrandbits(40))
        _happen(state, ev.TableEnded(one.number, table.number, "over", ranks, 0, scores))


def _play_game(game: str, levels: list[str], seed: bytes, duplicate: bool, deal: int) -> tuple[list[int], list[int]]:
    """Play one game, with chance drawn as at a table of a house."""
    state, bots, steps = load(game).new(len(levels)), [Bot(level) for level in levels], 0
    numbers = drawing.Numbers(duplicate)
    while (who := int(state.actor())) != OVER:
        if who == CHANCE:
            chances = state.chances()
            number = numbers.next(state.setting.tokens[chances[0][0]])
            drawn = drawing.draw(seed, ["club"], number, sum(weight for _, weight in chances))
            action = drawing.choose(chances, drawn)
        else:
            action = bots[who].decide(state, who, None, child_seed(deal, f"seat {who}", steps), [])
        state.apply(action)
        steps += 1
    return state.ranks(), state.scores()


def _happen(state: TournamentState, event: ev.AnyEvent) -> None:
    apply_event(state, state.seq + 1, 0, event)
