"""Code that is replicated: one scalar copy per lane instead of a vector.

Values that only gathers and scatters use are replicated, because a vector of them would be assembled only to be split
into scalars again: a gathered index, its arithmetic, the address computed from it, and the data that a scatter stores.
A gather that is one instruction takes a vector of addresses, and none of this holds for it.

*Updates*, which are a gather, arithmetic, and a scatter to the same addresses, such as counts in bins of each lane, are
done one lane after the other:

    as replicated:                                  as an update:
        all lanes load their indices                    lane 0 loads its index, then loads, counts and stores
        all lanes load their counts                     lane 1 loads its index, then loads, counts and stores
        all lanes add 1                                 ..
        all lanes store their counts

A lane needs two registers at a time instead of two for each lane, and LLVM makes one instruction of load, addition and
store (`incb (%rdi,%r10)`). A work-item may run ahead of its neighbours: they may not read its stores before a barrier.
"""

from collections.abc import Collection, Container, Sequence, Set
from typing import NamedTuple

from passes.analysis.affine_addresses import window_of
from passes.analysis.divergence import Shapes
from passes.analysis.interleave_groups import may_touch_memory
from passes.analysis.shapes import Assumptions
from passes.widen.addresses import is_possibly_contiguous, replicate_gep
from passes.widen.emitter import is_dense
from passes.widen.machine import Machine
from passes.widen.memory_instructions import is_gather_instruction
from passes.widen.spans import is_near
from passes.widen.widener import Widener
from wfv.ir.core import Function, Instr
from wfv.ir.opcodes import REPLICABLE
from wfv.ir.types import FloatType, IntType, PtrType, VecType, size_of
from wfv.ir.uses import users_of
from wfv.ir.values import Value


class _Accesses(NamedTuple):
    """The accesses of a function. `lookups`: loads that permutes do; `updated`: the addresses of its stores."""

    shapes: Shapes
    assume: Assumptions
    machine: Machine
    lookups: Container[Instr]
    updated: Set[Value]

    def are_by_lane(self, access: Instr) -> bool:
        """Whether an access is one scalar access per lane. Loads and stores of the same places may be updates."""
        if access in self.lookups or not is_scatter(access, self.shapes, self.assume):
            return False
        type, address = access.accessed, access.operands[-1]
        is_one = access.op == "load" and is_gather_instruction(self.machine, type, self.shapes.of(address))
        return not is_one or address in self.updated


def find_replicated(
    fn: Function,
    shapes: Shapes,
    assume: Assumptions,
    machine: Machine,
    interleaved: Container[Instr],
    lookups: Container[Instr],
) -> set[Instr]:
    """The instructions of `fn` to be replicated: the greatest set in which no value is used as a vector.

    The accesses `interleaved` and the `lookups`, which permutes do, use vectors.
    """
    updated = {instr.operands[1] for instr in fn.instrs() if instr.op == "store"}
    accesses = _Accesses(shapes, assume, machine, lookups, updated)
    found = {i for i in fn.instrs() if i not in interleaved and _is_candidate(i, accesses)}
    users = users_of(fn.instrs())
    while True:
        kept = {
            i
            for i in found
            if _has_scalar_operands(i, found, shapes)
            and all(_uses_scalars(user, i, found, accesses) for user in users.get(i, ()))
        }
        if kept == found:
            return found
        found = kept


def replicate(w: Widener, instr: Instr) -> None:
    """One copy per lane."""
    _remark_access(w, instr)
    w.values.set_replicas(instr, [_copy_for_lane(w, instr, i) for i in range(w.lanes)])


def update_lanes(w: Widener, instrs: Sequence[Instr]) -> None:
    """A copy of all instructions per lane, one lane after the other."""
    copies: dict[Instr, list[Value]] = {instr: [] for instr in instrs}
    for i in range(w.lanes):
        for instr in instrs:
            w.begin(instr)
            if i == 0:
                _remark_access(w, instr)
            copies[instr].append(_copy_for_lane(w, instr, i))
            w.values.set_replicas(instr, copies[instr])


