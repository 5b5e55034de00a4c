"""Values that follow each other through phis share one slot, so that going round a loop copies nothing.

    loop:   %sum = phi [0, %entry], [%next, %loop]
            call void @barrier()                        ; %sum gets across
            %next = fadd float %sum, %x
            call void @barrier()                        ; %next gets across
            br %loop                                    ; and is %sum: it stays in its slot, and is not stored again

Two values share a slot only if no barrier has both to get across. Source: coalescing of phis, as in Sreedhar et al.,
"Translating Out of Static Single Assignment Form" (SAS 1999).
"""

from __future__ import annotations

from passes.barriers.cut import CutKernel
from wfv.ir.core import Instr


def share_slots(kernel: CutKernel) -> dict[Instr, Instr]:
    """For each value of a work-item that gets across a barrier, the value after which its slot is named."""
    classes: dict[Instr, _Class] = {}
    for number in kernel.cuts.values():
        for value in kernel.stored(number):
            if value not in kernel.group:
                classes.setdefault(value, _Class([value])).barriers.add(number)
    for phi in sorted(kernel.order, key=kernel.order.__getitem__):
        for operand in phi.operands if phi.op == "phi" else ():
            if isinstance(operand, Instr) and not {phi, operand} & kernel.group:
                _merge(classes, phi, operand)
    return {value: min(found.values, key=kernel.order.__getitem__) for value, found in classes.items()}


class _Class:
    """Values that share a slot, and the barriers that some of them get across."""

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
