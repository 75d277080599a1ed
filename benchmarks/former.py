"""The Champion of this checkout against that of another one, each with its own rules, advice and search.

Both follow the same game by its tokens, each in a process of its own, with the same dice and seats exchanged. The other
one thinks as it does at a table unless it is held as ours is, to seconds of the processor.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any

from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.bots.history import note
from ludotheque.kernel.rng import Rng, child_seed
from ludotheque.kernel.state import CHANCE, OVER
from ludotheque.ladder.match import Outcome, Pairing, Thought
from ludotheque.registry import load

OURS, FORMER = "champion", "former"
SIDE = Path(__file__).with_name("former_side.py")


class FormerSide:
    """The process of the other checkout."""

    def __init__(self, python: str, level: str) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [python, str(SIDE), level], stdin=pipe, stdout=pipe, text=True, env=environment, cwd=Path(python).parent
        )
        self.untold: list[str] = []

    def begin(self, pairing: Pairing, seconds: float | None) -> None:
        """Sit down at a new table."""
        self.untold = []
        self._say({"new": [pairing.slug, len(pairing.levels), dict(pairing.options), seconds]})

    def decide(self, seat: int, seed: int) -> tuple[str, float]:
        """Ask for a token; told with it is what has happened since the last question."""
        self._say({"steps": self.untold, "seat": seat, "seed": seed})
        self.untold = []
        answer = (self.process.stdout and self.process.stdout.readline()) or ""
        if not answer:
            raise RuntimeError("the other checkout's Champion has stopped: see what it said above")
        found = json.loads(answer)
        return str(found["token"]), float(found["seconds"])

    def _say(self, words: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()


@cache
def side(python: str, level: str) -> FormerSide:
    """One for each process of ours."""
    return FormerSide(python, level)


@dataclass(frozen=True)
class Meeting:
    """A pairing, and where the other checkout lives. Small and plain: it travels to a worker."""

    pairing: Pairing
    python: str
    seconds: float
    held: float | None = None  # seconds of the processor for the other one; None: as at a table
    level: str = OURS  # of the other one


def play(meeting: Meeting) -> Outcome:
    """Play it to the end."""
    pairing, former = meeting.pairing, side(meeting.python, meeting.level)
    game, levels, budget = load(pairing.slug), pairing.levels, Budget(seconds=meeting.seconds, cpu=True)
    state = game.new(len(levels), pairing.options)
    former.begin(pairing, meeting.held)
    bots: list[Bot] = [Bot(OURS) for _ in levels]
    histories: list[list[int]] = [[] for _ in levels]
    thoughts = {OURS: Thought(), FORMER: Thought()}
    chance, steps = Rng(pairing.deal).spawn("chance"), 0
    while (who := int(state.actor())) != OVER:
        if who == CHANCE:
            action = state.sample(chance)
        else:
            seed = child_seed(pairing.deal, f"seat {who}", steps)
            if levels[who] == FORMER:
                token, took = former.decide(who, seed)
                action = game.action(state, token)
            else:
                began = process_time()
                action = bots[who].decide(state, who, budget, seed, histories[who])
                took = process_time() - began
            thoughts[levels[who]].add(took)
        former.untold.append(game.token(state, action))
        for seat, history in enumerate(histories):
            note(history, state, seat, action)
        state.apply(action)
        steps += 1
    return Outcome(pairing, state.ranks(), state.scores(), thoughts)


def kept(path: Path) -> dict[tuple[int, tuple[str, ...]], Outcome]:
    """Read the games that an earlier run has played, by their deal and seats."""
    if not path.exists():
        return {}
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        slug, levels, deal, ranks, scores, thoughts = json.loads(line)
        told = {name: Thought(*numbers) for name, numbers in thoughts.items()}
        found[deal, tuple(levels)] = Outcome(Pairing(slug, tuple(levels), deal), ranks, scores, told)
    return found


def keep(path: Path, outcome: Outcome) -> None:
    """Write one game down."""
    path.parent.mkdir(parents=True, exist_ok=True)
    one = outcome.pairing
    thoughts = {name: [t.decisions, t.seconds, t.longest] for name, t in outcome.thoughts.items()}
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps([one.slug, one.levels, one.deal, outcome.ranks, outcome.scores, thoughts]) + "\n")


def missing(wanted: Iterator[Pairing], path: Path) -> list[Pairing]:
    """Return the pairings that no earlier run has played."""
    known = kept(path)
    return [one for one in wanted if (one.deal, one.levels) not in known]
