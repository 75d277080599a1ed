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

# Two neurons stand side by side in one number, the second times 2 ** HALF: sums and products of such a pair are those
# of both, as long as neither leaves its half.
HALF: Final = 32
LOW: Final = 0xFFFFFFFF
SIGN: Final = 0x80000000
BLOCK: Final = 4  # pairs that are added up at once


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
        self.pairs: i64 = (self.width + 2 * BLOCK - 1) // (2 * BLOCK) * BLOCK
        last: i64 = (eye.number + 1) * self.width
        base: i64 = last + voices * self.width
        refuse_loud(numbers[: int(last)], int(self.width))
        paired_up = paired(numbers, eye.number + 1, self.width, self.pairs)
        self.first: vec[i64] = paired_up[: eye.number * self.pairs]  # what each fact says to each neuron
        self.bias: vec[i64] = paired_up[eye.number * self.pairs :]
        self.last: vec[i16] = shorts(numbers[int(last) : int(base)])  # what each neuron says of each choice, each seat
        self.base: vec[i16] = shorts(numbers[int(base) :])
        self.awake: vec[i64] = vec[i64]([i64(0)] * int(2 * self.pairs + 1))  # the neurons that are awake,
        self.loud: vec[i64] = self.awake[:]  # how loud each of them is,
        self.count: i64 = 0  # and how many they are

    def look(self, state: State) -> None:
        """Wake the neurons that answer to what the acting seat sees.

        Two neurons are added up in one number, four such numbers in one walk over the facts: this is where a Champion
        spends his time.
        """
        self.eye.count = 0
        self.eye.look(state)
        self.count = 0
        first = self.first
        facts = self.eye.facts
        amounts = self.eye.amounts
        count: i64 = self.eye.count
        pairs: i64 = self.pairs
        pair: i64 = 0
        while pair < pairs:
            a: i64 = self.bias[pair] * YES
            b: i64 = self.bias[pair + 1] * YES
            c: i64 = self.bias[pair + 2] * YES
            d: i64 = self.bias[pair + 3] * YES
            i: i64 = 0
            while i < count:
                at: i64 = facts[i] * pairs + pair
                amount: i64 = amounts[i]
                a += amount * first[at]
                b += amount * first[at + 1]
                c += amount * first[at + 2]
                d += amount * first[at + 3]
                i += 1
            self.wake(2 * pair, a)
            self.wake(2 * pair + 2, b)
            self.wake(2 * pair + 4, c)
            self.wake(2 * pair + 6, d)
            pair += BLOCK

    def wake(self, neuron: i64, pair: i64) -> None:
        """Wake a neuron and the next one, each if it hears more for than against.

        Both are written down, but counted only if they are awake: that is quicker than to let the processor guess.
        """
        one: i64 = ((pair & LOW) ^ SIGN) - SIGN
        other: i64 = (pair - one) >> HALF
        count: i64 = self.count
        self.awake[count] = neuron
        self.loud[count] = one >> 6  # YES is 1 << 6
        count += (-one >> 63) & 1
        self.awake[count] = neuron + 1
        self.loud[count] = other >> 6
        self.count = count + ((-other >> 63) & 1)

    def said(self, voice: i64) -> i64:
        """Add up what the neurons say of a choice, or of a seat."""
        awake = self.awake
        loud = self.loud
        last = self.last
        row: i64 = voice * self.width
        total: i64 = i64(self.base[voice]) * FINE
        i: i64 = 0
        while i < self.count:
            total += loud[i] * i64(last[row + awake[i]])
            i += 1
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


def paired(numbers: list[int], rows: i64, width: i64, pairs: i64) -> vec[i64]:
    """Put the numbers of every two neurons into one, row by row; rows are filled up with zeros."""
    found: vec[i64] = vec[i64]([i64(0)] * int(rows * pairs))
    row: i64 = 0
    while row < rows:
        neuron: i64 = 0
        while neuron < width:
            number: i64 = numbers[int(row * width + neuron)]
            if neuron & 1 == 1:
                number <<= HALF
            found[row * pairs + neuron // 2] += number
            neuron += 1
        row += 1
    return found


def refuse_loud(numbers: list[int], width: int) -> None:
    """Refuse numbers that could carry a neuron out of its half, whatever is seen; those that are learned never do."""
    for neuron in range(width):
        if UTMOST * sum([abs(number) for number in numbers[neuron::width]]) >= SIGN:
            raise ValueError(f"the numbers of neuron {neuron} are too large")
