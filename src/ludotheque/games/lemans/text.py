"""The table of 24 Heures in words: for the terminal and for screen readers."""

from __future__ import annotations

from ludotheque.games.lemans.edition import RACE_TYPES
from ludotheque.games.lemans.views import CarView, LemansView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say


def table(view: LemansView, edition: Edition, say: Say) -> list[str]:
    """Tell all that the seat may know, one fact a line."""
    if view["round"] == 0:
        return [say("before-pole")]
    lines = [say("round", round=view["round"], time="night" if view["night"] else "day", seat=view["starter"])]
    lines.append(say("deck", deck=view["deck"], hidden=view["hidden"]))
    for seat, car in enumerate(view["cars"]):
        lines.append(_car(view, seat, car, edition, say))
        if car["covered"]:
            lines.append(say("covered", seat=seat, cards=_cards(car["covered"], edition, say)))
    if view["passes"]:
        lines.append(say("passes", passes=view["passes"]))
    if view["pending"]:
        lines.append(say("pending", card=card_words(view["pending"], edition, say)))
    if view["hand"]:
        lines.append(say("hand", seat=view["seat"], cards=_cards(view["hand"], edition, say)))
    if view["last_end"] and view["history"]:
        points = " · ".join(map(str, view["history"][-1]))
        lines.append(say("round-ended", round=len(view["history"]), end=view["last_end"], points=points))
    return lines + _result(view, say)


def _car(view: LemansView, seat: int, car: CarView, edition: Edition, say: Say) -> str:
    marks = [say("mark-pole")] if seat == view["pole"] else []
    if car["retired"]:
        marks.append(say("mark-retired"))
    elif car["incident"]:
        marks.append(say("mark-incident"))
    return say(
        "car",
        seat=seat,
        score=car["score"],
        heat=car["heat"],
        yellow=car["yellow"],
        blue=car["blue"],
        total=view["totals"][seat],
        cards=_cards(car["visible"], edition, say) or say("nothing"),
        marks=" ".join(marks),
    ).rstrip()


def _result(view: LemansView, say: Say) -> list[str]:
    """Tell the final places, the best first; nothing before the end."""
    eliminated = view["eliminated"] or []
    places = sorted((rank, seat) for seat, rank in enumerate(view["ranks"] or []))
    return [say("eliminated" if eliminated[seat] else "place", rank=rank, seat=seat) for rank, seat in places]


def _cards(names: list[str], edition: Edition, say: Say) -> str:
    return ", ".join(card_words(name, edition, say) for name in names)


def card_words(name: str, edition: Edition, say: Say) -> str:
    """Name a card by its colour and what it does, or as one that is hidden."""
    if name == "?":
        return say("card-hidden")
    if name not in RACE_TYPES:
        return say(f"card-{name}")
    colour = "yellow" if name[0] == "y" else "blue"
    score, heat = edition.number(f"cards.{name}.score"), edition.number(f"cards.{name}.heat")
    return say("card-race", colour=colour, score=score, heat=heat)


def the_card(name: str, edition: Edition, say: Say) -> str:
    """Name a card inside a sentence, with its article."""
    if name not in RACE_TYPES:
        return say(f"the-{name}")
    colour = "yellow" if name[0] == "y" else "blue"
    return say("the-race", colour=colour, score=edition.number(f"cards.{name}.score"))


def explain(view: LemansView, token: str, edition: Edition, say: Say) -> str:
    """Say what the token does now."""
    kind, _, rest = token.partition(":")
    if kind == "card":
        return say("token-card", card=the_card(rest, edition, say))
    if kind == "draw":
        return say("token-draw", card=card_words(rest, edition, say))
    if kind in ("target", "pole"):
        return say(f"token-{kind}", seat=int(rest))
    closes = kind == "pass" and view["passes"] + 1 == sum(not car["retired"] for car in view["cars"])
    return say("token-pass-closes" if closes else f"token-{kind}")
