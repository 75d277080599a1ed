"""What strangers can bring about does not fill the log; what is a fault stands there."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable

import pytest

from ludotheque.server.log_config import WithoutThoseWhoLeft, config


def hung_up() -> None:
    try:
        raise RuntimeError("unable to perform operation on <TCPTransport closed=True>; the handler is closed")
    except RuntimeError as error:
        raise ValueError("Exception caught after response started") from error


def broken() -> None:
    raise RuntimeError("a fault of ours")


@pytest.mark.parametrize(("run", "is_told"), [(hung_up, False), (broken, True)])
def test_somebody_who_hangs_up_is_no_fault(run: Callable[[], None], is_told: bool) -> None:
    try:
        run()
    except (RuntimeError, ValueError):
        record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Exception", None, sys.exc_info())
    assert WithoutThoseWhoLeft().filter(record) is is_told


def test_every_line_of_the_log_goes_through_it() -> None:
    said = config("info")
    assert [handler["filters"] for handler in said["handlers"].values()] == [["left"]]
    assert said["filters"]["left"]["()"] is WithoutThoseWhoLeft
