"""What a node counts and times, in the text that Prometheus reads."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest

from ludotheque.server import metrics as measuring
from ludotheque.server.app import make_http_app
from ludotheque.server.load import LoadMeter
from ludotheque.server.metrics import Histogram, Metrics
from ludotheque.server.notifications.notice import CHANNELS
from ludotheque.server.notifications.notifier import DELAY
from ludotheque.server.people.returns import Returns
from ludotheque.server.timestamps import now
from server.inside import open_house, run
from server.notifications.test_notifier import INVITE, Clock, Line


def test_buckets_add_up_and_hold_their_bounds() -> None:
    times = Histogram("ludo_x_seconds", "x", (0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 3.0):
        times.observe(seconds)
    assert list(times.lines())[2:] == [
        'ludo_x_seconds_bucket{le="0.1"} 2',
        'ludo_x_seconds_bucket{le="1.0"} 3',
        'ludo_x_seconds_bucket{le="+Inf"} 4',
        "ludo_x_seconds_sum 3.650000",
        "ludo_x_seconds_count 4",
    ]


def test_labels_are_counted_apart_and_known_ones_begin_with_none() -> None:
    metrics = Metrics()
    metrics.notifications.add("email", "failed")
    metrics.refusals.add("too_fast")
    text = metrics.text({"ludo_sockets": ("Open pages.", 3)})
    assert 'ludo_notifications_total{channel="email",outcome="failed"} 1\n' in text
    assert 'ludo_notifications_total{channel="push",outcome="sent"} 0\n' in text
    assert 'ludo_refusals_total{code="too_fast"} 1\n' in text
    assert "# TYPE ludo_sockets gauge\nludo_sockets 3\n" in text
    assert "ludo_moves_total 0\n" in text


def test_an_observation_costs_microseconds_at_most() -> None:
    times = Metrics().move_seconds
    best = 1.0
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(2000):
            times.observe(0.004)
        best = min(best, (time.perf_counter() - began) / 2000)
    assert best < 5e-6  # half a microsecond on an idle machine


def test_the_glance_looks_at_the_last_minutes_only() -> None:
    clock = [0.0]
    metrics = Metrics()
    for _ in range(100):
        metrics.move_seconds.observe(4.0)
    load = LoadMeter(metrics, lambda: clock[0])
    for _ in range(99):
        metrics.moves.add()
        metrics.move_seconds.observe(0.004)
    metrics.move_seconds.observe(0.2)
    clock[0] = 10.0
    assert load.moves_per_second() == 9.9
    assert load.milliseconds(metrics.move_seconds, 0.5) == 5.0
    assert load.milliseconds(metrics.move_seconds, 0.999) == 250.0
    assert load.milliseconds(metrics.commit_seconds, 0.5) is None


def test_only_whoever_was_cut_off_a_moment_ago_returns() -> None:
    clock = [0.0]
    returns = Returns(lambda: clock[0])
    returns.ended("lea", 1001)
    assert not returns.is_return("lea")
    returns.ended("lea", 1006)
    assert returns.is_return("lea")
    assert not returns.is_return("lea")
    returns.ended("lea", 1006)
    clock[0] = 61.0
    assert not returns.is_return("lea")


def test_channels_are_counted_under_the_names_that_the_notifier_gives_them() -> None:
    assert sorted(measuring.CHANNELS) == sorted(CHANNELS)


@pytest.mark.filterwarnings("ignore")  # of Litestar, about the style of the handlers
@pytest.mark.parametrize("channel", CHANNELS)
def test_a_notice_that_was_sent_is_seen_in_the_metrics(tmp_path: Path, channel: str) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            clock = Clock()
            clock.at = now()
            house.notifier.channels = {channel: Line([], channel)}
            house.notifier.clock = clock
            transport = httpx.ASGITransport(make_http_app(house), client=("127.0.0.1", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as reader:
                wanted = f'ludo_notifications_total{{channel="{channel}",outcome="sent"}} '
                assert wanted + "0\n" in (await reader.get("/metrics")).text
                house.notifier.notify(INVITE)
                while wanted + "1\n" not in (await reader.get("/metrics")).text:
                    clock.at += DELAY
                    await house.notifier.sweep()
                    await asyncio.sleep(0.01)

    run(story())
