"""Any legal choice: for research, and where no process is left to think."""

from __future__ import annotations

from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State


def random_choice(state: State, rng: Rng) -> int:
    """Take one of the acting seat's legal actions, each as likely as the others.

    >>> import ludotheque as ludo
    >>> state = ludo.load("mark").new()
    >>> state.apply(state.sample(ludo.Rng(1)))
    >>> random_choice(state, ludo.Rng(2)) in state.legal()
    True
    """
    choices = state.legal()
    return choices[rng.below(len(choices))]
