"""Records: written, read, replayed, and refused with the step and the reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludotheque as ludo
from support import HOUSE, random_action


def played(slug: str = "lemans", edition: ludo.Edition | None = None) -> ludo.Record:
    state, rng = ludo.load(slug).new(2, None, edition), ludo.Rng(11)
    record = ludo.Record.begin(state)
    while state.actor() != ludo.OVER:
        record.play(state, random_action(state, rng))
    return record


def changed(**keys: Any) -> str:
    return json.dumps({**json.loads(played().write()), **keys})


def steps() -> list[list[Any]]:
    found: list[list[Any]] = json.loads(played().write())["steps"]
    return found


def refused(text: str) -> ludo.BadRecord:
    with pytest.raises(ludo.BadRecord) as error:
        ludo.Record.read(text).validate(ludo.load("lemans"))
    return error.value


def test_the_form_of_a_record() -> None:
    data = json.loads(played().write())
    assert data["record"] == "ludotheque-record/1"
    assert (data["game"], data["seats"], data["edition"]) == ("lemans", 2, ludo.load("lemans").edition.hash)
    assert data["rules"] == ludo.load("lemans").rules_version
    assert data["steps"][0][0] == "chance"
    assert data["steps"][0][1] in ("pole:0", "pole:1")
    assert sorted(data["ranks"]) == [1, 2]


def test_replay_gives_every_state() -> None:
    record = played()
    actors = [int(state.actor()) for state in record.replay(ludo.load("lemans"))]
    assert actors == [actor for actor, _ in record.steps] + [ludo.OVER]


def test_a_running_game_is_a_record_too() -> None:
    record = ludo.Record.read(changed(steps=steps()[:20], scores=None, ranks=None))
    assert record.validate(ludo.load("lemans")).actor() != ludo.OVER


def test_an_own_edition_travels_with_the_record() -> None:
    game = ludo.load("lemans")
    record = played(edition=game.read_edition("rounds = 2"))
    assert record.edition != game.edition.hash
    assert ludo.Record.read(record.write()).validate(game).actor() == ludo.OVER
    data = json.loads(record.write())
    data["edition_values"]["rounds"] = 3
    assert "is not at hand" in str(refused(json.dumps(data)))
    data["edition_values"]["rounds"] = -3
    assert "'rounds'" in str(refused(json.dumps(data)))


@pytest.mark.parametrize("length", [0, 1, 40, 200])
def test_cut_short(length: int) -> None:
    assert "cut short" in str(refused(played().write()[:length]))


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ({"record": "ludotheque-record/2"}, "accepted is 'ludotheque-record/1'"),
        ({"surprise": 1}, "unknown keys ['surprise']"),
        ({"seats": 7}, "2 to 6 seats"),
        ({"seats": "2"}, "key 'seats'"),
        ({"options": {"weather": "snow"}}, "option 'weather'"),
        ({"options": []}, "key 'options'"),
        ({"edition": "0" * 64}, "edition 000000000000 is not at hand"),
        ({"scores": [1]}, "replaying gives scores"),
        ({"scores": ["1", "2"]}, "key 'scores'"),
        ({"scores": None, "ranks": None}, "has no scores"),
        ({"game": "mark"}, "it is a game of 'mark'"),
        ({"rules": "2"}, "key 'rules'"),
        ({"rules": 1}, "record: it needs version 1 of the rules of 'lemans', played here is version 2"),
        ({"rules": 3}, "record: it needs version 3 of the rules of 'lemans', played here is version 2"),
    ],
)
def test_a_wrong_heading(keys: dict[str, Any], words: str) -> None:
    assert words in str(refused(changed(**keys)))


def test_a_record_that_does_not_say_its_rules_is_of_the_first_version() -> None:
    data = json.loads(played().write())
    del data["rules"]
    error = refused(json.dumps(data))
    assert isinstance(error, ludo.OtherRules)
    assert (error.needed, error.played, error.step) == (1, 2, 0)


@pytest.mark.parametrize("slug", HOUSE)
def test_a_position_says_its_rules(slug: str) -> None:
    game = ludo.load(slug)
    data = game.new().position()
    assert data["rules"] == game.rules_version == 2
    with pytest.raises(ludo.BadPosition, match=r"position at \$\.rules: found version 1, played here is version 2"):
        game.from_position({**data, "rules": 1})
    del data["rules"]
    assert game.from_position(data).position()["rules"] == 2


def test_a_missing_key() -> None:
    data = json.loads(played().write())
    del data["ranks"]
    assert "missing keys ['ranks']" in str(refused(json.dumps(data)))


@pytest.mark.parametrize(
    ("number", "step", "words"),
    [
        (3, ["chance", "draw:y9"], "'draw:y9' is not a token of this game; accepted are: play"),
        (3, [1, "draw:y1"], "seat 1 is written, but chance must act"),
        (4, ["chance", "play"], "chance is written, but seat"),
        (3, ["dice", "draw:y1"], 'accepted is [seat or "chance", token]'),
        (3, "draw:y1", "accepted is"),
        (3, ["chance", 7], "accepted is"),
        (2, ["chance", "card:y1"], "is not allowed now (LM-"),
    ],
)
def test_a_wrong_step_is_named(number: int, step: Any, words: str) -> None:
    error = refused(changed(steps=[*steps()[: number - 1], step, *steps()[number:]]))
    assert error.step == number
    assert words in str(error)


def test_too_few_and_too_many_steps() -> None:
    assert "not over" in str(refused(changed(steps=steps()[:-1])))
    error = refused(changed(steps=[*steps(), [0, "pass"]]))
    assert error.step == len(steps()) + 1
    assert "nobody (the game is over) must act" in str(error)


def test_deep_nesting_is_refused() -> None:
    assert "cut short" in str(refused("[" * 200_000))
