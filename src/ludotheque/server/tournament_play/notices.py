"""Tell people that a round begins, and where they are paired."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.server.notifications.notice import Notice
from ludotheque.server.notifications.notifier import Notifier
from ludotheque.server.tournament_play.live_tournament import LiveTournament
from ludotheque.server.tournament_play.service import TournamentService
from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.state import Round, TournamentState
from ludotheque.server.views.tournaments import Times


class RoundNotices:
    """Follows every tournament."""

    def __init__(self, notifier: Notifier, service: TournamentService) -> None:
        self.notifier = notifier
        self.service = service

    async def follow(self, live: LiveTournament, event: ev.AnyEvent, own: bool) -> None:
        """Tell everybody who is paired, once the tables are there; the node that opened them does."""
        if own and isinstance(event, ev.RoundOpened):
            for notice in round_notices(live.state, live.state.rounds[event.number - 1], self.service.times()):
                self.notifier.notify(notice)


def round_notices(state: TournamentState, one: Round, times: Times) -> Iterator[Notice]:
    """Yield what each person is told: the round, and the table to which it leads."""
    until = times.on_the_wall(state.deadline(one))
    for table in one.tables:
        table_id = state.table_id(one.number, table.number)
        for chair in table.chairs:
            person = None if chair.entrant is None else state.entrants[chair.entrant].person
            if person is not None:
                key = f"round:{state.id}:{one.number}"
                yield Notice("round", person, key, table_id, state.plan.title, f"/table/{table_id}", until=until)
