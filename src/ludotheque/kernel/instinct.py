"""What many games against oneself have taught: a correction to what the advice thinks of each choice.

A game that learns has an ``Eye``, which looks at the table for the acting seat and notes the yes-or-no facts that hold.
The instinct is a small network of whole numbers over these facts (``tools/learn`` finds them), the same compiled and
uncompiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludotheque.kernel.state import State

FINE: Final = 1024  # parts of one, in which the first numbers are counted
PARTS: Final = 64  # parts of the advice's unit, in which the last numbers are counted


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Eye:
    """The facts that hold for the acting seat. Only what it may know; the secrets are for those who learn."""

    def __init__(self, number: i64, most: i64) -> None:
        self.number: i64 = number  # of facts that are told apart
        self.facts: vec[i64] = vec[i64]([i64(0)] * int(most))
        self.count: i64 = 0  # of them that hold

    def look(self, state: State) -> None:
        """Note what holds at the table now."""

    def secrets(self, state: State) -> list[int]:
        """Small numbers about what the acting seat cannot know: to tell luck from skill afterwards, never to play."""
        return []

    def note(self, fact: i64) -> None:
        self.facts[self.count] = fact
        self.count += 1

    def flag(self, fact: i64, holds: bool) -> None:
        if holds:
            self.note(fact)


@final
@mypyc_attr(acyclic=True)
class Instinct:
    """Each fact speaks to the neurons; each neuron that is awake speaks for or against each choice."""

    def __init__(self, eye: Eye, actions: i64, numbers: list[int]) -> None:
        self.eye: Eye = eye
        self.width: i64 = (len(numbers) - actions) // (eye.number + 1 + actions)  # neurons
        if self.width * (eye.number + 1 + actions) + actions != len(numbers):
            raise ValueError(f"{len(numbers)} numbers do not fit {eye.number} facts and {actions} choices")
        bias: i64 = eye.number * self.width
        last: i64 = bias + self.width
        base: i64 = last + actions * self.width
        self.first: vec[i16] = shorts(numbers[: int(bias)])  # what each fact says to each neuron
        self.bias: vec[i16] = shorts(numbers[int(bias) : int(last)])
        self.last: vec[i16] = shorts(numbers[int(last) : int(base)])  # what each neuron says of each choice
        self.base: vec[i16] = shorts(numbers[int(base) :])
        self.awake: vec[i64] = vec[i64]([i64(0)] * int(self.width))

    def look(self, state: State) -> None:
        """Wake the neurons that answer to what the acting seat sees."""
        self.eye.count = 0
        self.eye.look(state)
        awake = self.awake
        first = self.first
        facts = self.eye.facts
        width: i64 = self.width
        j: i64 = 0
        while j < width:
            awake[j] = i64(self.bias[j])
            j += 1
        i: i64 = 0
        while i < self.eye.count:
            row: i64 = facts[i] * width
            j = 0
            while j < width:
                awake[j] += i64(first[row + j])
                j += 1
            i += 1

    def correct(self, action: i64) -> i64:
        """How much better the choice is than the advice thinks, in the unit of the advice."""
        awake = self.awake
        last = self.last
        row: i64 = action * self.width
        total: i64 = i64(self.base[action]) * FINE
        j: i64 = 0
        while j < self.width:
            if awake[j] > 0:
                total += awake[j] * i64(last[row + j])
            j += 1
        return total // (FINE * PARTS)


def shorts(numbers: list[int]) -> vec[i16]:
    return vec[i16]([i16(number) for number in numbers])
