"""Def-use maps and backward slices, computed on demand: the IR stores no use lists.

Dead code elimination.

Liveness of values: backward data flow over blocks.
"""

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter

from wfv.ir.core import Block, Function, Instr
from wfv.ir.opcodes import HAS_EFFECT
from wfv.ir.reached import reached
from wfv.ir.values import Argument, Value

_operands: Callable[[Instr], Iterable[Value]] = attrgetter("operands")


def users_of(
    instrs: Iterable[Instr], operands: Callable[[Instr], Iterable[Value]] = _operands
) -> dict[Value, list[Instr]]:
    """For each instruction and parameter that is an operand, its users: each once, in the order of `instrs`.

    `operands` returns what an instruction uses, if that is more than its operands.
    """
    users: dict[Value, list[Instr]] = {}
    for instr in instrs:
        for operand in operands(instr):
            if isinstance(operand, (Instr, Argument)):
                found = users.setdefault(operand, [])
                if not found or found[-1] is not instr:
                    found.append(instr)
    return users


def backward_slice(values: Iterable[Value]) -> set[Instr]:
    """All instructions that the values are computed from, themselves included."""
    return reached(_instructions(values), lambda instr: _instructions(instr.operands))


def _instructions(values: Iterable[Value]) -> list[Instr]:
    return [value for value in values if isinstance(value, Instr)]


def remove_dead_code(fn: Function) -> None:
    """Removes the instructions on which no instruction with an effect depends."""
    live = live_instructions(fn)
    for block in fn.blocks:
        block.instrs[:] = [instr for instr in block.instrs if instr in live]


def live_instructions(fn: Function) -> set[Instr]:
    """The instructions with an effect, and those that they depend on."""
    return backward_slice(instr for instr in fn.instrs() if _has_effect(instr))


def _has_effect(instr: Instr) -> bool:
    return instr.op in HAS_EFFECT or instr.is_ordered


def live_at_starts(blocks: Sequence[Block], succs: Callable[[Block], Iterable[Block]]) -> dict[Block, set[Instr]]:
    """For each block, the instructions that are live at its start, without its own phis.

    `succs` may return more edges than the terminators have. A phi uses its operands at the ends of its predecessors.
    """
    used = {block: {x for i in block.instrs if i.op != "phi" for x in _instructions(i.operands)} for block in blocks}
    made = {block: set(block.instrs) for block in blocks}
    live: dict[Block, set[Instr]] = {block: set() for block in blocks}
    is_changed = True
    while is_changed:
        is_changed = False
        for block in reversed(blocks):
            at_start = (used[block] | live_at_end(block, succs(block), live)) - made[block]
            if at_start != live[block]:
                live[block], is_changed = at_start, True
    return live


def live_at_end(block: Block, succs: Iterable[Block], live: dict[Block, set[Instr]]) -> set[Instr]:
    """The instructions that are live at the end of a block. `live`: those at the starts of blocks."""
    at_end: set[Instr] = set()
    for succ in succs:
        at_end |= live[succ]
        at_end.update(x for phi in succ.phis for x, src in phi.incoming() if src is block and isinstance(x, Instr))
    return at_end


def underlying_object(address: Value) -> Value:
    """What an address is computed from by getelementptr: an argument, an alloca, a global, or any other value."""
    while isinstance(address, Instr) and address.op == "getelementptr":
        address = address.operands[0]
    return address
