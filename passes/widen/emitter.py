"""The new function: its blocks, branches inside a rule's code, calls of functions that the module must declare.

One block of the old function becomes one or more of the new one: a rule that emits a branch continues in the block
where both sides join.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from passes.interface import DUMP_SLOT
from passes.widen.vector_builder import VectorBuilder
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.types import PTR, FnType, Type
from wfv.ir.values import Argument, Value


@dataclass
class AvailableValues:
    """Values for reuse: computed in the current block, or in a dominating one that belongs to the same old block.

    `vectors`: uniform and strided old values -> the vector. `contiguity_tests`: (index, whether it is under a mask) ->
    (i1: the lanes' indices are contiguous, lane 0's index).
    """

    vectors: dict[Value, Value] = field(default_factory=dict)
    contiguity_tests: dict[tuple[Value, bool], tuple[Value, Value]] = field(default_factory=dict)

    def copy(self) -> AvailableValues:
        return AvailableValues(dict(self.vectors), dict(self.contiguity_tests))


class Emitter:
    """Appends to the current block of `function`.

    `build` appends an instruction. `entry_of`, `exit_of`: an old block -> the new block where its code begins, or ends.
    """

    def __init__(self, module: Module, function: Function, old_blocks: Sequence[Block], lanes: int) -> None:
        self.module, self.function, self.lanes = module, function, lanes
        self.entry_of = {old: Block(old.name) for old in old_blocks}
        self.exit_of: dict[Block, Block] = {}
        self.block = self.entry_of[old_blocks[0]]
        self.build = VectorBuilder(function, self.block.instrs, lanes)
        self.available = AvailableValues()

    def begin(self, old: Block) -> None:
        """Continues with the code of an old block, behind all blocks in layout."""
        self.function.blocks.append(self.entry_of[old])
        self.continue_in(self.entry_of[old])

    def end(self, old: Block) -> None:
        """The code of an old block is complete."""
        self.exit_of[old] = self.block

    def continue_in(self, block: Block) -> None:
        """Makes a block of the new function the current one."""
        self.block = block
        self.build = VectorBuilder(self.function, block.instrs, self.lanes, self.build.like)
        self.available = AvailableValues()

    def if_else(
        self, cond: Value, on_true: Callable[[], Sequence[Value]], on_false: Callable[[], Sequence[Value]], name: str
    ) -> list[Value]:
        """A branch on a scalar condition, both sides, and a phi for each value that the sides return."""
        available = self.available
        sides = [self._new_block(f"{name}.then"), self._new_block(f"{name}.else")]
        join = Block(self.function.unique_name(f"{name}.end"))
        self.build.cond_br(cond, *sides)
        ends = []
        for side, emit_side in zip(sides, (on_true, on_false), strict=True):
            self.continue_in(side)
            self.available = available.copy()
            ends.append((emit_side(), self.block))
            self.build.br(join)
        self.function.blocks.append(join)
        self.continue_in(join)
        self.available = available  # what a side computes does not dominate the join
        (yes, yes_end), (no, no_end) = ends
        pairs = zip(yes, no, strict=True)
        return [a if a == b else self.build.phi(a.type, [(a, yes_end), (b, no_end)], name=name) for a, b in pairs]

    def if_then(
        self,
        cond: Value,
        then: Callable[[], object],
        otherwise: Callable[[], object] = lambda: None,
        name: str = "when",
    ) -> None:
        """The same for code that has effects but no value."""
        self.if_else(cond, lambda: _no_values(then), lambda: _no_values(otherwise), name)

    def _new_block(self, name: str) -> Block:
        """A block behind all others in layout, not yet the current one."""
        block = Block(self.function.unique_name(name))
        self.function.blocks.append(block)
        return block

    def copy(self, instr: Instr, operands: list[Value]) -> Instr:
        """An old instruction on new operands."""
        new = instr.clone()
        new.operands, new.name = operands, self.function.unique_name(instr.name) if instr.name else ""
        self.build.instrs.append(new)
        return new

    def call(self, name: str, type: Type, args: list[Value], suffix: str = "") -> Instr:
        """A call of a function, which the module declares from now on."""
        self.module.declare(name, FnType(type, tuple(a.type for a in args)), suffix)
        return self.build.call(name, type, args)

    def dump_slot(self) -> Value:
        """The memory that inactive lanes access where the target has no masked access (DUMP_SLOT_BYTES).

        A parameter, so that LLVM cannot see that its contents are never used: it would turn the accesses into branches.
        """
        for arg in self.function.args:
            if arg.name == DUMP_SLOT:
                return arg
        self.function.args.append(Argument(PTR, DUMP_SLOT, "noundef align 64"))
        return self.function.args[-1]


def _no_values(emit_side: Callable[[], object]) -> list[Value]:
    emit_side()
    return []
