"""What happened in a race, told from what one reader saw before and after."""

from __future__ import annotations

from ludotheque.games.lemans.edition import RACE_TYPES
from ludotheque.games.lemans.text import card_words
from ludotheque.games.lemans.views import CarView, LemansView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say

ENDS = {"deck": "LM-50", "last_car": "LM-51", "all_passed": "LM-52"}


def narrate(before: LemansView, actor: int, token: str, after: LemansView, edition: Edition, say: Say) -> list[str]:
    """Tell the act first, then what followed by itself."""
    kind, _, rest = token.partition(":")
    if kind == "pole":
        return [say("log-pole", seat=int(rest), clause=_by("LM-11", say)), *_round_begins(before, after, say)]
    if kind == "draw":
        return [_drawn(before, rest, after, edition, say)]
    lines = [_decision(before, actor, token, edition, say)]
    card = before["pending"] if kind == "target" else rest if kind == "card" else None
    if card:
        lines += _laid(before, actor, card, int(rest) if kind == "target" else None, after, edition, say)
    if len(after["history"]) > len(before["history"]):
        lines += _round_ends(after, say)
        lines += _race_ends(after, say) if after["phase"] == "over" else _round_begins(before, after, say)
    return lines


def _by(number: str, say: Say) -> str:
    return say("clause", number=number)


def _drawn(before: LemansView, card: str, after: LemansView, edition: Edition, say: Say) -> str:
    """Tell who was given a card: the seat whose hand has grown (LM-04, LM-23)."""
    pairs = zip(before["cars"], after["cars"], strict=True)
    seat = next(seat for seat, (old, new) in enumerate(pairs) if new["hand"] > old["hand"])
    message = "log-deal" if before["phase"] == "deal" else "log-draw"
    if card == "?":
        return say(f"{message}-hidden", seat=seat)
    return say(message, seat=seat, card=card_words(card, edition, say))


def _decision(before: LemansView, actor: int, token: str, edition: Edition, say: Say) -> str:
    kind, _, rest = token.partition(":")
    if kind == "card":
        return say("log-card", seat=actor, card=card_words(rest, edition, say))
    if kind == "target":
        rule = "LM-45" if before["pending"] == "incident" else "LM-42"
        message = "log-target-own" if int(rest) == actor else "log-target"
        return say(message, seat=actor, target=int(rest), clause=_by(rule, say))
    return say(f"log-{kind}", seat=actor)


def _laid(
    before: LemansView, actor: int, card: str, target: int | None, after: LemansView, edition: Edition, say: Say
) -> list[str]:
    """Tell where a card comes to lie and what it does there."""
    lines = []
    receiver = actor if target is None else target
    if card == "stand":
        lines.append(say("log-stand", seat=actor, clause=_by("LM-31", say)))
    elif target is None and card not in RACE_TYPES:
        if after["pending"]:
            return []  # the player must choose first
        receiver = _tyre_leader(before, card)
        lines.append(say("log-weather", seat=receiver, clause=_by("LM-41", say)))
    return lines + _overheats(before, receiver, _heat(before, card, edition), edition, say)


def _tyre_leader(before: LemansView, card: str) -> int:
    """Find the only car with most visible tyres of the colour (LM-40, LM-43)."""
    return max((_tyres(car, card), seat) for seat, car in enumerate(before["cars"]) if not car["retired"])[1]


def _tyres(car: CarView, card: str) -> int:
    return car["yellow"] if card == "weather_yellow" else car["blue"]


def _heat(before: LemansView, card: str, edition: Edition) -> int:
    if card in RACE_TYPES:
        return edition.number(f"cards.{card}.heat")
    heats = card.startswith("weather") and before["options"]["weather"] == "heat"  # LM-44
    return edition.number("weather.heat") if heats else 0


def _overheats(before: LemansView, seat: int, heat: int, edition: Edition, say: Say) -> list[str]:
    """Tell of an overheating from the car as it was: the cards are gathered when the round ends (LM-25, LM-46)."""
    car = before["cars"][seat]
    if heat == 0:
        return []
    if car["heat"] + heat >= edition.number("overheat"):
        return [say("log-overheat", seat=seat, heat=car["heat"] + heat, clause=_by("LM-25", say))]
    return [say("log-stopped", seat=seat, clause=_by("LM-46", say))] if car["incident"] else []


def _round_ends(after: LemansView, say: Say) -> list[str]:
    end, rounds = str(after["last_end"]), len(after["history"])
    points = [say("log-points-of", seat=seat, points=points) for seat, points in enumerate(after["history"][-1])]
    return [
        say("log-round-end", round=rounds, end=end, clause=_by(ENDS[end], say)),
        say("log-points", points=", ".join(points), clause=_by("LM-53", say)),
    ]


def _round_begins(before: LemansView, after: LemansView, say: Say) -> list[str]:
    rule = "LM-11" if after["round"] == 1 else "LM-13"
    lines = [say("log-round", round=after["round"], seat=after["starter"], clause=_by(rule, say))]
    if after["night"]:
        falls = "no" if before["night"] else "yes"
        lines.append(say("log-night", falls=falls, hidden=after["hidden"], clause=_by("LM-60", say)))
    elif before["night"]:
        lines.append(say("log-day", clause=_by("LM-10", say)))
    return lines


def _race_ends(after: LemansView, say: Say) -> list[str]:
    """Tell who is eliminated and who wins, with the rule that decided it (LM-71 to LM-73)."""
    gone = after["eliminated"] or []
    lines = [say("log-eliminated", seat=seat, clause=_by("LM-71", say)) for seat, out in enumerate(gone) if out]
    winner = (after["ranks"] or []).index(1)
    best = after["totals"][winner]
    tied = sum(total == best and not gone[seat] for seat, total in enumerate(after["totals"])) > 1
    rule = "LM-73" if tied else "LM-72"
    return [*lines, say("log-winner", seat=winner, total=best, tied="yes" if tied else "no", clause=_by(rule, say))]
