"""Marks the loops that LLVM unrolls so that private arrays become registers.

    float sum[4];                                          %sum.0 .. %sum.3 are values
    for (int k = 0; k < 4; ++k) sum[k] += a * b[k];        four additions

SROA makes values of an array if all indices are constants. Here, each is computed from constants, from counters of
loops that run a constant number of times, and from constant tables at such places: unrolled, the loops leave constants.
An array in memory costs a load and a store for each access, a slot of each work-item if it is live across a barrier,
and chains of stores and loads through memory. Front ends leave the unrolling to the optimizer, which runs too late for
the steps in between.
"""

from math import prod

from passes.analysis.trip_counts import counter_step, trip_count
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Function, Instr, Module
from wfv.ir.types import VecType, size_of
from wfv.ir.uses import underlying_object, users_of
from wfv.ir.values import ConstInt, GlobalRef, Value
from wfv.opencl.builtins import is_barrier

MOST_ELEMENTS = 32  # of an array: more do not fit the registers
MOST_ITERATIONS = 64
MOST_INSTRUCTIONS = 2000  # of all unrolled loops of a function
_FOLDED = {"add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor", "sext", "zext", "trunc", "getelementptr"}
_Known = dict[Value, set[Loop] | None]  # what _loops_in has found; counters of loops to begin with
_KNOWN_CALLS = ("llvm.lifetime.", "llvm.memset.", "llvm.memcpy.")


def mark_loops_over_private_arrays(module: Module) -> bool:
    """Marks them as to be unrolled, and all others as not; returns whether there is any. LLVM's pass does the rest."""
    latches = {loop.latches[0].terminator for fn in _defined(module) for loop in _chosen_loops(fn)}
    if not latches:
        return False
    nodes = module.free_nodes()
    full, disable = next(nodes), next(nodes)
    module.metadata[full], module.metadata[disable] = '!{!"llvm.loop.unroll.full"}', '!{!"llvm.loop.unroll.disable"}'
    for fn in _defined(module):
        for latch in [latch.terminator for loop in Cfg(fn).loops.all for latch in loop.latches]:
            if latch in latches or "llvm.loop" not in latch.metadata:
                node = next(nodes)
                module.metadata[node] = f"distinct !{{{node}, {full if latch in latches else disable}}}"
                latch.metadata["llvm.loop"] = node
    return True


def _defined(module: Module) -> list[Function]:
    return [fn for fn in module.functions.values() if not fn.is_declaration]


def _chosen_loops(fn: Function) -> set[Loop]:
    """The loops over arrays that are values afterwards; none if the function would become too large."""
    arrays = [instr for instr in fn.instrs() if instr.op == "alloca" and not instr.operands]
    if not arrays:
        return set()
    cfg, users = Cfg(fn), users_of(fn.instrs())
    counts = _counts(cfg)
    known: _Known = {phi: {loop} for loop in counts for phi in loop.header.phis if _is_counter(phi, loop)}
    found: set[Loop] = set()
    for array in arrays:
        found |= _loops_of(array, users, known) or set()
    size = sum(_size(loop) * prod(counts[o] for o in cfg.loops.around(loop.header) if o in found) for loop in found)
    return found if size <= MOST_INSTRUCTIONS else set()


def _size(loop: Loop) -> int:
    """The instructions of the loop that are in no inner loop."""
    inner = {block for child in loop.children for block in child.blocks}
    return sum(len(block.instrs) for block in loop.blocks - inner)


def _loops_of(array: Instr, users: dict[Value, list[Instr]], known: _Known) -> set[Loop] | None:
    """The loops whose counters are in indices of this array; None if it stays in memory anyway."""
    found, work, smallest = set[Loop](), [array], size_of(array.attrs["elem_type"])
    while work:
        pointer = work.pop()
        for user in users.get(pointer, ()):
            if user.op == "getelementptr" and user.operands[0] is pointer and not isinstance(user.type, VecType):
                loops = [_loops_in(index, known) for index in user.operands[1:]]
                if any(each is None for each in loops):
                    return None
                found.update(*(each for each in loops if each))
                work.append(user)
            elif not _is_known_access(user, pointer):
                return None
            elif user.op != "call":
                smallest = min(smallest, size_of(user.accessed))
    return found if size_of(array.attrs["elem_type"]) <= MOST_ELEMENTS * smallest else None


def _is_known_access(user: Instr, pointer: Value) -> bool:
    if user.op == "call":
        return user.callee.startswith(_KNOWN_CALLS)
    return not user.is_ordered and (user.op == "load" or (user.op == "store" and user.operands[0] is not pointer))


def _loops_in(value: Value, known: _Known) -> set[Loop] | None:
    """The loops whose unrolling makes a constant of `value`; None if it is no constant then."""
    if isinstance(value, ConstInt | GlobalRef):
        return set()
    if not isinstance(value, Instr):
        return None
    if value not in known:
        is_table = value.op == "load" and _is_constant_table(value.operands[0])
        known[value] = _loops_in_operands(value, known) if is_table or value.op in _FOLDED else None
    return known[value]


def _loops_in_operands(instr: Instr, known: _Known) -> set[Loop] | None:
    found = set[Loop]()
    for operand in instr.operands:
        loops = _loops_in(operand, known)
        if loops is None:
            return None
        found |= loops
    return found


def _is_constant_table(pointer: Value) -> bool:
    """Whether it points into a constant global variable: OpenCL's `constant` is address space 2."""
    base = underlying_object(pointer)
    return isinstance(base, GlobalRef) and getattr(base.type, "addrspace", 0) == 2


def _is_counter(phi: Instr, loop: Loop) -> bool:
    """Whether a phi starts at a constant and advances by one."""
    return counter_step(phi, loop) is not None and any(isinstance(x, ConstInt) for x in phi.operands)


def _counts(cfg: Cfg) -> dict[Loop, int]:
    """How often each loop's body runs, for those that count by constants, have one exit and no barrier."""
    found = {}
    for loop in cfg.loops.all:
        if len(loop.exits) == len(loop.latches) == 1 and not _has_barrier(loop):
            is_tested_in_front = loop.exits[0][0] is not loop.latches[0]
            found[loop] = (trip_count(cfg, loop) or 0) - is_tested_in_front
    return {loop: count for loop, count in found.items() if 0 < count <= MOST_ITERATIONS}


def _has_barrier(loop: Loop) -> bool:
    return any(instr.op == "call" and is_barrier(instr.callee) for block in loop.blocks for instr in block.instrs)
