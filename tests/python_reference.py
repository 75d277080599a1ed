"""Write docs/python.md: every public name of the library, from its docstring, as the sources have it."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"
INTRODUCTION = """\
# The Python library

{note}

Every name that a program may rely on, with what its docstring says. `import ludotheque as ludo` gives the names of the
first part; the others are imported from the module that stands above them. [For programmers](for-programmers.md) begins
with an example; [adapters.md](adapters.md) describes the environments for learners.
"""
PARTS = {  # heading -> module -> its public names
    "ludotheque": {
        "ludotheque.registry": ("load", "slugs"),
        "ludotheque.kernel.game": ("Game",),
        "ludotheque.kernel.state": ("State",),
        "ludotheque.kernel.rng": ("Rng", "child_seed"),
        "ludotheque.kernel.record": ("Record",),
        "ludotheque.kernel.edition": ("Edition",),
        "ludotheque.kernel.errors": (
            *("LudoError", "UnknownGame", "BadSeats", "BadOption", "BadEdition", "BadToken", "IllegalAction"),
            *("BadPosition", "BadRecord", "OtherRules"),
        ),
    },
    "A table's setting, and games step by step": {
        "ludotheque.kernel.setting": ("Setting",),
        "ludotheque.kernel.replay": ("Played", "replay", "play"),
        "ludotheque.kernel.rulebook": ("Rulebook",),
    },
    "Bots": {
        "ludotheque.bots.levels": ("Level", "level"),
        "ludotheque.bots.bot": ("Bot",),
        "ludotheque.bots.budget": ("Budget",),
    },
    "Fair dice": {
        "ludotheque.fairness.check": ("check", "Report"),
        "ludotheque.fairness.binding": ("Fault",),
        "ludotheque.fairness.luck": ("luck", "Luck"),
    },
}
Documented = ast.ClassDef | ast.FunctionDef


def python(note: str) -> str:
    """Write the whole page; ``note`` says how it is made."""
    lines = [INTRODUCTION.format(note=note)]
    for heading, modules in PARTS.items():
        lines += [f"## {heading}", ""]
        for module, names in modules.items():
            if heading != "ludotheque":
                lines += [f"From `{module}`:", ""]
            for node in found(module, names):
                lines += _shown(node)
    return "\n".join(lines).rstrip() + "\n"


def found(module: str, names: tuple[str, ...]) -> list[Documented]:
    """Return the definitions of these names, in this order."""
    file = SOURCES / f"{module.replace('.', '/')}.py"
    body = ast.parse(file.read_text(encoding="utf-8")).body
    defined = {node.name: node for node in body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    return [defined[name] for name in names]


def public(node: ast.ClassDef) -> Iterator[ast.FunctionDef]:
    """Yield the methods and properties that callers may use."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
            yield part


def _shown(node: Documented) -> list[str]:
    if isinstance(node, ast.FunctionDef):
        return [f"### `{_signature(node)}`", "", *_told(node), ""]
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    lines = [f"### class `{node.name}{f'({bases})' if bases else ''}`", "", *_told(node), ""]
    values = [part for part in node.body if isinstance(part, ast.AnnAssign)]
    methods = list(public(node))
    if values or methods:
        lines += ["| | |", "|---|---|"]
        lines += [f"| `{_cell(ast.unparse(part))}` | |" for part in values]
        lines += [f"| `{_cell(_signature(part))}` | {_cell(' '.join(_told(part)))} |" for part in methods]
        lines.append("")
    return lines


def _signature(node: ast.FunctionDef) -> str:
    marks = {ast.unparse(mark).split(".")[-1] for mark in node.decorator_list}
    result = f" -> {ast.unparse(node.returns)}" if node.returns and ast.unparse(node.returns) != "None" else ""
    if marks & {"property", "cached_property"}:
        return f"{node.name}{result.replace(' -> ', ': ')}"
    arguments = ast.unparse(node.args).removeprefix("self, ").removeprefix("self").removeprefix("cls, ")
    return f"{node.name}({arguments}){result}".replace("'State'", "State").replace("'Rng'", "Rng")


def _told(node: Documented) -> list[str]:
    """Return the docstring, with its examples as code in the heading's own part and without them in a table."""
    text = inspect.cleandoc(ast.get_docstring(node) or "")
    prose, arrow, example = text.partition("\n\n>>>")
    lines = [line.replace("``", "`") for line in prose.splitlines()]
    inside = isinstance(node, ast.FunctionDef) and node.args.args and node.args.args[0].arg in ("self", "cls")
    return lines if inside or not arrow else [*lines, "", "```python", f">>>{example}", "```"]


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
