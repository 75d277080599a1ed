"""Questions that are thought about in another process: what to play, and how the choices compare.

States do not travel between processes; a question holds the steps of the table, and each process remembers the
tables it was last asked about, so that a search goes on from the one before.
"""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Any, NamedTuple

from ludotheque.bots.bot import Bot
from ludotheque.bots.calibration import Curve
from ludotheque.bots.history import note
from ludotheque.bots.levels import level
from ludotheque.bots.measured import WHOLE
from ludotheque.bots.reasons import reasons_of
from ludotheque.bots.worlds import Worlds, imagined, of
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State
from ludotheque.registry import load

GAMES = 400  # that the coach imagines for each choice
STUDIED = 4  # choices of the search that the coach compares; besides, a habitué's
MOST_TABLES = 32  # that a process remembers,
MOST_NODES = 1_000_000  # and of all their trees together: about 100 MB


class Question(NamedTuple):
    """A seat must decide at a table. ``share``: of what the level may spend, when there is much to think about.

    ``until``: when a level that thinks by the clock has done so, however long the question waited for its turn; by the
    monotonic clock, which all processes of a machine share.
    """

    table: str
    game: str
    seats: int
    options: dict[str, Any]
    edition: dict[str, Any] | None
    tokens: tuple[str, ...]
    seat: int
    level: str
    seed: int
    share: float = 1.0
    until: float | None = None


class Estimate(NamedTuple):
    """A choice: the chance to win with it, in so many games, why one would choose so (marked text).

    ``margin``: how far the true chance may lie from it, 95 times in 100. ``behind``: how much less than the best choice
    it is worth, in the same games; None where the margin of that swallows it.
    """

    token: str
    share: float
    tried: int
    reason: str
    margin: float
    behind: float | None


class Memory:
    """A table that this process has thought about: where it stands, and what each seat has seen of it."""

    def __init__(self, question: Question) -> None:
        game = load(question.game)
        self.state: State = game.new(question.seats, question.options, game.edition_of(question.edition))
        self.tokens: list[str] = []
        self.seen: list[list[int]] = [[] for _ in range(question.seats)]
        self.bots: dict[tuple[int, str], Bot] = {}

    def follows(self, tokens: tuple[str, ...]) -> bool:
        """Is this table the same one, earlier? After a take-back it is not."""
        return tuple(self.tokens) == tokens[: len(self.tokens)]

    def go_on(self, tokens: tuple[str, ...]) -> None:
        """Play what has happened since."""
        state, game = self.state, self.state.setting.game
        for token in tokens[len(self.tokens) :]:
            action = game.action(state, token)
            for seat, seen in enumerate(self.seen):
                note(seen, state, seat, action)
            state.apply(action)
            self.tokens.append(token)

    def bot(self, seat: int, slug: str) -> Bot:
        return self.bots.setdefault((seat, slug), Bot(slug))

    def nodes(self) -> int:
        """How large the trees of its bots are."""
        return sum(int(bot.search.tree.size) for bot in self.bots.values() if bot.search is not None)


_memories: OrderedDict[str, Memory] = OrderedDict()


def remembered(question: Question) -> Memory:
    """Return the table of the question, as it stands now."""
    memory = _memories.pop(question.table, None)
    if memory is None or not memory.follows(question.tokens):
        memory = Memory(question)
    memory.go_on(question.tokens)
    _memories[question.table] = memory
    while len(_memories) > MOST_TABLES:
        _memories.popitem(last=False)
    return memory


def forget_trees() -> None:
    """Let bots forget their trees, those of the tables that were asked about longest ago first, until the rest fits."""
    sizes = {name: memory.nodes() for name, memory in _memories.items()}
    for name, memory in _memories.items():
        if sum(sizes.values()) <= MOST_NODES:
            return
        memory.bots.clear()
        sizes[name] = 0


def think(question: Question) -> str:
    """Return the token that the level plays."""
    action, _ = _decided(question)
    return action


def poll(question: Question) -> dict[str, int]:
    """Count how often each choice was tried: several processes that think about one question add this up.

    The one decided on counts as the one tried most. A choice that needed no search is the only one, tried once.
    """
    action, bot = _decided(question)
    if bot.search is None or not bot.searched:
        return {action: 1}
    state = _memories[question.table].state
    game = state.setting.game
    tried = {game.token(state, choice): int(bot.search.visits_of(choice)) for choice in state.legal()}
    most = max(tried, key=lambda token: tried[token])
    tried[action], tried[most] = tried[most], tried[action]
    return tried


def _decided(question: Question) -> tuple[str, Bot]:
    memory = remembered(question)
    state, seat = memory.state, question.seat
    budget = level(question.level).budget(state.setting).scaled(question.share)
    if question.until is not None:
        budget = budget.within(question.until - monotonic())
    bot = memory.bot(seat, question.level)
    action = bot.decide(state, seat, budget, question.seed, memory.seen[seat])
    forget_trees()
    return state.setting.game.token(state, action), bot


def compare(question: Question) -> list[Estimate]:
    """How the choices of the seat compare, the best first, from what the seat may know.

    The level's search names the choices that are worth a look; games played to the end say what each is worth, all in
    the same imagined worlds, as in the analysis of a game.
    """
    memory = remembered(question)
    state, seat, game = memory.state, question.seat, memory.state.setting.game
    budget = level(question.level).budget(state.setting).scaled(question.share)
    found = [action for action, _, tried in Bot(question.level).compare(state, seat, budget, question.seed) if tried]
    worlds = Worlds(state, GAMES, question.seed)
    studied = list(dict.fromkeys([*found[:STUDIED], worlds.usual(seat)]))
    _, games = worlds.compared(seat, studied)
    won = {action: of(shares, seat) for action, shares in games.items()}
    studied.sort(key=lambda action: -sum(won[action]))
    reasons = reasons_of(imagined(state, seat, Rng(question.seed)), studied)
    curve, best = worlds.curve(seat), won[studied[0]]
    return [_estimate(game.token(state, action), won[action], best, reasons[action], curve) for action in studied]


def _estimate(token: str, won: list[int], best: list[int], reason: str, curve: Curve) -> Estimate:
    behind = curve.difference(best, won).told
    share = curve.chance(won)
    return Estimate(
        token, share.value / WHOLE, GAMES, reason, share.margin / WHOLE, None if behind is None else behind / WHOLE
    )
