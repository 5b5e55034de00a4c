"""The two places of a load whose lanes choose between them: each lane loads from one of them, under a mask.

Before (%c varying):                                    After:
    %a.b = select i1 %c, ptr %a, ptr %b                     %pa = getelementptr float, ptr %a, i64 %i
    %p = getelementptr float, ptr %a.b, i64 %i              %x = call float @wfv.load.f32.p0(ptr %pa, i1 %m.c, i32 4)
    %v = load float, ptr %p, align 4                        %pb = getelementptr float, ptr %b, i64 %i
                                                            %y = call float @wfv.load.f32.p0(ptr %pb, i1 %m.not, i32 4)
                                                            %v = select i1 %c, float %x, float %y

LLVM's passes for normal form make one load of `c ? a[i] : b[i]`, a gather for vectors. Here each place is affine, or is
tested at run time, and the target has masked loads of such elements.
"""

from typing import NamedTuple

from passes.analysis.divergence import Shapes
from wfv.ir.builder import Builder
from wfv.ir.core import Instr, is_op
from wfv.ir.types import size_of
from wfv.ir.values import Value


class Selected(NamedTuple):
    """A load from one of two places: `cond` says which; `steps` lead from one of `bases` to the place, the last first.

    A step is a getelementptr.
    """

    cond: Value
    bases: tuple[Value, Value]
    steps: tuple[Instr, ...]

    def places(self, build: Builder) -> list[Value]:
        return [self._place(base, build) for base in self.bases]

    def _place(self, base: Value, build: Builder) -> Value:
        for step in reversed(self.steps):
            base = build.gep(step.attrs["elem_type"], base, step.operands[1:], step.flags)
        return base


def selected(load: Instr, shapes: Shapes, masked_from: float) -> Selected | None:
    """The two places of a load, if lanes may choose differently, and neither place certainly needs a gather.

    `masked_from`: the bits from which on the target has masked loads.
    """
    steps, pointer = list[Instr](), load.operands[0]
    while is_op(pointer, "getelementptr") and all(shapes.of(x).may_be_contiguous for x in pointer.operands[1:]):
        steps.append(pointer)
        pointer = pointer.operands[0]
    if load.is_ordered or not is_op(pointer, "select") or 8 * size_of(load.type) < masked_from:
        return None
    cond, *bases = pointer.operands
    if shapes.of(cond).is_uniform or not all(shapes.of(x).may_be_contiguous for x in bases):
        return None
    return Selected(cond, (bases[0], bases[1]), tuple(steps))
