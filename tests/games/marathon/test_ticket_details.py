"""Marathon: what a ticket says besides its label."""

from __future__ import annotations

from collections.abc import Callable

import ludotheque as ludo
from ludotheque.kernel.ticket import Remark

GAME = ludo.load("marathon")
Table = Callable[..., ludo.State]
DICE = [4, 2, 5, 3, 1, 6]
VISIT = " ; évite l'absence (−%d) et une case barrée"


def remarked(state: ludo.State, token: str, language: str = "fr") -> Remark:
    def say(message: str, **args: object) -> str:
        return GAME.messages.say(language, message, **args)

    return GAME.remark(state.observe(), token, state.setting.edition, say)


def test_the_time_after_and_what_the_place_would_pay(table: Table) -> None:
    row = {"card": "inventory", "dice": DICE, "green": [1], "petanque": [1, None, None, None, 0]}
    state = table([3, 4, 4], rows={"a": row})
    assert remarked(state, "place:a:petanque:4") == Remark("temps 3, puis 5", "+4")  # the die is already counted
    assert remarked(state, "place:a:ground").effect == "−2"  # an absence would cost 4
    assert remarked(state, "place:a:green:2").effect == "−9"
    assert remarked(state, "place:a:green:1").effect == "−11"
    assert remarked(state, "place:a:garden").effect == "+8"
    assert remarked(state, "place:a:lounge:5") == Remark(f"temps 3, puis 4{VISIT % 3}", "+12 ou +3")
    assert remarked(state, "place:a:lounge:5", "en") == Remark(
        "time 3, then 4; avoids the absence (−3) and a crossed-out cell", "+12 or +3"
    )


def test_a_pawn_of_mine_that_is_pushed_up_loses_points(table: Table) -> None:
    row = {"card": "inventory", "dice": DICE, "upstairs": [[0, 1]]}
    state = table([3, 4, 4], rows={"a": row})
    assert remarked(state, "place:a:upstairs:1").effect == "+2"
    assert remarked(state, "place:a:upstairs:2").effect == "+3"
    assert remarked(table([3, 4, 4], {"shelf_scoring": "all"}, rows={"a": row}), "place:a:upstairs:2").effect == ""


def test_expelling_says_who_replaces_the_pawn(table: Table) -> None:
    row = {"card": "inventory", "dice": DICE, "petanque": [1]}
    state = table([3, 4, 4], rows={"a": row})
    assert remarked(state, "expel:a:petanque:1") == Remark(f"temps 3, puis 7 ; vous le replacez{VISIT % 3}", "+5")
    owner = table([3, 4, 4], {"expelled_by": "owner"}, rows={"a": row})
    assert remarked(owner, "expel:a:petanque:1").detail == f"temps 3, puis 7 ; l'autre le replace{VISIT % 3}"
    state.apply(GAME.action(state, "expel:a:petanque:1"))
    assert remarked(state, "send:9", "en").detail == "worth +11 there to 1"


def test_crossing_and_the_last_days(table: Table) -> None:
    first = table([12, 13, 13], rows={"a": {"card": "storm", "dice": DICE}, "b": {"card": "piano", "dice": DICE}})
    assert remarked(first, "place:b:garden").detail == f"temps 12, puis 13 : jours 3 et 4{VISIT % 4}"
    last = table([37, 39, 39], discarded=["leak", "piano"], rows={"a": {"card": "storm", "dice": DICE}})
    assert remarked(last, "place:a:petanque:3").detail == f"temps 37, puis la fin{VISIT % 6}"
    assert remarked(last, "place:a:ground").effect == "+20"  # doubled, the absence too
    heavy = remarked(last, "place:a:petanque:9")
    assert heavy == Remark(f"temps 37, puis la fin : pénalité −6{VISIT % 6}", "−24", "Poser, pénalité −6")


def test_labels_name_the_row_only_when_both_are_open(table: Table) -> None:
    def label(state: ludo.State, token: str) -> str:
        def say(message: str, **args: object) -> str:
            return GAME.messages.say("fr", message, **args)

        return GAME.explain(state.observe(), token, state.setting.edition, say)

    one = table([3, 4, 4], rows={"a": {"card": "storm", "dice": DICE, "petanque": [1]}})
    assert label(one, "place:a:green:1") == "Table verte, place 1 (1\u00a0période)"
    assert label(one, "expel:a:petanque:1") == "Pétanque, expulser 1, case 1 (4\u00a0périodes)"
    assert label(one, "place:b:garden") == "Table du jardin, ligne b"
    two = table([12, 13, 13], rows={"a": {"card": "storm", "dice": DICE}, "b": {"card": "piano", "dice": DICE}})
    assert label(two, "place:b:lounge:3") == "Salon, rangée 3, jours 3 et 4 (2\u00a0périodes)"


def test_the_effect_is_what_the_sheet_would_show(table: Table) -> None:
    """Counted as the row stands: what the seat would write, the absences included, less its penalty."""

    def standing(state: ludo.State) -> int:
        view = state.observe()
        rows = sum(points for row in view["rows"] for points in row["worth"][0])
        return int(rows) - int(view["guests"][0]["penalty"])

    row = {"card": "inventory", "dice": DICE, "green": [1], "petanque": [1, None, None, None, 0], "garden": [0, 2]}
    for clock, leg in ((3, {}), (37, {"discarded": ["leak", "piano"]})):
        state = table([clock, 39 if leg else 4, 39 if leg else 4], rows={"a": row}, **leg)
        tokens = [token for token in GAME.legal_tokens(state) if "lounge" not in token and "expel" not in token]
        assert len(tokens) > 10
        for token in tokens:
            after = state.clone()
            after.apply(GAME.action(after, token))
            if len(after.observe()["rows"]) == 1 and after.actor() >= 0:
                change = standing(after) - standing(state)
                assert remarked(state, token).effect == (f"+{change}" if change >= 0 else f"−{-change}"), token


def test_a_first_visit_says_which_cell_it_saves(table: Table) -> None:
    row = {"card": "inventory", "dice": DICE}
    plain = remarked(table([3, 4, 4], rows={"a": row}), "place:a:garden")
    assert plain.detail.endswith("évite l'absence (−4) et une case barrée")
    kept = remarked(table([3, 4, 4], {"unvisited": "malus_only"}, rows={"a": row}), "place:a:garden", "en")
    assert kept.detail.endswith("avoids the absence (−4)")
