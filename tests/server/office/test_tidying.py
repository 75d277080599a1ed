"""The rules of retention: a dry run names what would go, and only that goes."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from ludotheque.server import protocol
from ludotheque.server.node import Node
from ludotheque.server.office.service import HOUSE
from ludotheque.server.protocol import tournaments as protocol_of_tournaments
from ludotheque.server.storage import schema
from ludotheque.server.storage.deletion import tournaments_with
from ludotheque.server.storage.engine import insert_if_absent
from ludotheque.server.tables import events as ev
from ludotheque.server.timestamps import now
from server.inside import LEA, TOM, ZOE, begun, open_house, run
from server.tournament_play.evening import PEOPLE, announced, do, until

DAY = 86_400_000


def grow_old(c: sa.Connection, days: int) -> None:
    """Everything in the house was written so many days earlier."""
    for table, column in ((schema.event, "at"), (schema.person, "made"), (schema.session, "used")):
        c.execute(sa.update(table).values({column: table.c[column] - days * DAY}))
    for day in range(now() // DAY - 100, now() // DAY):
        insert_if_absent(c, schema.open_day, day=day)


async def went(house: Node, dry_run: bool) -> dict[str, tuple[int, int]]:
    return {rule.rule: (rule.count, rule.bytes) for rule in await house.office.tidy(HOUSE, dry_run)}


def test_what_is_off_keeps_everything(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, abandoned_days=100_000, lobby_days=0) as house:
            live = await begun(house, [LEA, TOM])
            await live.handle(LEA, protocol.Say(text="bonjour"))
            await live.write_all([ev.Closed()])
            await house.tables.open(LEA, protocol.Plan("lemans", 2))
            await house.store.write(lambda c: grow_old(c, 5000))
            assert set((await went(house, dry_run=False)).values()) == {(0, 0)}

    run(story())


def test_lobbies_and_games_that_everybody_left_are_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            lobby = await house.tables.open(LEA, protocol.Plan("lemans", 2))
            game = await begun(house, [LEA, TOM])
            await house.store.write(lambda c: grow_old(c, 31))
            assert (await went(house, dry_run=True))["lobbies"] == (1, 0)
            assert lobby.table.status == "lobby"
            assert (await went(house, dry_run=False))["lobbies"] == (1, 0)
            assert (lobby.table.status, game.table.status) == ("closed", "playing")
            await house.store.write(lambda c: grow_old(c, 30))
            assert (await went(house, dry_run=False))["abandoned"] == (1, 0)
            assert (await house.tables.find(game.table.id)).table.status == "closed"

    run(story())


def test_old_chats_lose_their_words_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, chat_days=90, abandoned_days=1000) as house:
            ended, played = await begun(house, [LEA, TOM]), await begun(house, [LEA, TOM])
            for live in (ended, played):
                await live.handle(LEA, protocol.Say(text="bonjour été"))
            await ended.write_all([ev.Closed()])
            steps = list(ended.table.steps)
            await house.store.write(lambda c: grow_old(c, 91))
            assert (await went(house, dry_run=True))["chats"] == (1, 13)
            assert (await went(house, dry_run=False))["chats"] == (1, 13)
            again = await house.tables.find(ended.table.id)
            assert ([said.text for _, _, said in again.table.chat], again.table.steps) == ([], steps)
            assert (await house.tables.find(played.table.id)).table.chat[0][2].text == "bonjour été"
            assert (await went(house, dry_run=False))["chats"] == (0, 0)

    run(story())


def test_guests_who_are_not_seen_again_are_deleted_their_games_stay(tmp_path: Path) -> None:
    def live_here(c: sa.Connection) -> None:
        for who, login in ((LEA, None), (TOM, "tom"), (ZOE, None)):
            c.execute(sa.insert(schema.person).values(id=who.id, name=who.name, login=login, made=2_000_000_000_000))

    async def story() -> None:
        async with open_house(tmp_path, guest_days=300, abandoned_days=100_000) as house:
            await house.store.write(live_here)
            ended = await begun(house, [LEA, TOM])
            await ended.write_all([ev.Closed()])
            await begun(house, [ZOE, TOM])
            await house.store.write(lambda c: grow_old(c, 3000))
            assert (await went(house, dry_run=True))["guests"] == (1, 0)
            assert (await went(house, dry_run=False))["guests"] == (1, 0)  # Tom has an account, Zoé a game
            people = await house.store.read(lambda c: set(c.execute(sa.select(schema.person.c.id)).scalars()))
            assert people == {"tom", "zoe"}
            again = (await house.tables.find(ended.table.id)).table
            assert (again.chairs[0].name, again.chairs[1].name) == (None, "Tom")

    run(story())


def test_guests_go_from_tournaments_that_are_over_and_stay_for_those_that_are_not(tmp_path: Path) -> None:
    """As when somebody deletes their data: nothing of a tournament that is over names them, and its results stay."""

    def live_here(c: sa.Connection) -> None:
        for who in PEOPLE:
            c.execute(sa.insert(schema.person).values(id=who.id, name=who.name, login=None, made=2_000_000_000_000))

    async def story() -> None:
        async with open_house(tmp_path, guest_days=300, abandoned_days=100_000) as house:
            await house.store.write(live_here)
            over = await announced(house, people=PEOPLE, rounds=1)
            await do(house, over, protocol_of_tournaments.StartTournament())
            await until(lambda: over.state.status == "over")
            rounds, tournament = over.state.rounds, over.state.id
            await announced(house, people=[TOM])  # Léa's, and Tom has entered
            await house.store.write(lambda c: grow_old(c, 3000))
            assert (await went(house, dry_run=True))["guests"] == (2, 0)
            assert (await went(house, dry_run=False))["guests"] == (2, 0)
            again = (await house.tournament_registry.find(tournament)).state
            assert [one.name for one in again.entrants.values()] == ["Léa", "Tom", "", ""]
            assert again.rounds == rounds
            for gone in ("zoe", "ana"):
                assert await house.store.read(lambda c, who=gone: tournaments_with(c, who)) == []

    run(story())
