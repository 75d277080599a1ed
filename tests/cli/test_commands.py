"""The commands of ``ludo``, run as a person would."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import ludotheque as ludo
from ludotheque.bots.levels import LEVELS
from ludotheque.cli import ludo as command
from ludotheque.kernel.languages import LANGUAGES
from support import HOUSE


def run(*words: str, keyboard: str = "") -> Result:
    return CliRunner().invoke(command, list(words), input=keyboard)


def words_of(result: Result) -> str:
    """What went wrong, whichever way the command said it."""
    return f"{result.output} {result.exception}"


def test_games_lists_the_shelf() -> None:
    output = run("games", "--lang", "en").output
    assert all(slug in output for slug in HOUSE)
    assert "end_rows = 5 | 4" in output


@pytest.mark.parametrize("slug", HOUSE)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_rules_whole_in_both_languages(slug: str, lang: str) -> None:
    output = " ".join(run("rules", slug, "--lang", lang).output.split())
    summary = ludo.load(slug).rulebook.summary
    assert summary is not None
    assert all(" ".join(text[lang].split()) in output for text in (summary.aim, *summary.turn, *summary.tips))
    for clause in ludo.load(slug).rulebook.clauses.values():
        assert clause.number in output
        assert " ".join(clause.parts[0].text[lang].split()) in output


def test_one_clause_with_its_ruling() -> None:
    output = run("rules", "lemans", "lm-44", "--lang", "en").output
    assert "LM-44" in output
    assert "reconstructed" in output
    assert "R3" in output
    assert "R3" in run("rules", "lemans", "r3").output


def test_an_unknown_clause() -> None:
    result = run("rules", "lemans", "LM-99", "--lang", "en")
    assert result.exit_code == 2
    assert "no clause LM-99; accepted are LM-01 to LM-75" in result.output


def test_an_unknown_game() -> None:
    assert "there is no game 'chess'; accepted are" in run("rules", "chess").output


def test_the_levels_of_the_bots_go_round_the_table() -> None:
    output = run("play", "lemans", "-n", "3", "-p", "none", "--bots", "habitue,flaneur", "--lang", "en").output
    told = output.rpartition("The game is over")[2]
    regular, stroller = (LEVELS[slug].name_in("en") for slug in ("habitue", "flaneur"))
    assert all(bot in told for bot in (f"seat 0 ({regular})", f"seat 1 ({stroller})", f"seat 2 ({regular})"))


@pytest.mark.parametrize("slug", HOUSE)
def test_bots_play_a_whole_game_and_it_replays(slug: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = run(
        "play", slug, "--people", "none", "--bots", "flaneur", "--seed", "3", "--record", str(path), "--lang", "en"
    )
    assert result.exit_code == 0, words_of(result)
    assert "The game is over" in result.output
    told = run("replay", str(path), "--lang", "en")
    assert told.exit_code == 0, words_of(told)
    assert "all in order" in told.output
    assert f"{len(json.loads(path.read_text())['steps'])} steps" in told.output
    assert run("replay", str(path), "--at", "5").exit_code == 0
    assert "step 99999" in words_of(run("replay", str(path), "--at", "99999"))


def test_replay_names_the_faulty_step(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "lemans", "--people", "none", "--bots", "flaneur", "--seed", "3", "--record", str(path))
    data = json.loads(path.read_text())
    data["steps"][3][1] = "fly"
    path.write_text(json.dumps(data))
    assert "step 4: 'fly' is not a token" in words_of(run("replay", str(path)))
    path.write_text(path.read_text()[:100])
    assert "cut short" in words_of(run("replay", str(path)))


def test_a_record_of_an_unknown_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "lemans", "--people", "none", "--record", str(path))
    path.write_text(path.read_text().replace('"lemans"', '"chess"'))
    assert "there is no game 'chess'" in words_of(run("replay", str(path)))


def test_own_editions(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("rounds = 2\nweather.loss = 4\n")
    output = run("edition", "lemans", "--check", str(path), "--lang", "en").output
    assert "2 values differ" in output
    assert run("play", "lemans", "--people", "none", "--edition", str(path)).exit_code == 0
    path.write_text("rounds = 99\n")
    result = run("play", "lemans", "--people", "none", "--edition", str(path))
    assert "edition key 'rounds': found 99, accepted is a whole number from 1 to 12" in words_of(result)
    assert "No such file" in words_of(run("play", "lemans", "--edition", str(tmp_path / "none.toml")))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", HOUSE)
def test_ready_editions_are_listed_in_both_languages(slug: str, lang: str) -> None:
    game = ludo.load(slug)
    lines = run("edition", slug, "--list", "--lang", lang).output.splitlines()
    assert lines[0].startswith("house ")
    told = " ".join(lines)
    for name in game.ready_editions:
        assert f"{name}  {game.edition_messages.say(lang, f'ready-{name}')} – " in told


def test_a_ready_edition_is_printed_and_played_by_its_name() -> None:
    game = ludo.load("mark")
    for name, ready in game.ready_editions.items():
        assert game.read_edition(run("edition", "mark", name).output).hash == ready.hash
        assert f"Edition {name} " in run("edition", "mark", "--check", name, "--lang", "en").output
        assert run("play", "mark", "-p", "none", "--bots", "flaneur", "--edition", name).exit_code == 0
    refused = run("edition", "mark", "prairies", "--lang", "fr")
    assert refused.exit_code == 2
    assert "Mark n'a pas d'édition prairies ; éditions prêtes : jumps, tables" in refused.output


@pytest.mark.parametrize("slug", HOUSE)
def test_the_printed_house_edition_can_be_read_back(slug: str) -> None:
    game = ludo.load(slug)
    assert game.read_edition(run("edition", slug).output).hash == game.edition.hash


def test_options_on_the_command_line() -> None:
    assert run("play", "mark", "-n", "2", "-o", "end_rows=4", "--people", "none", "--bots", "flaneur").exit_code == 0
    assert run("play", "macadam", "-n", "2", "-o", "extra_card=papers", "--people", "none").exit_code == 0
    assert "accepted are 5, 4" in words_of(run("play", "mark", "-o", "end_rows=3"))
    assert "accepted is NAME=VALUE" in words_of(run("play", "mark", "-o", "end_rows"))
    assert "unknown option 'rows'" in words_of(run("play", "mark", "-o", "rows=3"))
    assert "there is no level 'god'; accepted are flaneur, habitue" in words_of(run("play", "mark", "--bots", "god"))
    assert "accepted are seats 0 to 1" in words_of(run("play", "mark", "-n", "2", "--people", "0,x"))


def test_perft_counts() -> None:
    output = run("perft", "mark", "--seats", "2", "--depth", "2").output.split()
    assert output[:2] == ["1", "36"]
    divided = run("perft", "mark", "--seats", "2", "--depth", "2", "--divide").output.splitlines()
    assert sum(int(line.split()[1]) for line in divided) == int(output[3])
