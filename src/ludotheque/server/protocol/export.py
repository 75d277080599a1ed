"""Every type that travels, as an OpenAPI 3.1 document; the browser's TypeScript types are made from it.

python -m ludotheque.server.protocol.export > web/wire.json && cd web && npm run types
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from ludotheque._version import __version__
from ludotheque.server import protocol
from ludotheque.server.protocol import (
    accounts,
    catalogue,
    company,
    dice,
    exercises,
    groups,
    home,
    invitations,
    lessons,
    notices,
    notifications,
    office,
    printing,
    puzzles,
    replays,
    reports,
    statistics,
    studies,
    tournaments,
)

REQUESTS = [
    protocol.Plan,
    accounts.Hello,
    accounts.SignIn,
    accounts.KeptAccount,
    accounts.Recover,
    accounts.NewToken,
    accounts.UsedLink,
    notices.NoticeSettings,
    notices.NewEmail,
    notices.NewWebhook,
    notices.NewHoliday,
    notifications.Subscription,
    notifications.Endpoint,
    lessons.Tried,
    exercises.Attempt,
    puzzles.PuzzleDays,
    printing.PrintOrder,
    groups.DuplicatePlan,
    replays.PlayOn,
    catalogue.EditionTry,
    studies.StudyOrder,
    invitations.PairingWanted,
    office.OfficeOrder,
    office.TidyOrder,
    tournaments.TournamentPlan,
    company.Avoid,
    company.InviteCompanion,
    reports.NewReport,
    reports.Settlement,
]
ANSWERS = [
    company.MyCompany,
    company.TableCompany,
    company.PersonalInvitation,
    company.HouseInfo,
    reports.Reports,
    statistics.LikeMe,
    catalogue.GameInfo,
    catalogue.RulebookInfo,
    catalogue.EditionInfo,
    accounts.Me,
    accounts.Token,
    accounts.Session,
    home.Home,
    home.Found,
    home.WaitingBot,
    replays.Replay,
    replays.Moment,
    lessons.LessonInfo,
    lessons.Lecture,
    exercises.Exercise,
    puzzles.PuzzleInfo,
    puzzles.PuzzleList,
    puzzles.PuzzleView,
    puzzles.PuzzleHint,
    puzzles.PuzzleAnswer,
    puzzles.PuzzleVerdict,
    protocol.Frame,
    notices.Notices,
    notices.Tested,
    notices.Holidays,
    notifications.Key,
    notifications.Feeds,
    dice.TableLuck,
    dice.MyLuck,
    groups.Deal,
    replays.Imported,
    replays.AnalysisView,
    replays.RetryVerdict,
    statistics.MyGames,
    statistics.Standings,
    statistics.RatingChange,
    statistics.History,
    catalogue.KeyInfo,
    catalogue.EditionTried,
    studies.LabInfo,
    invitations.LetterBox,
    invitations.Invitation,
    invitations.Invited,
    invitations.Paired,
    invitations.Wait,
    office.OfficeView,
    office.OfficePeople,
    office.OfficeTables,
    office.OfficeTournaments,
    office.OfficeEntrant,
    office.LogEntry,
    office.DiskUse,
    office.ActDone,
    tournaments.TournamentLine,
    tournaments.TournamentView,
    tournaments.Wall,
    tournaments.Sheet,
]
UNIONS = {
    "AnyCommand": protocol.AnyCommand,
    "AnyMessage": protocol.AnyMessage,
    "AnyTournamentCommand": tournaments.AnyTournamentCommand,
}


def document() -> dict[str, Any]:
    """Make the document: components only, the routes describe themselves at /openapi."""
    wanted = [*UNIONS.values(), *REQUESTS, *ANSWERS]
    schemas, components = msgspec.json.schema_components(wanted, ref_template="#/components/schemas/{name}")
    unions = dict(zip(UNIONS, schemas[: len(UNIONS)], strict=True))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludothèque wire types", "version": __version__},
        "paths": {},
        "components": {"schemas": dict(sorted({**components, **unions}.items()))},
    }


def text() -> str:
    """Return the document as it is committed."""
    return json.dumps(document(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
