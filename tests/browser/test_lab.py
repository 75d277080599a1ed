"""The lab by its form: an edition comes from the editor, a study is ordered, watched and read."""

from browser.play import sideways


def test_an_edition_is_studied_and_the_report_read(visitor):
    page = visitor("Odile", width=1280)
    page.goto("/edition/mark")
    page.locator("[id='key-prices.e']").fill("7, 12, 17, 22, 30")
    page.get_by_role("link", name="L’étudier").click()
    page.get_by_label("comparer à mon édition (une valeur)").wait_for()
    assert page.get_by_label("comparer à mon édition").is_checked()
    assert page.get_by_role("radio", name="Mark").is_checked()
    page.get_by_label("Parties pour chaque nombre de places").fill("60")
    page.get_by_label("2", exact=True).check()
    page.get_by_label("4", exact=True).uncheck()
    page.get_by_label("Habitué").uncheck()
    page.get_by_label("Flâneur").check()
    page.get_by_role("button", name="Commencer l’étude").click()
    study = page.get_by_role("listitem").filter(has_text="2 places, Flâneur, 120 parties").first
    study.get_by_role("progressbar").or_(study.get_by_role("link")).first.wait_for()
    report = study.get_by_role("link", name="Lire le rapport")
    report.wait_for(timeout=60_000)
    assert not sideways(page)
    text = page.context.request.get(report.get_attribute("href")).text()
    assert "une étude de 120 parties" in text
    assert "<script" not in text
    assert "7, 12, 17, 22, 30" in text
