"""The end of a game: what it did to one's rating, and a picture to share."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest

from browser.play import finished_table, sideways

SHARE = """() => {
  navigator.canShare = () => true;
  const bytes = async ({ files }) => Array.from(new Uint8Array(await files[0].arrayBuffer()));
  window.shared = new Promise((done) => { navigator.share = async (what) => done(await bytes(what)); });
}"""


def shared(page, width):
    """What *Partager* hands out: to the phone's own sheet, or as a file that is saved beside the copied address."""
    button = page.get_by_role("button", name="Partager")
    if width < 500:
        page.evaluate(SHARE)
        button.click()
        return bytes(page.evaluate("() => window.shared"))
    with page.expect_download() as saved:
        button.click()
    assert saved.value.suggested_filename == "ludotheque-macadam.png"
    page.get_by_role("button", name="Copié").wait_for()
    return Path(saved.value.path()).read_bytes()


def is_picture(data):
    """A PNG as large as chat apps want it, with something drawn on it."""
    return data[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", data[16:24]) == (1200, 630) and len(data) > 15_000


@pytest.mark.parametrize("width", [1440, 390])
def test_the_end_tells_my_rating_and_is_shared_as_a_picture(visitor, width):
    page = visitor("Odile", width)
    finished_table(page, "macadam", 2)
    told = page.locator(".fin").get_by_text(re.compile(r"Cote.: 1500 → 1\d{3} \([+−]\d+\), encore incertaine\."))
    told.wait_for()
    after = re.search(r"→ (\d+)", told.inner_text())[1]
    assert sideways(page) <= 0
    assert is_picture(shared(page, width))
    page.goto("/palmares")
    line = page.locator("tr.mine")
    line.get_by_text(after).wait_for()
    assert re.search("encore incertaine, à \\d+ points près", line.inner_text().replace("\n", ""))
    assert sideways(page) <= 0
