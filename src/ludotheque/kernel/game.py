"""A game: what one folder of ``ludotheque.games`` answers."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cached_property
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, TypeVar, cast

from ludotheque.kernel import learned
from ludotheque.kernel.advice import Advice
from ludotheque.kernel.edition import Edition, Schema
from ludotheque.kernel.errors import BadSeats, BadToken, IllegalAction
from ludotheque.kernel.experience import Experience
from ludotheque.kernel.features import Features, PlainFeatures
from ludotheque.kernel.instinct import FeaturesEye, Instinct
from ludotheque.kernel.languages import ENGLISH, LANGUAGES
from ludotheque.kernel.lesson import Lesson
from ludotheque.kernel.messages import Messages
from ludotheque.kernel.meta import GameMeta
from ludotheque.kernel.notation import Form, grammar, nearest
from ludotheque.kernel.option import Option, Preset, Value, resolve
from ludotheque.kernel.position import heading, opened
from ludotheque.kernel.rulebook import Rulebook
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import State
from ludotheque.kernel.ticket import Ghost, Remark

LESSON = re.compile(r"lesson-\d\.toml")
MOST_SETTINGS = 256  # remembered for each game
S = TypeVar("S", bound=State)
Say = Callable[..., str]  # say("message-id", argument=value) in the reader's language


class Game(ABC, Generic[S]):
    """One game of the shelf. Few verbs: new, token, action, why_not, from_position."""

    slug: ClassVar[str]
    rules_version: ClassVar[int] = 1  # raised when games of the version before would no longer be the same
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[tuple[Preset, ...]] = ()
    forms: ClassVar[tuple[Form, ...]]
    leads: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # kinds of token that are played on the way to a kind
    schema: ClassVar[Schema]
    has_habits: ClassVar[bool] = False  # do its players look up what single choices were worth (``kernel/habits.py``)?
    has_foresight: ClassVar[bool] = False  # do its Champions look up how games end (``kernel/foresight.py``)?
    champions_habits: ClassVar[str] = "habits"  # the file of theirs, another one where everybody has some

    # -- what each game answers --------------------------------------------------------------

    @abstractmethod
    def tokens(self, seats: int, options: Mapping[str, Value], edition: Edition) -> list[str]:
        """All tokens, decisions and chance; the index is the action."""

    @abstractmethod
    def start(self, setting: Setting) -> S:
        """Return the first moment."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """Return what the seat may know, None for a spectator."""

    @abstractmethod
    def facts(self, state: S) -> dict[str, Any]:
        """Return the whole state as JSON-able facts, without the heading of a position."""

    @abstractmethod
    def place(self, setting: Setting, facts: Mapping[str, Any]) -> S:
        """Return the state with these facts; BadPosition where they cannot be."""

    @abstractmethod
    def reason(self, state: S, token: str) -> str:
        """Return the clause that forbids a well-formed token which is not legal now."""

    @abstractmethod
    def table(self, view: Mapping[str, Any], edition: Edition, say: Say) -> list[str]:
        """Return the view as lines of text, for the terminal and for screen readers."""

    @abstractmethod
    def explain(self, view: Mapping[str, Any], token: str, edition: Edition, say: Say) -> str:
        """Say what a token means at this moment, in a short sentence."""

    def remark(self, view: Mapping[str, Any], token: str, edition: Edition, say: Say) -> Remark:
        """Say what a legal token's ticket adds to its label, from what the acting seat may know."""
        return Remark()

    def instead(self, state: S, token: str) -> str | None:
        """Find the legal token that somebody meant who asked for one that is not legal now; None: none is like it."""
        legal = [state.setting.tokens[action] for action in state.legal()]
        return nearest(token, legal, self.leads)

    def alike(self, view: Mapping[str, Any], token: str) -> Hashable:
        """Tell a legal token from others: those with the same answer lead to the same and are one choice."""
        return token

    def ghosts(self, view: Mapping[str, Any], edition: Edition, say: Say) -> Iterable[Ghost]:
        """Say what the acting seat might expect to be able to do, the most expected first, from what it may know."""
        return ()

    def own(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """Return the fields of the view that depend on who looks; a spectator sees all others as every seat does."""
        return self.view(state, seat)

    def masked(self, state: S, token: str, seat: int | None) -> str:
        """Return the token as that seat (None: a spectator) may see it happen; a secret shows as ``?``."""
        return token

    def narrate(
        self, before: Mapping[str, Any], actor: int, token: str, after: Mapping[str, Any], edition: Edition, say: Say
    ) -> list[str]:
        """Tell what happened, from the views before and after a (masked) token."""
        return [self.explain(before, token, edition, say)]

    def advice(self, setting: Setting) -> Advice:
        """Return what the game's habitués would tell a bot; see ``Setting.advice``."""
        return Advice(setting)

    def first_look(self, setting: Setting) -> Advice:
        """Return what somebody sees who plays for the first time; see ``Setting.first_look``."""
        return setting.advice

    def experience(self, setting: Setting) -> Advice:
        """Return what its Champions weigh, if they have learned more than the advice; see ``Setting.experience``."""
        found = self.kept(setting, "instinct")
        return self.learner(setting, found) if found else setting.advice

    def kept(self, setting: Setting, name: str) -> list[int]:
        """Read what was learned for that number of seats (``bot/<name>-<seats>.bin``); other rules have nothing."""
        file = self._folder.joinpath("bot", f"{name}-{setting.seats}.bin")
        return learned.numbers(file) if self.is_usual(setting) else []

    def is_usual(self, setting: Setting) -> bool:
        """Ask whether a table plays by the default options in the house edition."""
        return setting.options == resolve(self.options, None) and setting.edition.hash == self.edition.hash

    def with_habits(self, setting: Setting, numbers: list[int]) -> Advice:
        """Return the advice with these habits, where the game looks up any (``has_habits``)."""
        return self.advice(setting)

    def with_foresight(self, setting: Setting, habits: list[int], foresight: list[int]) -> Advice:
        """Return what Champions weigh who have these habits and judge games by these numbers (``has_foresight``)."""
        return self.with_habits(setting, habits)

    def learner(self, setting: Setting, numbers: list[int]) -> Experience:
        """Return the advice corrected by these numbers; without any, as somebody begins to learn."""
        eye, actions = FeaturesEye(setting.features), len(setting.tokens)
        blank = [0] * (actions + setting.seats)
        return Experience(setting, self.advice(setting), Instinct(eye, actions, setting.seats, numbers or blank))

    def features(self, setting: Setting) -> Features:
        """Return what a seat may know as numbers, for learners; see ``Setting.features``."""
        return PlainFeatures(setting)

    def check_edition(self, edition: Edition) -> None:
        """Refuse values that are each acceptable but cannot be played together."""

    def check_options(self, seats: int, options: Mapping[str, Value]) -> None:
        """Refuse options that do not go together or do not fit the number of seats."""

    # -- what everybody calls ----------------------------------------------------------------

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
    ) -> S:
        """Begin a fresh game. Without a number of seats, the smallest table."""
        return self.start(self.setting(self.min_seats if seats is None else seats, options, edition))

    def setting(
        self, seats: int, options: Mapping[str, object] | None = None, edition: Edition | None = None
    ) -> Setting:
        """Return the checked setting of a table; the same object for the same values."""
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            accepted = f"{self.min_seats} to {self.max_seats}"
            raise BadSeats(f"{self.title} is for {accepted} seats; found {seats!r}")
        chosen = resolve(self.options, options)
        self.check_options(seats, chosen)
        box = edition or self.edition
        key = (seats, tuple(chosen.values()), box.hash)
        found = self._settings.pop(key, None) or Setting(self, seats, chosen, box, self.tokens(seats, chosen, box))
        self._settings[key] = found
        if len(self._settings) > MOST_SETTINGS:  # somebody tries many editions: forget the one used least lately
            del self._settings[next(iter(self._settings))]
        return found

    @cached_property
    def _settings(self) -> dict[tuple[object, ...], Setting]:
        return {}

    @cached_property
    def edition(self) -> Edition:
        """The house edition."""
        return self.checked_edition(Edition.read(self.file("edition.toml"), self.schema))

    @cached_property
    def ready_editions(self) -> dict[str, Edition]:
        """Other editions that come with the game (``editions/<name>.toml``), by name."""
        folder = self._folder.joinpath("editions")
        files = sorted(entry.name for entry in folder.iterdir()) if folder.is_dir() else []
        found = [self.read_edition(self.file(f"editions/{name}")) for name in files]
        return {edition.name: edition for edition in found}

    @cached_property
    def edition_messages(self) -> Messages:
        """What the editor calls the values (``edition-…``) and the ready editions (``ready-…``)."""
        return Messages({language: self.catalogue(language, "edition.{}.ftl") for language in LANGUAGES})

    def read_edition(self, text: str) -> Edition:
        """Somebody's own edition from a TOML text; keys left out keep the house's values."""
        return self.checked_edition(Edition.read(text, self.schema, self.edition))

    def edition_of(self, values: Mapping[str, Any] | None, name: str = "own") -> Edition:
        """Return the edition with these component values; None is the house edition, keys left out keep its values."""
        if values is None:
            return self.edition
        return self.checked_edition(Edition.of(name, values, self.schema, self.edition))

    def checked_edition(self, edition: Edition) -> Edition:
        """Return the edition if it can be played, else BadEdition."""
        self.check_edition(edition)
        return edition

    @cached_property
    def meta(self) -> GameMeta:
        """What the folder says of the game itself."""
        return GameMeta.read(self.file("meta.toml"))

    @property
    def title(self) -> str:
        """The name on the box."""
        return self.meta.title

    @cached_property
    def rulebook(self) -> Rulebook:
        """Every clause and ruling, in every language."""
        return Rulebook.read(self.file("rulebook.toml"))

    @cached_property
    def messages(self) -> Messages:
        """The sentences of the game, in every language."""
        return Messages({language: self.catalogue(language) for language in LANGUAGES})

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons that the folder holds, in the order of their numbers."""
        names = sorted(entry.name for entry in self._folder.iterdir() if LESSON.fullmatch(entry.name))
        return tuple(Lesson.read(self.file(name)) for name in names)

    def catalogue(self, language: str, name: str = "{}.ftl") -> str:
        """Messages of the folder (Fluent) in that language, else in the first one that it has."""
        return next(filter(None, (self._optional(name.format(one)) for one in (language, *LANGUAGES))))

    def _optional(self, name: str) -> str | None:
        try:
            return self.file(name)
        except FileNotFoundError:
            return None

    def file(self, name: str) -> str:
        """Read a text file of the game's own folder."""
        return self._folder.joinpath(name).read_text(encoding="utf-8")

    @property
    def _folder(self) -> Traversable:
        return resources.files(type(self).__module__.rpartition(".")[0])

    def __deepcopy__(self, memo: object) -> Game[S]:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the name of the folder: there is one object for each game."""
        return game_in, (type(self).__module__.rpartition(".")[0],)

    def token(self, state: State, action: int) -> str:
        """Return the notation of an action."""
        tokens = state.setting.tokens
        if not 0 <= action < len(tokens):
            raise IllegalAction(f"there is no action {action}; accepted are 0 to {len(tokens) - 1}")
        return tokens[action]

    def action(self, state: State, token: str) -> int:
        """Return the action of a token, legal or not now; BadToken shows the grammar."""
        number = state.setting.numbers.get(token)
        if number is not None:
            return number
        clause = self.reason(self._own(state), self._well_formed(token))
        raise self._illegal(token, clause)

    def legal_tokens(self, state: State) -> list[str]:
        """Return the legal tokens of the acting seat, in plain string order."""
        tokens = state.setting.tokens
        return sorted([tokens[action] for action in state.legal()])

    def chance_tokens(self, state: State) -> dict[str, int]:
        """Return the possible chance tokens with their integer weights, in plain string order."""
        return dict(sorted((state.setting.tokens[action], weight) for action, weight in state.chances()))

    def why_not(self, state: State, token: str) -> str | None:
        """Return the number of the clause that forbids the token, None if it is legal."""
        number = state.setting.numbers.get(token)
        if number is not None and state.allows(number):
            return None
        return self.reason(self._own(state), self._well_formed(token))

    def refusal(self, state: State, action: int) -> IllegalAction:
        """Make the error for an action that is not legal, naming the clause."""
        if not 0 <= action < len(state.setting.tokens):
            return IllegalAction(f"there is no action {action}; accepted are 0 to {len(state.setting.tokens) - 1}")
        token = state.setting.tokens[action]
        return self._illegal(token, self.reason(self._own(state), token))

    def write_position(self, state: State) -> dict[str, Any]:
        """Return the whole state in the JSON form of docs/positions.md; the same as ``state.position()``."""
        return {**heading(state.setting), **self.facts(self._own(state))}

    def from_position(self, data: Mapping[str, Any], edition: Edition | None = None) -> S:
        """Read the state that a position describes; BadPosition with the place of the fault."""
        setting, facts = opened(self, data, edition)
        return self.place(setting, facts)

    def form(self, token: str) -> Form:
        """Return the form that a well-formed token has."""
        for form in self.forms:
            if form.fits(token):
                return form
        raise BadToken(token, grammar(self.forms))

    def _well_formed(self, token: str) -> str:
        self.form(token)
        return token

    def _illegal(self, token: str, clause: str) -> IllegalAction:
        text = self.rulebook.clauses[clause].text(ENGLISH)
        return IllegalAction(f"{token!r} is not allowed now ({clause}): {text}", clause)

    def _own(self, state: State) -> S:
        """Return the state as this game's own class."""
        if state.setting.game is not self:
            raise TypeError(f"a state of {state.setting.game.slug} was given to {self.slug}")
        return cast(S, state)


def game_in(package: str) -> Game[Any]:
    """Return the game of that folder."""
    game: Game[Any] = import_module(package).GAME
    return game
