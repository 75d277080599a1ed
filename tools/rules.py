"""Compile the rules and the way of a move with mypyc: on all cores, and only what has changed since the last build."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from glob import glob
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError, PlatformError

KERNEL = ["rng", "state", "perft", "timing", "advice", "habits", "foresight", "instinct", "experience", "features"]
ADAPTERS = ["single_loop", "batch_loop"]
# The way of a move through the house, as far as neither storage nor the network is needed for it. A call within these
# modules does not see a function that a test has patched: what is counted by patching stays outside. They take no list
# where a tuple is meant: what others may call with values that were read from JSON stays outside as well.
MOVES = [
    *("server/people/rate_limits", "server/protocol/framing"),
    *("server/play/broadcast", "server/play/connection", "server/play/room"),
    *("server/tables/chair", "server/tables/clock", "server/tables/listing", "server/tables/state"),
    *("server/tables/commands/chance", "server/tables/commands/dispatch"),
    *("server/tables/commands/move", "server/tables/commands/permissions"),
    *("server/tables/reducers/apply", "server/tables/reducers/play"),
    *("server/views/shared", "server/views/table"),
]
INLINING = ["-finline-limit=600", "--param=inline-unit-growth=100", "--param=large-function-growth=1000"]
FLAGS = ["-fno-semantic-interposition", "-ffp-contract=off", *INLINING]  # the second: the same numbers as uncompiled
C_FILES = os.environ.get("LUDO_C_FILES", "build/c")
MOVE_C_FILES = f"{C_FILES}-move"  # apart: the objects of the rules are named by all headers beside them
OBJECTS = Path("build", "objects")  # compiled C, named by what it was made of
NATIVE = "__native_ludotheque"  # how the names of mypyc's C files begin
# What is needed so often that each C file has a copy of its own to inline: divisions; and each game's also the
# generator's draws, and what players of imagined games choose.
DIVISIONS = {"int_ops.c": ("CPyInt64_Divide", "CPyInt64_Remainder")}
OFTEN = {
    **DIVISIONS,
    "___kernel___rng.c": ("CPyDef_rng___Rng___next", "CPyDef_rng___Rng___below"),
    "___kernel___advice.c": ("CPyDef_kernel___advice___any_of_best",),
}
# A look whether an index lies within a vec. mypyc does not say what to expect of it, and the compiler takes both ways
# for equally likely: it then puts the one for negative numbers into the middle of loops.
IN_RANGE = re.compile(r"((cpy_r_\w+) = \(uint64_t\)\S+ < \(uint64_t\)\S+;\n +if \()\2\)")
SLOWER = "the rules run uncompiled, about 50 times slower"
Tell = Callable[[str, str], None]


def hot_modules() -> list[str]:
    """The kernel's hot files, the search, the loops of studies and adapters, and the rules and views of every game."""
    only = os.environ.get("LUDO_ONLY_GAMES", "*")  # for a quick build while working on one game
    hot = ("rules/*.py", "hidden/*.py", "bot/*.py", "views.py")
    games = [path for slug in only.split(",") for part in hot for path in glob(f"src/ludotheque/games/{slug}/{part}")]
    rules = [path for path in games if not path.endswith("__init__.py")]
    search = [path for path in glob("src/ludotheque/bots/search/*.py") if not path.endswith("__init__.py")]
    study = [path for path in glob("src/ludotheque/lab/engine/*.py") if not path.endswith("__init__.py")]
    kernel = [f"src/ludotheque/kernel/{name}.py" for name in KERNEL]
    adapters = [f"src/ludotheque/adapters/{name}.py" for name in ADAPTERS]
    return kernel + sorted(search) + sorted(study) + adapters + sorted(rules)


def can_compile() -> bool:
    """Is there a C compiler, and is it wanted? On Windows setuptools knows where to look."""
    if os.environ.get("LUDO_PURE"):
        return False
    return os.name == "nt" or any(shutil.which(name) for name in (os.environ.get("CC") or "cc", "gcc", "clang"))


def extensions() -> list[Extension]:
    """All hot modules as one group, and the way of a move as another, which sees the rules from outside.

    In one group a change of the house would compile all games anew.
    """
    rules = _group("ludotheque", hot_modules(), C_FILES, multi_file=True)
    for extension in rules:
        if len(extension.sources) > 1:
            extension.sources = joined(extension.sources)
    moves = _group("ludotheque_move", [f"src/ludotheque/{name}.py" for name in MOVES], MOVE_C_FILES, multi_file=False)
    return rules + moves


def _group(name: str, modules: list[str], folder: str, multi_file: bool) -> list[Extension]:
    from mypy.version import __version__
    from mypyc.build import mypycify

    made: list[Extension] = mypycify(
        [*modules, "--config-file=pyproject.toml"],
        opt_level="3",
        group_name=name,
        target_dir=folder,
        multi_file=multi_file,
    )
    for extension in made:
        if os.name != "nt":
            extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error", *FLAGS]
        if not multi_file:  # the file includes mypyc's own C, which belongs to the name of its object
            extension.extra_compile_args = [*extension.extra_compile_args, f"-DMYPYC={__version__}"]
    return made


