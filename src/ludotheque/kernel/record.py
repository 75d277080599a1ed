"""Records: a whole game as JSON (``ludotheque-record/1``), replayable for ever."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludotheque.kernel.edition import Edition
from ludotheque.kernel.errors import BadRecord, LudoError, OtherRules
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import CHANCE, OVER, State

VERSION = "ludotheque-record/1"
KEYS = ("record", "game", "edition", "seats", "options", "steps", "scores", "ranks")
EXTRA = ("rules", "edition_values", "fairness", "house")
MOST_DIGITS = 15
FIRST_RULES = 1  # of records that do not say it
Step = tuple[int, str]


@dataclass
class Record:
    """Game, edition, options, seats, the steps, and the result once the game is over."""

    game: str
    seats: int
    options: dict[str, Any]
    edition: str
    steps: list[Step] = field(default_factory=list)
    scores: list[int] | None = None
    ranks: list[int] | None = None
    edition_values: dict[str, Any] | None = None
    rules: int = FIRST_RULES  # the version of them that it was played under
    extra: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def begin(cls, state: State) -> Record:
        """Begin an empty record for a game that starts now."""
        setting = state.setting
        own = setting.edition.hash != setting.game.edition.hash
        values = dict(setting.edition.values) if own else None
        return cls(
            game=setting.game.slug,
            seats=setting.seats,
            options=dict(setting.options),
            edition=setting.edition.hash,
            rules=setting.game.rules_version,
            edition_values=values,
        )

    def play(self, state: State, action: int) -> None:
        """Apply the action to the state and write it down."""
        step = (int(state.actor()), state.setting.game.token(state, action))
        state.apply(action)
        self.steps.append(step)
        if state.actor() == OVER:
            self.scores, self.ranks = state.scores(), state.ranks()

    def write(self) -> str:
        """Write the record as JSON text."""
        data: dict[str, Any] = {
            "record": VERSION,
            "game": self.game,
            "rules": self.rules,
            "edition": self.edition,
            "seats": self.seats,
            "options": self.options,
            "steps": written_steps(self.steps),
            "scores": self.scores,
            "ranks": self.ranks,
        }
        if self.edition_values is not None:
            data["edition_values"] = self.edition_values
        return json.dumps({**data, **self.extra}, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> Record:
        """Read a record from JSON text; BadRecord says what is wrong and at which step."""
        try:
            data = json.loads(text, parse_int=_whole, parse_float=_whole, parse_constant=_whole)
        except BadRecord:
            raise
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"not a JSON text, perhaps cut short ({error})") from None
        if not isinstance(data, dict):
            raise BadRecord("accepted is one JSON object")
        if data.get("record") != VERSION:
            raise BadRecord(f"version {data.get('record')!r} found, accepted is {VERSION!r}")
        missing = [key for key in KEYS if key not in data]
        unknown = [key for key in data if key not in (*KEYS, *EXTRA)]
        if missing or unknown:
            raise BadRecord(f"missing keys {missing}, unknown keys {unknown}")
        return cls(
            game=_typed(data, "game", str),
            seats=_typed(data, "seats", int),
            options=_typed(data, "options", dict),
            edition=_typed(data, "edition", str),
            rules=_typed(data, "rules", int) if "rules" in data else FIRST_RULES,
            steps=_steps(_typed(data, "steps", list)),
            scores=_numbers(data, "scores"),
            ranks=_numbers(data, "ranks"),
            edition_values=_typed(data, "edition_values", dict) if "edition_values" in data else None,
            extra={key: data[key] for key in ("fairness", "house") if key in data},
        )

    def start(self, game: Game[Any]) -> State:
        """Return the first moment of the recorded game."""
        if game.slug != self.game:
            raise BadRecord(f"it is a game of {self.game!r}, not of {game.slug!r}")
        if game.rules_version != self.rules:
            raise OtherRules(game.slug, self.rules, game.rules_version)
        try:
            state: State = game.new(self.seats, self.options, self._edition(game))
            return state
        except LudoError as error:
            raise BadRecord(str(error)) from None

    def replay(self, game: Game[Any]) -> Iterator[State]:
        """Yield the state before the first step and after each; BadRecord at the step that cannot be."""
        state = self.start(game)
        yield state
        for number, (actor, token) in enumerate(self.steps, 1):
            _replay_step(game, state, actor, token, number)
            yield state

    def validate(self, game: Game[Any]) -> State:
        """Replay the whole record and compare its result; the final state."""
        *_, state = self.replay(game)
        if (self.scores is None) != (state.actor() != OVER):
            found = "the game is not over" if self.scores is not None else "the game is over but has no scores"
            raise BadRecord(found, len(self.steps))
        if self.scores is None and self.ranks is not None:
            raise BadRecord("the game is not over but has ranks", len(self.steps))
        if self.scores is not None and (self.scores, self.ranks) != (state.scores(), state.ranks()):
            real = f"scores {state.scores()} and ranks {state.ranks()}"
            raise BadRecord(f"written are {self.scores} and {self.ranks}, replaying gives {real}", len(self.steps))
        return state

    def _edition(self, game: Game[Any]) -> Edition:
        edition = game.edition_of(self.edition_values, "recorded")
        if edition.hash != self.edition:
            raise BadRecord(f"edition {self.edition[:12]} is not at hand, only {edition.hash[:12]} ({edition.name})")
        return edition


def _replay_step(game: Game[Any], state: State, actor: int, token: str, number: int) -> None:
    if state.actor() != actor:
        raise BadRecord(f"{_name(actor)} is written, but {_name(int(state.actor()))} must act", number)
    try:
        state.apply(game.action(state, token))
    except LudoError as error:
        raise BadRecord(str(error), number) from None


def _name(actor: int) -> str:
    return {CHANCE: "chance", OVER: "nobody (the game is over)"}.get(actor, f"seat {actor}")


def written_steps(steps: list[tuple[int, str]]) -> list[tuple[int | str, str]]:
    """Return steps as a record writes them down.

    >>> written_steps([(-1, "deal"), (0, "play")])
    [('chance', 'deal'), (0, 'play')]
    """
    return [("chance" if actor == CHANCE else actor, token) for actor, token in steps]


def _whole(digits: str) -> int:
    """Read a number; browsers would round others than whole ones of 15 digits, and no record needs them."""
    if len(digits) > MOST_DIGITS or not digits.removeprefix("-").isdigit():
        raise BadRecord(f"found the number {digits:.20}, accepted are whole numbers of at most {MOST_DIGITS} digits")
    return int(digits)


def _typed(data: Mapping[str, Any], key: str, kind: type) -> Any:
    if type(data[key]) is not kind:
        raise BadRecord(f"key {key!r}: found {data[key]!r:.60}, accepted is {kind.__name__}")
    return data[key]


def _numbers(data: Mapping[str, Any], key: str) -> list[int] | None:
    value = data[key]
    if value is None or (isinstance(value, list) and all(type(item) is int for item in value)):
        return value
    raise BadRecord(f"key {key!r}: found {value!r:.60}, accepted is a list of whole numbers or null")


def _steps(found: list[Any]) -> list[Step]:
    steps: list[Step] = []
    for number, step in enumerate(found, 1):
        fits = isinstance(step, list) and len(step) == 2 and isinstance(step[1], str)
        if not fits or not (step[0] == "chance" or (type(step[0]) is int and step[0] >= 0)):
            raise BadRecord(f'found {step!r:.60}, accepted is [seat or "chance", token]', number)
        steps.append((CHANCE if step[0] == "chance" else step[0], step[1]))
    return steps
