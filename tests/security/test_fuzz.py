"""Parsers under fire: what was found once stays fixed, and hypothesis looks for more each time."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ludo
from profiles import PROFILE
from security.targets import TARGETS
from support import HOUSE, random_action

CORPUS = Path(__file__).parent / "corpus"
ROOT = Path(__file__).parents[2]
KEPT = sorted(file for file in CORPUS.glob("*/*") if file.is_file())


@pytest.mark.parametrize("file", KEPT, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_what_was_found_before(file: Path) -> None:
    TARGETS[file.parent.name](file.read_bytes())


@cache
def whole_record(slug: str) -> str:
    state, rng = ludo.load(slug).new(), ludo.Rng(3)
    record = ludo.Record.begin(state)
    while state.actor() != ludo.OVER:
        record.play(state, random_action(state, rng))
    return record.write()


@st.composite
def broken_records(draw: st.DrawFn) -> bytes:
    """A true record in which one value was replaced, anywhere."""
    data = json.loads(whole_record(draw(st.sampled_from(HOUSE))))
    junk = draw(st.sampled_from([None, -1, 0, 2**70, 1e400, "", "x", [], {}, [[]], True, {"a": {"b": 1}}, "\x00"]))
    key = draw(st.sampled_from(sorted(data)))
    if draw(st.booleans()) and isinstance(data[key], list) and data[key]:
        chair = draw(st.integers(0, len(data[key]) - 1))
        if draw(st.booleans()) and isinstance(data[key][chair], list):
            data[key][chair][draw(st.integers(0, 1))] = junk
        else:
            data[key][chair] = junk
    else:
        data[key] = junk
    return json.dumps(data).encode()


@given(data=broken_records())
def test_broken_records(data: bytes) -> None:
    TARGETS["record"](data)


@pytest.mark.parametrize("name", TARGETS)
@given(data=st.binary(max_size=300))
def test_any_bytes(name: str, data: bytes) -> None:
    TARGETS[name](data)


@given(slug=st.integers(0, len(HOUSE) - 1), moment=st.integers(0, 7), data=st.data())
def test_tokens_that_look_like_tokens(slug: int, moment: int, data: st.DataObject) -> None:
    forms = [form.pattern for form in ludo.load(HOUSE[slug]).forms]
    text = data.draw(st.from_regex(data.draw(st.sampled_from(forms)), fullmatch=True))
    TARGETS["token"](bytes([slug, moment]) + text.encode())


@given(slug=st.integers(0, len(HOUSE) - 1), data=st.data())
def test_editions_that_look_like_editions(slug: int, data: st.DataObject) -> None:
    keys = sorted(ludo.load(HOUSE[slug]).schema)
    leaf = st.one_of(
        st.integers(-2, 2**65), st.text(max_size=3), st.lists(st.integers(-1, 300), max_size=12), st.none()
    )
    values = data.draw(st.dictionaries(st.sampled_from(keys), leaf, min_size=1, max_size=5))
    TARGETS["edition"](bytes([slug]) + json.dumps(values).encode())


if PROFILE.is_whole:

    @pytest.mark.parametrize("name", TARGETS)
    def test_atheris_finds_nothing(name: str, tmp_path: Path) -> None:
        """Some thousand runs of each parser, guided by what they reach."""
        words = [str(ROOT / "tools/fuzz"), name, "-runs=20000", f"-artifact_prefix={tmp_path}/", str(tmp_path)]
        done = subprocess.run([sys.executable, *words], capture_output=True, text=True, timeout=900, check=False)
        assert done.returncode == 0, done.stderr[-3000:]
