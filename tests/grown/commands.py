"""Runs in the grown package: every command that speaks a language speaks ``xx``; what each said, as JSON."""

from __future__ import annotations

import json
import re
import socket
import sys
from pathlib import Path

from click import Context
from click.testing import CliRunner

from ludotheque.bots.levels import LEVELS
from ludotheque.cli import COMMANDS
from ludotheque.cli import ludo as command
from ludotheque.puzzles.puzzle import bank
from ludotheque.registry import load, slugs

NOBODY = "postgresql://nobody@127.0.0.1:1/none"  # a database that does not answer


def lines(folder: Path, port: int) -> dict[str, list[list[str]]]:
    """Words for each command, in an order in which each finds what it needs; ``port`` is taken."""
    game, own, copy = str(folder / "game.json"), str(folder / "own.toml"), str(folder / "copy")
    Path(own).write_text("[storage]\nfee = 4\n", encoding="utf-8")
    house, other = (["--database", f"sqlite:///{folder}/{name}.db"] for name in ("house", "other"))
    quick = ["--games", "4", "--bots", "random", "--rollouts", "0", "--workers", "1", "--out", str(folder / "study")]
    return {
        "games": [[]],
        "rules": [*([slug] for slug in slugs()), ["mark", "mk-19"]],
        "lesson": [[slug] for slug in slugs() if load(slug).lessons],
        "puzzle": [[slug] for slug in slugs() if bank(slug)],
        "edition": [["mark", "--check", own]],
        "play": [["lemans", "-p", "none", "--bots", "random", "--seed", "3", "--no-pause", "--record", game]],
        "replay": [[game]],
        "dice": [[game]],
        "verify": [[game]],
        "analyse": [[game, "--games", "1", "--workers", "1"]],
        "study": [["cochon", "-n", "2", *quick]],
        "import": [[game, *house]],
        "export": [[str(folder / "all.jsonl"), *house]],
        "backup": [[copy, *house]],
        "restore": [[copy, *other]],
        "serve": [["--port", str(port), *house]],
        "worker": [["--processes", "1", "--database", NOBODY]],
    }


def speaking() -> list[str]:
    """The commands that can be asked to speak a language."""
    found = {name: command.get_command(Context(command), name) for name in COMMANDS}
    return [name for name, one in found.items() if one and any(param.name == "lang" for param in one.params)]


def untranslated() -> set[str]:
    """Words that no language translates: names of games and bots, notation, options, keys of editions."""
    found = [level.name for level in LEVELS.values()]
    for slug in slugs():
        game = load(slug)
        options = [f"{option.name} {' '.join(map(str, option.values))}" for option in game.options]
        found += [slug, game.title, *options, *game.setting(game.max_seats).tokens, *game.schema]
    return {word.lower() for text in found for word in re.findall(r"[^\W\d_]+", text)}


def main(folder: Path) -> None:
    """Run them all: for each its exit code, what it said, and the error that ended it."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        said = {
            name: [CliRunner().invoke(command, [name, *words, "--lang", "xx"], input="q\n") for words in each]
            for name, each in lines(folder, taken.getsockname()[1]).items()
        }
    told = {name: [(one.exit_code, one.stdout, str(one.exception)) for one in each] for name, each in said.items()}
    sys.stdout.write(json.dumps({"speaking": speaking(), "untranslated": sorted(untranslated()), "said": told}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
