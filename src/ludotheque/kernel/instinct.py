"""What many games against oneself have taught: how good each choice is, and how the game will end.

An ``Eye`` looks at the table for the acting seat and notes what it sees: yes-or-no facts and small numbers. The
instinct is a small network of whole numbers over them (``tools/learn`` finds them), the same compiled and uncompiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludotheque.kernel.advice import WHOLE
from ludotheque.kernel.features import Features, Pen
from ludotheque.kernel.state import State

YES: Final = 64  # how much of a fact holds when it holds
UTMOST: Final = 8 * YES  # a number counts no further
FINE: Final = 1024  # parts of one, in which the first numbers are counted
PARTS: Final = 64  # parts of the advice's unit, in which the last numbers are counted


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Eye:
    """The facts that hold for the acting seat. Only what it may know; the secrets are for those who learn."""

    def __init__(self, number: i64, most: i64) -> None:
        self.number: i64 = number  # of facts that are told apart
        self.facts: vec[i64] = vec[i64]([i64(0)] * int(most))
        self.amounts: vec[i64] = vec[i64]([i64(0)] * int(most))  # how much of each
        self.count: i64 = 0  # of them that hold

    def look(self, state: State) -> None:
        """Note what holds at the table now."""

    def secrets(self, state: State) -> list[int]:
        """Small numbers about what the acting seat cannot know: to tell luck from skill afterwards, never to play."""
        return []

    def note(self, fact: i64) -> None:
        self.note_amount(fact, YES)

    def note_amount(self, fact: i64, amount: i64) -> None:
        self.facts[self.count] = fact
        self.amounts[self.count] = amount
        self.count += 1

    def flag(self, fact: i64, holds: bool) -> None:
        if holds:
            self.note(fact)


@final
@mypyc_attr(acyclic=True)
class FeaturesEye(Eye):
    """Sees what the game tells all learners (``bot/features.py``), each number in its scale. For any game."""

    def __init__(self, features: Features) -> None:
        super().__init__(features.size, features.size)
        self.features: Features = features
        self.pen: Pen = Pen(features.size)
        self.scales: vec[i64] = vec[i64](
            [i64(FINE * YES // field.scale) for field in features.fields for _ in range(field.size)]
        )

    def look(self, state: State) -> None:
        self.pen.at = 0
        self.features.fill(state, state.actor(), self.pen)
        seen = self.pen.out
        scales = self.scales
        i: i64 = 0
        while i < self.number:
            if seen[i] != 0:
                amount: i64 = i64(seen[i]) * scales[i] // FINE
                self.note_amount(i, max(min(amount, i64(UTMOST)), i64(-UTMOST)))
            i += 1


@final
@mypyc_attr(acyclic=True)
class Instinct:
    """Each fact speaks to the neurons; each neuron that is awake speaks for or against each choice and each seat."""

    def __init__(self, eye: Eye, actions: i64, seats: i64, numbers: list[int]) -> None:
        self.eye: Eye = eye
        self.actions: i64 = actions
        self.seats: i64 = seats  # whose chances are told, from the acting one on; 0 for none
        voices: i64 = actions + seats
        self.width: i64 = (len(numbers) - voices) // (eye.number + 1 + voices)  # neurons
        if self.width * (eye.number + 1 + voices) + voices != len(numbers):
            raise ValueError(f"{len(numbers)} numbers do not fit {eye.number} facts, {actions} choices, {seats} seats")
        bias: i64 = eye.number * self.width
        last: i64 = bias + self.width
        base: i64 = last + voices * self.width
        self.first: vec[i16] = shorts(numbers[: int(bias)])  # what each fact says to each neuron
        self.bias: vec[i16] = shorts(numbers[int(bias) : int(last)])
        self.last: vec[i16] = shorts(numbers[int(last) : int(base)])  # what each neuron says of each choice, each seat
        self.base: vec[i16] = shorts(numbers[int(base) :])
        self.awake: vec[i64] = vec[i64]([i64(0)] * int(self.width))

    def look(self, state: State) -> None:
        """Wake the neurons that answer to what the acting seat sees."""
        self.eye.count = 0
        self.eye.look(state)
        awake = self.awake
        first = self.first
        facts = self.eye.facts
        amounts = self.eye.amounts
        width: i64 = self.width
        j: i64 = 0
        while j < width:
            awake[j] = i64(self.bias[j]) * YES
            j += 1
        i: i64 = 0
        while i < self.eye.count:
            row: i64 = facts[i] * width
            amount: i64 = amounts[i]
            j = 0
            while j < width:
                awake[j] += amount * i64(first[row + j])
                j += 1
            i += 1
        j = 0
        while j < width:
            awake[j] = awake[j] >> 6 if awake[j] > 0 else 0  # YES is 1 << 6
            j += 1

    def said(self, voice: i64) -> i64:
        """Add up what the neurons say of a choice, or of a seat."""
        awake = self.awake
        last = self.last
        row: i64 = voice * self.width
        total: i64 = i64(self.base[voice]) * FINE
        j: i64 = 0
        while j < self.width:
            total += awake[j] * i64(last[row + j])
            j += 1
        return total

    def correct(self, action: i64) -> i64:
        """How much better the choice is than the advice thinks, in the unit of the advice."""
        return self.said(action) // (FINE * PARTS)

    def fill_values(self, state: State, out: vec[i64]) -> None:
        """For every seat the share of the others that it will be ahead of, 0 to WHOLE; a seat must act."""
        self.look(state)
        who: i64 = state.actor()
        k: i64 = 0
        while k < self.seats:
            seat: i64 = who + k if who + k < self.seats else who + k - self.seats
            value: i64 = self.said(self.actions + k) * WHOLE // (FINE * FINE)
            out[seat] = max(min(value, i64(WHOLE)), i64(0))
            k += 1


def shorts(numbers: list[int]) -> vec[i16]:
    return vec[i16]([i16(number) for number in numbers])
