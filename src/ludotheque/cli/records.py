"""Record files: one record, or one a line as ``ludo export`` writes them."""

from __future__ import annotations

import json
from typing import Any

from ludotheque.cli.common import read_text
from ludotheque.kernel.errors import BadRecord, UnknownGame
from ludotheque.kernel.game import Game
from ludotheque.kernel.record import Record
from ludotheque.registry import load


def text_of(path: str) -> str:
    """Return the text of a record file."""
    return read_text(path, "a record (JSON)")


def read_records(path: str) -> list[Record]:
    """All records of the file; BadRecord names the line that is none."""
    text = text_of(path)
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        raise BadRecord(f"{path} is empty; accepted is a record, or one record a line")
    if len(lines) == 1 or _is_json(text) or not _is_json(lines[0]):  # a record laid out over several lines
        return [Record.read(text)]
    return [_line(number, line) for number, line in enumerate(lines, 1)]


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _line(number: int, line: str) -> Record:
    try:
        return Record.read(line)
    except BadRecord as error:
        raise BadRecord(f"line {number}: {error}") from None


def game_of(record: Record) -> Game[Any]:
    """Return the game of a record, on this shelf."""
    try:
        return load(record.game)
    except UnknownGame as error:
        raise BadRecord(str(error)) from None
