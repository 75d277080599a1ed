"""The fast generator for studies, searches and tests. Real tables draw from their verifiable seed.

A lag-1 multiply-with-carry within 63 bits, so that compiled and uncompiled runs agree bit for bit.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

# MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are both prime: the longest possible period.
MULTIPLIER: Final = 2131995753
WORD: Final = 0xFFFFFFFF
SPREAD: Final = 0x9E3779B97F4A7C15
WARM_UP: Final = 8


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A stream of exact random integers for a whole-number seed.

    >>> rng = Rng(2026)
    >>> [int(rng.below(6)) for _ in range(5)] == [int(Rng(2026).below(6))] + [0] * 4
    False
    """

    def __init__(self, seed: int) -> None:
        mixed = (seed * SPREAD) & 0xFFFFFFFFFFFFFFFF
        self.word: i64 = i64(mixed & WORD)
        self.carry: i64 = i64((mixed >> 32) % (MULTIPLIER - 2) + 1)
        for _ in range(WARM_UP):
            self.next()

    def next(self) -> i64:
        """The next 32 random bits."""
        product: i64 = MULTIPLIER * self.word + self.carry
        self.word = product & WORD
        self.carry = product >> 32
        return self.word

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n-1, each exactly as likely as the others (n below 2**31)."""
        product: i64 = self.next() * n
        low: i64 = product & WORD
        if low < n:
            # Reject the few low words that would favour some results.
            floor: i64 = (WORD + 1 - n) % n
            while low < floor:
                product = self.next() * n
                low = product & WORD
        return product >> 32


def as_rng(source: object) -> Rng:
    """An Rng as it is; anything with ``getrandbits`` (such as random.Random) seeds a new one."""
    if isinstance(source, Rng):
        return source
    bits = getattr(source, "getrandbits", None)
    if bits is None:
        raise TypeError(f"a ludotheque.Rng or a random.Random is needed, not {type(source).__name__}")
    return Rng(int(bits(62)))
