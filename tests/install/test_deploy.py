"""The files for hosts name what is there."""

from __future__ import annotations

import re
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from ludotheque.server.settings import Settings

ROOT = Path(__file__).parents[2]
SETTINGS = {f"LUDO_{name.upper()}" for name in msgspec.structs.asdict(Settings())}


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(read("deploy/compose.yaml"))
    return found


def test_the_compose_file_has_house_database_and_proxy() -> None:
    services = compose()["services"]
    assert set(services) == {"house", "database", "proxy"}
    assert "ports" not in services["house"]  # only the proxy reaches it
    assert (ROOT / "deploy" / services["house"]["build"]["context"] / services["house"]["build"]["dockerfile"]).exists()
    assert (ROOT / "deploy" / services["proxy"]["volumes"][0].split(":")[0]).exists()
    named = {volume.split(":")[0] for one in services.values() for volume in one["volumes"] if volume[0] not in "./"}
    assert named == set(compose()["volumes"])


@pytest.mark.parametrize("name", ["Containerfile", "deploy/compose.yaml"])
def test_every_setting_that_is_named_is_known(name: str) -> None:
    named = set(re.findall(r"\bLUDO_[A-Z_]+", read(name)))
    assert named
    assert named <= SETTINGS


def test_the_containerfile_takes_locks_that_are_there() -> None:
    locks = re.findall(r"requirements/\w+\.txt", read("Containerfile"))
    assert locks
    assert all((ROOT / lock).exists() for lock in locks)


def test_the_unit_runs_the_house() -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(read("deploy/ludotheque.service"))
    assert unit["Service"]["ExecStart"].split()[:2] == ["/opt/ludotheque/bin/ludo", "serve"]
    assert unit["Service"]["DynamicUser"] == "yes"


def test_the_proxies_say_whose_request_it_is() -> None:
    nginx = read("deploy/nginx.conf")
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in nginx
    assert "listen 443 ssl http2;" in nginx  # "http2 on;" is unknown to the nginx of Debian 12
    assert "reverse_proxy" in read("deploy/Caddyfile")


@pytest.mark.parametrize("path", sorted((ROOT / ".github/workflows").glob("*.yml")), ids=lambda path: path.name)
def test_the_workflows_can_be_read(path: Path) -> None:
    steps = [step for job in yaml.safe_load(path.read_text("utf-8"))["jobs"].values() for step in job["steps"]]
    assert any("run" in step for step in steps)
    assert "test.py quick" in read(".github/workflows/test.yml")
    assert "run: .ci/run" in read(".github/workflows/test.yml")
