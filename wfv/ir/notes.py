"""What passes record about an instruction for later passes. LLVM's text does not contain it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Notes:
    """The facts on one instruction; `Instr.clone` keeps them. docs/ir.md lists which pass sets and which reads each.

    `is_live_mask_branch`: the branch in a divergent loop's header, on the live mask.
    `guards_loop`: the branch that skips a uniform loop if no lane is active.
    `assumed_shape`: the result's shape (`passes.analysis.shapes.Shape`), where a guard checks it at run time.
    `lane_interleaved_bytes`: of a private array whose lanes' elements alternate, and of the pointers into it: the size
    of an element in bytes; 0 for other values.
    """

    is_live_mask_branch: bool = False
    guards_loop: bool = False
    assumed_shape: object | None = None
    lane_interleaved_bytes: int = 0


NO_NOTES = Notes()
