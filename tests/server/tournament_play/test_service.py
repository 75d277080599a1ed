"""Tournaments in a house without its street: entering, rounds, deadlines, no-shows, calling off."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from ludotheque.server import protocol as tables_protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.protocol import tournaments as protocol
from ludotheque.server.statistics.counting import is_rated
from ludotheque.server.storage.company import avoid
from ludotheque.server.storage.tournaments import MAX_OF_ONE, listed_for
from ludotheque.server.timestamps import now
from ludotheque.server.tournament_play.registry import MAX_UNENDED
from ludotheque.server.tournament_play.ticking import tick, tick_all
from ludotheque.server.tournaments.commands import course
from ludotheque.server.tournaments.events import TableEnded
from ludotheque.server.tournaments.pairing.company import repeats
from ludotheque.server.tournaments.rules.standings import points_of
from ludotheque.server.views.tournament_sheets import as_csv, sheet
from server.inside import LEA, TOM, ZOE, open_house, run
from server.play.test_holidays import known
from server.tournament_play.evening import DAY, PEOPLE, announced, come, do, opened, refused, tables, until


@pytest.mark.parametrize("kind", ["swiss", "round_robin", "duplicate", "ladder"])
def test_bots_play_a_whole_tournament(tmp_path: Path, kind: protocol.Format) -> None:
    """Everybody plays as many rounds as announced, each table has its result, and nobody meets again."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await announced(house, 6, rounds=3, format=kind)
            await do(house, live, protocol.StartTournament())
            await until(lambda: live.state.status == "over")
            assert [len(one.tables) for one in live.state.rounds] == [3, 3, 3]
            assert kind == "ladder" or repeats(live.state) == 0
            again = await house.tournament_registry._load(live.state.id)
            assert again.state == live.state
            if kind == "duplicate":
                assert sum(points_of(live.state).values()) == 3 * 2 * 2 * 3 * 2
                assert len({table.table.commitment for table in await tables(house, live)}) == 1

    run(story())


def test_t02_t03_t04_entering(tmp_path: Path) -> None:
    """T-02: enough must take part; T-03: who may enter; T-04: the plan is fixed by the start."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await announced(house, entry="code", most=3)
            assert await refused(house, live, protocol.StartTournament()) == "not_ready"
            assert await refused(house, live, protocol.EnterTournament(), TOM) == "wrong_code"
            assert await refused(house, live, protocol.EnterTournament(code="ABCABC"), TOM) == "wrong_code"
            await do(house, live, protocol.EnterTournament(code=live.state.code.lower()), TOM)
            assert await refused(house, live, protocol.EnterTournament(code=live.state.code), TOM) == "entered"
            await do(house, live, protocol.EnterTournament())
            assert await refused(house, live, protocol.EnterBots(count=2)) == "full"
            assert await refused(house, live, protocol.CallOff(), TOM) == "not_host"
            plan = live.state.plan
            await do(house, live, protocol.ChangeTournament(plan=protocol.TournamentPlan("Autre", "mark", 2)))
            assert live.state.plan.title == "Autre"
            await do(house, live, protocol.StartTournament())
            assert await refused(house, live, protocol.ChangeTournament(plan=plan)) == "not_lobby"

    run(story())


def test_t05_an_announcement_that_nobody_follows_is_called_off(tmp_path: Path) -> None:
    """T-05."""

    async def story() -> None:
        async with open_house(tmp_path, abandoned_days=60) as house:
            live, wall = await announced(house), house.tournaments.wall
            house.tournaments.wall = lambda: wall() + 59 * DAY
            await tick(house.tournaments, live)
            assert live.state.status == "announced"
            house.tournaments.wall = lambda: wall() + 61 * DAY
            await tick(house.tournaments, live)
            assert live.state.status == "called_off"

    run(story())


def test_a_start_on_the_wall(tmp_path: Path) -> None:
    """T-52: a tournament with a time begins by itself, when enough take part."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            begins = house.tournaments.wall() + DAY
            live, wall = await announced(house, 2, starts=begins, rounds=1), house.tournaments.wall
            await tick(house.tournaments, live)
            assert live.state.status == "announced"
            house.tournaments.wall = lambda: wall() + DAY
            await until(lambda: live.state.status == "over")

    run(story())


