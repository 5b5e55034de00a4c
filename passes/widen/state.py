"""What the rules share: the new function, and each old value as a scalar, as a vector, or both.

A uniform value is one scalar. A strided value is the scalar of lane 0 (its *base*); the vector base + k*lane is made
where one is asked for. A varying value is a vector of `lanes` elements; a varying vector-typed value is a list of such
vectors, one per component.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from passes.analysis.cause import data_flow_root, source_name
from passes.analysis.divergence import Shapes
from passes.analysis.interleave_groups import InterleaveGroup
from passes.analysis.shapes import Assumptions, Shape
from passes.functions.helpers import CALL
from passes.functions.inline import HELPER
from passes.interface import DUMP_SLOT
from passes.remarks import CausedRemark, NamedCause, Remark
from passes.scalarize.components import constant_components
from passes.widen.machine import Machine
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.types import I8, I64, PTR, FnType, IntType, PtrType, Type, VecType, count_of
from wfv.ir.values import Argument, ConstAggregate, Poison, Value, const_int, is_poison

_HELPERS = (HELPER, CALL)
_CONDITIONAL = ("tested", "masked")  # kinds of remarks that tell of the accesses lane by lane, too


def _opcode(instr: Instr) -> str:
    """The operation in LLVM's spelling; of a masked form, what it was before (passes/linearize/guards.py)."""
    if instr.callee.startswith(_HELPERS):
        return f"call @{instr.callee.split('.', 2)[2]}"
    if instr.callee.startswith("wfv."):
        return instr.callee.split(".")[1]
    return f"call @{instr.callee}" if instr.callee else instr.op


