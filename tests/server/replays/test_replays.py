"""Finished games: import, analysis in the background, playing on from a step."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import ludotheque as ludo
from server.houses import Guest, RunningHouse, play_on, two_at_a_table
from support import random_action


def recorded(slug: str = "macadam", seats: int = 2) -> ludo.Record:
    state, rng = ludo.load(slug).new(seats), ludo.Rng(4)
    record = ludo.Record.begin(state)
    while state.actor() != ludo.OVER:
        record.play(state, random_action(state, rng))
    return record


async def bring(guest: Guest, text: str) -> Any:
    return await guest.http.post("/api/records", content=text, headers={"content-type": "application/json"})


async def analysed(guest: Guest, game: str) -> dict[str, Any]:
    """Ask for the analysis and wait until it is done; everything that was said of its progress."""
    found = (await guest.http.post(f"/api/tables/{game}/analysis")).json()
    while found["state"] != "done":
        assert found["state"] in ("waiting", "running")
        assert found["done"] <= found["total"]
        await asyncio.sleep(0.05)
        found = (await guest.http.get(f"/api/tables/{game}/analysis")).json()
        assert found["state"] != "none", "the analysis failed"
    analysis: dict[str, Any] = found["analysis"]
    return analysis


async def tried_again(stranger: Guest, game: str, analysis: dict[str, Any], record: ludo.Record) -> None:
    """A stranger tries a moment of the game: as its seat knew it, without being told the answer beforehand."""
    moment = analysis["moments"][0]
    judged = next(one for one in analysis["decisions"] if one["step"] == moment["step"])
    path = f"/api/tables/{game}/moments/{moment['step']}"
    shown = (await stranger.http.get(f"{path}/")).json()
    assert (shown["seats"], shown["seat"]["seat"]) == (record.seats, moment["seat"])
    made = record.steps[moment["step"]][1]
    assert {made, judged["answer"]} <= set(shown["seat"]["legal"])
    assert (await stranger.http.post(f"{path}/aim", json={"token": made})).json()["token"] == made
    assert (await stranger.http.post(f"{path}/why", json={"token": made})).json()["clause"] is None
    again = (await stranger.http.post(f"{path}/try", json={"token": made})).json()
    assert (again["right"], again["beats"], again["answer"]) == (False, [], None)
    assert again["tried"]["behind"] == moment["loss"]  # the same imagined games
    right = (await stranger.http.post(f"{path}/try", json={"token": judged["answer"]})).json()
    assert (right["right"], right["tried"], right["played"]["token"]) == (True, right["answer"], made)
    assert right["beats"]
    assert (await stranger.http.post(f"{path}/answer")).json() == right
    assert (await stranger.http.post(f"{path}/try", json={"token": "nonsense"})).json()["code"] == "illegal"
    assert (await stranger.http.post(f"{path}/try", json={})).status_code == 400


def test_a_record_that_was_brought_is_a_replay_and_not_a_table(house: RunningHouse) -> None:
    async def story() -> None:
        lea, record = await Guest(house, "Léa").come_in(), recorded()
        answer = await bring(lea, record.write())
        assert answer.status_code == 201, answer.text
        game = answer.json()["id"]
        assert (await bring(lea, record.write())).json()["id"] == game
        replay = (await lea.http.get(f"/api/tables/{game}/replay")).json()
        assert [line["token"] for line in replay["log"]] == [token for _, token in record.steps]
        assert replay["table"]["result"] == {"scores": record.scores, "ranks": record.ranks}
        moment = (await lea.http.get(f"/api/tables/{game}/replay/9")).json()
        assert (moment["step"], len(moment["seats"])) == (9, 2)
        assert (await lea.http.get(f"/api/tables/{game}/record")).text == record.write()
        assert (await lea.http.get(f"/api/tables/{game}/edition")).status_code == 200
        assert (await lea.http.get(f"/api/tables/{game}")).status_code == 404
        assert (await lea.do(game, "say", text="?"))["code"] == "not_found"
        assert (await lea.http.get("/api/home")).json()["mine"] == []

    asyncio.run(story())


def test_a_stranger_sees_a_finished_game_and_says_a_name_to_act(house: RunningHouse) -> None:
    async def story() -> None:
        lea, stranger = await Guest(house, "Léa").come_in(), Guest(house, "")
        game = (await bring(lea, recorded().write())).json()["id"]
        replay = (await stranger.http.get(f"/api/tables/{game}/replay")).json()
        assert (replay["table"]["mine"], replay["table"]["host"]) == ([], False)
        for path in ("replay/5", "analysis", "record", "edition"):
            assert (await stranger.http.get(f"/api/tables/{game}/{path}")).status_code == 200, path
        for path, data in (("analysis", None), ("play-on", {"step": 3})):
            assert (await stranger.http.post(f"/api/tables/{game}/{path}", json=data)).status_code == 401, path
        running = (await lea.open("macadam", 2))["id"]
        for path in ("", "/edition", "/since/0"):
            assert (await stranger.http.get(f"/api/tables/{running}{path}")).status_code == 401, path
        assert (await stranger.http.get(f"/api/tables/{running}/replay")).json()["code"] == "not_over"

    asyncio.run(story())


def test_bad_files_are_refused_with_a_sentence(house: RunningHouse) -> None:
    async def story() -> None:
        lea, record = await Guest(house, "Léa").come_in(), recorded()
        data = json.loads(record.write())
        steps = data["steps"]
        bad = {
            "not a JSON text": "{",
            "version": json.dumps({**data, "record": "ludotheque-record/9"}),
            "no game": json.dumps({**data, "game": "belote"}),
            "step 3": json.dumps({**data, "steps": [*steps[:2], [0, "nonsense"], *steps[3:]]}),
            "replaying gives": json.dumps({**data, "scores": [1, 2]}),
            "not over": json.dumps({**data, "steps": steps[:5], "scores": None, "ranks": None}),
            "perhaps cut short": "[" * 100_000,
        }
        for reason, text in bad.items():
            answer = await bring(lea, text)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_record"), answer.text
            assert reason in answer.json()["text"]
        lea = await Guest(house, "Léa").come_in()
        answer = await lea.http.post("/api/records", content=b"\xff\xfe")
        assert "not a text" in answer.json()["text"]
        assert (await bring(lea, " " * 300_000)).status_code == 413

    asyncio.run(story())


def test_an_analysis_is_made_in_the_background_and_kept(house: RunningHouse) -> None:
    async def story() -> None:
        lea, stranger, record = await Guest(house, "Léa").come_in(), Guest(house, ""), recorded("lemans")
        game = (await bring(lea, record.write())).json()["id"]
        assert (await lea.http.get(f"/api/tables/{game}/analysis")).json()["state"] == "none"
        assert (await stranger.http.get(f"/api/tables/{game}/moments/9/")).json()["code"] == "no_moment"
        analysis = await analysed(lea, game)
        assert (analysis["version"], analysis["start"]) == (3, [5000, 5000])
        assert analysis["games"] >= 200
        steps = [one["step"] for one in analysis["decisions"]]
        assert steps == sorted(set(steps))
        for one, later in zip(analysis["decisions"], analysis["decisions"][1:], strict=False):
            assert one["after"] == later["chances"][one["seat"]]  # something is drawn after every decision here
            for part in ("choice", "luck"):
                assert one[part] is None or abs(one[part]) > one[f"{part}_margin"]
            for other in one["alternatives"]:
                assert other["gap"] is None or abs(other["gap"]) > other["gap_margin"]
            assert record.steps[one["step"]] == (one["seat"], record.steps[one["step"]][1])
            assert record.steps[one["step"]][1] in [other["token"] for other in one["alternatives"]]
        assert (await lea.http.post(f"/api/tables/{game}/analysis")).json()["analysis"] == analysis
        await tried_again(stranger, game, analysis, record)

    asyncio.run(story())


def test_a_running_game_is_neither_analysed_nor_played_on(house: RunningHouse) -> None:
    async def story() -> None:
        lea, _, table = await two_at_a_table(house, "macadam")
        for verb, path, data in (
            ("POST", "analysis", None),
            ("GET", "analysis", None),
            ("POST", "play-on", {"step": 0}),
        ):
            answer = await lea.http.request(verb, f"/api/tables/{table}/{path}", json=data)
            assert answer.json()["code"] == "not_over"

    asyncio.run(story())


def test_playing_on_seats_me_and_the_bots_where_they_sat(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        table = (await lea.open("maillot", 3, options={"riders": 1, "draft": "deal"}))["id"]
        await lea.do(table, "robot", seat=0, level="debutant")
        await lea.do(table, "sit", seat=1)
        await lea.do(table, "robot", seat=2, level="habitue")
        await lea.do(table, "start")
        await play_on(lea, table, 1, random.Random(4))
        opened = (await lea.http.post(f"/api/tables/{table}/play-on", json={"step": 20})).json()
        assert [chair["kind"] for chair in opened["chairs"]] == ["robot", "person", "robot"]
        assert [chair["level"] for chair in opened["chairs"]] == ["debutant", None, "habitue"]
        assert opened["mine"] == [1]
        riders = [lines[0] for lines in opened["played_on"]["holds"]]
        assert len(set(riders)) == 3  # each chair names its rider
        assert all("rider-" in line for line in riders)

    asyncio.run(story())


def test_playing_on_from_a_step(house: RunningHouse) -> None:
    """The new table stands where the record stood, hidden cards and all; new dice, unrated."""

    async def story() -> None:
        lea, tom = await Guest(house, "Léa").come_in(), await Guest(house, "Tom").come_in()
        record = recorded("lemans", 2)
        game = (await bring(lea, record.write())).json()["id"]
        last = len(record.steps)
        for step in (last, last + 5):
            answer = await lea.http.post(f"/api/tables/{game}/play-on", json={"step": step})
            assert (answer.status_code, answer.json()["code"]) == (400, "no_step")
        step = next(k for k in range(last // 2, last) if record.steps[k][0] >= 0)
        opened = (await lea.http.post(f"/api/tables/{game}/play-on", json={"step": step})).json()
        played_on = opened["played_on"]
        assert (opened["status"], played_on["source"], played_on["step"]) == ("lobby", game, step)
        assert ["hand" in "".join(lines) for lines in played_on["holds"]] == [True, True]  # each chair says what it has
        table = opened["id"]
        bigger = {**opened["plan"], "seats": 3}
        assert (await lea.do(table, "change", plan=bigger))["code"] == "bad_plan"
        assert (await lea.do(table, "change", plan={**opened["plan"], "public": True}))["is"] == "done"
        assert [chair["name"] for chair in opened["chairs"]] == ["Léa", None]  # a stranger takes the first chair
        await tom.do(table, "sit", seat=1)
        await tom.do(table, "ready", seat=1)
        async with tom.socket() as line:
            await tom.watch(line, table)
            assert (await lea.do(table, "start"))["is"] == "done"
            while (heard := json.loads(await line.recv()))["is"] != "step":
                pass
            assert len(heard["log"]) == step
        moment = (await lea.http.get(f"/api/tables/{game}/replay/{step}")).json()
        for guest, seat in ((lea, 0), (tom, 1)):
            view = await guest.look(table)
            assert (view["step"], view["turn"]) == (step, record.steps[step][0])
            assert view["seats"][0]["view"] == moment["seats"][seat]["view"]
        actor = record.steps[step][0]
        assert (await (lea, tom)[actor].do(table, "take_back", seat=actor))["code"] == "no_take_back"
        await asyncio.gather(play_on(lea, table, 0, random.Random(1)), play_on(tom, table, 1, random.Random(2)))
        made = ludo.Record.read((await lea.http.get(f"/api/tables/{table}/record")).text)
        made.validate(ludo.load("lemans"))
        assert made.steps[:step] == record.steps[:step]
        assert made.extra["house"]["played_on"] == {"source": game, "steps": step}
        assert opened["commitment"] == made.extra["fairness"]["commitment"]

    asyncio.run(story())
