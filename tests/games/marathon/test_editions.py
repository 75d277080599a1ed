"""Marathon: cells that are alike, and what an edition may change (MA-76, MA-77)."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as ludo
from support import clause, legal, play, walk

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


@clause("MA-76")
def test_one_token_names_a_lounge_line_and_one_the_garden() -> None:
    state = first_turn(GAME.edition)
    assert [token for token in legal(state) if "lounge" in token] == [f"place:a:lounge:{line}" for line in range(1, 6)]
    assert [token for token in legal(state) if "garden" in token] == ["place:a:garden"]
    for token in ("place:a:lounge:1:2", "place:a:garden:3"):
        with pytest.raises(ludo.BadToken):
            GAME.why_not(state, token)


@clause("MA-76")
def test_every_cell_of_a_line_and_of_the_garden_has_the_same_price() -> None:
    for lounge in ([], [[1]]):
        costs = first_turn(GAME.edition, rows={"a": {"card": "storm", "lounge": lounge}}).observe()["costs"]
        assert [costs[f"place:a:lounge:{line}"] for line in range(1, 6)] == [3, 2, 2, 1, 1]
    for pawns in range(1, 8):
        costs = first_turn(GAME.edition, rows={"a": {"card": "storm", "garden": [1] * pawns}}).observe()["costs"]
        assert costs["place:a:garden"] == 2


@clause("MA-77")
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


@clause("MA-77")
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


@clause("MA-77")
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


@clause("MA-77")
@pytest.mark.parametrize("laps", [1, 2, 3, 4])
def test_rows_serve_the_laps_in_turn_and_the_last_is_doubled(laps: int) -> None:
    own = GAME.read_edition(f"[track]\nperiods = 11\nlaps = {laps}")
    state = GAME.new(3, edition=own)
    opened: dict[int, str] = {}
    for moment in walk(state, laps):
        opened |= {row["leg"]: row["row"] for row in moment.observe()["rows"]}
    assert opened == {leg: "abab"[leg] for leg in range(laps)}
    guests = state.observe()["guests"]
    assert [guest["clock"] for guest in guests] == [11 * laps] * 3
    assert all(cell % 2 == 0 for guest in guests for cell in guest["sheet"][-1])
    assert all(any(cell % 2 for guest in guests for cell in guest["sheet"][leg]) for leg in range(laps - 1))
    rows = {"ab"[(laps - 1) % 2]: {"card": "storm"}}
    used = ["piano", "leak", "match"][: laps - 1]
    told = [{"clock": 11 * laps - 1}, {"clock": 11 * laps}, {"clock": 11 * laps}]
    last = first_turn(own, guests=told, rows=rows, discarded=used)
    play(last, f"place:{'ab'[(laps - 1) % 2]}:garden")
    assert last.observe()["guests"][1]["sheet"][-1] == [-6, -6, -8, -8, -6, -10]


@clause("MA-77")
def test_tokens_and_places_are_those_of_every_edition() -> None:
    own = GAME.read_edition("[lounge]\ncells = [3, 1]\ncosts = [2, 5]\n[petanque]\ncosts = [2]\npoints = [5]")
    assert GAME.new(3, edition=own).setting.tokens == GAME.new(3).setting.tokens
    for key in ("seats", "ground.several", "lounge.cell_costs", "garden.costs"):
        with pytest.raises(ludo.BadEdition):
            GAME.read_edition(f"{key} = [1]")


@clause("MA-77")
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
    ("[garden]\ncost = 0", "garden.cost", 0, "a whole number from 1 to 20"),
    ("[garden]\ncost = [1, 2]", "garden.cost", [1, 2], "a whole number from 1 to 20"),
    ("[lounge]\ncosts = [1, 1, 1, 1, 0]", "lounge.costs", [1, 1, 1, 1, 0], "from 1 to 20"),
    ("[green]\novertake = 3", "green.cost", "a cost of 16 periods", "at most 13 periods"),
    ("[petanque]\nsurcharge = 9", "petanque.costs", "a cost of 14 periods", "at most 13 periods"),
    ("[garden]\nper_player = 3", "garden.cost", "a cost of 19 periods", "at most 13 periods"),
    ("[track]\nperiods = 7", "petanque.costs", "a cost of 8 periods", "at most 7 periods"),
    ("[cards.piano]\nminus = [1, 1]", "cards.piano.minus", [1, 1], "each place at most once"),
    ("[cards.piano]\nminus = [1]", "cards.piano.minus", [1], "2 to 2 places"),
    ("[signs]\nminus = 2", "cards.piano.minus", [1, 2], "2 to 0 places"),
    ("[cards.storm]\nminus = [1, 2, 3]", "cards.storm.minus", [1, 2, 3], "2 to 2 places"),
    ("[signs]\nplus = 12\n[cards.storm]\nminus = [1, 2, 3]", "cards.storm.minus", [1, 2, 3], "0 to 2 places"),
    ("[signs]\nminus = 12\n[cards.storm]\nminus = []", "cards.storm.minus", [], "2 to 6 places"),
]


@clause("MA-77")
@pytest.mark.parametrize(("text", "key", "found", "accepted"), BAD)
def test_bad_values_are_refused_with_key_found_and_accepted(text: str, key: str, found: object, accepted: str) -> None:
    with pytest.raises(ludo.BadEdition) as refused:
        GAME.read_edition(text)
    assert (refused.value.key, refused.value.found) == (key, found)
    assert accepted in refused.value.accepted


@clause("MA-77")
def test_the_sign_pawns_need_only_suffice_for_two_different_cards() -> None:
    three = "[cards.storm]\nminus = [1, 2, 3]\n"
    assert GAME.read_edition("[signs]\nminus = 5\n" + three).numbers("cards.storm.minus") == [1, 2, 3]
    with pytest.raises(ludo.BadEdition):
        GAME.read_edition("[signs]\nminus = 5\n" + three + "[cards.piano]\nminus = [1, 2, 4]")
    one = "[cards.storm]\nminus = [1]\n"
    assert GAME.read_edition("[signs]\nplus = 9\n" + one).numbers("cards.storm.minus") == [1]
    with pytest.raises(ludo.BadEdition):
        GAME.read_edition("[signs]\nplus = 9\n" + one + "[cards.piano]\nminus = [2]")


@clause("MA-77")
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
