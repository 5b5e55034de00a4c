"""Lets values that are connected by phis share one slot, so that a loop around barriers copies nothing.

    loop:   %sum = phi [0, %entry], [%next, %loop]
            call void @barrier()                        ; %sum is live across it
            %next = fadd float %sum, %x
            call void @barrier()                        ; %next is live across it
            br %loop                                    ; %sum has the slot of %next: it is not stored again

Two values share a slot only if no barrier has both live across it.
Source: coalescing of phis, as in Sreedhar et al., "Translating Out of Static Single Assignment Form" (SAS 1999).
"""

from __future__ import annotations

from passes.barriers.cut import CutKernel
from wfv.ir.core import Instr


def share_slots(kernel: CutKernel) -> dict[Instr, Instr]:
    """For each value that is stored in a work-item slot, the value that its slot is named after."""
    classes: dict[Instr, _Class] = {}
    for number in kernel.cuts.values():
        for value in kernel.stored(number):
            if value not in kernel.group_values:
                classes.setdefault(value, _Class([value])).barriers.add(number)
    for phi in sorted(kernel.order, key=kernel.order.__getitem__):
        for operand in phi.operands if phi.op == "phi" else ():
            if isinstance(operand, Instr) and not {phi, operand} & kernel.group_values:
                _merge(classes, phi, operand)
    return {value: min(found.values, key=kernel.order.__getitem__) for value, found in classes.items()}


class _Class:
    """Values that share a slot, and the barriers that any of them is live across."""

    def __init__(self, values: list[Instr]) -> None:
        self.values = values
        self.barriers: set[int] = set()


def _merge(classes: dict[Instr, _Class], a: Instr, b: Instr) -> None:
    first = classes.setdefault(a, _Class([a]))
    second = classes.setdefault(b, _Class([b]))
    if first is second or first.barriers & second.barriers:
        return
    first.values += second.values
    first.barriers |= second.barriers
    classes.update(dict.fromkeys(second.values, first))
