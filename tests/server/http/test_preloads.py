"""The page of a table names the files that it needs, and no others."""

from __future__ import annotations

import json
from pathlib import Path

from ludotheque.server.http import preloads

MANIFEST = {
    "index.html": {"file": "assets/index.js", "isEntry": True, "imports": ["_shell.js"], "css": ["assets/index.css"]},
    "_shell.js": {"file": "assets/shell.js"},
    "src/pages/Table.svelte": {"file": "assets/Table.js", "imports": ["_table.js"]},
    "_table.js": {"file": "assets/table.js", "css": ["assets/table.css"], "imports": ["_shell.js", "_seat.js"]},
    "_seat.js": {"file": "assets/seat.js", "imports": ["_table.js"]},
    "../games/mark/Board.svelte": {"file": "assets/mark.js", "imports": ["_seat.js"]},
    "../games/lemans/Board.svelte": {"file": "assets/lemans.js"},
    "../languages/en/app.ftl?all": {"file": "assets/en.js"},
    "../languages/fr/app.ftl?all": {"file": "assets/fr.js"},
}


def test_a_table_names_its_own_files_once_and_not_those_of_every_page(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text(json.dumps(MANIFEST), encoding="utf-8")
    named = preloads.of_table(tmp_path, "mark", "fr")
    for file in ("Table.js", "table.js", "table.css", "seat.js", "mark.js", "fr.js"):
        assert named.count(f"/assets/{file}") == 1, file
    for other in ("index.js", "shell.js", "lemans.js", "en.js"):
        assert other not in named
    assert 'rel="stylesheet" crossorigin href="/assets/table.css"' in named
    assert '"/api/games/mark/words/fr"' in named


def test_answers_that_come_with_the_page_are_not_asked_for(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text(json.dumps(MANIFEST), encoding="utf-8")
    named = preloads.of_table(tmp_path, "mark", "fr", brought=True)
    assert "/assets/Table.js" in named
    assert "/api/" not in named


def test_an_app_without_a_manifest_names_nothing(tmp_path: Path) -> None:
    assert preloads.of_table(tmp_path, "mark", "fr") == ""
