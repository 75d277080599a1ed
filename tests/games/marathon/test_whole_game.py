"""Marathon: examples 16 and 17, a whole game and the standing on its way."""

from __future__ import annotations

import ludotheque as ludo
from support import clause

GAME = ludo.load("marathon")
STEPS = """
c pile:1, c pile:2, c draw:piano, c roll:5, c roll:1, c roll:5, c roll:2, c roll:5, c roll:1,
0 place:a:green:1, 2 place:a:green:1, 1 place:a:garden, 1 place:a:green:3, 0 place:a:garden,
1 place:a:petanque:2, 2 place:a:garden, 1 place:a:lounge:5, 0 place:a:petanque:1, 0 place:a:lounge:5,
1 place:a:upstairs:2, 1 place:a:ground, 0 place:a:ground, 2 place:a:ground, 0 place:a:upstairs:1,
1 place:a:petanque:4, 0 place:a:petanque:6, 2 place:a:petanque:9, 1 place:a:petanque:3,
1 place:a:petanque:5, c draw:storm, c roll:5, c roll:2, c roll:1, c roll:3, c roll:6, c roll:4,
0 place:b:green:1, 0 place:b:lounge:5, 0 place:b:garden, 2 place:a:upstairs:2, 2 place:b:green:1,
0 place:b:upstairs:1, 1 place:b:green:3, 1 place:b:lounge:4, 0 place:b:petanque:1,
0 place:b:lounge:4, 1 place:b:upstairs:1, 2 place:b:upstairs:1, 2 place:b:garden, 1 place:b:garden,
0 place:b:ground, 0 place:b:upstairs:2, 0 place:b:upstairs:1, 2 place:b:lounge:5, 2 place:b:ground,
0 place:b:upstairs:2, 1 place:b:ground, c draw:barbecue, c roll:5, c roll:3, c roll:1, c roll:1,
c roll:6, c roll:6, 2 place:a:ground, 2 place:a:green:1, 1 place:a:ground, 1 place:a:green:1,
2 place:a:petanque:9, 1 expel:a:petanque:9, 1 send:1, 0 place:a:green:1, 2 place:a:lounge:4,
2 place:a:garden, 2 place:a:upstairs:2, 0 place:a:lounge:4, 0 place:a:petanque:6,
2 place:a:petanque:8, 1 place:a:lounge:3, 0 place:a:garden, 1 place:a:upstairs:2, 2 place:a:lounge:5,
2 place:a:petanque:7, 1 place:a:garden, 0 place:a:upstairs:2, 0 place:a:ground, 0 place:a:lounge:5,
1 place:a:lounge:3
"""
SHEETS = [
    [[-8, -8, 7, 5, 13, 9], [13, 9, 2, -6, -7, 12], [16, 0, -10, -8, 26, 32]],
    [[-7, -8, 6, 5, 20, 7], [6, 0, 5, -6, -3, 10], [14, 20, -6, -8, 34, 28]],
    [[-8, -3, 9, 5, 16, 11], [7, 0, 3, -6, -3, 14], [12, 0, -4, -8, 48, 24]],
]


def steps() -> list[list[str]]:
    return [step.split() for step in STEPS.replace("\n", " ").split(",")]


@clause("MA-31", "MA-35", "MA-69", "MA-70", "MA-72", "MA-73")
def test_example_16_a_whole_game() -> None:
    state = GAME.new(3)
    for actor, token in steps():
        assert state.actor() == (ludo.CHANCE if actor == "c" else int(actor))
        state.apply(GAME.action(state, token))
    assert state.actor() == ludo.OVER
    guests = state.observe()["guests"]
    assert [guest["sheet"] for guest in guests] == SHEETS
    assert [guest["ticks"] for guest in guests] == [0, 1, 2]
    assert [guest["penalty"] for guest in guests] == [0, 1, 0]
    assert state.scores() == [97, 82, 45]
    assert state.ranks() == [1, 2, 3]


@clause("MA-24", "MA-27")
def test_example_16_on_the_way() -> None:
    """s0 waits at 13 with an empty hand, then runs out of pawns on 20 and is forced to 26."""
    state = GAME.new(3)
    clocks: list[list[int]] = []
    hands: list[list[int]] = []
    for _, token in steps():
        state.apply(GAME.action(state, token))
        guests = state.observe()["guests"]
        clocks.append([guest["clock"] for guest in guests])
        hands.append([guest["hand"] for guest in guests])
    tokens = [token for _, token in steps()]
    assert clocks[tokens.index("draw:storm") - 1] == [10, 13, 12]
    third = tokens.index("place:b:garden")
    assert (clocks[third], hands[third][0]) == ([13, 13, 12], 0)
    assert (clocks[third + 1][0], hands[third + 1][0]) == (13, 7)
    forced = tokens.index("draw:barbecue") - 1
    assert clocks[forced] == [26, 21, 20]


@clause("MA-70", "MA-72", "MA-75")
def test_example_17_standing_before_the_end() -> None:
    state = GAME.new(3)
    seen: list[tuple[list[int], list[int]]] = []
    for _, token in steps():
        state.apply(GAME.action(state, token))
        guests = state.observe()["guests"]
        legs = len(guests[0]["sheet"])
        assert [guest["sheet"] for guest in guests] == [sheet[:legs] for sheet in SHEETS]  # always whole
        if legs > len(seen):
            seen.append(([guest["ticks"] for guest in guests], state.scores()))
        if state.actor() != ludo.OVER:
            assert [guest["crossed"] for guest in guests] == [[], [], []]
    assert seen[:2] == [([0, 0, 1], [18, 23, 14]), ([0, 1, 2], [41, 15, 15])]
    crossed = [
        [guest["sheet"][cell // 6][cell % 6] for cell in guest["crossed"]] for guest in state.observe()["guests"]
    ]
    assert crossed == [[], [34], [48, 24]]
