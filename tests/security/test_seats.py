"""Nobody plays, readies, empties or asks for a chair that is not theirs."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from server.houses import Guest, RunningHouse, hear, two_at_a_table


def refusals(answers: list[dict[str, Any]]) -> set[str]:
    assert all(answer["is"] == "refused" for answer in answers), answers
    return {answer["code"] for answer in answers}


def test_a_chair_is_played_by_its_person_alone(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "lemans")
        thief = await Guest(house, "Léa").come_in()  # the same name is not the same person
        before = await lea.look(table)
        turn, step = before["turn"], before["step"]
        other = [lea, tom][1 - turn]
        for guest in (thief, other):
            tries = [
                await guest.do(table, "move", seat=turn, step=step, token="pass"),
                await guest.do(table, "take_back", seat=turn),
                await guest.do(table, "ask", seat=turn, token="pass"),
                await guest.do(table, "aim", seat=turn, token="pass"),
                await guest.do(table, "hint", seat=turn),
            ]
            assert refusals(tries) == {"not_seated"}
        lobby = [await thief.do(table, "stand", seat=turn), await thief.do(table, "sit", seat=turn)]
        assert refusals(lobby) == {"not_lobby"}
        assert {**await lea.look(table), "chairs": 0} == {**before, "chairs": 0}

    asyncio.run(story())


def test_the_socket_knows_whose_it_is(house: RunningHouse) -> None:
    """A command carries no person: the line it comes by says who sent it."""

    async def story() -> None:
        lea, _, table = await two_at_a_table(house, "lemans")
        thief = await Guest(house, "Voleur").come_in()
        before = await lea.look(table)
        async with thief.socket() as line:
            shown = await thief.watch(line, table)
            assert shown["table"]["mine"] == shown["table"]["seats"] == []
            move = {"do": "move", "table": table, "seat": before["turn"], "step": before["step"], "token": "pass"}
            await line.send(json.dumps(move))
            assert (await hear(line, "refused"))["code"] == "not_seated"
            await line.send(json.dumps({**move, "person": lea.id}))
            assert (await hear(line, "refused"))["code"] == "malformed"
        assert (await lea.look(table))["step"] == before["step"]

    asyncio.run(story())


def test_a_taken_chair_is_taken(house: RunningHouse) -> None:
    """Of many who grab one chair at once, one sits; only the host may empty it, and only before the game."""

    async def story() -> None:
        host = await Guest(house, "Hôte").come_in()
        table = (await host.open("lemans", 2))["id"]
        many = [await Guest(house, f"N{n}").come_in() for n in range(6)]
        answers = await asyncio.gather(*(guest.do(table, "sit", seat=0) for guest in many))
        assert [answer["is"] for answer in answers].count("done") == 1
        seated = next(guest for guest, answer in zip(many, answers, strict=True) if answer["is"] == "done")
        loser = next(guest for guest, answer in zip(many, answers, strict=True) if answer["is"] != "done")
        tries = [await loser.do(table, verb, seat=0) for verb in ("stand", "ready", "robot", "sit")]
        assert refusals(tries) == {"not_seated", "not_host", "taken"}
        assert refusals([await loser.do(table, "swap", seat=0, other=1), await loser.do(table, "start")]) == {
            "not_host"
        }
        assert (await seated.look(table))["mine"] == [0]
        assert (await host.do(table, "stand", seat=0))["is"] == "done"

    asyncio.run(story())


def test_a_host_has_no_rights_over_a_game_under_way(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "lemans")
        before = await lea.look(table)
        tries = [await lea.do(table, verb, seat=1) for verb in ("stand", "robot")]
        tries += [await lea.do(table, "swap", seat=0, other=1), await lea.do(table, "start")]
        tries += [await lea.do(table, "change", plan={"game": "lemans", "seats": 2})]
        assert refusals(tries) == {"not_lobby"}
        assert (await lea.do(table, "move", seat=1, step=before["step"], token="pass"))["code"] == "not_seated"
        hidden = await lea.http.get(f"/api/tables/{table}/replay")
        assert hidden.status_code == 409
        assert (await lea.http.get(f"/api/tables/{table}/record")).status_code == 409
        assert (await tom.look(table))["step"] == before["step"]

    asyncio.run(story())
