"""Write the notation of Macadam."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.games.macadam.edition import DIE, KINDS, TYPES
from ludotheque.games.macadam.rules.actions import SEATS
from ludotheque.kernel.notation import Form

CARD = f"({'|'.join(TYPES)})"

FORMS = (
    Form("roll", "roll", "MC-54"),
    Form("draw", "draw", "MC-51"),
    Form("agent", "agent", "MC-60"),
    Form("pass", "pass", "MC-49"),
    Form("signal:<kind>", f"signal:({'|'.join(KINDS)})", "MC-40"),
    Form("discard:<card>", f"discard:{CARD}", "MC-51"),
    Form("play:<card>", f"play:{CARD}", "MC-46"),
    Form("show:<card>", f"show:{CARD}", "MC-62"),
    Form("show:none", "show:none", "MC-62"),
    Form("extra:<card>", f"extra:{CARD}", "MC-58"),
    Form("extra:none", "extra:none", "MC-58"),
    Form("dealer:<seat>", "dealer:[0-5]", "MC-23"),
    Form("draw:<card>", f"draw:{CARD}", "MC-51"),
    Form("die:<face>", "die:[1-6]", "MC-55"),
)

LEADS: Mapping[str, tuple[str, ...]] = {
    "play": ("signal", "draw"),
    "agent": ("signal", "draw"),
    "show": ("agent", "signal"),
    "extra": ("play", "signal"),
    "discard": ("draw",),
    "signal": ("draw", "play", "agent"),
}  # what is played on the way to a kind of token


def tokens() -> list[str]:
    """List every token; its place is the action, as numbered in rules/actions.py."""
    return [
        "roll",
        "draw",
        "agent",
        "pass",
        *(f"signal:{kind}" for kind in KINDS),
        *(f"discard:{name}" for name in TYPES),
        *(f"play:{name}" for name in TYPES),
        *(f"show:{name}" for name in TYPES),
        "show:none",
        *(f"extra:{name}" for name in TYPES),
        "extra:none",
        *(f"dealer:{seat}" for seat in range(SEATS)),
        *(f"draw:{name}" for name in TYPES),
        *(f"die:{face}" for face in DIE),
    ]
