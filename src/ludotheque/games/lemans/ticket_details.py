"""What the tickets of 24 Heures add to their labels: the consequence, the gain or loss, the act to confirm."""

from __future__ import annotations

from ludotheque.games.lemans.edition import RACE_TYPES, TYPES
from ludotheque.games.lemans.text import the_card
from ludotheque.games.lemans.views import CarView, LemansView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say
from ludotheque.kernel.ticket import Remark


def remark(view: LemansView, token: str, edition: Edition, say: Say) -> Remark:
    """Say what a ticket adds, from what the acting seat sees and nothing else."""
    kind, _, rest = token.partition(":")
    if view["actor"] < 0:
        return Remark()
    if kind == "play":
        return _play(view, edition, say)
    if kind == "pass":
        return _pass(view, say)
    if kind == "target":
        return _target(view, int(rest), edition, say)
    if kind == "card":
        return _card(view, rest, edition, say)
    return Remark()


def _play(view: LemansView, edition: Edition, say: Say) -> Remark:
    """Tell the risk: none while the card in hand is harmless, else the unseen cards that would stop the car too."""
    car, hand = view["cars"][view["actor"]], view["hand"] or []
    if hand and not _stops(car, _heat(view, hand[0], edition), edition):
        return Remark(say("remark-play-safe", card=the_card(hand[0], edition, say)))
    unseen = {name: _unseen(view, name, edition) for name in TYPES}
    fatal = sum(
        n for name, n in unseen.items() if name in RACE_TYPES and _stops(car, _heat(view, name, edition), edition)
    )
    return Remark(say("remark-play-risk", fatal=fatal, unseen=sum(unseen.values())))


def _pass(view: LemansView, say: Say) -> Remark:
    """Tell what a pass keeps, and how many more close the round (LM-52)."""
    points = max(0, view["cars"][view["actor"]]["score"])
    missing = sum(not car["retired"] for car in view["cars"]) - view["passes"] - 1
    if missing == 0:
        return Remark(say("remark-pass-closes", points=points), say("remark-gain", points=points) if points else "")
    return Remark(say("remark-pass", points=points, missing=missing))


def _card(view: LemansView, name: str, edition: Edition, say: Say) -> Remark:
    if name in RACE_TYPES:
        score = edition.number(f"cards.{name}.score")
        return _heated(view, view["actor"], _heat(view, name, edition), score, edition, say)
    if name == "stand":
        car = view["cars"][view["actor"]]
        return Remark(say("remark-stand", points=car["score"], heat=car["heat"]), _change(-car["score"], say))
    if name == "incident":
        return Remark(say("remark-incident"))
    return _weather(view, name, edition, say)


def _weather(view: LemansView, name: str, edition: Edition, say: Say) -> Remark:
    """Tell on whom it falls (LM-40 to LM-42)."""
    colour = "yellow" if name == "weather_yellow" else "blue"
    tyres = {seat: _tyres(car, colour) for seat, car in enumerate(view["cars"]) if not car["retired"]}  # LM-43
    most = max(tyres.values())
    falls_on = [seat for seat, count in tyres.items() if count == most]
    if len(falls_on) > 1:
        return Remark(say("remark-weather-tied", colour=colour, tyres=most))
    seat = falls_on[0]
    if seat != view["actor"]:
        return Remark(say("remark-weather", colour=colour, seat=seat), _weather_effect(view, edition, say))
    mine = _target(view, seat, edition, say, name)
    return mine._replace(detail=say("remark-weather-own", colour=colour))


def _target(view: LemansView, seat: int, edition: Edition, say: Say, pending: str | None = None) -> Remark:
    name, car = pending or str(view["pending"]), view["cars"][seat]
    if name == "incident":
        message = "remark-target-again" if car["incident"] else "remark-target-incident"
        return Remark(say(message, points=car["score"], heat=car["heat"], limit=edition.number("overheat")))
    if view["options"]["weather"] == "heat":
        remark = _heated(view, seat, _heat(view, name, edition), 0, edition, say)
        return remark._replace(effect=_weather_effect(view, edition, say))
    after = car["score"] - edition.number("weather.loss")
    return Remark(say("remark-target-points", before=car["score"], after=after), _weather_effect(view, edition, say))


def _weather_effect(view: LemansView, edition: Edition, say: Say) -> str:
    if view["options"]["weather"] == "heat":
        return say("remark-heat", heat=edition.number("weather.heat"))
    return _change(-edition.number("weather.loss"), say)


def _heated(view: LemansView, seat: int, heat: int, score: int, edition: Edition, say: Say) -> Remark:
    """Tell the engine after a card (LM-25, LM-46); in the last round it may cost the race (LM-71)."""
    car, limit = view["cars"][seat], edition.number("overheat")
    if _stops(car, heat, edition):
        last = view["round"] == edition.number("rounds")
        grave = say("remark-grave") if last and seat == view["actor"] else ""
        return Remark(say("remark-overheats"), _change(-max(0, car["score"]), say), grave)
    if heat == 0:
        return Remark(say("remark-cold", heat=car["heat"], limit=limit), _change(score, say))
    return Remark(say("remark-hotter", before=car["heat"], after=car["heat"] + heat, limit=limit), _change(score, say))


def _change(points: int, say: Say) -> str:
    if points == 0:
        return ""
    return say("remark-gain" if points > 0 else "remark-loss", points=abs(points))


def _stops(car: CarView, heat: int, edition: Edition) -> bool:
    return heat > 0 and (car["incident"] or car["heat"] + heat >= edition.number("overheat"))


def _heat(view: LemansView, name: str, edition: Edition) -> int:
    if name in RACE_TYPES:
        return edition.number(f"cards.{name}.heat")
    weather = name.startswith("weather") and view["options"]["weather"] == "heat"  # LM-44
    return edition.number("weather.heat") if weather else 0


def _tyres(car: CarView, colour: str) -> int:
    return car["yellow"] if colour == "yellow" else car["blue"]


def _unseen(view: LemansView, name: str, edition: Edition) -> int:
    """Count the copies that are neither on the table nor in one's own hand."""
    held = (view["hand"] or []).count(name)
    return edition.number(f"cards.{name}.copies") - view["seen"].get(name, 0) - held
