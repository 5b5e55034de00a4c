"""Distributes tasks over threads, each of which has a client, such as a worker process."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

Task_contra = TypeVar("Task_contra", contravariant=True)
Result_co = TypeVar("Result_co", covariant=True)
Task = TypeVar("Task")
Result = TypeVar("Result")


class Client(AbstractContextManager[Any], Protocol[Task_contra, Result_co]):
    """Runs tasks one after the other; a context manager that frees its resources at the end."""

    def __call__(self, task: Task_contra) -> Iterable[Result_co]: ...


def distribute(tasks: Iterable[Task], new_client: Callable[[], Client[Task, Result]], jobs: int) -> Iterator[Result]:
    """Yields the results of all tasks as they arrive, from `jobs` clients at once. Raises a client's exception."""
    todo, lock, results = iter(tasks), threading.Lock(), SimpleQueue[Any]()
    is_over = threading.Event()

    def serve() -> None:
        try:
            with new_client() as client:
                while not is_over.is_set():
                    with lock:
                        task = next(todo, None)
                    if task is None:
                        break
                    for result in client(task):
                        results.put(("result", result))
            results.put(("end", None))
        except BaseException as error:  # raised again in the caller, which waits at the queue
            results.put(("error", error))

    threads = [threading.Thread(target=serve, daemon=True) for _ in range(jobs)]
    for thread in threads:
        thread.start()
    try:
        yield from _collect(results, jobs)
    finally:
        is_over.set()


def _collect(results: SimpleQueue[Any], clients: int) -> Iterator[Any]:
    while clients:
        kind, what = results.get()
        if kind == "error":
            raise what
        if kind == "end":
            clients -= 1
        else:
            yield what
