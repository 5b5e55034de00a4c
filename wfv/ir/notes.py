"""What passes record about an instruction for later passes. LLVM's text does not contain it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Notes:
    """The facts on one instruction; `Instr.clone` keeps them. docs/ir.md lists the passes that set and read each.

    `is_live_mask_branch`: the branch in a divergent loop's header, on the live mask.
    `guards_loop`: the branch that skips a uniform loop if no lane is active.
    `assumed_shape`: the result's shape (`passes.analysis.shapes.Shape`), where a guard checks it at run time.
    `lane_interleaved_bytes`: for a private array whose lanes' elements alternate, and for pointers into it, the bytes
    of an element; else 0.
    `compares_lanes`: of a comparison of a value that goes up by one from lane to lane, and does not wrap, with a
    uniform one, where widening compares the lanes' numbers.
    """

    is_live_mask_branch: bool = False
    guards_loop: bool = False
    assumed_shape: object | None = None
    lane_interleaved_bytes: int = 0
    compares_lanes: bool = False


NO_NOTES = Notes()
