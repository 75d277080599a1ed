"""Print and play over the interface."""

import httpx
import pytest

from ludotheque.server.pages import built

needs_build = pytest.mark.skipif(not (built() / "print.js").exists(), reason="the web app is not built")


@needs_build
def test_the_house_edition_is_printed_for_everybody(house):
    answer = httpx.get(f"{house.url}/api/games/lemans/print.pdf", params={"lang": "en", "paper": "letter"}, timeout=120)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert 'filename="ludotheque-lemans-letter.pdf"' in answer.headers["content-disposition"]
    assert answer.content.startswith(b"%PDF")


@needs_build
def test_own_values_are_printed_for_people_and_checked(house):
    with httpx.Client(base_url=house.url, timeout=120) as client:
        order = {"values": {"cards.y7.copies": 2}}
        assert client.post("/api/games/lemans/print.pdf", json=order).status_code == 401
        client.post("/api/me", json={"name": "Odile"})
        assert client.post("/api/games/lemans/print.pdf", json=order).content.startswith(b"%PDF")
        bad = client.post("/api/games/lemans/print.pdf", json={"values": {"cards.y7.copies": -1}})
        assert bad.status_code == 409
        assert "cards.y7.copies" in bad.json()["text"]


def test_unknown_games_and_papers_are_refused(house):
    assert httpx.get(f"{house.url}/api/games/nothing/print.pdf").status_code == 404
    assert httpx.get(f"{house.url}/api/games/lemans/print.pdf", params={"paper": "a5"}).status_code == 400