def test_t50_a_table_begins_when_all_are_there_and_only_the_paired_sit(tmp_path: Path) -> None:
    """T-50: everybody sits already; the page of whoever comes says so, and the house begins."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await announced(house, people=[LEA, TOM], rounds=1, pace=protocol.Evening(grace=600), edition=None)
            await do(house, live, protocol.StartTournament())
            await opened(live)
            (table,) = await tables(house, live)
            assert {chair.person for chair in table.table.chairs} == {"lea", "tom"}
            for command in (tables_protocol.Sit(), tables_protocol.Stand(seat=0), tables_protocol.Start()):
                with pytest.raises(Refusal, match="the house seats"):
                    await table.handle(TOM, command)
            await come(table, TOM)
            await asyncio.sleep(0.05)
            assert table.table.status == "lobby"
            await come(table, LEA)
            await until(lambda: table.table.status == "playing")
            for command in (tables_protocol.TakeBack(seat=0), tables_protocol.Abandon(seat=0)):
                with pytest.raises(Refusal, match="the house seats"):
                    await table.handle(TOM, command)
            seat = table.table.turn
            assert seat is not None
            who = next(person for person in PEOPLE if table.table.seats_of(person.id) == [seat])
            with pytest.raises(Refusal, match="coach"):
                await table.handle(who, tables_protocol.Hint(seat=seat))
            assert is_rated(table.table)  # T-56

    run(story())


def test_t22_t50_whoever_does_not_come_is_played_for_and_taken_out(tmp_path: Path) -> None:
    """T-50: a stand-in plays; T-22: no points without one decision, and out after two such rounds in a row."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await announced(house, 3, people=[TOM], rounds=3)
            await do(house, live, protocol.StartTournament())
            await until(lambda: live.state.status == "over")
            tom = live.state.entrant_of("tom")
            assert tom is not None
            assert tom.left == "absent"
            assert points_of(live.state)[tom.number] == 0
            assert live.state.rounds[2].table_of(tom.number) is None

    run(story())


def test_t51_t54_a_league_of_weeks(tmp_path: Path) -> None:
    """T-51: at the deadline the person whom the table waits for is last; T-54: by the clock of the house."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            pace = protocol.ByPost(days=30, round_days=14)
            live = await announced(house, people=PEOPLE, rounds=2, pace=pace, format="ladder")
            await do(house, live, protocol.StartTournament())
            for number in (1, 2):
                await opened(live, number)
                for table in await tables(house, live):
                    for who in PEOPLE:
                        await come(table, who)
                    await until(lambda table=table: table.table.status == "playing")
                waited = [(table.table.turn, table) for table in await tables(house, live)]
                house.clock.value += 13 * DAY
                await tick(house.tournaments, live)
                assert not live.state.rounds[-1].is_over
                house.clock.value += DAY
                await tick(house.tournaments, live)
                assert live.state.rounds[number - 1].is_over
                for (turn, table), paired in zip(waited, live.state.rounds[number - 1].tables, strict=True):
                    assert paired.result is not None
                    assert (paired.result.ending, table.table.status) == ("late", "closed")
                    assert turn is not None
                    assert paired.result.ranks == [2 if seat == turn else 1 for seat in range(2)]
            assert live.state.status == "over"

    run(story())


def test_t60_days_off_let_the_clock_stand_and_not_the_round(tmp_path: Path) -> None:
    """T-60: the clock of whoever is on holiday stands, the round ends all the same, and they are last (T-51)."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            pace = protocol.ByPost(days=3, round_days=14)
            live = await announced(house, people=[LEA, TOM], rounds=1, pace=pace)
            await do(house, live, protocol.StartTournament())
            await opened(live)
            (table,) = await tables(house, live)
            for who in (LEA, TOM):
                await come(table, who)
            await until(lambda: table.table.status == "playing")
            turn = table.table.turn
            assert turn is not None
            await known(house, table, table.table.chairs[turn].person or "")
            left = table.time_left(turn)
            house.clock.value += 13 * DAY
            assert left is not None
            assert table.time_left(turn) == left
            house.clock.value += DAY
            await tick(house.tournaments, live)
            result = live.state.rounds[0].tables[0].result
            assert result is not None
            assert (result.ending, result.ranks[turn]) == ("late", 2)

    run(story())


