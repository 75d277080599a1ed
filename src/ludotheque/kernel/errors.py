"""What can go wrong, one class per cause. All are ValueErrors with one clear sentence."""

from __future__ import annotations


class LudoError(ValueError):
    """Base of every error that bad input can cause."""


class UnknownGame(LudoError):
    """No game folder bears this name."""


class BadSeats(LudoError):
    """A number of seats, or a seat, that the game does not have."""


class BadOption(LudoError):
    """An unknown option, a value it does not take, or values that exclude each other."""


class BadEdition(LudoError):
    """A component value that cannot be played with.

    >>> print(BadEdition("cards.y1.heat", 9, "a whole number from 0 to 2"))
    edition key 'cards.y1.heat': found 9, accepted is a whole number from 0 to 2
    """

    def __init__(self, key: str, found: object, accepted: str) -> None:
        self.key, self.found, self.accepted = key, found, accepted
        super().__init__(f"edition key {key!r}: found {found!r}, accepted is {accepted}")


class BadToken(LudoError):
    """A text that is no token of the game; the message shows the grammar."""

    def __init__(self, token: str, grammar: str) -> None:
        self.token, self.grammar = token, grammar
        super().__init__(f"{token!r} is not a token of this game; accepted are: {grammar}")


class IllegalAction(LudoError):
    """A well-formed action that the rules forbid now; ``clause`` names the rule."""

    def __init__(self, text: str, clause: str | None = None) -> None:
        self.clause = clause
        super().__init__(text)


class BadPosition(LudoError):
    """Position data that no game can reach or that is malformed; ``path`` says where."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        super().__init__(f"position at {path}: {text}")


class BadRecord(LudoError):
    """A record that cannot be read or replayed; ``step`` is the 1-based step, 0 for the heading."""

    def __init__(self, text: str, step: int = 0) -> None:
        self.step = step
        super().__init__(f"record, step {step}: {text}" if step else f"record: {text}")


class OtherRules(BadRecord):
    """A record of another version of the game's rules than the one that is played here."""

    def __init__(self, game: str, needed: int, played: int) -> None:
        self.needed, self.played = needed, played
        super().__init__(f"it needs version {needed} of the rules of {game!r}, played here is version {played}")


class BadLesson(LudoError):
    """A lesson that cannot be read or does not play as it is written."""

    def __init__(self, text: str) -> None:
        super().__init__(f"lesson: {text}")
