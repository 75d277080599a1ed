"""The notation of 24 Heures."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.games.lemans.edition import TYPES, types
from ludotheque.games.lemans.rules.actions import SEATS
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.notation import Form

CARD = f"({'|'.join(TYPES)})"
SEAT = f"[0-{SEATS - 1}]"

FORMS = (
    Form("play", "play", "LM-20"),
    Form("pass", "pass", "LM-20"),
    Form("card:<type>", f"card:{CARD}", "LM-23"),
    Form("target:<seat>", f"target:{SEAT}", "LM-45"),
    Form("pole:<seat>", f"pole:{SEAT}", "LM-11"),
    Form("draw:<type>", f"draw:{CARD}", "LM-23"),
)

LEADS: Mapping[str, tuple[str, ...]] = {
    "card": ("play",),
    "target": ("card", "play"),
}  # what is played on the way to a kind of token


def tokens(edition: Edition) -> list[str]:
    """List every token; its place is the action, as numbered in rules/actions.py."""
    return [
        "play",
        "pass",
        *(f"target:{seat}" for seat in range(SEATS)),
        *(f"pole:{seat}" for seat in range(SEATS)),
        *(f"card:{name}" for name in types(edition)),
        *(f"draw:{name}" for name in types(edition)),
    ]
