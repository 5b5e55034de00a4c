"""Measures all rows: errors in several processes, each with a part of the arguments; then times, one by one."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace

from tests.math_functions.functions import FUNCTIONS
from tests.math_functions.kernels import Variant
from tests.math_functions.measure import FULL, TOLERANCE, Amount, Measured, Task, measure, time_variant
from tests.math_functions.references import is_available
from tests.math_functions.table import Row, same_code

LAUNCHES = {True: 5, False: 301}  # number of launches of a time, by whether the measurement is quick
_PART = {"float": 1 << 28, "double": 1 << 17}  # arguments of a task, which takes some seconds

Progress = Callable[[str], object]


def make_tasks(rows: Sequence[Row], amount: Amount) -> list[Task]:
    """The tasks that measure the rows, each code once. Without MPFR, functions of double are omitted."""
    groups: dict[tuple[str, str], list[Variant]] = {}
    for variant in dict.fromkeys(same_code(rows, each_lanes=False).values()):
        if variant.type == "float" or is_available():
            groups.setdefault((variant.function, variant.type), []).append(variant)
    tasks = []
    for (function, type), variants in groups.items():
        parts = -(-amount.points(FUNCTIONS[function], type) // _PART[type])
        tasks += [Task(tuple(variants), amount, part, parts) for part in range(parts)]
    return tasks


def measure_rows(rows: Sequence[Row], amount: Amount, jobs: int, on_progress: Progress) -> None:
    """Fills in the errors. `on_progress` gets the function's name after each task."""
    found: dict[Variant, Measured] = {}
    for some in _all(make_tasks(rows, amount), jobs):
        for one in some:
            found[one.variant] = found[one.variant].joined(one) if one.variant in found else one
        on_progress(some[0].variant.function)
    same = same_code(rows, each_lanes=False)
    for row in rows:
        row.measured = {v.lanes: _for_row(row, found[same[v]]) for v in row.variants if same[v] in found}


def _for_row(row: Row, measured: Measured) -> Measured:
    """The measurement for a row. It may have been made for another function, whose bound is another."""
    is_over = row.bound is not None and measured.error > row.bound + TOLERANCE
    return measured if is_over else replace(measured, broken=0)


def time_rows(rows: Sequence[Row], amount: Amount, on_progress: Progress) -> None:
    """Fills in the times. A quick measurement times only the code that was compiled for the errors."""
    same, times = same_code(rows, each_lanes=amount is FULL), dict[Variant, float]()
    for row in rows:
        for variant in row.variants:
            code = same[variant]
            if code not in times:
                times[code] = time_variant(code, LAUNCHES[amount is not FULL])
            row.times[variant.lanes] = times[code]
        on_progress(row.function)


def _all(tasks: Sequence[Task], jobs: int) -> Iterator[list[Measured]]:
    if jobs == 1 or len(tasks) < 2:
        yield from map(measure, tasks)
        return
    # Spawned processes: a forked one could inherit locks that are held.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=context) as pool:
        try:
            for future in as_completed([pool.submit(measure, task) for task in tasks]):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
