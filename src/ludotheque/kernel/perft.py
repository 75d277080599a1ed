"""Count the sequences of decisions and chance outcomes from a state: a fingerprint of the rules."""

from mypy_extensions import i64

from ludotheque.kernel.state import CHANCE, OVER, State


def perft(state: State, depth: i64) -> i64:
    """How many sequences of exactly depth events there are (a game that ends earlier counts none).

    A chance outcome counts once, whatever its weight.
    """
    if depth == 0:
        return 1
    who = state.actor()
    if who == OVER:
        return 0
    out = state.scratch[:]
    count = state.fill_chances(out, state.scratch[:]) if who == CHANCE else state.fill_legal(out)
    if depth == 1:
        return count
    total: i64 = 0
    child = state.clone()
    i: i64 = 0
    while i < count:
        child.copy_from(state)
        child.advance(out[i])
        total += perft(child, depth - 1)
        i += 1
    return total


def divide(state: State, depth: int) -> list[tuple[int, int]]:
    """Count below each first action."""
    counts: list[tuple[int, int]] = []
    actions = [action for action, _ in state.chances()] if state.actor() == CHANCE else state.legal()
    for action in actions:
        child = state.clone()
        child.advance(action)
        counts.append((action, int(perft(child, i64(depth) - 1))))
    return counts
