"""Two tables that look the same from one chair: the same public story, other hidden facts.

The true table is played at random. Its twin follows: whatever the observer sees is the same, whatever the observer
cannot see (a card drawn by somebody else, a sealed bid, a buried card) is another one wherever the rules allow. Both
are real ``LiveTable`` objects, so every byte compared is made by the code that makes it for a browser.
"""

from __future__ import annotations

from typing import Any

import ludotheque as ludo
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.plan import check_plan
from security.watched import Table

TRIES = 8  # choices of the true table that are tried until the twin can follow
CANDIDATES = 24  # choices of the twin that are tried at each
SEED_PAIRS = (b"\1" * 32, b"\2" * 32)


def sight(state: ludo.State, observer: int | None) -> tuple[bytes, int]:
    return protocol.encode(state.observe(observer)), int(state.actor())


class Twins:
    """The true table and its twin."""

    def __init__(self, slug: str, seats: int, options: dict[str, Any], observer: int | None, rng: ludo.Rng) -> None:
        self.plan = protocol.Plan(slug, seats, options, hints=True)
        self.game, self.observer, self.rng = ludo.load(slug), observer, rng
        self.truth = Table(self.plan, observer, SEED_PAIRS[0])
        self.twin = Table(self.plan, observer, SEED_PAIRS[1])
        self.parted = 0  # how often the rules showed the difference
        self.compare()
        self.play(None)

    def apart(self) -> set[str]:
        """The facts that differ now."""
        one, two = self.truth.state.position(), self.twin.state.position()
        return {name for name in one if one[name] != two[name]}

    def step(self) -> bool:
        """One more event; False when the game is over."""
        actor = int(self.truth.state.actor())
        if actor == ludo.OVER:
            return False
        self.play(actor)
        return True

    def play(self, seat: int | None) -> None:
        """A decision of the seat (None: the start) and the chance that follows it, at both tables."""
        one, two = self.truth.state.clone(), self.twin.state.clone()
        told: tuple[list[str], list[str]] = ([], [])
        while (seat is not None and not told[0]) or one.actor() == ludo.CHANCE:
            pair = self.pair(one, two)
            if pair is None:  # the rules show the difference here: go on with a twin that is the same so far
                self.parted += 1
                self.twin = self.copied()
                two, told = one.clone(), (told[0], list(told[0]))
                token = self.drawn(one)
                pair = (token, token)
            for state, token, written in zip((one, two), pair, told, strict=True):
                state.apply(self.game.action(state, token))
                written.append(token)
        for table, tokens in zip((self.truth, self.twin), told, strict=True):
            started = ev.Started(tokens, "1", rules_version=self.game.rules_version)
            table.take(started if seat is None else ev.Moved(seat, tokens))

    def copied(self) -> Table:
        """The true table up to now, under another seed."""
        fresh = Table(self.plan, self.observer, SEED_PAIRS[1])
        for event in self.truth.events[len(fresh.events) :]:
            fresh.take(event, tell=False)
        fresh.heard()
        return fresh

    def drawn(self, state: ludo.State) -> str:
        if state.actor() == ludo.CHANCE:
            return self.game.token(state, state.sample(self.rng))
        legal = state.legal()
        return self.game.token(state, legal[self.rng.below(len(legal))])

    def pair(self, one: ludo.State, two: ludo.State) -> tuple[str, str] | None:
        """A step of the true table, and one of the twin that looks the same to the observer."""
        for _ in range(TRIES):
            token = self.drawn(one)
            later = one.clone()
            later.apply(self.game.action(one, token))
            other = self.following(one, two, token, sight(later, self.observer))
            if other is not None:
                return token, other
        return None

    def following(self, one: ludo.State, two: ludo.State, token: str, wanted: tuple[bytes, int]) -> str | None:
        shown = self.game.masked(one, token, self.observer)
        for other in self.candidates(two, token):
            if self.game.masked(two, other, self.observer) != shown:
                continue
            later = two.clone()
            later.apply(self.game.action(two, other))
            if sight(later, self.observer) == wanted:
                return other
        return None

    def candidates(self, two: ludo.State, token: str) -> list[str]:
        """The twin's choices in any order, the same one last; the observer always chooses the same."""
        possible = two.legal() or [action for action, _ in two.chances()]
        names = [self.game.token(two, action) for action in possible]
        if two.actor() == self.observer:
            return [token] if token in names else []
        start = self.rng.below(len(names)) if names else 0
        others = [name for name in names[start:] + names[:start] if name != token]
        return others[:CANDIDATES] + [token] * (token in names)

    # -- what must be the same ---------------------------------------------------------------

    def compare(self) -> None:
        """Every byte that the observer was sent is the same at both tables."""
        assert self.truth.heard() == self.twin.heard()

    def compare_answers(self) -> None:
        """So is every byte that the observer can ask for."""
        one, two = self.truth, self.twin
        assert one.looked() == two.looked()
        for command in self.questions():
            draw = self.rng.below(2**30)
            assert one.answered(command, draw) == two.answered(command, draw), command

    def compare_pasts(self) -> None:
        """And all that is told again to a page that opens later."""
        one, two = self.truth, self.twin
        assert one.came_in() == two.came_in()
        step = self.rng.below(len(one.table.steps))
        assert one.past(step) == two.past(step)

    def questions(self) -> list[protocol.TableCommand]:
        """Why not, what if, a hint, a move out of turn, and a guess at what somebody else has played."""
        state, table, step = self.truth.state, self.truth.table, len(self.truth.table.steps)
        seat = self.observer or 0
        tokens = [state.setting.tokens[self.rng.below(len(state.setting.tokens))] for _ in range(4)]
        asked: list[protocol.TableCommand] = [protocol.Ask(seat=seat, token=token) for token in tokens]
        asked += [protocol.Aim(seat=seat, token=token) for token in tokens]
        allowed = set(self.game.legal_tokens(state)) if table.turn == seat else set()
        asked += [protocol.Move(seat=seat, step=step, token=token) for token in tokens if token not in allowed]
        if table.turn == seat:
            asked += [protocol.Aim(seat=seat, token=self.drawn(state)), protocol.Hint(seat=seat)]
        others = [(n, *made) for n, made in enumerate(table.steps) if made[0] >= 0 and made[0] != self.observer]
        asked += [protocol.Move(seat=actor, step=n, token=token) for n, actor, token in others[-4:]]
        return asked


def settings(slug: str, number: int, rng: ludo.Rng) -> tuple[int, dict[str, Any]]:
    """Seats in turn and options at random, until the game accepts them."""
    game = ludo.load(slug)
    seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
    while True:
        options = {option.name: option.values[rng.below(len(option.values))] for option in game.options}
        try:
            check_plan(protocol.Plan(slug, seats, options))
        except Refusal:
            continue
        return seats, options
