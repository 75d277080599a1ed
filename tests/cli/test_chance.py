"""``ludo verify`` and ``ludo dice`` in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fairness.proven import played
from ludotheque.cli import ludo
from ludotheque.cli.faces import NAMED, SEATED, kind_name
from ludotheque.kernel.errors import BadRecord
from ludotheque.kernel.languages import house_catalogue
from support import TESTS


def run(*words: str) -> Result:
    return CliRunner().invoke(ludo, words)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(played("macadam").write(), encoding="utf-8")
    return path


def changed(record: Path, folder: Path) -> tuple[Path, int]:
    """The record with its last draw turned into another."""
    data = json.loads(record.read_text(encoding="utf-8"))
    step = max(k for k, (actor, token) in enumerate(data["steps"]) if actor == "chance" and token.startswith("die"))
    data["steps"][step][1] = "die:1" if data["steps"][step][1] != "die:1" else "die:2"
    path = folder / "changed.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path, step + 1


def test_an_honest_record(record: Path) -> None:
    found = run("verify", str(record), "--lang", "en")
    assert found.exit_code == 0
    assert "draws recomputed; each is the one" in found.output
    assert "Nonces drawn by the house (bots, or clients that brought none): 1." in found.output
    assert "tirages sont recalculés" in run("verify", str(record), "--lang", "fr").output


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Step {}: the seed"), ("fr", "Coup {}\u202f: la graine")])
def test_a_changed_draw_is_named_with_its_step(record: Path, tmp_path: Path, lang: str, sentence: str) -> None:
    path, step = changed(record, tmp_path)
    found = run("verify", str(path), "--lang", lang)
    assert found.exit_code == 1
    assert sentence.format(step) in found.output


def test_a_record_of_other_rules(record: Path, tmp_path: Path) -> None:
    """Verify says that it checked nothing; whatever must replay it refuses it with the same sentence."""
    data = json.loads(played("macadam", steps=60, scheme=2).write())
    path = tmp_path / "old.json"
    path.write_text(json.dumps({**data, "rules": 1}), encoding="utf-8")
    english, french = (run("verify", str(path), "--lang", lang) for lang in ("en", "fr"))
    assert (english.exit_code, french.exit_code) == (2, 2)
    assert " ".join(english.output.split()) == (
        "Macadam: This record needs version 1 of the rules, played here is version 2: no draw was recomputed."
    )
    assert "demande la version 1 des règles, ici on joue la version 2" in " ".join(french.output.split())
    for command in ("replay", "dice", "analyse"):
        refused = run(command, str(path)).exception
        assert str(refused) == "record: it needs version 1 of the rules of 'macadam', played here is version 2"


def test_a_file_of_many_records(record: Path, tmp_path: Path) -> None:
    path, _ = changed(record, tmp_path)
    lines = tmp_path / "records.jsonl"
    lines.write_text(f"{record.read_text()}\n{path.read_text()}\n", encoding="utf-8")
    found = run("verify", str(lines), "--lang", "en")
    assert found.exit_code == 1
    assert "Record 1:" in found.output
    assert "Macadam: one thing is wrong." in found.output or "things are wrong" in found.output
    wide = tmp_path / "wide.json"
    wide.write_text(json.dumps(json.loads(record.read_text()), indent=1), encoding="utf-8")
    assert run("verify", str(wide)).exit_code == 0


def test_every_fault_has_its_sentence_in_both_languages(record: Path, tmp_path: Path) -> None:
    whole = json.loads(record.read_text(encoding="utf-8"))
    proof = whole["fairness"]
    for bad in (
        {key: value for key, value in whole.items() if key != "fairness"},
        {**whole, "fairness": {}},
        {**whole, "fairness": {**proof, "seed": "1" * 64}},
        {**whole, "fairness": {**proof, "commitment": "1" * 64}},
        {**whole, "fairness": {**proof, "drawn": [0]}},
        {**whole, "fairness": {**proof, "draws": []}},
        {**whole, "fairness": {**proof, "odds": proof["odds"][::-1]}},
        {**whole, "steps": whole["steps"][:2] + whole["steps"][3:]},
    ):
        path = tmp_path / "bad.json"
        path.write_text(json.dumps(bad), encoding="utf-8")
        french, english = (run("verify", str(path), "--lang", lang) for lang in ("fr", "en"))
        for found in (french, english):
            assert found.exit_code == 1
            assert isinstance(found.exception, SystemExit), found.exception  # a sentence, not a crash
            assert len(found.output.split()) > 3
        assert french.output != english.output


def test_what_else_is_to_be_known_is_said(tmp_path: Path) -> None:
    """An old proof, a game that was abandoned."""
    data = json.loads(played("macadam", steps=60, scheme=2).write())
    for key in ("scheme", "odds", "draws"):
        data["fairness"].pop(key)
    path = tmp_path / "old.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    english, french = run("verify", str(path), "--lang", "en"), run("verify", str(path), "--lang", "fr")
    assert (english.exit_code, french.exit_code) == (0, 0)
    assert "Not proved: drawn by the old scheme 1" in english.output
    assert "Non prouvé : tirages de l’ancien schéma 1" in " ".join(french.output.replace("\u202f", " ").split())
    assert "The game was abandoned after 60 steps." in english.output
    assert "La partie a été abandonnée après 60 coups." in french.output


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "empty.json"
    path.write_text("\n")
    assert isinstance(run("verify", str(path)).exception, BadRecord)


def test_were_the_dice_bad(record: Path) -> None:
    found = run("dice", str(record), "--lang", "en")
    assert found.exit_code == 0
    assert "Perfect chance strays at least as far" in found.output
    assert "One game in twenty" in found.output
    assert "Un hasard parfait" in run("dice", str(record), "--lang", "fr").output


@pytest.mark.parametrize(
    ("lang", "words"), [("fr", ("Donneur", "Place 1", "Bicyclette")), ("en", ("Dealer", "Seat 1", "Bicycle"))]
)
def test_dice_are_told_in_the_words_of_the_page(record: Path, lang: str, words: tuple[str, ...]) -> None:
    said = run("dice", str(record), "--lang", lang).output
    assert all(word in said for word in words)
    assert "ped_" not in said


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_kinds_of_draw_have_one_name_on_the_page_and_here(lang: str) -> None:
    page = house_catalogue(lang, "pages.ftl")
    kinds = dict(re.findall(r"^dice-kind-(\w+) = (.*)$", page, re.MULTILINE))
    assert kinds == {kind: kind_name(lang, kind) for kind in kinds}


def test_faces_are_named_as_on_the_page() -> None:
    page = (TESTS.parent / "web/src/fair/faces.ts").read_text(encoding="utf-8")
    seated, named = (re.findall(r'"(\w+)"', line) for line in re.findall(r"^const .*\[(.*)\]", page, re.MULTILINE))
    assert (set(seated), tuple(named)) == (SEATED, NAMED)
