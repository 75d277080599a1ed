"""What the office sees of tournaments, and what becomes of them when it acts."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.office import glance
from ludotheque.server.office.tournaments import entrants, tournaments
from ludotheque.server.protocol import office as wire
from ludotheque.server.protocol import tournaments as protocol
from ludotheque.server.storage import tournaments as stored
from server.inside import LEA, TOM, open_house, run
from server.office.test_acts import BOSS, WHY, settled
from server.tournament_play.evening import PEOPLE, announced, come, do, opened, refused, tables, until

LATER = protocol.Evening(grace=600)


def test_they_are_listed_by_title_code_and_organiser(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            await house.store.write(settled)
            first = await announced(house, 2, people=[LEA, TOM], title="Le Critérium")
            second = await announced(house, title="Dimanche")
            plan = protocol.TournamentPlan("Grand Prix", "mark", 2)
            await do(house, second, protocol.ChangeTournament(plan=plan))
            await do(house, second, protocol.CallOff())

            async def titles(search: str, status: str = "") -> list[str]:
                found = await house.store.read(lambda c: tournaments(c, status, search, 0))
                return [one.title for one in found.tournaments]

            assert await titles("") == ["Grand Prix", "Le Critérium"]
            assert await titles("CRITÉ") == ["Le Critérium"]
            assert await titles("léa") == ["Grand Prix", "Le Critérium"]
            assert await titles(first.state.code.lower()) == ["Le Critérium"]
            assert await titles("", "called_off") == ["Grand Prix"]
            assert await titles("nothing") == []
            line = (await house.store.read(lambda c: tournaments(c, "announced", "", 0))).tournaments[0]
            assert (line.game, line.format, line.organiser, line.people) == ("mark", "swiss", "Léa", 2)
            people = await house.store.read(lambda c: entrants(c, first.state.code))
            assert [(one.person, one.name, one.left) for one in people] == [("lea", "Léa", None), ("tom", "Tom", None)]

    run(story())


def test_one_is_called_off_with_the_tables_that_have_not_begun(tmp_path: Path) -> None:
    """The same becomes of it as when its organiser calls it off, at every node, and it is written down."""

    async def story() -> None:
        async with open_house(tmp_path) as house, open_house(tmp_path) as other:
            live = await announced(house, people=PEOPLE, rounds=3, pace=LATER)
            await do(house, live, protocol.StartTournament())
            await opened(live)
            first, second = await tables(house, live)
            for who in PEOPLE:
                await come(first, who)
            await until(lambda: first.table.status == "playing")
            act = wire.CallOffTournament(tournament=live.state.code, reason=WHY)
            await other.office.perform(BOSS, act)
            await house.office.follower.look()
            assert (live.state.status, first.table.status, second.table.status) == ("called_off", "playing", "closed")
            assert await house.store.read(stored.unended) == []
            (entry,) = await house.store.read(lambda c: glance.log(c, None, live.state.id))
            assert (entry.act, entry.subject_name, entry.reason) == ("call-off", "Soirée", WHY)
            with pytest.raises(Refusal, match="over"):
                await house.office.perform(BOSS, act)

    run(story())


def test_somebody_is_taken_out_and_does_not_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            await house.store.write(settled)
            live = await announced(house, people=[LEA, TOM, Person("ana", "Ana")])
            act = wire.TakeOut(person="tom", tournament=live.state.id, reason=WHY)
            await house.office.perform(BOSS, act)
            assert live.state.entrant_of("tom") is None
            assert await refused(house, live, protocol.EnterTournament(), TOM) == "taken_out"
            assert live.state.id not in await house.store.read(lambda c: stored.named_in(c, "tom"))
            (entry,) = await house.store.read(lambda c: glance.log(c, None, "tom"))
            assert (entry.act, entry.details) == ("take-out", {"tournament": live.state.id, "title": "Soirée"})
            with pytest.raises(Refusal, match="do not take part"):
                await house.office.perform(BOSS, act)
            again = await house.tournament_registry._load(live.state.id)
            assert again.state == live.state

    run(story())


def test_a_new_name_reaches_tournaments(tmp_path: Path) -> None:
    """The organiser's and an entrant's, at a node that has them in memory and at one that reads them later."""

    async def story() -> None:
        async with open_house(tmp_path) as house, open_house(tmp_path) as other:
            await house.store.write(settled)
            live = await announced(house, people=[TOM, LEA], rounds=1, pace=LATER)
            await do(house, live, protocol.StartTournament())
            await opened(live)
            there = await other.tournament_registry.find(live.state.id)
            await house.office.perform(BOSS, wire.RenamePerson(person="lea", name="Rose", reason=WHY))
            await other.office.follower.look()
            for one in (live, there, await house.tournament_registry._load(live.state.id)):
                assert one.state.organiser_name == "Rose"
                assert [entrant.name for entrant in one.state.entrants.values()] == ["Tom", "Rose"]
            (table,) = await tables(house, live)
            assert {chair.name for chair in table.table.chairs} == {"Tom", "Rose"}

    run(story())
