"""Records of scheme 3 and every way to tamper with one of their fields; the page is tried with the same file.

``PYTHONPATH=src:tests python tests/fairness/tampering.py`` writes ``tampered.json`` anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import ludotheque as ludo
from fairness.proven import played
from ludotheque.fairness.check import check
from ludotheque.fairness.proof import Duplicate
from ludotheque.fairness.transcript import transcript
from ludotheque.kernel.errors import LudoError

FILE = Path(__file__).parent / "tampered.json"
CHOSEN = Path(__file__).parent / "chosen.json"
GONE = "(gone)"  # instead of a value: the field, or the place in a list, is left out
FEW = 4  # places of a long list that are tried: the first, the last, and some between
ADDED: list[tuple[list[str | int], Any]] = [
    (["rules"], None),
    (["edition_values"], {"rounds": 3}),
    (["edition_values"], None),
    (["scores"], [3, 2, 1]),
    (["ranks"], [1, 2, 3]),
    (["house", "played_on"], {"source": "elsewhere", "steps": 30}),
    (["house", "played_on"], {"source": "elsewhere", "steps": 60}),
    (["house", "played_on"], {"source": "elsewhere", "steps": 10**9}),
    (["house"], {}),
    (["house", "played_by", "2"], None),
    (["house", "played_by", "2"], True),
    (["house", "played_by", "2"], []),
    (["house", "played_by"], {}),
    (["fairness", "scheme"], 1),
    (["fairness", "scheme"], 2),
    (["fairness", "drawn"], [1]),
    (["fairness", "duplicate"], {"group": "table", "number": 0, "tables": 0}),
    (["fairness", "duplicate"], {"group": "table", "number": 0, "tables": 1}),
    (["fairness", "duplicate"], {"group": "table", "number": 0, "tables": 1, "par": None}),
    (["fairness", "duplicate"], {"group": "table", "number": 0, "tables": 1, "more": 1}),
    (["fairness", "duplicate"], {"group": "g", "number": 0, "tables": 2}),
    (["fairness", "chairs"], ["person", "person", "person"]),
    (["fairness", "chairs"], ["person", "absent", "person"]),
    (["fairness", "chairs"], ["person", "champion", "person"]),
    (["fairness", "chairs"], ["habitue", "person", "person"]),
    (["fairness", "transcript"], ""),
    (["fairness", "more"], 1),
    (["more"], 1),
]


def honest() -> list[dict[str, Any]]:
    """A game of its own, and one at the second of three tables with one deal."""
    deal = Duplicate("group", 1, 3)
    return [json.loads(played("mark", steps=60, deal=one).write()) for one in (None, deal)]


def changes(data: dict[str, Any]) -> Iterator[tuple[list[str | int], Any]]:
    """Each field with other values and left out; lists besides with one entry less, one more, and two exchanged."""
    for path, value in _fields(data, []):
        yield from ((path, other) for other in _others(value) if other != value or type(other) is not type(value))
    yield from ADDED


def _fields(value: Any, path: list[str | int]) -> Iterator[tuple[list[str | int], Any]]:
    if path:
        yield path, value
    if isinstance(value, dict):
        keys: list[str | int] = list(value)
        for key in keys if len(keys) <= 2 * FEW or not path or path[-1] == "fairness" else keys[:FEW]:
            yield from _fields(value[key], [*path, key])
    elif isinstance(value, list) and value:
        last = len(value) - 1
        for place in sorted({0, last, *(last * k // FEW for k in range(1, FEW))}):
            yield from _fields(value[place], [*path, place])


def _others(value: Any) -> list[Any]:
    """Other values of the same kind, then some of other kinds, and none."""
    return [*_alike(value), None, "0" if type(value) is int else 0, GONE]


def _alike(value: Any) -> list[Any]:
    if type(value) is int:
        return [value + 1]
    if isinstance(value, str):
        turned = ("1" if value[0] == "0" else "0") + value[1:] if value else "0"
        return [turned, value + "0"]
    if isinstance(value, list) and value:
        return [value[:-1], [*value, value[-1]], [value[-1], *value[1:-1], value[0]]] if len(value) > 1 else [[]]
    return []


def tampered(data: dict[str, Any], path: list[str | int], value: Any) -> dict[str, Any]:
    found: Any = deepcopy(data)
    place = found
    for key in path[:-1]:
        place = place[key]
    if value == GONE:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return dict(found)


def verdict(data: dict[str, Any]) -> str:
    """What ``ludo verify`` makes of it: ``bad`` or refused, ``unproved`` where it says that no draw is, ``good``."""
    try:
        record = ludo.Record.read(json.dumps(data))
        report = check(record, ludo.load(record.game))
    except LudoError:
        return "bad"
    if report.faults:
        return "bad"
    return "good" if report.draws else "unproved"


def forged(data: dict[str, Any]) -> dict[str, Any]:
    """The record with a transcript that fits it again, as a careful forger would write it."""
    try:
        found = transcript(ludo.Record.read(json.dumps(data)))
    except LudoError:
        return data
    return tampered(data, ["fairness", "transcript"], found) if isinstance(data.get("fairness"), dict) else data


def lines(data: dict[str, Any]) -> list[dict[str, Any]]:
    found = []
    for path, value in changes(data):
        changed = tampered(data, path, value)
        proof = forged(changed).get("fairness")
        transcript_of = proof.get("transcript", "") if isinstance(proof, dict) else ""
        line = {"path": path, "value": value, "verify": verdict(changed), "forged": verdict(forged(changed))}
        found.append({**line, "transcript": transcript_of})
    return found


def chosen() -> list[dict[str, Any]]:
    """Records that houses wrote so from the start, to choose among dice or to hide who played; what is made of each."""
    houses = {
        "a bot of a level that there is not": played("mark", steps=60, bot="habitue-17"),
        "nobody": played("mark", steps=60, bot=""),
        "a person by another name": played("mark", steps=60, bot="Person"),
        "a bot that pledged": played("mark", steps=60, bots_pledge="ab" * 32),
        "somebody absent who pledged": played("mark", steps=60, bot="absent", bots_pledge="ab" * 32),
        "keys beyond U+FFFF": played("mark", steps=60, house={"played_on": {"\uff21": 1, "\U00010400": 2}}),
        "a line end of other scripts": played("mark", steps=60, house={"source": "}\u2028"}),
    }
    return [{"name": name, "text": record.write(), "verify": told(record.write())} for name, record in houses.items()]


def told(text: str) -> list[str]:
    """What ``ludo verify`` says of a record: its faults and what is not proved."""
    record = ludo.Record.read(text)
    report = check(record, ludo.load(record.game))
    return [found.kind for found in (*report.faults, *report.caveats)]


def write() -> None:
    CHOSEN.write_text(json.dumps(chosen(), indent=1) + "\n", encoding="utf-8")
    parts = []
    for data in honest():
        rows = ",\n  ".join(json.dumps(line, separators=(",", ":")) for line in lines(data))
        parts.append(f'{{"record": {json.dumps(data, separators=(",", ":"))},\n "changes": [\n  {rows}\n ]}}')
    FILE.write_text("[\n" + ",\n".join(parts) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write()
