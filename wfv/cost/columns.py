"""Columns: accesses of global memory whose lanes lie next to each other, while iterations of a loop are far apart.

    for (k = 0; k < n; k++) sum += a[k * width + id];

A vector uses the whole cache line. A single work-item touches a new line in each iteration, and the next work-item
finds few of these lines in the nearest cache.
"""

from __future__ import annotations

from passes.analysis import Shapes
from wfv.cost.accesses import base_of
from wfv.ir.cfg import Loop
from wfv.ir.core import Instr
from wfv.ir.opcodes import CASTS
from wfv.ir.types import PtrType
from wfv.ir.values import Argument, ConstInt, Value

_GLOBAL = 1
_NEAR = 4  # elements: several iterations use one line
_DEEPEST = 8  # operations between an address and the loop's counter


def is_column(instr: Instr, loop: Loop, shapes: Shapes) -> bool:
    """Whether a load or store in a loop accesses a column."""
    address = instr.operands[-1]
    base, shape = base_of(address), shapes.of(address)
    is_global = isinstance(base, Argument) and isinstance(base.type, PtrType) and base.type.addrspace == _GLOBAL
    return is_global and shape.is_strided and _step(address, loop, _DEEPEST) > _NEAR


def _step(value: Value, loop: Loop, depth: int) -> float:
    """The elements that an index moves in an iteration; infinity for an unknown number, 0 if it does not move."""
    if not isinstance(value, Instr) or not depth:
        return 0.0
    if value.op == "phi":
        return _step_of_phi(value, loop)
    if value.op in ("add", "sub", "or", "getelementptr") or value.op in CASTS:
        return max(_step(each, loop, depth - 1) for each in value.operands)
    if value.op not in ("mul", "shl"):
        return 0.0
    moved = max(_step(each, loop, depth - 1) for each in value.operands)
    by = value.operands[1]
    factor = float(by.value if value.op == "mul" else 1 << by.value) if isinstance(by, ConstInt) else float("inf")
    return moved * abs(factor) if moved else 0.0


def _step_of_phi(phi: Instr, loop: Loop) -> float:
    if phi not in loop.header.phis or len(loop.latches) != 1:
        return 0.0
    step = phi.incoming_for(loop.latches[0])
    is_counted = isinstance(step, Instr) and step.op in ("add", "sub") and phi in step.operands
    by = step.operands[1] if isinstance(step, Instr) and is_counted else None
    return float(abs(by.value)) if isinstance(by, ConstInt) else float("inf")
