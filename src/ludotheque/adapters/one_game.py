"""One game in the hands of an environment: its buffers as numpy, and how it is copied and pickled."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.adapters.single_loop import Seated
from ludotheque.adapters.spaces import Mask, Numbers
from ludotheque.kernel.features import Features
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import State

BUFFERS = ("features", "_game", "_row", "_mask")  # made anew in a copy
MOMENT = "moment"


class OneGame:
    """Let an environment be copied (``copy.deepcopy``) and pickled: the game travels as its position.

    A copy goes on with the same chance as the original; the bots at its table have forgotten what they thought.
    """

    setting: Setting
    features: Features
    _game: Seated
    _row: Numbers
    _mask: Mask

    def _hold(self, start: State) -> None:
        """Begin with the first moment of a game."""
        self.setting = start.setting
        self.features = start.setting.features
        self._game = Seated(start, self.features)
        self._row = np.frombuffer(memoryview(self._game.pen.out), np.int32)
        self._mask = np.frombuffer(memoryview(self._game.mask), np.int8)

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in BUFFERS}
        return {**kept, MOMENT: (self._game.start, self._game.state, self._game.rng)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        start, state, rng = kept[MOMENT]
        self.__dict__.update({name: value for name, value in kept.items() if name != MOMENT})
        self._hold(start)
        self._game.resume(state, rng)
