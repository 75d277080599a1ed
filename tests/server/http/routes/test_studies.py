"""The lab and the edition editor over the interface."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest

from ludotheque.kernel.errors import LudoError
from ludotheque.lab.__main__ import main
from ludotheque.lab.plan import Plan, Variant
from ludotheque.server.workers.study_runner import StudyRunner
from server.houses import RunningHouse

ORDER = {"game": "lemans", "seats": [2], "bots": ["debutant"], "games": 20, "language": "en"}


def test_the_host_runs_a_study_and_reads_its_report(houses: Callable[..., RunningHouse], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'house.db'}", studies=str(tmp_path / "studies"))
    with httpx.Client(base_url=house.url, timeout=60) as client:
        assert client.get("/api/lab").json() == {"allowed": True, "studies": []}
        begun = client.post("/api/lab/studies", json=ORDER)
        assert begun.status_code == 201, begun.text
        path = f"/api/lab/studies/{begun.json()['id']}"
        assert client.post("/api/lab/studies", json=ORDER).status_code == 409  # one at a time
        assert client.delete(path).json()["status"] == "stopped"
        resumed = client.post(f"{path}/resume", json={"language": "en"})
        assert (resumed.status_code, resumed.json()["status"]) == (200, "running"), resumed.text
        for _ in range(600):
            now = client.get(path).json()
            if now["status"] != "running":
                break
            time.sleep(0.2)
        assert (now["status"], now["done"], now["games"]) == ("done", 20, 20), now
        assert client.post(f"{path}/resume", json={}).status_code == 409  # there is nothing left to do
        report = client.get(f"{path}/report")
        assert "a study of 20 games" in report.text
        assert "script-src" not in report.headers["content-security-policy"]
        assert client.post("/api/lab/studies", json={**ORDER, "seats": [9]}).status_code == 409
        assert client.get("/api/lab/studies/..%2F..%2Fetc").status_code == 404


def test_a_study_that_fails_says_why_and_a_stopped_one_has_not_failed(tmp_path: Path) -> None:
    for name, options in (("failed", {"weather": "snow"}), ("stopped", {})):
        (tmp_path / name).mkdir()
        plan = Plan("lemans", (2,), ("debutant",), 2, variants=(Variant("house", options),))
        (tmp_path / name / "plan.json").write_bytes(msgspec.json.encode(plan))
        (tmp_path / name / "rules.json").write_text("2")
        (tmp_path / name / "trouble.txt").write_text("a warning of some library")
    with pytest.raises(LudoError):
        main(tmp_path / "failed", 1, 0, "fr")
    workshop = StudyRunner(tmp_path)
    assert workshop.info("failed").status == "failed"
    assert "snow" in workshop.info("failed").fault
    assert (workshop.info("stopped").status, workshop.info("stopped").fault) == ("stopped", "")


def test_nobody_else_may(houses: Callable[..., RunningHouse], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'house.db'}", admins="odile")
    with httpx.Client(base_url=house.url, timeout=30) as client:
        client.post("/api/me", json={"name": "Odile"})
        assert client.get("/api/lab").json()["allowed"] is False
        refused = client.post("/api/lab/studies", json=ORDER)
        assert refused.status_code == 403
        assert "admins" in refused.json()["text"]
        client.post("/api/account", json={"login": "odile", "password": "cheminée-bleue"})
        assert client.get("/api/lab").json()["allowed"] is True
        behind = client.get("/api/lab", headers={"x-forwarded-for": "203.0.113.9"})
        assert behind.json()["allowed"] is True  # a named host is the host wherever she is


def test_a_proxy_does_not_make_everybody_the_host(house: RunningHouse) -> None:
    answer = httpx.get(f"{house.url}/api/lab", headers={"x-forwarded-for": "203.0.113.9"})
    assert answer.json()["allowed"] is False


def test_a_strange_name_of_this_machine_makes_no_host(house: RunningHouse) -> None:
    """DNS rebinding: the host's own browser asks this machine, but for a page of somebody else's site."""
    for name, allowed in ((f"localhost:{house.port}", True), (f"evil.example:{house.port}", False), ("[", False)):
        answer = httpx.get(f"{house.url}/api/lab", headers={"host": name})
        assert answer.json()["allowed"] is allowed, name


def test_values_are_checked_as_one_types_and_played(house: RunningHouse) -> None:
    with httpx.Client(base_url=f"{house.url}/api/games/lemans/edition", timeout=30) as client:
        keys = {one["key"]: one for one in client.get("/keys").json()}
        assert (keys["overheat"]["low"], keys["nights"]["longest"] > 0) == (1, True)
        good = client.post("/try", json={"values": {"cards.y3.score": 9}, "seats": 3, "step": 40}).json()
        assert (good["fault"], good["changed"], good["step"]) == ("", 1, 40)
        assert good["values"]["cards.y3.score"] == 9
        assert good["seen"]["view"]
        assert good["line"]["told"]
        end = client.post("/try", json={"values": {}, "seats": 3, "step": 10**6}).json()
        assert end["step"] == end["steps"] > 100
        assert len(end["result"]["scores"]) == 3
        bad = client.post("/try", json={"values": {"cards.y3.score": 99}, "seats": 3}).json()
        assert bad["key"] == "cards.y3.score"
        assert "accepted is a whole number" in bad["fault"]
        assert client.post("/try", json={"values": {}, "seats": 7}).status_code == 409


def test_ready_editions_can_be_tried(house: RunningHouse) -> None:
    with httpx.Client(base_url=f"{house.url}/api/games", timeout=30) as client:
        assert client.get("/lemans/editions").json() == []
        ready = {one["name"]: one["values"] for one in client.get("/mark/editions").json()}
        assert list(ready) == ["jumps", "tables"]
        for values in ready.values():
            tried = client.post("/mark/edition/try", json={"values": values, "seats": 2, "step": 10}).json()
            assert tried["fault"] == ""
            shown = {f"prices.{row['row']}": row["prices"] for row in tried["seen"]["view"]["market"]}
            assert shown == {key: value for key, value in values.items() if key.startswith("prices.")}
