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


TABLES = {"fr": "Tables de multiplication", "en": "Multiplication tables"}
JUMPS = {"fr": "Sauts de prix", "en": "Jumps"}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_ready_edition_is_chosen_in_the_editor(visitor, language):
    page = visitor(width=390)
    page.add_init_script(f"localStorage.setItem('ludo.language', '{language}')")
    page.goto("/edition/mark")
    ready, dearest = page.locator("#ready"), page.locator("[id='key-prices.e']")
    for title, prices in ((TABLES, "6, 12, 18, 24, 30"), (JUMPS, "5, 6, 8, 11, 30")):
        ready.select_option(label=title[language])
        page.wait_for_function("prices => document.getElementById('key-prices.e').value === prices", arg=prices)
    dearest.fill("5, 6, 8, 11, 31")
    assert ready.input_value() == ""
    ready.select_option("house")
    page.wait_for_function("() => document.getElementById('key-prices.e').value === '7, 12, 17, 22, 27'")
    assert not sideways(page)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_table_is_laid_with_a_ready_edition(visitor, language):
    page = visitor("Odile")
    page.add_init_script(f"localStorage.setItem('ludo.language', '{language}')")
    page.goto("/new/mark")
    folds = page.locator("details:has(#edition) > summary")  # the settings that few change, and the values
    folds.nth(0).click()
    folds.nth(1).click()
    page.get_by_role("button", name=TABLES[language]).click()
    assert "prices.e = [6,12,18,24,30]" in page.locator("#edition").input_value()
    with page.expect_request("**/api/tables") as laid:
        page.locator("button[form=plan]").click()
    assert laid.value.post_data_json["edition"]["prices.e"] == [6, 12, 18, 24, 30]
