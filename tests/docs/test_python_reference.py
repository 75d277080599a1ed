"""The reference of the Python library leaves nothing out and explains everything."""

from __future__ import annotations

import ast

import pytest

import ludotheque as ludo
from python_reference import PARTS, found, public

HERE = [(module, names) for modules in PARTS.values() for module, names in modules.items()]


def test_every_name_of_the_package_is_on_the_page() -> None:
    told = {name for names in PARTS["ludotheque"].values() for name in names}
    assert told == set(ludo.__all__) - {"CHANCE", "OVER", "__version__"}


@pytest.mark.parametrize(("module", "names"), HERE, ids=[module for module, _ in HERE])
def test_everything_has_a_docstring(module: str, names: tuple[str, ...]) -> None:
    nodes = found(module, names)
    parts = [part for node in nodes if isinstance(node, ast.ClassDef) for part in public(node)]
    assert [part.name for part in (*nodes, *parts) if not ast.get_docstring(part)] == []
