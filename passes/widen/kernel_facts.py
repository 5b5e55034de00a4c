"""What is known of a linearized function before it is widened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from passes.analysis.divergence import Shapes
from passes.analysis.interleave_groups import InterleaveGroup
from passes.analysis.shapes import Assumptions
from passes.widen.machine import Machine
from wfv.ir.core import Function, Instr
from wfv.ir.values import Value


@dataclass(frozen=True)
class KernelFacts:
    """Input of the rules: a kernel's function, or a helper's.

    `used`: the operands of all instructions. `interleave_groups`: the accesses that are done together with others, each
    with its group. `replicated`: the instructions that are done once per lane in scalar registers. `lane_updates`:
    stores with all the replicated instructions that are done with them, one lane after the other. `short_loops`: the
    branches back to the headers of loops that LLVM may unroll. `paired_math`: calls of sin and cos of one argument.
    """

    function: Function
    shapes: Shapes
    assume: Assumptions
    machine: Machine
    used: frozenset[Value]
    interleave_groups: Mapping[Instr, InterleaveGroup]
    replicated: frozenset[Instr]
    lane_updates: Mapping[Instr, tuple[Instr, ...]]
    short_loops: frozenset[Instr]
    paired_math: frozenset[Instr]

    @cached_property
    def in_updates(self) -> frozenset[Instr]:
        """The replicated instructions that are done with a store."""
        return frozenset(part for parts in self.lane_updates.values() for part in parts)

    @property
    def lanes(self) -> int:
        return self.assume.lanes
