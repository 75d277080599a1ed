"""Commands as a stranger might write them: of the right shape, of almost the right shape, and of none."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from ludotheque.server import protocol

JUNK = st.sampled_from([None, True, -1, 2**63, 1.5, "", "x" * 50, [], {}, [[]], "\x00", "é", "\ud7ff"])


def of(kind: Any) -> st.SearchStrategy[Any]:
    """Values of a type of the wire, as plain data."""
    if isinstance(kind, inspect.IntType):
        return st.integers(0 if kind.ge is None else int(kind.ge), 9 if kind.le is None else int(kind.le))
    if isinstance(kind, inspect.StrType):
        if kind.pattern:
            return st.from_regex(kind.pattern, fullmatch=True)
        return st.text(min_size=kind.min_length or 0, max_size=min(kind.max_length or 12, 12))
    if isinstance(kind, inspect.BoolType):
        return st.booleans()
    if isinstance(kind, inspect.LiteralType):
        return st.sampled_from(kind.values)
    if isinstance(kind, inspect.UnionType):
        return st.one_of([of(one) for one in kind.types])
    if isinstance(kind, inspect.StructType):
        return structs(kind)
    if isinstance(kind, inspect.DictType):
        return st.dictionaries(st.text(max_size=5), JUNK, max_size=2)
    return st.none() if isinstance(kind, inspect.NoneType) else JUNK


def structs(kind: inspect.StructType) -> st.SearchStrategy[dict[str, Any]]:
    needed = {field.encode_name: of(field.type) for field in kind.fields if field.required}
    free = {field.encode_name: of(field.type) for field in kind.fields if not field.required}
    made = st.fixed_dictionaries(needed, optional=free)
    return made if kind.tag_field is None else made.map(lambda found: {str(kind.tag_field): kind.tag, **found})


KINDS = inspect.type_info(protocol.AnyCommand)
COMMANDS = of(KINDS)


@st.composite
def texts(draw: st.DrawFn, table: str) -> bytes:
    """One message to the socket; most speak of the table."""
    command = draw(COMMANDS)
    if draw(st.integers(0, 9)):
        command["table"] = table
    spoilt = draw(st.integers(0, 5))
    if spoilt == 0:
        command[draw(st.sampled_from(sorted(command)))] = draw(JUNK)
    text = json.dumps(command).encode()
    if spoilt == 1:
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.binary(max_size=4)) + text[at + draw(st.integers(0, 3)) :]
    return text


def understood(text: bytes) -> bool:
    try:
        protocol.decode_command(text)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeError):
        return False
    return True
