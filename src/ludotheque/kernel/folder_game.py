"""Answer for a game from the files of its folder, each under the name that every game uses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib import import_module
from typing import Any

from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Game, S, Say
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.ticket import Ghost, Remark


class FolderGame(Game[S]):
    """Ask ``views``, ``positions``, ``why_not``, ``text``, ``narration``, ``ticket_details`` and ``blocked_moves``."""

    def view(self, state: S, seat: int | None) -> Mapping[str, Any]:
        view: Mapping[str, Any] = self._views.view(state, seat)
        return view

    def own(self, state: S, seat: int | None) -> Mapping[str, Any]:
        own: Mapping[str, Any] = self._views.own(state, seat)
        return own

    def facts(self, state: S) -> dict[str, Any]:
        facts: dict[str, Any] = self._positions.facts(state)
        return facts

    def place(self, setting: Setting, facts: Mapping[str, Any]) -> S:
        state: S = self._positions.place(setting, facts)
        return state

    def reason(self, state: S, token: str) -> str:
        return str(self._module("why_not").reason(state, token))

    def table(self, view: Mapping[str, Any], edition: Edition, say: Say) -> list[str]:
        lines: list[str] = self._text.table(view, edition, say)
        return lines

    def explain(self, view: Mapping[str, Any], token: str, edition: Edition, say: Say) -> str:
        return str(self._text.explain(view, token, edition, say))

    def narrate(
        self, before: Mapping[str, Any], actor: int, token: str, after: Mapping[str, Any], edition: Edition, say: Say
    ) -> list[str]:
        lines: list[str] = self._narration.narrate(before, actor, token, after, edition, say)
        return lines

    def remark(self, view: Mapping[str, Any], token: str, edition: Edition, say: Say) -> Remark:
        remark: Remark = self._ticket_details.remark(view, token, edition, say)
        return remark

    def ghosts(self, view: Mapping[str, Any], edition: Edition, say: Say) -> Iterable[Ghost]:
        ghosts: Iterable[Ghost] = self._module("blocked_moves").ghosts(view, edition, say)
        return ghosts

    @cached_property
    def _views(self) -> Any:
        return self._module("views")

    @cached_property
    def _positions(self) -> Any:
        return self._module("positions")

    @cached_property
    def _text(self) -> Any:
        return self._module("text")

    @cached_property
    def _narration(self) -> Any:
        return self._module("narration")

    @cached_property
    def _ticket_details(self) -> Any:
        return self._module("ticket_details")

    def _module(self, name: str) -> Any:
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.{name}")
