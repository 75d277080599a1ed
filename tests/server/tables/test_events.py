"""Events as they lie on the disk, those of earlier versions of the house included."""

from __future__ import annotations

import msgspec

from ludotheque.server import protocol
from ludotheque.server.tables import events as ev

PLAN = protocol.Plan("lemans", 2, stand_in="debutant")


def test_a_level_that_had_another_name_is_read_by_its_present_one() -> None:
    for event in (ev.BotSeated(1, "debutant", "0" * 32), ev.PlanChanged(PLAN)):
        former = ev.encode(event).decode().replace("debutant", "flaneur")
        assert former.count("flaneur") == 1
        assert ev.decode(former) == ev.decode(former.encode()) == event


def test_nobodys_words_are_changed() -> None:
    said = ev.Said("lea", "Léa", '"level":"flaneur", flaneur')
    assert ev.decode(ev.encode(said)) == said
    assert msgspec.json.decode(ev.encode(said))["text"] == said.text