def _copy_for_lane(w: Widener, instr: Instr, i: int) -> Value:
    operands = [w.values.lane(x, i) for x in instr.operands]
    return replicate_gep(w, instr, operands) if instr.op == "getelementptr" else w.emit.copy(instr, operands)


def _remark_access(w: Widener, instr: Instr) -> None:
    if instr.is_access:
        kind = "gather" if instr.op == "load" else "scatter"
        w.remark_address(kind, f"{w.lanes} scalar {instr.op}s", instr.operands[-1])


def _is_candidate(instr: Instr, accesses: _Accesses) -> bool:
    if instr.op == "store":
        return accesses.are_by_lane(instr)
    if accesses.shapes.of(instr).has_base or not isinstance(instr.type, (IntType, PtrType, FloatType)):
        return False
    return accesses.are_by_lane(instr) if instr.op == "load" else instr.op in REPLICABLE


def is_scatter(access: Instr, shapes: Shapes, assume: Assumptions) -> bool:
    """Whether an access is a gather or scatter, with one address per lane."""
    type, address = access.accessed, access.operands[-1]
    if isinstance(type, VecType) or access.is_ordered:
        return False
    shape = shapes.of(address)
    if shape.is_uniform:
        return False
    if shape.offsets:
        window = window_of(type, shape)
        return window is None or (access.op == "store" and max(window) - min(window) >= len(set(window)))
    if shape.is_strided:
        is_span = is_near(type, shape.stride) if access.op == "load" else abs(shape.stride) == size_of(type)
        return not is_dense(type) or shape.stride % size_of(type) != 0 or not is_span
    return not is_possibly_contiguous(address, size_of(type), shapes, assume)


def _has_scalar_operands(instr: Instr, found: set[Instr], shapes: Shapes) -> bool:
    """Whether no operand has to be extracted from a vector for it.

    Addresses do not count: a gather always extracts them.
    """
    operands = instr.operands[:1] if instr.op == "store" else [] if instr.op == "load" else instr.operands
    return all(shapes.of(x).has_base or x in found for x in operands)


def _uses_scalars(user: Instr, value: Instr, found: set[Instr], accesses: _Accesses) -> bool:
    """Whether the user uses the value as one scalar per lane."""
    if user in found:
        return True
    if not user.is_access or (user.op == "store" and user.operands[0] is value):
        return False
    return accesses.are_by_lane(user)


def find_lane_updates(fn: Function, replicated: Collection[Instr]) -> dict[Instr, tuple[Instr, ...]]:
    """The store of each update, with all replicated instructions that only it needs, in order, itself at the end.

    They are in the block of the store.
    """
    users = users_of(fn.instrs())
    found = {}
    for block in fn.blocks:
        for at, instr in enumerate(block.instrs):
            if instr.op == "store" and instr in replicated:
                parts = _parts_of(instr, after_writes(block.instrs[:at]), replicated, users)
                if any(part.op == "load" and part.operands[0] is instr.operands[1] for part in parts):
                    found[instr] = parts
    return found


def after_writes(instrs: Sequence[Instr]) -> Sequence[Instr]:
    """The last ones, after the last one over which a load may not move down."""
    for at in range(len(instrs) - 1, -1, -1):
        if not _may_be_passed(instrs[at]):
            return instrs[at + 1 :]
    return instrs


def _may_be_passed(instr: Instr) -> bool:
    """Whether loads may move down after this instruction."""
    if instr.op == "load":
        return not instr.is_ordered
    return instr.op != "store" and not may_touch_memory(instr)


def _parts_of(
    store: Instr, before: Sequence[Instr], replicated: Collection[Instr], users: dict[Value, list[Instr]]
) -> tuple[Instr, ...]:
    """The store, with the replicated instructions that only it needs."""
    found = [store]
    for instr in reversed(before):
        if instr in replicated and users.get(instr) and set(users[instr]) <= set(found):
            found.append(instr)
    return tuple(reversed(found))
