"""Print and play over the interface; where the web app is not built, the house says so."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from ludotheque.server.assets import built
from server.houses import RunningHouse

PATIENCE = 120.0  # seconds in which a slow machine makes its fonts
OWN = {"values": {"cards.y7.copies": 2}}


@pytest.fixture
def odile(house: RunningHouse) -> Iterator[httpx.Client]:
    """Somebody who has said her name."""
    with httpx.Client(base_url=house.url, timeout=PATIENCE) as client:
        client.post("/api/me", json={"name": "Odile"})
        yield client


def printed(answer: httpx.Response) -> None:
    """A PDF, or what is missing to make one."""
    if (built() / "print.js").exists():
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.content.startswith(b"%PDF")
    else:
        assert answer.status_code == 409
        assert "run ./play once" in answer.json()["text"]


def test_the_house_edition_is_printed_for_everybody(house: RunningHouse) -> None:
    words = {"lang": "en", "paper": "letter"}
    answer = httpx.get(f"{house.url}/api/games/lemans/print.pdf", params=words, timeout=PATIENCE)
    printed(answer)
    if answer.status_code == 200:
        assert 'filename="ludotheque-lemans-letter.pdf"' in answer.headers["content-disposition"]


def test_own_values_are_printed_for_people(house: RunningHouse, odile: httpx.Client) -> None:
    assert httpx.post(f"{house.url}/api/games/lemans/print.pdf", json=OWN).status_code == 401
    printed(odile.post("/api/games/lemans/print.pdf", json=OWN))


def test_own_values_are_checked(odile: httpx.Client) -> None:
    bad = odile.post("/api/games/lemans/print.pdf", json={"values": {"cards.y7.copies": -1}})
    assert bad.status_code == 409
    assert "cards.y7.copies" in bad.json()["text"]


def test_unknown_games_and_papers_are_refused(house: RunningHouse) -> None:
    assert httpx.get(f"{house.url}/api/games/nothing/print.pdf").status_code == 404
    assert httpx.get(f"{house.url}/api/games/lemans/print.pdf", params={"paper": "a5"}).status_code == 400
