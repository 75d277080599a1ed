"""What can go wrong at the press."""

from __future__ import annotations

from ludotheque.kernel.errors import LudoError


class CannotPrint(LudoError):
    """Nothing to print, or a drawing that paper does not take; one clear sentence."""