def test_t20_t23_t24_t25_late_leaving_and_coming_back(tmp_path: Path) -> None:
    """T-20: late until half of the rounds; T-23, T-24: leaving and coming back; T-25: removed for good."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            pace = protocol.Evening(grace=600)
            live = await announced(house, people=[LEA, TOM], rounds=4, pace=pace, bots="debutant")
            await do(house, live, protocol.StartTournament())
            await opened(live)
            await do(house, live, protocol.EnterTournament(), ZOE)
            zoe = live.state.entrant_of("zoe")
            assert zoe is not None
            assert zoe.since == 2
            await do(house, live, protocol.LeaveTournament(), ZOE)
            assert zoe.left == "self"
            await do(house, live, protocol.EnterTournament(), ZOE)
            assert zoe.left is None
            await do(house, live, protocol.RemoveEntrant(entrant=zoe.number))
            assert await refused(house, live, protocol.EnterTournament(), ZOE) == "taken_out"
            other = await announced(house, people=[LEA, TOM, ZOE], rounds=1, format="round_robin", pace=pace)
            await do(house, other, protocol.RemoveEntrant(entrant=3))
            assert await refused(house, other, protocol.EnterTournament(), ZOE) == "taken_out"
            await do(house, other, protocol.StartTournament())
            assert await refused(house, other, protocol.EnterTournament(), Person("ana", "Ana")) == "entry_closed"

    run(story())


def test_t53_a_tournament_ends_when_too_few_are_left(tmp_path: Path) -> None:
    """T-53."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await announced(house, 2, rounds=9, pace=protocol.Evening(grace=0, pause=3600))
            await do(house, live, protocol.StartTournament())
            await until(lambda: live.state.rounds and live.state.rounds[0].is_over)
            await do(house, live, protocol.RemoveEntrant(entrant=1))
            house.clock.value += 3_600_000
            await tick(house.tournaments, live)
            assert live.state.status == "over"

    run(story())


def test_t55_calling_off(tmp_path: Path) -> None:
    """T-55: tables that have not begun are closed, a game under way goes on and counts for nothing here."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await announced(house, people=PEOPLE, rounds=3, pace=protocol.Evening(grace=600))
            await do(house, live, protocol.StartTournament())
            await opened(live)
            first, second = await tables(house, live)
            for who in PEOPLE:
                await come(first, who)
            await until(lambda: first.table.status == "playing")
            await do(house, live, protocol.CallOff())
            await until(lambda: second.table.status == "closed")
            assert (first.table.status, live.state.status) == ("playing", "called_off")
            assert await refused(house, live, protocol.EnterTournament(), Person("max", "Max")) == "tournament_over"

    run(story())


def test_t14_t57_nothing_of_a_deal_is_told_while_others_play_it(tmp_path: Path) -> None:
    """T-14, T-57: not by the view, a sheet, an export or the wall, not even to the organiser."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await announced(
                house, 2, people=[LEA, TOM], rounds=1, format="duplicate", pace=protocol.Evening(grace=600)
            )
            await do(house, live, protocol.StartTournament())
            await opened(live)
            number = next(n for n, one in live.state.entrants.items() if one.level)
            where = live.state.rounds[0].table_of(number)
            assert where is not None
            async with live.lock:
                await live.commit(lambda: TableEnded(1, where.number, "over", [1, 2], 0, [4711, 4712]))
            wall = await house.walls.wall(live)
            shown = [
                as_csv(live.state, ""),
                str(sheet(live.state, live.standings(), number, "lea")),
                str(live.standings()),
                str(wall),
            ]
            assert not any("4711" in text for text in shown)
            assert all(table.where == {} for table in wall.tables)

    run(story())


