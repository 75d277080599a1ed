"""Flâneur: strolls through the legal choices at random."""

from __future__ import annotations

from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State


class Flaneur:
    """Every legal action is as likely as the others.

    >>> import ludotheque as ludo
    >>> state = ludo.load("mark").new()
    >>> state.apply(state.sample(ludo.Rng(1)))
    """

    name = "Flâneur"

    def decide(self, state: State, rng: Rng) -> int:
        """One of the acting seat's legal actions."""
        choices = state.legal()
        return choices[rng.below(len(choices))]
