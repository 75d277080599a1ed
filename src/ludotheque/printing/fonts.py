"""The three voices of the house as plain TrueType files, made from the fonts of the web build.

The press knows no variable fonts: each weight and width that is used becomes a font of its own, kept for the next time.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from ludotheque.printing.errors import CannotPrint

BOWLBY, BRICOLAGE, SPECTRAL = "Bowlby One", "Bricolage Grotesque Variable", "Spectral"
FILES = {
    (BOWLBY, False): "bowlby-one-latin-400-normal-*.woff2",
    (BRICOLAGE, False): "bricolage-grotesque-latin-wdth-normal-*.woff2",
    (SPECTRAL, False): "spectral-latin-500-normal-*.woff2",
    (SPECTRAL, True): "spectral-latin-500-italic-*.woff2",
}
OPTICAL_SIZE = 12  # pinned, as on the screen
FAMILY_NAMES, UNIQUE_NAMES = (1, 16), (3, 4, 6)  # of the name table


class Fonts:
    """The fonts that the drawings ask for."""

    def __init__(self, app: Path) -> None:
        self.assets = app / "assets"
        self.folder = _cache()

    def face(self, family: str, weight: int = 400, stretch: int = 100, italic: bool = False) -> str:
        """Return the family name under which the press finds this voice; the file is made when it is first wanted."""
        if family != BRICOLAGE:
            source = self._source(family, italic and family == SPECTRAL)
            # the press would take the word Italic for a style, not for a name
            return self._made(source, f"Ludo {family}{' I' if italic and family == SPECTRAL else ''}", {})
        weight, stretch = min(800, max(200, round(weight / 50) * 50)), min(100, max(75, stretch))
        axes = {"wght": float(weight), "wdth": float(stretch), "opsz": float(OPTICAL_SIZE)}
        return self._made(self._source(family, False), f"Ludo Bricolage {weight} {stretch}", axes)

    def _source(self, family: str, italic: bool) -> Path:
        found = sorted(self.assets.glob(FILES[family, italic]))
        if not found:
            raise CannotPrint(f"the font {family} is not in the web build: run ./play once")
        return found[0]

    def _made(self, source: Path, name: str, axes: dict[str, float]) -> str:
        target = self.folder / f"{source.stem} {name}.ttf"
        if not target.exists():
            font = TTFont(source)
            if axes:
                font = instantiateVariableFont(font, {axis: at for axis, at in axes.items() if axis in _axes(font)})
            _rename(font, name)
            font.flavor = None
            made = target.with_suffix(f".{os.getpid()}")
            font.save(made)
            made.replace(target)  # whole or not at all: two presses may work at once
        return name


def _axes(font: TTFont) -> set[str]:
    return {axis.axisTag for axis in font["fvar"].axes}


def _rename(font: TTFont, name: str) -> None:
    """One family, one style: nothing is left to guess by weight or slant."""
    for record in font["name"].names:
        if record.nameID in FAMILY_NAMES:
            record.string = name
        elif record.nameID in UNIQUE_NAMES:
            record.string = name.replace(" ", "-") if record.nameID == 6 else name
        elif record.nameID in (2, 17):
            record.string = "Regular"
    font["OS/2"].usWeightClass, font["OS/2"].usWidthClass = 400, 5
    font["OS/2"].fsSelection = 0x40
    font["head"].macStyle = 0


def _cache() -> Path:
    """Return a folder that may be written to; the fonts in it can be made again at any time."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludotheque" / "fonts"
    try:
        home.mkdir(parents=True, exist_ok=True)
        if os.access(home, os.W_OK):
            return home
    except OSError:
        pass
    spare = Path(tempfile.gettempdir()) / f"ludotheque-fonts-{os.getuid() if hasattr(os, 'getuid') else 'all'}"
    spare.mkdir(exist_ok=True)
    return spare
