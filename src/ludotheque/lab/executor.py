"""Who does the work: this machine's cores, or a Dask cluster; the same work either way."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from ludotheque.extras import need
from ludotheque.kernel.errors import LudoError

Work = TypeVar("Work")
Done = TypeVar("Done")
AHEAD = 3  # pieces of work handed out for each worker
PATIENCE = 10  # seconds for a cluster to answer


class NoCluster(LudoError):
    """The cluster does not answer."""


class Hands(NamedTuple):
    """Who works, and how many at once; without an executor this process does it alone."""

    executor: Executor | None = None
    at_once: int = 1


@contextmanager
def crew(workers: int, cluster: str | None = None) -> Iterator[Hands]:
    """So many processes here, this one alone if one is enough; or all that a cluster has."""
    if cluster is not None:
        with _dask(cluster) as hands:
            yield hands
    elif workers <= 1:
        yield Hands()
    else:
        with _one_thread_each(), ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
            yield Hands(pool, workers)


@contextmanager
def _dask(address: str) -> Iterator[Hands]:
    need("cluster", "--cluster")
    import distributed

    try:
        client: Any = distributed.Client(address, timeout=PATIENCE)  # type: ignore[no-untyped-call]  # Dask ships no types
    except (OSError, ValueError) as error:
        raise NoCluster(f"no Dask scheduler answers at {address!r} ({error}); accepted is tcp://host:8786") from None
    with client, client.get_executor(pure=False) as executor:
        yield Hands(executor, max(1, sum(client.nthreads().values())))


@contextmanager
def _one_thread_each() -> Iterator[None]:
    """Give the workers' libraries one thread each: the workers are the parallelism."""
    names = ("POLARS_MAX_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS")
    before = {name: os.environ.get(name) for name in names}
    os.environ.update(dict.fromkeys(names, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def done(hands: Hands, do: Callable[[Work], Done], work: Iterable[Work]) -> Iterator[tuple[Work, Done]]:
    """Each piece of work with its result, as they get ready; only a few are handed out at a time."""
    executor = hands.executor
    if executor is None:
        for one in work:
            yield one, do(one)
        return
    left = iter(work)
    running = {executor.submit(do, one): one for one in islice(left, AHEAD * hands.at_once)}
    while running:
        ready, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in ready:
            finished = running.pop(future)
            for more in islice(left, 1):
                running[executor.submit(do, more)] = more
            yield finished, future.result()
