"""Every type that travels, as an OpenAPI 3.1 document; the browser's TypeScript types are made from it.

python -m ludotheque.server.wire_schema > web/wire.json && cd web && npm run types
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from ludotheque._version import __version__
from ludotheque.server import comparing, duplicates, standing, teaching, wire, wire_replay
from ludotheque.server.routes import chance, editions, games, lab, letters, news, prints, self, tables

REQUESTS = [
    wire.Plan,
    self.Hello,
    self.Account,
    self.KeptAccount,
    self.NewToken,
    news.Subscription,
    news.Endpoint,
    teaching.Tried,
    prints.PrintOrder,
    duplicates.DuplicatePlan,
    wire_replay.PlayOn,
    editions.EditionTry,
    lab.StudyOrder,
]
ANSWERS = [
    games.GameInfo,
    games.RulebookInfo,
    games.EditionInfo,
    self.Me,
    self.Token,
    tables.Home,
    tables.Found,
    wire_replay.Replay,
    wire_replay.Moment,
    teaching.LessonInfo,
    teaching.Lecture,
    wire.Frame,
    news.Key,
    news.Feeds,
    chance.TableLuck,
    chance.MyLuck,
    comparing.Deal,
    wire_replay.Imported,
    wire_replay.AnalysisView,
    standing.MyGames,
    standing.Standings,
    editions.KeyInfo,
    editions.EditionTried,
    lab.LabInfo,
    letters.LetterBox,
    letters.Invitation,
]
UNIONS = {"AnyCommand": wire.AnyCommand, "AnyMessage": wire.AnyMessage}


def document() -> dict[str, Any]:
    """The document: components only, the routes describe themselves at /openapi."""
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
    """The document as it is committed."""
    return json.dumps(document(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
