"""Every setting by option, by environment and from a file; and what is said of those that make no sense."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

import click
import msgspec
import pytest
from click.testing import CliRunner

from ludotheque.cli import opening
from ludotheque.cli.commands import serve as commands
from ludotheque.server.settings import HELP, LISTS, NOT_SETTINGS, OLD_NAMES, BadSettings, Settings, read_settings

ROOT = Path(__file__).parents[2]
OTHER: dict[str, Any] = {  # for each setting a value that is not its default
    **{name: value + 1 for name, value in msgspec.structs.asdict(Settings()).items() if type(value) in (int, float)},
    "database": "postgresql://somewhere/house",
    "host": "0.0.0.0",
    "public_url": "https://jeux.example",
    "origins": ["https://one.example", "https://two.example"],
    "admins": ["odile", "tom"],
    "studies": "elsewhere",
    "robots_elsewhere": True,
    "log_level": "error",
    "metrics_token": "secret",
    "slow_disk": True,
    "children": True,
    "tournaments": "admins",
    "contact": "mailto:me@jeux.example",
    "email_from": "Jeux <jeux@jeux.example>",
    "smtp_host": "mail.example",
    "smtp_security": "tls",
    "smtp_user": "jeux",
    "smtp_password": "secret",
}


def words(value: Any) -> str:
    """A value as one writes it in a shell."""
    return ",".join(value) if isinstance(value, list) else str(value).lower() if value is True else str(value)


def test_every_setting_is_tried_and_has_its_line_of_help() -> None:
    assert set(OTHER) == set(HELP) == set(Settings.__struct_fields__)


def test_every_setting_by_environment() -> None:
    environment = {f"LUDO_{name.upper()}": words(value) for name, value in OTHER.items()}
    assert msgspec.structs.asdict(read_settings({}, None, environment)) == OTHER


def test_every_setting_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("".join(f"{name} = {msgspec.json.encode(value).decode()}\n" for name, value in OTHER.items()))
    assert msgspec.structs.asdict(read_settings({}, str(file), {})) == OTHER


def test_every_setting_by_option(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(commands, "run", served.append)
    monkeypatch.setattr(opening, "taken", lambda settings: False)
    given = []
    for name, value in OTHER.items():
        option = f"--{name.replace('_', '-')}"
        given += [option] if value is True else [option, words(value)]
    result = CliRunner().invoke(commands.serve, given, catch_exceptions=False)
    assert (result.exit_code, msgspec.structs.asdict(served[0])) == (0, OTHER)


def test_an_option_beats_the_environment_beats_the_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nhost = "file"\nlog_level = "error"\n')
    found = read_settings({"port": 3, "host": None}, str(file), {"LUDO_PORT": "2", "LUDO_HOST": "environment"})
    assert (found.port, found.host, found.log_level) == (3, "environment", "error")


def test_an_unknown_name_in_the_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("prot = 80\n")
    told = "there is no setting 'prot'; did you mean port?; known settings are database, host, port"
    with pytest.raises(BadSettings, match=re.escape(told)):
        read_settings({}, None, {"LUDO_CONFIG": str(file)})


@pytest.mark.parametrize(
    ("name", "value", "accepted"),
    [
        ("port", "seventy", "setting port: found 'seventy', accepted is a whole number from 0 to 65535"),
        ("robot_pause", "-1", "setting robot_pause: found '-1', accepted is a number from 0 to 10"),
        ("ping_seconds", "0", "setting ping_seconds: found '0', accepted is a number above 0, at most 600"),
        ("slow_disk", "perhaps", "setting slow_disk: found 'perhaps', accepted is true or false"),
        ("log_level", "loud", "setting log_level: found 'loud', accepted are debug, info, warning, error"),
    ],
)
def test_a_bad_value_is_refused_by_the_name_of_its_setting(name: str, value: str, accepted: str) -> None:
    with pytest.raises(BadSettings, match=f"^{re.escape(accepted)}$"):
        read_settings({}, None, {f"LUDO_{name.upper()}": value})


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"smtp_security": "maybe"}, "accepted are starttls, tls, none"),
        ({"email_from": "Jeux"}, "needs a sender"),
        ({"public_url": ""}, "needs it for the links"),
        ({"smtp_security": "none", "smtp_password": "s3cret"}, "over starttls or tls only"),
    ],
)
def test_a_house_with_a_mail_server_has_what_letters_need(changed: dict[str, str], told: str) -> None:
    """A password goes nowhere without TLS, and is not shown."""
    good = {"smtp_host": "mail.example", "email_from": "a@b.example", "public_url": "https://jeux.example"}
    assert read_settings(good, None, {}).smtp_port == 587
    with pytest.raises(BadSettings, match=told) as found:
        read_settings({**good, **changed}, None, {})
    assert "s3cret" not in str(found.value)


def test_a_secret_of_the_wrong_type_is_not_shown(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("metrics_token = 4711\n")
    with pytest.raises(BadSettings) as error:
        read_settings({}, str(file), {})
    assert "4711" not in str(error.value)


def test_an_unknown_name_in_the_environment_is_named(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        read_settings({}, None, {"LUDO_PRT": "80", "LUDO_LANG": "fr", "LUDO_PORT": "80", "LUDOWIG": "x"})
    assert caplog.messages == ["LUDO_PRT is ignored: there is no such setting; did you mean LUDO_PORT?"]


def test_every_name_that_the_project_reads_is_known() -> None:
    """No part of the project makes the house warn of a variable that means something to it."""
    folders = [ROOT / name for name in ("src", "tests", "tools", "benchmarks")]
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".sh", "")]
    files += [ROOT / name for name in ("play", "test", "setup.py")]
    texts = (file.read_text(errors="replace") for file in files if file.is_file() and file != Path(__file__))
    read = re.findall(r"""(?:get\(|environ\[|getenv\(|envvar=|\$\{)["']?LUDO_([A-Z_]+)""", "\n".join(texts))
    known = {*(name.upper() for name in (*Settings.__struct_fields__, *OLD_NAMES)), *NOT_SETTINGS}
    assert {*read} - known == set()
    assert "CONFIG" in read


def test_lists_are_those_settings_that_hold_several() -> None:
    assert set(LISTS) == {name for name, value in OTHER.items() if isinstance(value, list)}


def test_the_command_line_checks_nothing_itself() -> None:
    """One sentence for one fault, wherever the value came from."""
    types = {type(option.type) for option in commands.serve.params if option.name in HELP}
    assert types == {click.types.StringParamType, click.types.BoolParamType}