def test_nobody_holds_a_round_up_by_coming_and_going(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever enters or leaves each time that the solver works."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await announced(house, people=PEOPLE, rounds=4, pace=protocol.Evening(grace=600))
            solve, asked, busy = house.tournaments.desk.solve, [0], list[asyncio.Task[None]]()

            async def slowly(questions: Any) -> Any:
                asked[0] += 1
                assert asked[0] < 20
                known = live.state.entrant_of(ZOE.id)
                away = known is not None and known.left is not None
                command = protocol.EnterTournament() if away else protocol.LeaveTournament()
                busy.append(asyncio.create_task(do(house, live, command, ZOE)))
                await asyncio.wait(busy[-1:], timeout=0.2)  # while the round is paired they may have to wait
                return await solve(questions)

            monkeypatch.setattr(house.tournaments.desk, "solve", slowly)
            await do(house, live, protocol.StartTournament())
            await until(lambda: len(live.state.rounds) == 1)
            await asyncio.gather(*busy)

    run(story())


def test_announcements_that_wait_cost_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await announced(house, starts=now() + DAY)
            spawned = list[Any]()

            def note(work: Any) -> Any:
                spawned.append(work)
                work.close()

            house.tournaments.spawn = note
            tick_all(house.tournaments)
            assert spawned == []
            wall = house.tournaments.wall
            house.tournaments.wall = lambda: wall() + 90 * DAY
            tick_all(house.tournaments)
            assert len(spawned) == 1
            assert live.state.status == "announced"

    run(story())


def test_a_tournament_begins_within_a_year(tmp_path: Path) -> None:
    """One that names a later time would never be called off."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            with pytest.raises(Refusal, match="within a year"):
                await announced(house, starts=now() + 400 * DAY)
            live = await announced(house)
            later = structs.replace(live.state.plan, starts=now() + 400 * DAY)
            assert await refused(house, live, protocol.ChangeTournament(plan=later)) == "bad_plan"

    run(story())


def test_no_list_is_filled_by_one_organiser(tmp_path: Path) -> None:
    """Nor are one's own tournaments hidden behind those of others."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            plan = protocol.TournamentPlan("Soirée", "mark", 2)
            mine = (await house.tournament_registry.announce(TOM, plan)).state.id
            entered = await house.tournament_registry.announce(ZOE, structs.replace(plan, entry="link"))
            await do(house, entered, protocol.EnterTournament(), TOM)
            for number in range(4):
                for _ in range(MAX_UNENDED):
                    await house.tournament_registry.announce(Person(f"guest {number}", "Guest"), plan)
            for who, own in ((TOM, {mine, entered.state.id}), (ZOE, {mine, entered.state.id}), (LEA, {mine})):
                found = await house.store.read(lambda c, who=who: listed_for(c, who.id))
                assert own <= set(found)
                assert len(found) == 4 * MAX_OF_ONE + len(own)
            stranger = await house.store.read(lambda c: listed_for(c, ""))
            assert mine in stranger
            assert len(await house.store.read(lambda c: listed_for(c, TOM.id, limit=5))) == 7

    run(story())


def test_two_nodes_pair_a_round_once(tmp_path: Path) -> None:
    """Both pair the same round at the same moment: one of them has paired it, and both show the same."""

    async def story() -> None:
        async with open_house(tmp_path) as house, open_house(tmp_path) as other:
            live = await announced(house, people=PEOPLE, rounds=1, pace=protocol.Evening(grace=600))
            there = await other.tournament_registry.find(live.state.id)
            async with live.lock:
                await live.commit(lambda: course.start(live.state, house.clock.now()))
            async with there.lock:
                await there.catch_up()
            await asyncio.gather(house.tournaments.pair(live), other.tournaments.pair(there))
            await opened(live)
            async with there.lock:
                await there.catch_up()
            assert len(live.state.rounds) == 1
            assert live.state == there.state
            await asyncio.gather(
                house.tournaments.rounds.open(live.state, live.state.rounds[0]),
                other.tournaments.rounds.open(live.state, live.state.rounds[0]),
            )
            seated = [chair.person for table in await tables(other, there) for chair in table.table.chairs]
            assert sorted(str(person) for person in seated) == sorted(who.id for who in PEOPLE)

    run(story())


def test_people_are_told_where_they_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            told: list[Any] = []
            house.notifier.notify = told.append  # type: ignore[method-assign]
            live = await announced(house, people=[LEA, TOM], rounds=1, pace=protocol.Evening(grace=600))
            await do(house, live, protocol.StartTournament())
            await opened(live)
            (table,) = await tables(house, live)
            await until(lambda: len(told) == 2)
            assert {(notice.kind, notice.person, notice.path) for notice in told} == {
                ("round", person, f"/table/{table.table.id}") for person in ("lea", "tom")
            }
            assert len({notice.key for notice in told}) == 1

    run(story())


def test_nobody_announces_without_end(tmp_path: Path) -> None:
    """T-01: twenty that are not over."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            for _ in range(MAX_UNENDED):
                live = await announced(house)
            with pytest.raises(Refusal, match="not over"):
                await announced(house)
            await do(house, live, protocol.CallOff())
            await announced(house)

    run(story())


def test_t47_people_of_whom_one_has_blocked_the_other_are_kept_apart(tmp_path: Path) -> None:
    """T-47: a block of before the announcement counts, one of later does not; nobody is kept out by it."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            await house.store.write(lambda c: avoid(c, "tom", "lea", blocked=True, at=now() - 1000))
            await house.store.write(lambda c: avoid(c, "lea", "zoe", blocked=True, at=now() + DAY))
            await house.store.write(lambda c: avoid(c, "lea", "ana", blocked=False, at=now() - 1000))
            for _ in range(8):
                live = await announced(house, people=PEOPLE, rounds=1, pace=protocol.Evening(grace=600))
                await do(house, live, protocol.StartTournament())
                await until(lambda live=live: live.state.rounds)
                first = live.state.rounds[0].table_of(1)  # Léa's
                assert first is not None
                assert first.seat_of(2) is None  # Tom's
            assert await house.tournaments._kept_apart(live.state) == {(1, 2)}

    run(story())


def test_t59_tables_of_a_childrens_house_are_childrens_tables(tmp_path: Path) -> None:
    """T-59: set phrases, never listed; first names alone, and no bot from outside."""

    async def story() -> None:
        async with open_house(tmp_path, children=True) as house:
            long = Person("tom", "Tom Durand 75011")
            live = await announced(house, people=[LEA, long], rounds=1, pace=protocol.Evening(grace=600))
            assert "Durand" not in live.state.entrants[2].name
            program = Person("prog", "Zoé", scope="play")
            assert await refused(house, live, protocol.EnterTournament(), program) == "children"
            await do(house, live, protocol.StartTournament())
            await opened(live)
            (table,) = await tables(house, live)
            assert (table.table.plan.children, table.table.plan.public) == (True, False)
            with pytest.raises(Refusal, match="set phrases"):
                await table.handle(LEA, tables_protocol.Say(text="bonjour"))

    run(story())
