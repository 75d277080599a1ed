"""The edition editor: what is typed is seen on the board, and what cannot be played is said."""

import pytest

from browser.play import sideways


@pytest.mark.parametrize("width", [1280, 390])
def test_a_value_is_edited_and_the_board_follows(visitor, width):
    page = visitor(width=width)
    page.goto("/edition/lemans")
    drawn = page.locator(".plateau")
    drawn.wait_for()
    before = drawn.inner_text()
    rounds = page.get_by_label("manches", exact=True)
    rounds.fill("3")
    changed = "before => ![undefined, before].includes(document.querySelector('.plateau')?.innerText)"
    page.wait_for_function(changed, arg=before)
    rounds.fill("99")
    page.get_by_role("alert").get_by_text("manches\u202f: un nombre entier de").wait_for()
    assert page.get_by_role("button", name="Enregistrer dans un fichier").is_disabled()
    rounds.fill("4")
    page.get_by_role("alert").wait_for(state="detached")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Enregistrer dans un fichier").click()
    assert "rounds = 4" in saved.value.path().read_text()
    assert not sideways(page)