def joined(sources: list[str]) -> list[str]:
    """One C file for the kernel and one for each game: within a file calls are inlined, and each is compiled alone."""
    parts: dict[str, list[Path]] = {}
    for source in map(Path, sources):
        game = re.search(r"___games___([a-z0-9]+)___", source.name)
        own = source.stem if not source.name.startswith(f"{NATIVE}___") else game[1] if game else "kernel"
        parts.setdefault(own, []).append(source)
    for name, files in parts.items():
        if len(files) > 1:
            whole = Path(C_FILES, f"joined_{name}.c")
            texts = [IN_RANGE.sub(r"\1likely(\2))", file.read_text(encoding="utf-8")) for file in files]
            copies = inlined(sources, DIVISIONS if name == "kernel" else OFTEN)
            whole.write_text("".join([copies, *texts]), encoding="utf-8")
            parts[name] = [whole]
    return [str(files[0]) for files in parts.values()]


def inlined(sources: list[str], wanted: dict[str, tuple[str, ...]]) -> str:
    """Return the C of what is needed often once more, under names that belong to the file which includes it."""
    headers, names, bodies = [], [], []
    for end, functions in OFTEN.items():
        text = next(Path(source) for source in sources if source.endswith(end)).read_text(encoding="utf-8")
        headers += re.findall(r'^#include "__native.*"$', text, re.M)
        for name in functions if end in wanted else ():
            body = re.search(rf"^int64_t {name}\(.*?^}}$", text, re.M | re.S)
            if body is not None:
                names.append(f"#define {name} inlined_{name}")
                bodies.append(f"static inline {body[0]}")
    return "\n".join([*headers, *names, *bodies, ""])


class BuildRules(build_ext):
    """Compile the hot modules; where nothing can, say so and go on without."""

    tell: Tell = staticmethod(lambda what, text: print(f"{what}: {text}", file=sys.stderr))

    def run(self) -> None:
        if not can_compile():
            self.tell("uncompiled", f"There is no C compiler: {SLOWER}.")
            return
        self.tell("rules", "reading")
        self.distribution.ext_modules = extensions()
        self.swig_opts = None
        self.finalize_options()  # once more, with what is to be compiled
        try:
            super().run()
        except (CompileError, LinkError, PlatformError) as error:
            self._keep_only(set())
            self.extensions = []
            self.tell("uncompiled", f"The C compiler failed, so {SLOWER}. It said:\n{error}")

    def build_extensions(self) -> None:
        """Compile every C file that is new, the largest first, then link."""
        if self.compiler.compiler_type == "unix":
            self.compiler.spawn = self.compiler.call = _run  # by the older and the newer name
        OBJECTS.mkdir(parents=True, exist_ok=True)
        files = [(extension, Path(source)) for extension in self.extensions for source in extension.sources]
        files.sort(key=lambda file: -file[1].stat().st_size)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            compiling = [(extension.name, pool.submit(self._object, extension, file)) for extension, file in files]
            self._count("compiled", [future for _, future in compiling])
            made: dict[str, list[Path]] = {extension.name: [] for extension in self.extensions}
            for name, future in compiling:
                made[name].append(future.result())
            self._count("linked", [pool.submit(self._link, one, made[one.name]) for one in self.extensions])
        used = {one for objects in made.values() for one in objects}
        for old in set(OBJECTS.iterdir()) - used:
            old.unlink()
        self._keep_only({Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions})

    def _count(self, word: str, work: list[Future[Any]]) -> None:
        """Tell how much of it is done; the first failure ends it."""
        for number, future in enumerate(as_completed(work)):
            if future.exception() is not None:
                for other in work:
                    other.cancel()
            future.result()
            self.tell("rules", f"{word} {number + 1} of {len(work)}")

    def _object(self, extension: Extension, source: Path) -> Path:
        """Compile one file, unless the same was compiled before."""
        shared = sorted(source.parent.glob("*.h"))  # a module alone has none beside it
        headers = b"".join(path.read_bytes() for path in shared)
        command = [*getattr(self.compiler, "compiler_so", ["cl"]), *extension.extra_compile_args, sys.version]
        made_of = source.read_bytes() + headers + repr(command).encode()
        target = OBJECTS / f"{hashlib.sha256(made_of).hexdigest()[:24]}.o"
        if not target.exists():
            (made,) = self.compiler.compile(
                [str(source)],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                debug=self.debug,
                extra_postargs=extension.extra_compile_args,
            )
            shutil.move(made, target)
        return target

    def _link(self, extension: Extension, objects: list[Path]) -> None:
        target = Path(self.get_ext_fullpath(extension.name))
        if target.exists() and all(one.stat().st_mtime <= target.stat().st_mtime for one in objects):
            return
        target.parent.mkdir(parents=True, exist_ok=True)
        self.compiler.link_shared_object(
            [str(one) for one in objects],
            str(target),
            libraries=self.get_libraries(extension),
            library_dirs=extension.library_dirs,
            export_symbols=self.get_export_symbols(extension),
            debug=self.debug,
            build_temp=self.build_temp,
            target_lang="c",
        )

    def _keep_only(self, wanted: set[Path]) -> None:
        """Remove what an earlier build left: a compiled module without its source would still be imported."""
        for old in set(Path(self.build_lib).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")) - wanted:
            old.unlink()


def _run(command: list[str], **_: Any) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CompileError(done.stderr.strip() or done.stdout.strip() or f"{command[0]} ended with {done.returncode}")
