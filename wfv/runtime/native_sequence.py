"""A part of a sequence as native code reads it: native/sequence.h."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import numpy as np

from wfv.errors import Error
from wfv.runtime.geometry import LaunchBlock
from wfv.runtime.launch import scratch_area
from wfv.runtime.native_launch import native_launch
from wfv.runtime.native_plan import SMALL_ALIGN, SMALL_SCRATCH
from wfv.runtime.prepared import NativeStep


class _Sequence(ctypes.Structure):
    """`struct sequence`."""

    _fields_ = (
        ("steps", ctypes.c_void_p),
        *((name, ctypes.c_int64) for name in ("count", "repeat", "threads", "scratch_bytes", "scratch_align")),
        ("scratch", ctypes.c_void_p),
        ("done", ctypes.c_int64),
        ("seconds", ctypes.c_void_p),
        ("block", LaunchBlock),
    )
    repeat: int
    scratch: int | None
    done: int
    seconds: int | None


class NativeSequence:
    """Launches that follow each other and need nothing of Python. `done` are those of the last run.

    `is_timed`: each launch is timed; `seconds` has what those of the last run took.
    """

    def __init__(self, steps: Sequence[NativeStep], threads: int, *, is_timed: bool = False) -> None:
        plans = [step.native_plan for step in steps]
        self._table = np.array(
            [[plan.address, step.block.address] for plan, step in zip(plans, steps, strict=True)], np.uint64
        )
        self._kept, self.count = (steps, plans), len(steps)
        nbytes, align = (max(getattr(plan, each) for plan in plans) for each in ("nbytes", "align"))
        self.seconds = np.zeros(len(steps) if is_timed else 0)
        self._record = _Sequence(self._table.ctypes.data, len(steps), 1, threads, nbytes, align)
        self._record.seconds = self.seconds.ctypes.data if is_timed else None
        self._needs_scratch = nbytes > SMALL_SCRATCH or align > SMALL_ALIGN
        self._address = ctypes.addressof(self._record)

    @property
    def done(self) -> int:
        """How many launches the last run has finished."""
        return self._record.done

    def run(self, repeat: int) -> Error | None:
        """Runs the launches in their order, so many times. Returns the error of a kernel that has ended them."""
        run, record = native_launch.run_sequence, self._record
        assert run is not None  # or there were no steps
        area, record.scratch = (
            scratch_area(record.scratch_bytes, record.scratch_align) if self._needs_scratch else (None, None)
        )
        record.repeat, record.done = repeat, 0
        has_ended = run(self._address)
        del area  # kept until now
        if not has_ended:
            return None
        step, block = self._kept[0][record.done % self.count], LaunchBlock(*record.block)
        record.block[:] = LaunchBlock()
        return step.plan.error(block)
