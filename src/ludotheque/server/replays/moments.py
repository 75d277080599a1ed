"""A seat's moments tried again: shown as that seat knew them, judged against the Champion's answer. Nothing is kept."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ludotheque.analysis.retry import Weighed, weighed
from ludotheque.analysis.task import seed_of
from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.state import State
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.protocol.exercises import Exercise
from ludotheque.server.protocol.replays import Analysis, Retried, RetryVerdict
from ludotheque.server.replays.finished import Finished
from ludotheque.server.replays.readings import Source, unpacked
from ludotheque.server.storage import replays as stored_replays
from ludotheque.server.storage.store import Store
from ludotheque.server.tables.record import record_of
from ludotheque.server.views import exercise
from ludotheque.server.workers.reading_room import ReadingRoom


class Asked(NamedTuple):
    """A question about a moment on its way to the reading process."""

    source: Source
    step: int
    token: str
    answer: str
    games: int


class Moments:
    """The moments that an analysis has found, and no others: each costs as much as a decision of it."""

    def __init__(self, store: Store, reading: ReadingRoom) -> None:
        self.store = store
        self.reading = reading

    async def find(self, game: Finished, step: int, token: str = "") -> Asked:
        """Return the question; Refusal where the analysis has no such moment."""
        found = await self.store.read(lambda c: stored_replays.analysis(c, game.subject))
        analysis = None if found is None else msgspec.json.decode(found, type=Analysis)
        if analysis is None or all(one.step != step for one in analysis.moments):
            raise Refusal("no_moment")
        answer = next(one.answer for one in analysis.decisions if one.step == step)
        return Asked(game.source(), step, token, answer, analysis.games)

    async def shown(self, asked: Asked, who: str) -> Exercise:
        """Show the moment to its seat."""
        return await self.reading.read(who, shown, asked)

    async def verdict(self, asked: Asked, who: str) -> RetryVerdict:
        """Judge a choice; the answer comes with one that is as good."""
        return await self.reading.read(who, verdict, asked)

    async def after(self, asked: Asked, who: str) -> protocol.After:
        """Show what the seat would see after a token."""
        return await self.reading.read(who, after, asked)

    async def why(self, asked: Asked, who: str) -> protocol.Why:
        """Name the clause that forbids a token."""
        return await self.reading.read(who, why, asked)


# -- in the reading process -------------------------------------------------------------------


def shown(asked: Asked) -> Exercise:
    """Show the moment as the seat that decided knew it."""
    return exercise.exercise(_state(asked))


def after(asked: Asked) -> protocol.After:
    """Show what the seat would see after a token; chance is not foreseen."""
    return exercise.after(_state(asked), asked.token)


def why(asked: Asked) -> protocol.Why:
    """Name the clause that forbids a token, and the nearest legal one."""
    return exercise.why(_state(asked), asked.token)


def verdict(asked: Asked) -> RetryVerdict:
    """Weigh a choice against the Champion's answer and against what was played; an empty token asks for the answer."""
    state, token = _state(asked), asked.token or asked.answer
    beats = exercise.played(state, token)  # Refusal if it is not legal
    record = record_of(unpacked(asked.source))
    made = record.steps[asked.step][1]
    try:
        found = weighed(state, asked.step, [asked.answer, token, made], asked.games, seed_of(record))
    except LudoError as error:
        raise Refusal("illegal", str(error)) from None
    by_token = {one.token: one for one in found}
    tried = by_token[token]
    right = token != made and (tried.behind.told or 0) <= 0
    if not right:
        return RetryVerdict(right=False, beats=[], tried=_retried(tried), answer=None, played=None)
    answer, played = _retried(by_token[asked.answer]), _retried(by_token[made])
    return RetryVerdict(right=True, beats=beats, tried=_retried(tried), answer=answer, played=played)


def _state(asked: Asked) -> State:
    state: State = unpacked(asked.source).state_after(asked.step)
    return state


def _retried(one: Weighed) -> Retried:
    return Retried(one.token, one.label, one.reason, *one.chance, one.behind.told, one.behind.margin)
