"""Sealed dice in the browser: the lobby shows them, the end proves them, and several tables share them."""

import json
import re

from browser.play import autoplay, lay_table, seat_robots, sideways, sit, start


def changed(text):
    """The record with one draw turned into another; the step of that draw."""
    data = json.loads(text)
    steps = [k for k, (actor, token) in enumerate(data["steps"]) if actor == "chance" and token.startswith("draw:")]
    step = steps[-1]
    data["steps"][step][1] = "draw:y1" if data["steps"][step][1] != "draw:y1" else "draw:y2"
    return json.dumps(data), step + 1


def test_from_the_lobby_to_the_proof(visitor, tmp_path):
    page = visitor("Odile", width=390)
    lay_table(page, "lemans", 2)
    sealed = page.get_by_role("region", name="Dés scellés")
    fingerprint = re.search(r"[0-9a-f]{64}", sealed.inner_text()).group()
    sit(page)
    seat_robots(page)
    sealed.get_by_text("Détails techniques").click()
    sealed.get_by_text("sel de ce navigateur").wait_for()
    assert sealed.get_by_text("sel tiré par la maison").count() == 1
    start(page)
    autoplay(page)
    page.locator(".fin").wait_for(timeout=60_000)
    table = page.url.rsplit("/", 1)[1]
    page.get_by_role("link", name="Vérifier les dés").click()
    page.get_by_text(re.compile(r"Les \d+ tirages sont recalculés.: tous sont justes")).wait_for()
    page.get_by_text("L’empreinte vue avant de s’asseoir").wait_for()
    assert page.locator(".verdict code").inner_text() == fingerprint
    assert not sideways(page)
    record = page.request.get(f"/api/tables/{table}/record").text()
    text, step = changed(record)
    (tmp_path / "changed.json").write_text(text, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(tmp_path / "changed.json")
    page.get_by_text(re.compile(rf"^Coup {step}.: la graine et les sels donnent")).wait_for()
    (tmp_path / "bad.json").write_text("[]", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(tmp_path / "bad.json")
    page.get_by_role("alert").get_by_text("n’est pas un fichier de partie").wait_for()
    page.goto(f"/des?table={table}")
    page.get_by_text("Ce que dit ce nombre").wait_for()
    page.locator("tbody tr").nth(5).wait_for()
    assert not sideways(page)


def test_the_same_deal_at_two_tables(visitor):
    odile = visitor("Odile")
    odile.goto("/new/macadam")
    odile.get_by_text("Réglages avancés").click()
    odile.get_by_text("Même donne à plusieurs tables").click()
    odile.get_by_role("combobox").select_option("debutant")
    odile.get_by_role("button", name="Ouvrir 2 tables").click()
    odile.get_by_role("heading", name="Même donne, 2 tables").wait_for()
    deal = odile.url
    for number in range(2):
        odile.goto(deal)
        odile.get_by_role("link", name="Aller à la table").nth(number).click()
        odile.get_by_role("button", name="M’asseoir").wait_for()
        seat_robots(odile)
    odile.get_by_text("Le départ vaut pour toutes les tables").wait_for()
    odile.get_by_role("button", name="Commencer la partie").click()
    odile.get_by_text("D’autres tables jouent encore cette donne").wait_for()
    odile.get_by_role("link", name="Voir les autres tables").click()
    odile.get_by_role("heading", name="Les résultats").wait_for(timeout=60_000)
    assert odile.locator("thead th").all_inner_texts() == ["Table 1", "Table 2", "Les robots", "Moyenne"]
    assert not sideways(odile)
