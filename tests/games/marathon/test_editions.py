"""Marathon: the component values are data: own values change the game, bad ones are refused."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as ludo
from support import legal, play, walk

GAME = ludo.load("marathon")


def first_turn(edition: ludo.Edition, seats: int = 3, **facts: Any) -> ludo.State:
    """The first turn of a game with this edition."""
    told = {"guests": [{}] * seats, "rows": {"a": {"card": "storm"}}, **facts}
    return GAME.from_position({"game": "marathon", "seats": seats, **told}, edition)


def test_origins_tell_source_from_reconstruction() -> None:
    house = GAME.edition
    stated = [key for key in house.values if house.origin(key) == "stated"]
    assert stated == [
        "pawns",
        "track.periods",
        "track.laps",
        "dice.faces",
        "signs.plus",
        "signs.minus",
        "lounge.bonus",
        "garden.per_player",
        "petanque.surcharge",
        "green.cost",
        "green.overtake",
    ]


def test_own_prices_and_sizes_change_the_legal_moves() -> None:
    own = GAME.read_edition(
        """
        [upstairs]
        costs = [4, 5, 6, 1, 1]
        heights = [1, 2, 1, 1, 2]
        [lounge]
        cells = [3, 1]
        costs = [2, 5]
        [petanque]
        costs = [2, 3]
        points = [5, 6]
        [garden]
        cost = 3
        """
    )
    state = first_turn(own)
    costs = state.observe()["costs"]
    assert costs == {
        "place:a:upstairs:1": 4,
        "place:a:upstairs:2": 5,
        "place:a:upstairs:3": 6,
        "place:a:upstairs:4": 1,
        "place:a:upstairs:5": 1,
        "place:a:lounge:1": 2,
        "place:a:lounge:2": 5,
        "place:a:ground": 1,
        "place:a:garden": 3,
        "place:a:petanque:1": 2,
        "place:a:petanque:2": 3,
        "place:a:green:1": 1,
    }
    play(state, "place:a:upstairs:1")
    assert "place:a:upstairs:1" not in legal(state)


def test_own_points_signs_and_malus_change_the_sheets() -> None:
    own = GAME.read_edition(
        """
        [ground]
        points = [9, 8, 7, 6, 5, 4]
        malus = 1
        [green]
        malus = 30
        [lounge]
        bonus = 2
        [cards.storm]
        minus = [3, 4]
        """
    )
    row = {"card": "storm", "ground": [0], "lounge": [[0]]}
    rows = {"a": row, "b": {"card": "piano"}}
    guests = [{"clock": 12}, {"clock": 13}, {"clock": 13}]
    state = play(first_turn(own, rows=rows, guests=guests), "place:b:garden")
    sheets = [guest["sheet"][0] for guest in state.observe()["guests"]]
    assert sheets == [[-3, 3, -10, -4, -3, -30], [-3, -3, -1, -4, -3, -30], [-3, -3, -1, -4, -3, -30]]


def test_own_track_pawns_and_dice() -> None:
    own = GAME.read_edition("pawns = 4\n[track]\nperiods = 9\nlaps = 2\n[dice]\nfaces = 3")
    state = GAME.new(4, edition=own)
    assert [guest["hand"] for guest in state.observe()["guests"]] == [4] * 4
    seen: set[str] = set()
    for moment in walk(state, 5):
        seen |= set(GAME.chance_tokens(moment))
    assert {token for token in seen if token.startswith("roll")} == {"roll:1", "roll:2", "roll:3"}
    guests = state.observe()["guests"]
    assert [guest["clock"] for guest in guests] == [18] * 4
    assert [len(guest["sheet"]) for guest in guests] == [2] * 4


def test_own_surcharge_and_overtaking() -> None:
    own = GAME.read_edition("[petanque]\nsurcharge = 0\n[green]\ncost = 2\novertake = 2")
    row = {"card": "storm", "petanque": [1], "green": [1]}
    costs = first_turn(own, rows={"a": row}).observe()["costs"]
    assert (costs["expel:a:petanque:1"], costs["place:a:green:1"], costs["place:a:green:2"]) == (1, 4, 2)


BAD = [
    ("pawns = 0", "pawns", 0, "a whole number from 1 to 30"),
    ("[track]\nlaps = 5", "track.laps", 5, "a whole number from 1 to 4"),
    ("[ground]\ncosts = [1, 1, 1]", "ground.costs", [1, 1, 1], "a list of 6 to 9 whole numbers from 1 to 20"),
    ("[green]\npoints = [5]", "green.points", [5], "a list of 6 to 9 whole numbers from 0 to 30"),
    ("[cards.tea]\nminus = [1]", "cards.tea.minus", [1], "no such key"),
    ("[upstairs]\nheights = [3, 3]", "upstairs.heights", "2 numbers", "4 numbers, as many as upstairs.costs"),
    ("[upstairs]\nheights = [5, 3, 3, 2]", "upstairs.points", "4 numbers", "5 or more, one for each line"),
    ("[lounge]\ncosts = [1]", "lounge.cells", "5 numbers", "1 numbers, as many as lounge.costs"),
    ("[petanque]\npoints = [1]", "petanque.points", "1 numbers", "9 numbers, as many as petanque.costs"),
    ("[petanque]\nsurcharge = 9", "petanque.costs", "a cost of 14 periods", "at most 13 periods"),
    ("[garden]\nper_player = 3", "garden.cost", "a cost of 19 periods", "at most 13 periods"),
    ("[track]\nperiods = 7", "petanque.costs", "a cost of 8 periods", "at most 7 periods"),
    ("[cards.piano]\nminus = [1, 1]", "cards.piano.minus", [1, 1], "each place at most once"),
    ("[cards.piano]\nminus = [1]", "cards.piano.minus", [1], "2 to 2 places"),
    ("[signs]\nminus = 2", "cards.piano.minus", [1, 2], "2 to 1 places"),
]


@pytest.mark.parametrize(("text", "key", "found", "accepted"), BAD)
def test_bad_values_are_refused_with_key_found_and_accepted(text: str, key: str, found: object, accepted: str) -> None:
    with pytest.raises(ludo.BadEdition) as refused:
        GAME.read_edition(text)
    assert (refused.value.key, refused.value.found) == (key, found)
    assert accepted in refused.value.accepted


def test_other_editions_can_be_played_to_the_end() -> None:
    own = GAME.read_edition(
        "pawns = 30\n[track]\nperiods = 20\nlaps = 4\n[petanque]\ncosts = [9]\npoints = [30]\n"
        "[garden]\npoints = [5]\n[upstairs]\ncosts = [1]\nheights = [8]\npoints = [1, 2, 3, 4, 5, 6, 7, 8]\n"
        "[lounge]\ncells = [6, 1]\ncosts = [1, 1]"
    )
    for seats in (3, 6):
        state = GAME.new(seats, edition=own)
        state.playout(ludo.Rng(seats))
        assert [len(guest["sheet"]) for guest in state.observe()["guests"]] == [4] * seats
        assert GAME.from_position(state.position(), own).position() == state.position()
