"""Queens on a board by backtracking: a loop with a stack of each lane in private memory."""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "queens"
SIZES = {"tiny": (5, 4, 1), "small": (7, 16, 2), "default": (9, 64, 3)}  # board, local size, rows that are given
State = tuple[int, int, int]  # bits of the columns and diagonals that are attacked in a row


def _next_row(state: State, all_columns: int) -> list[State]:
    """The states after each queen that the row may have."""
    columns, left, right = state
    free = all_columns & ~(columns | left | right)
    places = [1 << k for k in range(all_columns.bit_length()) if free >> k & 1]
    return [(columns | place, (left | place) << 1, (right | place) >> 1) for place in places]


def _count(state: State, all_columns: int) -> int:
    if state[0] == all_columns:
        return 1
    return sum(_count(each, all_columns) for each in _next_row(state, all_columns))


def workload(seed: int, size: int, local: int, rows: int) -> Workload:
    everything = (1 << size) - 1
    states: list[State] = [(0, 0, 0)]
    for _ in range(rows):
        states = [new for state in states for new in _next_row(state, everything)]
    starts = np.random.default_rng(seed).permutation(np.array(states, np.int32))
    solutions = np.zeros(len(states), np.int32)

    def reference(initial: Arrays) -> Arrays:
        found = [_count((a, b, c), everything) for a, b, c in initial["starts"].tolist()]
        return {"solutions": np.array(found, np.int32)}

    items = -(-len(states) // local) * local
    launch = Launch((items,), (local,), (starts, len(states), size, solutions))
    return Workload({"starts": starts, "solutions": solutions}, [launch], reference)
