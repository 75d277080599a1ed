"""The fast generator for studies, searches and tests. Real tables draw from their verifiable seed.

A lag-1 multiply-with-carry within 63 bits, so that compiled and uncompiled runs agree bit for bit. Its first state is a
hash of the seed: neighbouring seeds give streams that know nothing of each other.

One seed becomes many by ``spawn`` (or ``child_seed``, where a whole number travels), never by arithmetic.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

# MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are both prime: the longest possible period.
MULTIPLIER: Final = 2131995753
WORD: Final = 0xFFFFFFFF
BITS: Final = 63
MASK: Final = 0x7FFFFFFFFFFFFFFF
# The increment and the odd factors of SplitMix64 (Steele, Lea, Flood; finalizer by Stafford), here modulo 2**63.
STRIDE: Final = 0x1E3779B97F4A7C15
FIRST: Final = 0x3F58476D1CE4E5B9
SECOND: Final = 0x14D049BB133111EB


def _mix(key: int) -> int:
    """Spread every bit of a 63-bit number over all others; no two numbers become the same."""
    key = (key + STRIDE) & MASK
    key = ((key ^ (key >> 30)) * FIRST) & MASK
    key = ((key ^ (key >> 27)) * SECOND) & MASK
    return key ^ (key >> 31)


def _absorb(key: int, number: int) -> int:
    """Mix a whole number of any size and sign into a 63-bit key."""
    left = 2 * number if number >= 0 else -2 * number - 1
    key = _mix(key ^ (left & MASK))
    left >>= BITS
    while left:
        key = _mix(key ^ (left & MASK))
        left >>= BITS
    return key


def _child(key: int, name: str, number: int) -> int:
    return _absorb(_absorb(key, int.from_bytes(name.encode(), "big")), number)


def child_seed(seed: int, name: str, number: int = 0) -> int:
    """Derive the seed of a child stream: ``Rng(child_seed(s, n, k))`` is ``Rng(s).spawn(n, k)``.

    For places where only a whole number can travel, for instance to another process. It is below 2**63.

    >>> child_seed(1, "dice") == child_seed(1, "dice", 0) != child_seed(1, "dice", 1)
    True
    """
    return _child(_absorb(0, seed), name, number)


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A stream of exact random integers for a whole-number seed of any size and sign.

    >>> rng = Rng(2026)
    >>> [int(rng.below(6)) for _ in range(5)] == [int(Rng(2026).below(6))] + [0] * 4
    False
    """

    def __init__(self, seed: int) -> None:
        key = _absorb(0, seed)
        self.key: i64 = i64(key)
        self.word: i64 = i64(key & WORD)
        self.carry: i64 = i64((key >> 32) % (MULTIPLIER - 2) + 1)

    def spawn(self, name: str, number: int = 0) -> "Rng":
        """Make a child stream for one purpose (``name``) and one case of it (``number``).

        It depends on this stream's seed, the name and the number alone: not on how many draws were made before, and
        no draw of this stream is used up.

        >>> rng = Rng(1)
        >>> before = int(rng.spawn("dice", 3).next())
        >>> int(rng.next()) == int(Rng(1).next()), before == int(rng.spawn("dice", 3).next())
        (True, True)
        """
        return Rng(_child(int(self.key), name, number))

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, (0,), (int(self.key), int(self.word), int(self.carry))

    def __setstate__(self, numbers: tuple[int, int, int]) -> None:
        self.key = i64(numbers[0])
        self.word = i64(numbers[1])
        self.carry = i64(numbers[2])

    def next(self) -> i64:
        """Draw the next 32 random bits."""
        product: i64 = MULTIPLIER * self.word + self.carry
        self.word = product & WORD
        self.carry = product >> 32
        return self.word

    def below(self, n: i64) -> i64:
        """Draw a whole number from 0 to n-1, each exactly as likely as the others (n below 2**31)."""
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
    """Return an Rng as it is; anything with ``getrandbits`` (such as random.Random) seeds a new one."""
    if isinstance(source, Rng):
        return source
    bits = getattr(source, "getrandbits", None)
    if bits is None:
        raise TypeError(f"a ludotheque.Rng or a random.Random is needed, not {type(source).__name__}")
    return Rng(int(bits(62)))