class Widener:
    """The state of one function's widening; `build` appends to the current block of the new function."""

    def __init__(self, module: Module, fn: Function, shapes: Shapes, assume: Assumptions, machine: Machine) -> None:
        self.module, self.old, self.shapes, self.assume, self.machine = module, fn, shapes, assume, machine
        self.lanes = assume.lanes
        self.new = Function(f"{fn.name}.simd", fn.ret, list(fn.args), fn.prefix, fn.suffix)
        self.new._counter = fn._counter
        self.scalars: dict[Value, Value] = {}
        self.vectors: dict[Value, Value | list[Value]] = {}
        self.local: dict[Value, Value] = {}  # vectors made in the current block of values that are none
        self.replicated: set[Instr] = set()
        self.used: set[Value] = {x for instr in fn.instrs() for x in instr.operands}
        self.groups: dict[Instr, InterleaveGroup] = {}  # accesses that are done together with others
        self.replicas: dict[Value, list[Value]] = {}  # values that are done lane by lane
        # (Index, whether under a mask) -> (test, lane 0's index), in the current old block.
        self.contiguity_tests: dict[tuple[Value, bool], tuple[Value, Value]] = {}
        self.remarks: set[Remark] = set()
        self.current: Instr | None = None  # the old instruction that is being widened
        self.told: Instr | None = None  # the last one of which a remark has said what it is if a test fails
        self.first: dict[Block, Block] = {}  # old block -> the new blocks where it starts and ends
        self.last: dict[Block, Block] = {}

    # Blocks

    def start(self, block: Block) -> None:
        """Continues in a block of the new function."""
        self.block = block
        self.build = Builder(self.new, block.instrs)
        self.local = {}

    def new_block(self, name: str) -> Block:
        """A block behind the current one in layout, not yet started."""
        block = Block(self.new.unique_name(name))
        self.new.blocks.append(block)
        return block

    def choose(
        self, cond: Value, on_true: Callable[[], Sequence[Value]], on_false: Callable[[], Sequence[Value]], name: str
    ) -> list[Value]:
        """A branch on a scalar condition, both sides, and a phi for each value that the sides return."""
        # What a side makes for itself is not there behind the join.
        known, tests = dict(self.local), dict(self.contiguity_tests)
        sides = [self.new_block(f"{name}.yes"), self.new_block(f"{name}.no")]
        behind = Block(self.new.unique_name(f"{name}.end"))
        self.build.cond_br(cond, *sides)
        results = []
        for side, make in zip(sides, (on_true, on_false), strict=True):
            self.start(side)
            self.local, self.contiguity_tests = dict(known), dict(tests)
            results.append((make(), self.block))
            self.build.br(behind)
        self.new.blocks.append(behind)
        self.start(behind)
        self.local, self.contiguity_tests = known, tests
        (yes, yes_end), (no, no_end) = results
        pairs = zip(yes, no, strict=True)
        return [a if a == b else self.build.phi(a.type, [(a, yes_end), (b, no_end)], name=name) for a, b in pairs]

    def dump_slot(self) -> Value:
        """Memory of our own that inactive lanes are sent to where a target has no masked access (DUMP_SLOT_BYTES).

        A parameter, so that LLVM cannot tell that nobody cares what stands there: it would make branches of it.
        """
        for arg in self.new.args:
            if arg.name == DUMP_SLOT:
                return arg
        self.new.args.append(Argument(PTR, DUMP_SLOT, "noundef align 64"))
        return self.new.args[-1]

    def remark(self, kind: str, text: str, cause: NamedCause | None = None) -> None:
        """Records what the current instruction becomes, and the cause if another value has to be named."""
        instr = self.current
        if instr is None or (instr is self.told and kind in ("gather", "scatter")):
            return
        if kind in _CONDITIONAL:
            self.told = instr
        address = next((x for x in instr.operands if isinstance(x, Instr) and isinstance(x.type, PtrType)), None)
        line = instr.line or (address.line if address is not None else 0)
        near = source_name(address.name) if address is not None else ""
        is_masked = instr.callee.startswith("wfv.") and not instr.callee.startswith(HELPER)
        name = "" if is_masked else source_name(instr.name)
        self.remarks.add(CausedRemark(line, kind, _opcode(instr), name, text, near, cause=cause))

    def remark_address(self, kind: str, text: str, address: Value) -> None:
        """Records what the current access becomes, because its address is not contiguous."""
        cause = None if self.shape(address).is_strided else data_flow_root(address, self.shapes.causes)
        self.remark(kind, f"{text}: {self.why(address)}", cause)

    def why(self, address: Value) -> str:
        """Why an access is not contiguous."""
        shape = self.shape(address)
        if shape.is_strided:
            return f"the lanes' addresses are {shape.stride} bytes apart"
        return f"the address is {'varying' if address in self.shapes.causes else 'taken for varying'}"

    # Values

    def shape(self, value: Value) -> Shape:
        return self.shapes.of(value)

    def scalar(self, value: Value) -> Value:
        """A uniform value, or the base of a strided one."""
        return self.scalars.get(value, value)

    def vector(self, value: Value) -> Value:
        """The value in all lanes (a scalar type's; see `components` for vector types)."""
        if value in self.vectors:
            result = self.vectors[value]
            assert not isinstance(result, list)
            return result
        if value in self.replicas:
            return self.join_lanes(value.type, self.replicas[value])
        if value not in self.local:
            self.local[value] = self.spread(self.scalar(value), self.shape(value).stride)
        return self.local[value]

    def components(self, value: Value) -> list[Value]:
        """A vector-typed value in all lanes: a vector per component."""
        if value in self.vectors:
            result = self.vectors[value]
            assert isinstance(result, list)
            return result
        parts = constant_components(value)
        if parts is None:
            whole = self.scalar(value)
            parts = [self.build.extractelement(whole, i) for i in range(count_of(value.type))]
        return [self.build.splat(part, self.lanes) for part in parts]

    def spread(self, base: Value, stride: int) -> Value:
        """base + stride*lane, modulo the type's width; for pointers the stride is in bytes."""
        if stride and isinstance(base.type, PtrType) and not is_poison(base):
            return self.build.gep(I8, base, [self.steps(I64, stride)])
        vector = self.build.splat(base, self.lanes)
        if stride == 0 or is_poison(base):
            return vector
        return self.build.binop("add", vector, self.steps(base.type, stride))

    def steps(self, type: Type, stride: int = 1) -> Value:
        """The constant <0, stride, 2*stride, ..>."""
        assert isinstance(type, IntType)
        return ConstAggregate(VecType(self.lanes, type), tuple(const_int(type, stride * i) for i in range(self.lanes)))

    def lane(self, vector: Value, i: Value | int) -> Value:
        return self.build.extractelement(vector, i)

    def lane_of(self, value: Value, i: int) -> Value:
        """Lane i of an old value, as a scalar."""
        if value in self.replicas:
            return self.replicas[value][i]
        if not self.shape(value).is_affine:
            return self.lane(self.vector(value), i)
        base, stride = self.scalar(value), self.shape(value).stride
        if isinstance(value.type, PtrType):
            return self.build.gep(I8, base, [const_int(I64, stride * i)]) if stride else base
        return self.build.binop("add", base, const_int(value.type, stride * i)) if stride else base

    def join_lanes(self, type: Type, lanes: Sequence[Value]) -> Value:
        """One scalar per lane -> a vector."""
        result: Value = Poison(self.wide(type))
        for i, value in enumerate(lanes):
            result = self.build.insertelement(result, value, i)
        return result

    def wide(self, type: Type) -> Type:
        return VecType(self.lanes, type)

    def copy(self, instr: Instr, operands: list[Value]) -> Instr:
        """The instruction on new operands, appended."""
        new = instr.clone()
        new.operands, new.name = operands, self.new.unique_name(instr.name) if instr.name else ""
        self.build.instrs.append(new)
        return new

    def set_scalar(self, old: Value, new: Value) -> None:
        self.scalars[old] = new

    def set_vector(self, old: Value, new: Value | list[Value]) -> None:
        self.vectors[old] = new

    # Masks

    def lanes_of(self, mask: Value) -> Value:
        """A mask as <lanes x i1>, also if it is the same in all lanes."""
        return self.build.splat(self.scalar(mask), self.lanes) if self.shape(mask).is_uniform else self.vector(mask)

    def any_lane(self, mask: Value) -> Value:
        """i1: whether any lane of a <lanes x i1> is set."""
        return self.build.icmp("ne", self.bits(mask), const_int(IntType(self.lanes), 0), name="any")

    def all_lanes(self, mask: Value) -> Value:
        return self.build.icmp("eq", self.bits(mask), const_int(IntType(self.lanes), -1), name="all")

    def bits(self, mask: Value) -> Value:
        return self.build.cast("bitcast", mask, IntType(self.lanes), name="bits")

    def call(self, name: str, type: Type, args: list[Value], suffix: str = "") -> Instr:
        """A call of a function that is declared in the module now, if it is not there yet."""
        self.module.declare(name, FnType(type, tuple(a.type for a in args)), suffix)
        return self.build.call(name, type, args)
