"""What happened since somebody last looked, seen again through their own eyes."""

from __future__ import annotations

import asyncio

from server.houses import Guest, RunningHouse, two_at_a_table


def test_the_past_is_shown_again_without_choices_and_without_secrets(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "lemans")
        guests: list[Guest] = [lea, tom]
        for _ in range(5):
            for seat, guest in enumerate(guests):
                view = await guest.look(table)
                mine = next(one for one in view["seats"] if one["seat"] == seat)
                if mine["legal"]:
                    await guest.do(table, "move", seat=seat, step=view["step"], token=mine["legal"][0])
        present = await lea.look(table)
        frames = (await lea.http.get(f"/api/tables/{table}/since/0")).json()
        assert frames[0]["log"] == []
        assert frames[-1]["step"] == present["step"]
        assert frames[-1]["seats"][0]["view"] == present["seats"][0]["view"]
        assert [len(frame["seats"]) for frame in frames] == [1] * len(frames)  # one's own eyes only
        assert all(seat["legal"] == seat["choices"] == [] for frame in frames for seat in frame["seats"])
        steps = [line["step"] for frame in frames for line in frame["log"]]
        assert steps == sorted(steps)
        assert (await lea.http.get(f"/api/tables/{table}/since/99999")).json() == []

    asyncio.run(story())
