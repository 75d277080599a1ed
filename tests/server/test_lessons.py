"""Lessons over the interface: stateless, open to strangers."""

import httpx
import pytest

from ludotheque.registry import load
from ludotheque.server import lessons


@pytest.fixture
def lesson(house):
    with httpx.Client(base_url=f"{house.url}/api/games/lemans/lessons", timeout=30) as client:
        yield client


def scene(client, number, *tokens):
    return client.post(f"/1/{number}", json={"tokens": tokens})


def test_the_games_say_whether_they_are_taught(house):
    games = {game["slug"]: game for game in httpx.get(f"{house.url}/api/games").json()}
    assert games["lemans"]["lesson"] is True


def test_the_scenes_are_listed_without_their_answers(lesson):
    (found,) = lesson.get("").json()
    assert found["title"]["fr"] == "Premiers tours de piste"
    assert found["decisions"] == sum(one["decisions"] for one in found["scenes"])
    assert set(found["scenes"][0]) == {"title", "seat", "seats", "decisions", "clauses"}


def test_the_list_is_made_once(monkeypatch):
    """Every scene's position is set up for it: six milliseconds of the event loop, for whoever asks."""
    asked = []
    monkeypatch.setattr(lessons, "_info", lambda _, lesson: asked.append(lesson))
    lessons.infos.cache_clear()
    for _ in range(3):
        lessons.infos(load("macadam"))
    lessons.infos.cache_clear()
    assert asked == list(load("macadam").lessons)


def test_a_scene_is_played_by_sending_ones_tokens_again(lesson):
    begun = scene(lesson, 1).json()
    assert (begun["taken"], begun["done"], begun["hint"], begun["beats"]) == (0, False, ["play"], [])
    assert begun["seat"]["legal"] == ["pass", "play"]
    assert begun["seat"]["prompt"]
    drawn = scene(lesson, 1, "play").json()
    assert [beat["line"]["token"] for beat in drawn["beats"]] == ["play", "draw:y2"]
    assert drawn["beats"][-1]["view"] == drawn["seat"]["view"]
    assert drawn == scene(lesson, 1, "play").json()
    laid = scene(lesson, 1, "play", "card:y2").json()
    assert [beat["line"]["actor"] for beat in laid["beats"]] == [0, 1, -1, 1]
    assert laid["beats"][2]["line"]["token"] == "draw:?"  # what the other drew stays hidden
    done = scene(lesson, 1, "play", "card:y2", "play", "card:b4").json()
    assert done["done"] is True
    assert done["seat"]["legal"] == []


def test_a_legal_token_that_is_not_taught_is_answered_gently(lesson):
    tried = scene(lesson, 1, "pass").json()
    assert tried["wrong"] == "pass"
    assert tried["taken"] == 0
    assert tried["says"] != scene(lesson, 1).json()["says"]
    assert tried["seat"] == scene(lesson, 1).json()["seat"]


def test_aiming_and_asking_work_in_a_lesson(lesson):
    after = lesson.post("/1/1/aim", json={"tokens": ["play"], "token": "card:y2"}).json()
    assert after["view"]["cars"][0]["score"] == 2
    why = lesson.post("/1/1/why", json={"tokens": ["play"], "token": "pass"}).json()
    assert why["clause"].startswith("LM-")
    assert why["nearest"] is None  # no card is like passing
    assert lesson.post("/1/1/why", json={"tokens": [], "token": "play"}).json()["clause"] is None


@pytest.mark.parametrize(
    ("number", "tokens", "status", "said"),
    [
        (1, ["card:y1"], 409, "not allowed now"),
        (1, ["nonsense"], 409, "not a token"),
        (1, ["pass", "play"], 409, "not taught here"),
        (1, ["play", "card:y2", "play", "card:b4", "pass"], 409, "the scene is done"),
        (99, [], 404, "no scene 99"),
    ],
)
def test_bad_input_gets_one_clear_sentence(lesson, number, tokens, status, said):
    answer = scene(lesson, number, *tokens)
    assert answer.status_code == status
    assert said in answer.json()["text"]


def test_malformed_questions_are_refused(lesson, house):
    assert lesson.post("/1/1", json={"tokens": ["x" * 100]}).status_code == 400
    assert lesson.post("/1/1", json={"tokens": ["pass"] * 100}).status_code == 400
    assert lesson.post("/1/1/aim", json={"tokens": []}).status_code == 400
    assert httpx.get(f"{house.url}/api/games/nothing/lessons").status_code == 404


def test_a_game_may_have_several_lessons(house):
    url = f"{house.url}/api/games/maillot/lessons"
    first, second = httpx.get(url).json()
    assert first["title"] != second["title"]
    asked = httpx.post(f"{url}/2/1", json={"tokens": []}).json()
    assert asked["hint"] == ["pact:renault"]
    none = httpx.post(f"{url}/3/1", json={"tokens": []})
    assert none.status_code == 404
    assert "no lesson 3 of Maillot Jaune; it has 2" in none.text
