"""Nonsense after ``ludo``: one sentence that says what is accepted, exit code 2, nothing made by the way."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from ludotheque.cli import main

PICTURE = b"\x89PNG\r\n\x1a\n\xff\xfe"


def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    """The one sentence."""
    monkeypatch.setattr(sys, "argv", ["ludo", *words])
    with pytest.raises(SystemExit) as end:
        main()
    told = capsys.readouterr().err
    assert end.value.code == 2, told
    assert told.startswith("ludo: ")
    assert told.count("\n") == 1
    return told


@pytest.mark.parametrize(
    "words",
    [
        ("edition", "mark", "--check"),
        ("play", "mark", "--people", "none", "--edition"),
        ("perft", "mark", "--depth", "1", "--edition"),
        ("print", "mark", "--edition"),
        ("study", "mark", "--games", "1", "--edition"),
        ("study", "mark", "--games", "1", "--against"),
        ("replay",),
        ("serve", "--config"),
        ("backup", "copy.db", "--config"),
    ],
)
def test_a_picture_is_no_text(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("picture.png").write_bytes(PICTURE)
    assert "accepted is a" in refused(capsys, monkeypatch, *words, "picture.png")
    assert [path.name for path in tmp_path.iterdir()] == ["picture.png"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("serve --database nonsense", "accepted are sqlite:///file.db and postgresql://"),
        ("serve --database mysql://house", "accepted are sqlite:///file.db and postgresql://"),
        ("serve --port 0 --database sqlite:////no/such/folder/house.db", "cannot be opened: No such file or directory"),
        ("serve --public-url jeux.example", "accepted is an address such as https://jeux.example"),
        ("serve --log-level loud", "found 'loud', accepted are debug, info"),
        ("serve --host 203.0.113.9", "cannot listen at 203.0.113.9, port 8765"),
        ("worker --database postgresql://nobody@127.0.0.1:1/none", "the database cannot be opened: "),
        ("backup copy.db", "there is no house in ludotheque.db"),
        ("export games.jsonl", "there is no house in ludotheque.db"),
        ("play lemans --people none --record nowhere/game.json", "--record: there is no folder nowhere"),
        ("replay missing.json", "missing.json: No such file"),
        ("ladder mark --budget champion=0", "accepted is LEVEL=400 or LEVEL=1.5s"),
        ("ladder mark --budget champion=-3", "accepted is LEVEL=400 or LEVEL=1.5s"),
        ("ladder mark --budget champion=nans", "accepted is LEVEL=400 or LEVEL=1.5s"),
        ("ladder mark --budget champion=infs", "accepted is LEVEL=400 or LEVEL=1.5s"),
        ("bench engine", "ludo bench: run it in a checkout of the sources"),
        ("study lemans --games 1 --sweep overheat=--5", "found '--5', accepted is a whole number"),
        ("study lemans suggest --games 1 --aim length=²", "accepted are seats, length=300 or use"),
        ("arena --bot random --bot it's", "cannot be read as a command"),
    ],
)
def test_one_sentence(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert sentence in refused(capsys, monkeypatch, *words.split())
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("bench server --load 1000", "found '1000', accepted is TABLES:RATE"),
        ("bench server --load 1:1 --game chess", "there is no game 'chess'; accepted are"),
        ("bench server --load 0:10", "found '0:10', accepted is TABLES:RATE"),
    ],
)
def test_one_sentence_of_a_benchmark(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    assert sentence in refused(capsys, monkeypatch, *words.split())


def test_what_people_write_is_shown_as_they_wrote_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Brackets in a name or a path are no colours."""
    monkeypatch.chdir(tmp_path)
    Path("[bold].toml").write_text('name = "[/] de Léa"', encoding="utf-8")
    for words in (["edition", "mark", "--check", "[bold].toml"], ["play", "lemans", "-p", "none", "--record", "[red]"]):
        monkeypatch.setattr(sys, "argv", ["ludo", *words])
        with pytest.raises(SystemExit) as end:
            main()
        assert end.value.code == 0
    told = capsys.readouterr().out
    assert "[/] de Léa" in told
    assert "[red]" in told


def test_another_house_is_open_here(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        database = f"sqlite:///{tmp_path / 'house.db'}"
        told = refused(capsys, monkeypatch, "serve", "--lang", "en", "--port", str(port), "--database", database)
    assert f"port {port} is taken by another program; choose another one: --port {port + 1}" in told
