"""Puzzles over the interface: stateless, open to strangers, no day ahead."""

from datetime import timedelta

import httpx
import pytest

from ludotheque.puzzles import calendar
from ludotheque.puzzles.puzzle import bank

SLUG = "marathon"


@pytest.fixture
def client(house):
    with httpx.Client(base_url=f"{house.url}/api", timeout=30) as client:
        yield client


def test_every_game_has_a_puzzle_today_that_does_not_tell_its_theme(client):
    found = client.get("/puzzles").json()
    assert {one["game"] for one in found} >= {"lemans", "mark", "maillot", "macadam", "marathon"}
    assert {one["theme"] for one in found} == {""}
    assert {one["day"] for one in found} == {calendar.today().isoformat()}


def test_the_list_shows_days_gone_by_and_none_to_come(client):
    listed = client.get(f"/games/{SLUG}/puzzles").json()
    today = calendar.today()
    assert listed["today"]["id"] == calendar.of_day(bank(SLUG), today).id
    assert listed["past"]
    assert all(one["day"] < today.isoformat() and one["theme"] in listed["themes"] for one in listed["past"])
    tomorrow = calendar.of_day(bank(SLUG), today + timedelta(1))
    assert tomorrow.id not in {one["id"] for one in listed["past"]}
    for name in (tomorrow.id, (today + timedelta(1)).isoformat(), "nothing"):
        answer = client.get(f"/games/{SLUG}/puzzles/{name}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_puzzle")
    assert client.get("/games/nothing/puzzles").status_code == 404


def test_a_puzzle_is_found_by_its_day_its_id_and_as_todays(client):
    today = client.get(f"/games/{SLUG}/puzzles/today").json()
    assert client.get(f"/games/{SLUG}/puzzles/{today['info']['id']}").json() == today
    assert client.get(f"/games/{SLUG}/puzzles/{today['info']['day']}").json() == today
    past = client.get(f"/games/{SLUG}/puzzles").json()["past"][0]
    assert client.get(f"/games/{SLUG}/puzzles/{past['day']}").json()["info"] == past


def test_what_comes_before_the_answer_does_not_tell_it(client):
    puzzle = calendar.of_day(bank(SLUG), calendar.today())
    shown = client.get(f"/games/{SLUG}/puzzles/today").json()
    assert set(shown) == {"info", "exercise"}
    assert set(shown["info"]) == {"game", "id", "day", "theme", "difficulty", "seats", "tries"}
    assert set(shown["exercise"]) == {"seat", "seats"}
    hint = client.post(f"/games/{SLUG}/puzzles/today/hint").json()
    assert hint["theme"] == puzzle.theme
    assert hint["token"] == puzzle.levels["habitue"]
    assert hint["token"] not in puzzle.answer
    wrong = client.post(f"/games/{SLUG}/puzzles/today/try", json={"token": hint["token"]}).json()
    assert wrong == {"right": False, "beats": [], "answer": None}


def test_the_right_choice_is_played_and_explained(client):
    puzzle = calendar.of_day(bank(SLUG), calendar.today())
    verdict = client.post(f"/games/{SLUG}/puzzles/today/try", json={"token": puzzle.answer[0]}).json()
    assert verdict["right"] is True
    assert [beat["line"]["token"] for beat in verdict["beats"]] == [puzzle.answer[0]]
    answer = verdict["answer"]
    assert answer == client.post(f"/games/{SLUG}/puzzles/today/answer").json()
    assert answer["tokens"] == puzzle.answer
    assert answer["reason"]
    assert (answer["margin"], answer["band"]) == (puzzle.margin, puzzle.band)
    levels = [level for choice in answer["choices"] for level in choice["levels"]]
    assert sorted(levels) == ["champion", "debutant", "fine-mouche", "habitue"]
    assert "champion" in answer["choices"][0]["levels"]


def test_aiming_and_asking_work_and_nonsense_is_refused(client):
    puzzle = calendar.of_day(bank(SLUG), calendar.today())
    path = f"/games/{SLUG}/puzzles/{puzzle.id}"
    after = client.post(f"{path}/aim", json={"token": puzzle.answer[0]}).json()
    assert (after["is"], after["token"]) == ("after", puzzle.answer[0])
    assert after["view"] != client.get(path).json()["exercise"]["seat"]["view"]
    assert client.post(f"{path}/why", json={"token": puzzle.answer[0]}).json()["clause"] is None
    for token in ("nonsense", "send:1"):
        refused = client.post(f"{path}/try", json={"token": token})
        assert (refused.status_code, refused.json()["code"]) == (409, "illegal"), refused.text
    assert client.post(f"{path}/try", json={"token": "x" * 300}).status_code == 400
    assert client.post(f"{path}/try", json={"tokens": []}).status_code == 400


def test_how_it_went_follows_a_person_and_nothing_false_is_kept(house, client):
    today, later = calendar.today().isoformat(), (calendar.today() + timedelta(1)).isoformat()
    assert client.get("/me/puzzles").status_code == 401
    client.post("/me", json={"name": "Léa"}).raise_for_status()
    told = {"days": {today: {SLUG: "xo", "nothing": "o"}, later: {SLUG: "o"}, "2020-01-01": {SLUG: "o"}}}
    told["days"]["2026-10-32"] = {SLUG: "o"}  # a day that no calendar has
    assert client.post("/me/puzzles", json=told).json() == {"days": {today: {SLUG: "xo"}}}
    assert client.post("/me/puzzles", json={"days": {}}).json() == {"days": {today: {SLUG: "xo"}}}
    assert client.get("/me/puzzles").json() == {"days": {today: {SLUG: "xo"}}}
    for day in (f"{today}\n", "2026-10-0\u0663"):  # digits of other scripts would make days without end
        assert client.post("/me/puzzles", json={"days": {day: {SLUG: "o"}}}).status_code == 400
    for marks in ("", "z", "ox", "x" * 9, "o\n"):
        assert client.post("/me/puzzles", json={"days": {today: {SLUG: marks}}}).status_code == 400
    assert client.get("/me/export").json()["puzzles"] == [{"day": today, "game": SLUG, "marks": "xo"}]


def test_a_link_to_a_puzzle_says_so_and_tells_nothing_more(house):
    with httpx.Client(base_url=house.url, headers={"accept-language": "en"}) as client:
        page = client.get(f"/coup/{SLUG}/2026-10-02").text
    assert 'property="og:title" content="Puzzle of the day: Marathon"' in page
    assert 'content="One choice is clearly the best. Which one?"' in page
