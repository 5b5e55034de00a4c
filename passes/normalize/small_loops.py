"""Marks the loops that LLVM unrolls before any analysis: over private arrays, and short ones without branches.

    float sum[4];                                          %sum.0 .. %sum.3 are values
    for (int k = 0; k < 4; ++k) sum[k] += a * b[k];        four additions

SROA makes values of an array if all indices are constants: unrolled, loops whose counters are in the indices leave
constants. Whether all are, LLVM tells: where no array is gone, the loops stay as they were (normalize.py).
An array in memory costs a load and a store for each access, a slot of each work-item if it is live across a barrier,
and chains of stores and loads through memory. Front ends leave the unrolling to the optimizer, which runs too late for
the steps in between.

    for (int c = 0; c < 3; ++c) out[3 * i + c] = in[4 * i + c];        one interleaved load, and one store

Loops without branches that run four times at most, or over bytes eight times, are mostly loops over the components of
an element or the bits of a byte, whose accesses lie between each other. LLVM would unroll them at the end, when gathers
have been made. With branches, as in a sum of neighbours that tests the borders, LLVM then loses what it knows of
indices that do not wrap.

    for (int dy = -1; dy <= 1; ++dy) for (int dx = -1; dx <= 1; ++dx) sum += in[..];         bytes

Of two such loops, one in the other, both are unrolled if they access bytes: a sum of nine bytes fits into 16 bits
(passes/scalarize/narrow_arithmetic.py), that of a loop is of unknown size. Numbers of 32 bits would not gain.
"""

from collections.abc import Callable
from math import prod

from passes.analysis.trip_counts import induction_step, trip_count
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Function, Instr, Module
from wfv.ir.reached import reached
from wfv.ir.types import size_of
from wfv.ir.uses import users_of
from wfv.ir.values import ConstInt, Value
from wfv.opencl.builtins import is_barrier

MOST_ELEMENTS = 32  # of an array: more do not fit the registers
MOST_ITERATIONS = 64  # of a loop over a private array
SHORT, SHORT_OF_BYTES = 4, 8  # iterations: the components of an element, or the bits of a byte
MOST_INSTRUCTIONS = 2000  # of all unrolled loops of a function


def mark_loops(module: Module, choose: Callable[[Function], set[Loop]]) -> bool:
    """Marks loops as to be unrolled, and all others as not; returns whether there is any. LLVM's pass does the rest."""
    latches = {loop.latches[0].terminator for fn in module.defined for loop in choose(fn)}
    if not latches:
        return False
    nodes = module.free_nodes()
    full, disable = next(nodes), next(nodes)
    module.metadata[full], module.metadata[disable] = '!{!"llvm.loop.unroll.full"}', '!{!"llvm.loop.unroll.disable"}'
    for fn in module.defined:
        for latch in [latch.terminator for loop in Cfg(fn).loops.all for latch in loop.latches]:
            if latch in latches or "llvm.loop" not in latch.metadata:
                node = next(nodes)
                module.metadata[node] = f"distinct !{{{node}, {full if latch in latches else disable}}}"
                latch.metadata["llvm.loop"] = node
    return True


def count_arrays(module: Module) -> int:
    """The private variables in memory."""
    return sum(instr.op == "alloca" for fn in module.defined for instr in fn.instrs())


def short_loops(fn: Function) -> set[Loop]:
    """The loops without branches that run a few times; none if the function would become too large."""
    counts = _counts(Cfg(fn))
    most = {loop: SHORT_OF_BYTES if _is_over_bytes(loop) else SHORT for loop in counts}
    found = {loop for loop, count in counts.items() if count <= most[loop] and len(loop.blocks) == 1}
    return found if sum(_size(loop) * counts[loop] for loop in found) <= MOST_INSTRUCTIONS else set()


def short_loops_over_bytes(fn: Function) -> set[Loop]:
    """Those of the short loops that access nothing but bytes."""
    return set(filter(_is_over_bytes, short_loops(fn)))


def _is_over_bytes(loop: Loop) -> bool:
    sizes = {size_of(instr.accessed) for instr in loop.header.instrs if instr.is_access}
    return sizes == {1}


def loops_over_private_arrays(fn: Function) -> set[Loop]:
    """The loops over private arrays; none if the function would become too large."""
    arrays = [instr for instr in fn.instrs() if instr.op == "alloca" and not instr.operands]
    if not arrays:
        return set()
    cfg, users = Cfg(fn), users_of(fn.instrs())
    counts = _counts(cfg)
    counters = {phi: loop for loop in counts for phi in loop.header.phis if _counts_from_constant(phi, loop)}
    found = {counters[value] for array in arrays for value in _in_indices(array, users) if value in counters}
    size = sum(_size(loop) * prod(counts[o] for o in cfg.loops.around(loop.header) if o in found) for loop in found)
    return found if size <= MOST_INSTRUCTIONS else set()


def _size(loop: Loop) -> int:
    """The instructions of the loop that are in no inner loop."""
    inner = {block for child in loop.children for block in child.blocks}
    return sum(len(block.instrs) for block in loop.blocks - inner)


def _in_indices(array: Instr, users: dict[Value, list[Instr]]) -> set[Value]:
    """The values that the indices of a small array are computed from; none for a large array."""
    steps = reached([array], lambda pointer: [x for x in users.get(pointer, ()) if x.op == "getelementptr"])
    accesses = [x for step in steps for x in users.get(step, ()) if x.is_access]
    smallest = min((size_of(x.accessed) for x in accesses), default=0)
    if size_of(array.attrs["elem_type"]) > MOST_ELEMENTS * smallest:
        return set()
    indices = [index for step in steps - {array} if isinstance(step, Instr) for index in step.operands[1:]]
    return reached(indices, lambda value: value.operands if isinstance(value, Instr) and value.op != "phi" else ())


def _counts_from_constant(phi: Instr, loop: Loop) -> bool:
    """Whether a phi starts at a constant and advances by one."""
    return induction_step(phi, loop) is not None and any(isinstance(x, ConstInt) for x in phi.operands)


def _counts(cfg: Cfg) -> dict[Loop, int]:
    """How often each loop's body runs, for loops that count by constants, have one exit and no barrier."""
    found = {}
    for loop in cfg.loops.all:
        if len(loop.exits) == len(loop.latches) == 1 and not _has_barrier(loop):
            is_tested_in_front = loop.exits[0][0] is not loop.latches[0]
            found[loop] = (trip_count(cfg, loop) or 0) - is_tested_in_front
    return {loop: count for loop, count in found.items() if 0 < count <= MOST_ITERATIONS}


def _has_barrier(loop: Loop) -> bool:
    return any(instr.op == "call" and is_barrier(instr.callee) for block in loop.blocks for instr in block.instrs)
