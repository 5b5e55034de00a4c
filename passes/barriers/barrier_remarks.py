"""Remarks on barriers: what is kept in memory across each, and how many values are rematerialized behind it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from passes.analysis.cause import source_name
from passes.barriers.clone_continuation import Continuation, memory_type
from passes.barriers.cut import CutKernel
from passes.interface import BarrierPoint
from passes.remarks import Remark
from wfv.ir.core import Instr
from wfv.ir.types import size_of

MAX_NAMES = 6  # in a remark


def barrier_remarks(
    kernel: CutKernel, parts: Sequence[Continuation], barriers: Iterable[Instr], points: Sequence[BarrierPoint]
) -> frozenset[Remark]:
    """One remark for each barrier; `parts[k]` starts at barrier k. `points`: of all barriers, if they are checked."""
    checks = [_check(point) for point in points] or [""] * len(kernel.cuts)
    return frozenset(
        Remark(barrier.line, "barrier", "barrier", "", _kept(kernel, parts[number], number) + check)
        for number, (barrier, check) in enumerate(zip(barriers, checks, strict=False), 1)  # copies are last
    )


def _check(point: BarrierPoint) -> str:
    why = f", because work-items may diverge at {point.branch}" if point.branch else ""
    return f"; checked at run time, and what is behind it runs under a mask{why}"


def _kept(kernel: CutKernel, part: Continuation, number: int) -> str:
    stored = kernel.stored(number)
    items = [value for value in stored if value not in kernel.group_values]
    size = sum(size_of(memory_type(value.type)) for value in items)
    names = ", ".join(list(dict.fromkeys(f"%{source_name(value.name)}" for value in items))[:MAX_NAMES])
    kept = [
        f"{_count(len(items), 'value')} of each work-item ({size} bytes: {names})" if items else "",
        f"{len(stored) - len(items)} of the group" if len(items) < len(stored) else "",
        f"{_count(len(part.allocas), 'private variable')}" if part.allocas else "",
    ]
    rematerialized = len(kernel.live[number]) - len(stored)
    behind = f"; rematerialized behind it: {_count(rematerialized, 'value')}" if rematerialized else ""
    return f"kept in memory across it: {', '.join(filter(None, kept)) or 'nothing'}{behind}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"
