"""The new function: vectors of all lanes (VectorBuilder), blocks and branches inside a rule's code (Emitter).

One block of the old function becomes one or more of the new one: a rule that emits a branch continues in the block
where both sides join. A value in all lanes may be given as its *parts*: one vector, or for a vector type one for each
component.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field

from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.names import DUMP_SLOT
from wfv.ir.types import (
    I1,
    I8,
    I64,
    PTR,
    VOID,
    FnType,
    IntType,
    PtrType,
    Type,
    VecType,
    count_of,
    is_float,
    scalar_of,
    size_of,
)
from wfv.ir.values import (
    Argument,
    ConstAggregate,
    ConstInt,
    ConstNull,
    Poison,
    Value,
    const_float,
    const_int,
    is_poison,
)


def is_dense(type: Type) -> bool:
    """Whether an array of this type has no gaps, so that neighbours in memory are neighbours in a vector."""
    if isinstance(type, VecType):
        return size_of(type) == type.count * size_of(type.element) and is_dense(type.element)
    return not isinstance(type, IntType) or type == I1 or type.bits == 8 * size_of(type)


def in_memory(type: Type) -> Type:
    """The type of a lane's value in memory, or of a vector of lanes: an i1 fills a byte there."""
    if isinstance(type, VecType):
        return VecType(type.count, in_memory(type.element))
    return I8 if type == I1 else type


class VectorBuilder(Builder):
    """Appends to `instrs`; `lanes` is the number of elements of a vector."""

    def __init__(self, fn: Function, instrs: list[Instr], lanes: int, like: Instr | None = None) -> None:
        super().__init__(fn, instrs, like)
        self.lanes = lanes

    def materialize(self, base: Value, offsets: Sequence[int]) -> Value:
        """The vector base + offsets, modulo the type's width; for pointers the offsets are in bytes."""
        if not any(offsets) or is_poison(base):
            return self.splat(base, self.lanes)
        if isinstance(base.type, PtrType):
            return self.gep(I8, base, [integers(I64, offsets)])
        return self.binop("add", self.splat(base, self.lanes), integers(base.type, offsets))

    def step_vector(self, type: Type) -> Value:
        """The constant <0, 1, 2, ..>."""
        return integers(type, range(self.lanes))

    def plus(self, base: Value, offset: int) -> Value:
        """The scalar base + offset; for pointers the offset is in bytes."""
        if isinstance(base.type, PtrType):
            return self.gep(I8, base, [offset])
        return self.binop("add", base, offset) if offset else base

    def join_lanes(self, type: Type, lanes: Sequence[Value]) -> Value:
        """One scalar of `type` per lane -> a vector."""
        result: Value = Poison(VecType(self.lanes, type))
        for i, value in enumerate(lanes):
            result = self.insertelement(result, value, i)
        return result

    def join_parts(self, type: Type, lanes: Sequence[Value]) -> list[Value]:
        """One value of `type` per lane -> its parts: a vector, or for a vector type one for each component."""
        if not isinstance(type, VecType):
            return [self.join_lanes(type, lanes)]
        parts = [[self.extractelement(value, i) for value in lanes] for i in range(type.count)]
        return [self.join_lanes(type.element, part) for part in parts]

    def lane_of_parts(self, parts: Sequence[Value], type: Type, i: Value | int) -> Value:
        """Lane i of a value of `type`, given as its parts."""
        if not isinstance(type, VecType):
            return self.extractelement(parts[0], i)
        result: Value = Poison(type)
        for n, part in enumerate(parts):
            result = self.insertelement(result, self.extractelement(part, i), n)
        return result

    def concatenate(self, parts: Sequence[Value]) -> Value:
        """One vector of the elements of equally long vectors, of which the last one may be shorter; then poison."""
        joined = list(parts)
        while len(joined) > 1:
            joined = [self._concat(*joined[at : at + 2]) for at in range(0, len(joined), 2)]
        return joined[0]

    def _concat(self, a: Value, b: Value | None = None) -> Value:
        """The elements of `a`, then those of `b`, which has at most as many, then poison."""
        width = count_of(a.type)
        if b is not None and (given := count_of(b.type)) < width:
            b = self.shufflevector(b, None, [i if i < given else None for i in range(width)])
        return self.shufflevector(a, b, [i if b is not None or i < width else None for i in range(2 * width)])

    def to_memory(self, value: Value) -> Value:
        """A scalar or vector as it lies in memory."""
        return self.cast("zext", value, in_memory(value.type))

    def from_memory(self, value: Value, type: Type) -> Value:
        """The inverse of `to_memory`."""
        return self.cast("trunc", value, type)

    def any_lane(self, mask: Value) -> Value:
        """i1: whether any lane of a <lanes x i1> is set."""
        return self._vote_of_distances(mask, is_any=True) or self.icmp("ne", self.mask_bits(mask), 0, name="any")

    def all_lanes(self, mask: Value) -> Value:
        """i1: whether all lanes of a <lanes x i1> are set."""
        return self._vote_of_distances(mask, is_any=False) or self.icmp("eq", self.mask_bits(mask), -1, name="all")

    def _vote_of_distances(self, mask: Value, is_any: bool) -> Value | None:
        """The vote on a comparison of constants with one number (comparisons.py), which needs no vector.

        The least or the greatest constant decides; whether any is equal, both do if none between them is left out.
        """
        match mask:
            case Instr(
                op="icmp",
                operands=[
                    ConstAggregate(elements=elements),
                    Instr(op="shufflevector", operands=[Instr(op="insertelement", operands=[_, n, _]), _, ConstNull()]),
                ],
            ):
                predicate, numbers = mask.attrs["predicate"], {x.value for x in elements if isinstance(x, ConstInt)}
            case _:
                return None
        least, greatest = min(numbers), max(numbers)
        if predicate[0] == "s":
            return self.icmp(predicate, const_int(n.type, least if (predicate[1] == "l") is is_any else greatest), n)
        if predicate == "eq" and is_any and len(numbers) == greatest - least + 1:
            return self.icmp("ule", self.binop("sub", n, least), greatest - least)
        return None

    def mask_bits(self, mask: Value) -> Value:
        """A <lanes x i1> as an integer with one bit per lane."""
        return self.cast("bitcast", mask, IntType(self.lanes), name="bits")


