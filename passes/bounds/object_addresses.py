"""How far a pointer is from the begin of its object: through casts, getelementptr, phis and selects.

%p = getelementptr float, ptr addrspace(1) %x, i64 %i       %p: in the buffer %x, 4 * %i bytes from its begin
%q = phi ptr addrspace(1) [ %x, %entry ], [ %r, %loop ]     %q: in %x, at a phi of distances that is made for it:
                                                            %at = phi i64 [ 0, %entry ], [ %distance.of.r, %loop ]
"""

from passes.analysis.affine_addresses import gep_terms
from passes.analysis.objects import ONE_SOURCE, sources_of
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, is_op
from wfv.ir.types import I64
from wfv.ir.values import ConstInt, Value, const_int

Terms = list[tuple[Value, int]]  # indices, each with the bytes of a step


class Distances:
    """How far pointers of a function are from the begins of their objects; each must have one."""

    def __init__(self, fn: Function) -> None:
        self._fn, self._home = fn, {instr: block for block in fn.blocks for instr in block.instrs}
        self._made: dict[Value, Instr] = {}  # for phis and selects

    def of(self, pointer: Value) -> tuple[Terms, int]:
        """The terms with indices, and the sum of the constants in bytes."""
        if is_op(pointer, "phi", "select"):
            return [(self._choice(pointer), 1)], 0
        if not is_op(pointer, *ONE_SOURCE):
            return [], 0
        terms, constant = self.of(pointer.operands[0])
        for index, step in gep_terms(pointer) if pointer.op == "getelementptr" else ():
            if isinstance(index, ConstInt):
                constant += index.value * step
            else:
                terms.append((index, step))
        return terms, constant

    def _choice(self, pointer: Instr) -> Instr:
        """A phi or select of the distances, which chooses as `pointer` does among pointers."""
        if pointer not in self._made:
            block, sources, is_phi = self._home[pointer], sources_of(pointer), pointer.op == "phi"
            made = Instr(I64, self._fn.unique_name("distance"), pointer.op, blocks=list(pointer.blocks))
            self._made[pointer] = made
            block.instrs.insert(block.instrs.index(pointer), made)
            distances = list[Value]()
            for each, home in zip(sources, pointer.blocks or (block, block), strict=True):
                new: list[Instr] = []
                distances.append(sum_of(Builder(self._fn, new), *self.of(each)))
                at = home.instrs.index(home.terminator if is_phi else made)
                home.instrs[at:at] = new
            made.operands = distances if is_phi else [pointer.operands[0], *distances]
        return self._made[pointer]


def sum_of(build: Builder, terms: Terms, constant: int, unit: int = 1) -> Value:
    """A distance as a number of units, all steps being multiples of one."""
    found: Value = const_int(I64, constant)
    for index, step in terms:
        wide = build.cast("sext", index, I64) if index.type != I64 else index
        found = build.binop("add", build.binop("mul", wide, step // unit), found)
    return found
