"""Say what a ticket adds to its label: the consequence, the price, and whether it must be asked twice."""

from __future__ import annotations

from fractions import Fraction

from ludotheque.games.maillot.edition import DOUBLES, TERRAINS, TOTALS
from ludotheque.games.maillot.text import rider_name
from ludotheque.games.maillot.views import MaillotView, RiderView, TurnView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say
from ludotheque.kernel.ticket import Remark

THROWS = 36
MINUS = "\N{MINUS SIGN}"


def remark(view: MaillotView, token: str, edition: Edition, say: Say) -> Remark:
    """Return the details of a token, from what everybody sees and from the component values."""
    kind, *rest = token.split(":")
    if kind == "pick":
        stars = {terrain: edition.number(f"riders.{rest[0]}.{terrain}") for terrain in TERRAINS}
        return Remark(say("remark-stars", **stars))
    turn = view["turn"]
    if turn is None:
        return Remark()
    if kind == "break":
        return _announcement(view, turn, int(rest[0]), int(rest[1]), edition, say)
    if kind == "to":
        return Remark(_cell(view, turn, int(rest[0]), int(rest[1]), edition, say))
    if kind == "tow":
        return _tow(view, turn, edition, say)
    if kind in ("accept", "refuse"):
        names = {"rider": rider_name(str(turn["partner"]), say), "other": rider_name(turn["rider"], say)}
        gain = say("remark-gain-accept", saved=_saved(view), **names) if kind == "accept" else ""
        return Remark(" ; ".join(filter(None, [say(f"remark-{kind}", **names), gain])))
    if kind == "pact":
        return Remark(say("remark-gain-pact", saved=_saved(view), rider=rider_name(rest[0], say)))
    if kind == "assist":
        return _assist(view, turn, rest[0], say)
    if kind == "alone":
        return Remark(say("remark-alone" if view["followed"] else "remark-alone-free"))
    if kind == "finish":
        return Remark(say("remark-finish", round=view["round"]))
    if kind == "stay":
        return Remark(say(_staying(view, turn)))
    return Remark(say(f"remark-{kind}")) if kind == "shift" else Remark()


def _saved(view: MaillotView) -> str:
    """Say who is followed and would pay for it: the rider in turn, else the partner (MJ-76)."""
    return "proposer" if view["followed"] else "partner"


def _assist(view: MaillotView, turn: TurnView, name: str, say: Say) -> Remark:
    """Say which turn the helper misses: the one still to play this round, or that of the next (MJ-73)."""
    helper = turn["asked"][0]
    when = "now" if helper in view["queue"] else "next"
    names = {"rider": rider_name(name, say), "helper": rider_name(helper, say)}
    return Remark(say("remark-assist", when=when, **names), say("remark-turn"))


def _staying(view: MaillotView, turn: TurnView) -> str:
    """Choose the message about staying (MJ-17, MJ-55); what was announced is paid (MJ-32)."""
    if view["phase"] == "wake":
        return "remark-stay-wake"
    return "remark-stay-paid" if turn["safe"] or turn["risk"] else "remark-stay"


def _announcement(view: MaillotView, turn: TurnView, safe: int, risk: int, edition: Edition, say: Say) -> Remark:
    rider = view["riders"][turn["rider"]]
    left = rider["energy"] - safe
    if risk == 0:
        grave = say("grave-break") if safe and left + rider["form"] == 0 else ""  # MJ-40
        if safe == 0:
            return Remark(say("remark-free"), "0")
        return Remark(say("remark-safe", energy=rider["energy"], left=left), f"{MINUS}{safe}", grave)
    least, worst = _prices(edition, risk)
    flat = Fraction(sum(not edition.numbers(f"price.{row}") for row in DOUBLES), THROWS)
    odds = {"odds": flat.numerator, "of": flat.denominator}
    grave = say("grave-break") if worst >= left + rider["form"] else ""  # MJ-39, MJ-40
    detail = say("remark-risk", worst=safe + worst, **odds)
    return Remark(detail, _span(safe + least, safe + worst, say), grave)


def _prices(edition: Edition, risk: int) -> tuple[int, int]:
    """Return the lowest and the highest price of so many risky cells."""
    rows = [edition.numbers(f"price.{row}") for row in DOUBLES + TOTALS]
    prices = [row[risk - 1] for row in rows if row]
    return min(prices), max(prices)


def _span(least: int, most: int, say: Say) -> str:
    return say("remark-range", least=f"{MINUS}{least}" if least else "0", most=most)


def _tow(view: MaillotView, turn: TurnView, edition: Edition, say: Say) -> Remark:
    rider = view["riders"][turn["rider"]]
    detail = say("remark-tow", rider=rider_name(_at(view, rider["col"] - 1, rider["lane"]), say))
    if rider["energy"]:
        return Remark(detail, f"{MINUS}1")  # MJ-47
    least, worst = _prices(edition, 1)  # MJ-48
    return Remark(detail, _span(least, worst, say), say("grave-tow") if worst >= rider["form"] else "")


def _cell(view: MaillotView, turn: TurnView, col: int, lane: int, edition: Edition, say: Say) -> str:
    """Say whose wheel it is, and the stars of the next turn."""
    half = "first" if _before_change(view, col, edition) else "second"
    terrain = edition.word(f"course.stage{view['stage']}.{half}")
    stars = edition.number(f"riders.{turn['rider']}.{terrain}")
    ahead = _at(view, col + 1, lane)
    if ahead and ahead != turn["rider"]:
        return say("remark-wheel", rider=rider_name(ahead, say), stars=stars)
    return say("remark-next", terrain=say(f"terrain-{terrain}"), stars=stars)


def _before_change(view: MaillotView, col: int, edition: Edition) -> bool:
    """Tell whether the first terrain counts: of the road in front (MJ-21), or under the wheels (MJ-24)."""
    under = view["options"]["terrain"] == "start"
    return col < edition.number("change") or (under and col == edition.number("change"))


def _at(view: MaillotView, col: int, lane: int | None) -> str:
    """Return the rider on that cell, or "" if nobody is."""
    return next((name for name, rider in view["riders"].items() if _stands(rider, col, lane)), "")


def _stands(rider: RiderView, col: int, lane: int | None) -> bool:
    return rider["status"] == "riding" and (rider["col"], rider["lane"]) == (col, lane)
