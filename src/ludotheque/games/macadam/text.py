"""Put the table of Macadam into words, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.games.macadam.edition import VEHICLES
from ludotheque.games.macadam.views import MacadamView, PlayerView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say

RECENT = 6  # notes of the diary that are told


def table(view: MacadamView, edition: Edition, say: Say) -> list[str]:
    """Tell all that the seat may know, one fact a line."""
    if view["dealer"] is None:
        return [say("before-dealer")]
    lines = [say("round", round=view["round"], rounds=view["options"]["rounds"], dealer=view["dealer"])]
    if view["leader"] is not None:
        lines.append(say("coup", coup=view["coup"], coups=edition.number("tokens"), leader=view["leader"]))
        lines += _coup(view, say)
    lines += [_player(view, seat, player, say) for seat, player in enumerate(view["players"])]
    lines.append(_talon(view, say))
    lines += _buried(view, say)
    if view["hand"] is not None:
        lines.append(say("hand", seat=view["seat"], cards=_cards(view["hand"], say)))
    lines += [_note(note, say) for note in view["diary"][-RECENT:]]
    lines += [say("finished-round", round=r + 1, scores=_row(scores)) for r, scores in enumerate(view["history"])]
    return lines + _revealed(view, say)


def _coup(view: MacadamView, say: Say) -> list[str]:
    """Tell the signals left, the demand and the direction."""
    left = [say("times", what=say(f"signal-{kind}"), number=n) for kind, n in view["uncovered"].items() if n]
    lines = [say("uncovered", signals=", ".join(left) or say("nothing"))]
    if view["signal"]:
        lines.append(say("signal", signal=say(f"signal-{view['signal']}"), token=view["coup"]))
    if view["demand"]:
        way = "back" if view["reversed"] else "on"
        lines.append(say("demand", demand=say(f"card-{view['demand']}"), way=way))
    if view["turn"] is not None:
        rest = ", ".join(map(str, view["to_play"]))
        lines.append(say("turn", turn=view["turn"], rest=rest or say("nobody")))
    return lines


def _player(view: MacadamView, seat: int, player: PlayerView, say: Say) -> str:
    papers = [say(f"ticket-{name}" if name in player["tickets"] else f"card-{name}") for name in player["papers"]]
    return say(
        "player",
        seat=seat,
        score=player["score"],
        round=player["round_score"],
        penalties=player["penalties"],
        hand=player["hand"],
        cards=_cards(player["exposed"], say),
        papers=", ".join(papers) or say("nothing"),
    )


def _talon(view: MacadamView, say: Say) -> str:
    stock = view["stock"]
    return say(
        "talon",
        fresh=view["fresh"],
        buried=len(view["buried"]),
        centre=view["centre"],
        insurances=stock["insurance"],
        permits=stock["permit"],
    )


def _buried(view: MacadamView, say: Say) -> list[str]:
    """Tell the buried cards, from the next to come up; unknown ones by their author."""
    told = [
        say(f"card-{found['card']}") if found["card"] else say("buried-by", seat=found["author"])
        for found in view["buried"]
    ]
    return [say("buried", cards=", ".join(told))] if told else []


def _revealed(view: MacadamView, say: Say) -> list[str]:
    """Tell the hidden cards and the ranks at the end of the game."""
    if view["hands"] is None:
        return []
    lines = [say("shown-hand", seat=seat, cards=_cards(hand, say)) for seat, hand in enumerate(view["hands"])]
    lines.append(say("shown-talon", fresh=_cards(view["fresh_cards"], say)))
    return [*lines, say("ranks", ranks=_row(view["ranks"] or []))]


def _note(note: Mapping[str, Any], say: Say) -> str:
    what = note["what"]
    if what == "shuffled":
        return say("note-shuffled", fresh=note["fresh"])
    if what == "threw":
        return say("note-threw", seat=note["seat"], face=note["face"])
    if "of" in note:
        return say(f"note-{what}", seat=note["seat"], sought=_sought(note["of"], say))
    card = say(f"card-{note['card']}") if note["card"] else say("card-unknown")
    return say(f"note-{what}", seat=note["seat"], card=card)


def _sought(words: str, say: Say) -> str:
    kind, _, rest = words.partition(":")
    if kind == "signal":
        return say("sought-signals", signals=", ".join(say(f"signal-{name}") for name in rest.split("+")))
    if rest:
        return say(f"sought-{kind}", demand=say(f"card-{rest}"))
    return say(f"sought-{kind}" if kind in ("companion", "paper") else f"card-{kind}")


def _cards(counts: Mapping[str, int] | None, say: Say) -> str:
    told = [say("times", what=say(f"card-{name}"), number=n) for name, n in (counts or {}).items()]
    return ", ".join(told) or say("nothing")


def _row(numbers: list[int]) -> str:
    return " · ".join(map(str, numbers))


def explain(view: MacadamView, token: str, edition: Edition, say: Say) -> str:
    """Explain what the token does now."""
    kind, _, rest = token.partition(":")
    if kind == "die":
        return say("token-die", face=int(rest), won=edition.word(f"die.{rest}"))
    if kind == "dealer":
        return say("token-dealer", seat=int(rest))
    if kind == "signal":
        return say("token-signal", signal=say(f"signal-{rest}"))
    if rest == "none":
        return say(f"token-{kind}-none")
    if rest:
        card = say("card-unknown" if rest == "?" else f"card-{rest}")
        return say("token-take" if kind == "draw" else f"token-{kind}", card=card)
    if kind == "agent" and view["demand"] == "green_arrow" and view["to_play"]:
        return say("token-agent-stops")
    if kind == "pass":
        return say("token-pass", lost=loss(view, edition))
    return say(f"token-{kind}")


def loss(view: MacadamView, edition: Edition) -> int:
    """Return what passing costs: a leader nothing (MC-43), a follower 100 or nothing, by the demand (MC-48, MC-72)."""
    if view["demand"] is None:
        return 0
    due = view["options"]["vehicle_penalty"] or view["demand"] not in (*VEHICLES, "any_vehicle")
    return edition.number("tickets.loss_points") if due else 0
