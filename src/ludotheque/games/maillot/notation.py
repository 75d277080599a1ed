"""Define the notation of Maillot Jaune."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.games.maillot.edition import NAMES
from ludotheque.games.maillot.rules.actions import SEATS
from ludotheque.games.maillot.rules.tour import FACES
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.notation import Form

RIDER = f"({'|'.join(NAMES)})"
NUMBER = "(0|[1-9][0-9]?)"
COUNT = "([1-9][0-9]?)"
DICE = "(1:[1-6]|2:[2-6]|3:[3-6]|4:[4-6]|5:[56]|6:6)"

FORMS = (
    Form("pick:<rider>", f"pick:{RIDER}", "MJ-08"),
    Form("tow", "tow", "MJ-47"),
    Form("shift", "shift", "MJ-54"),
    Form("alone", "alone", "MJ-75"),
    Form("stay", "stay", "MJ-17"),
    Form("pact:<rider>", f"pact:{RIDER}", "MJ-56"),
    Form("accept", "accept", "MJ-57"),
    Form("refuse", "refuse", "MJ-57"),
    Form("finish", "finish", "MJ-20"),
    Form("assist:<rider>", f"assist:{RIDER}", "MJ-37"),
    Form("decline", "decline", "MJ-37"),
    Form("first:<seat>", "first:[0-8]", "MJ-07"),
    Form("deal:<rider>", f"deal:{RIDER}", "MJ-09"),
    Form("dice:<a>:<b>, a ≤ b", f"dice:{DICE}", "MJ-28"),
    Form("break:<safe>:<risk>", f"break:{NUMBER}:{NUMBER}", "MJ-25"),
    Form("to:<col>:<lane>", f"to:{COUNT}:{COUNT}", "MJ-16"),
)

LEADS: Mapping[str, tuple[str, ...]] = {
    "to": ("break", "tow", "alone"),
    "break": ("tow", "alone"),
    "finish": ("to", "break"),
    "shift": ("alone", "to"),
}  # what is played on the way to a kind of token


def tokens(edition: Edition) -> list[str]:
    """List every token; its place is the action, as numbered in rules/actions.py."""
    energy, risk = edition.number("energy"), edition.number("risk")
    columns, lanes = edition.number("columns"), edition.number("lanes")
    return [
        *(f"pick:{name}" for name in NAMES),
        "tow",
        "shift",
        "alone",
        "stay",
        *(f"pact:{name}" for name in NAMES),
        "accept",
        "refuse",
        "finish",
        *(f"assist:{name}" for name in NAMES),
        "decline",
        *(f"first:{seat}" for seat in range(SEATS)),
        *(f"deal:{name}" for name in NAMES),
        *(f"dice:{low}:{high}" for low in range(1, FACES + 1) for high in range(low, FACES + 1)),
        *(f"break:{safe}:{extra}" for safe in range(energy + 1) for extra in range(risk + 1)),
        *(f"to:{col}:{lane}" for col in range(1, columns + 1) for lane in range(1, lanes + 1)),
    ]
