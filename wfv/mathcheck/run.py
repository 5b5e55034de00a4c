"""Measures all rows: errors on all cores, each process with some of the arguments; then times, alone."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from wfv.mathcheck.exact import is_available
from wfv.mathcheck.measure import FULL, Amount, Measured, Task, measure
from wfv.mathcheck.rows import Row, to_measure
from wfv.mathcheck.times import time_variant

LAUNCHES = {True: 5, False: 301}  # whose median counts, for a quick measurement and the full one
_PART = {"float": 1 << 28, "double": 1 << 17}  # arguments of a task: some seconds

Progress = Callable[[str], object]


def cpu_count() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def make_tasks(rows: Sequence[Row], amount: Amount) -> list[Task]:
    """What there is to measure. Functions of double are left out without MPFR."""
    groups: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        groups.setdefault((row.function, row.type), []).append(row)
    tasks = []
    for (_, type), same in groups.items():
        if type == "double" and not is_available():
            continue
        task = Task(tuple(variant for row in same for variant in to_measure(row)), amount)
        parts = -(-amount.points(task.function, type) // _PART[type])
        tasks += [Task(task.variants, amount, part, parts) for part in range(parts)]
    return tasks


def measure_rows(rows: Sequence[Row], amount: Amount, jobs: int, on_progress: Progress) -> None:
    """Fills in the errors; hears of each task that is done by the function's name."""
    of = {variant: row for row in rows for variant in row.variants}
    for found in _all(make_tasks(rows, amount), jobs):
        for one in found:
            row, lanes = of[one.variant], one.variant.lanes
            row.measured[lanes] = row.measured[lanes].joined(one) if lanes in row.measured else one
        on_progress(found[0].variant.function)


def time_rows(rows: Sequence[Row], amount: Amount, on_progress: Progress) -> None:
    """Fills in the times; quickly, only those of the code that was compiled for the errors."""
    for row in rows:
        for variant in row.variants if amount is FULL else to_measure(row):
            row.times[variant.lanes] = time_variant(variant, LAUNCHES[amount is not FULL])
        on_progress(row.function)


def _all(tasks: Sequence[Task], jobs: int) -> Iterator[list[Measured]]:
    if jobs == 1 or len(tasks) < 2:
        yield from map(measure, tasks)
        return
    # New processes: a copy of this one could have taken locks along.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=context) as pool:
        try:
            for future in as_completed([pool.submit(measure, task) for task in tasks]):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