def integers(type: Type, numbers: Iterable[int]) -> Value:
    """A constant vector."""
    constants = tuple(const_int(type, number) for number in numbers)
    return ConstAggregate(VecType(len(constants), type), constants)


@dataclass
class AvailableValues:
    """Values for reuse: computed in the current block, or in a dominating one that belongs to the same old block.

    `vectors`: uniform and strided old values -> the vector. `contiguity_tests`: (index, whether it is under a mask) ->
    (i1: the lanes' indices are contiguous, lane 0's index). `bases`: (pointer, type of element, terms of index) ->
    the address.
    """

    vectors: dict[Value, Value] = field(default_factory=dict)
    contiguity_tests: dict[tuple[Value, bool], tuple[Value, Value]] = field(default_factory=dict)
    bases: dict[Hashable, Value] = field(default_factory=dict)

    def copy(self) -> AvailableValues:
        return AvailableValues(dict(self.vectors), dict(self.contiguity_tests), dict(self.bases))


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
        """Continues with the code of an old block, after all blocks in layout."""
        self.function.blocks.append(self.entry_of[old])
        self.continue_in(self.entry_of[old])

    def end(self, old: Block) -> None:
        """Notes that the code of an old block is complete."""
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
        sides = [self.new_block(f"{name}.then"), self.new_block(f"{name}.else")]
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
        self.available = available  # values that a side computes do not dominate the join
        (yes, yes_end), (no, no_end) = ends
        pairs = zip(yes, no, strict=True)
        return [a if a == b else self.build.phi(a.type, [(a, yes_end), (b, no_end)], name=name) for a, b in pairs]

    def if_active(self, cond: Value, then: Callable[[], Value], type: Type, name: str) -> list[Value]:
        """Runs code that gives one value (none if `type` is void) if `cond` is true; otherwise it is `unused_value`."""
        if type == VOID:
            self.if_then(cond, then, name=name)
            return []
        return self.if_else(cond, lambda: [then()], lambda: [unused_value(type)], name)

    def if_then(
        self,
        cond: Value,
        then: Callable[[], object],
        otherwise: Callable[[], object] = lambda: None,
        name: str = "when",
    ) -> None:
        """A branch on a scalar condition, whose sides have no value."""
        self.if_else(cond, lambda: _no_values(then), lambda: _no_values(otherwise), name)

    def new_block(self, name: str) -> Block:
        """A block after all others in layout, not yet the current one."""
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


def unused_value(type: Type) -> Value:
    """The value where no lane needs one: poison, but zero for floats, with which code without branches goes on.

    The number that a register holds by chance may be subnormal: an operation takes a hundred cycles or more then.
    """
    if not is_float(scalar_of(type)):
        return Poison(type)
    return ConstNull(type) if isinstance(type, VecType) else const_float(type, 0.0)
