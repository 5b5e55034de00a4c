"""The context of a rule: the facts of the old function, its values' new forms, new code, and the remarks.

Old values -> new values: as a scalar, as a vector, as components, or as one scalar per lane.

| old value | representation |
|---|---|
| uniform | one scalar |
| strided | the scalar of lane 0, its *base*; `vector` materializes base + k*lane, once for a block |
| varying, of known offsets | its base; `vector` materializes base + offsets[lane] |
| varying | a vector of `lanes` elements |
| varying, of a vector type or a struct | its *components*: one such vector for each component, or field |
| replicated (passes/widen/replicate.py) | one scalar per lane |
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from passes.analysis.cause import source_name
from passes.analysis.cause_chain import cause_chain
from passes.analysis.divergence import Shapes
from passes.analysis.interleave_groups import InterleaveGroup
from passes.analysis.shapes import Assumptions, Shape
from passes.remarks import NamedCause, Remark
from passes.scalarize.components import constant_components
from passes.widen.constant_tables import Lookup
from passes.widen.emitter import Emitter, VectorBuilder
from passes.widen.machine import Machine, why_scalarized
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.names import callee_under_mask, is_helper, is_own, name_before, words_of
from wfv.ir.types import VOID, PtrType, StructType, Type, VecType, count_of
from wfv.ir.uses import users_of
from wfv.ir.values import Value


class ValueMap:
    """Each old value is set once, in one representation. A query for another one emits the code that converts it."""

    def __init__(self, shapes: Shapes, emit: Emitter) -> None:
        self._shapes, self._emit = shapes, emit
        self._scalars: dict[Value, Value] = {}
        self._vectors: dict[Value, Value] = {}
        self._components: dict[Value, list[Value]] = {}
        self._replicas: dict[Value, list[Value]] = {}

    def scalar(self, old: Value) -> Value:
        """A uniform value, or the base of a strided one."""
        return self._scalars.get(old, old)

    def vector(self, old: Value) -> Value:
        """The value of a scalar type in all lanes."""
        if old in self._vectors:
            return self._vectors[old]
        if old in self._replicas:
            return self._emit.build.join_lanes(old.type, self._replicas[old])
        available = self._emit.available.vectors
        if old not in available:
            available[old] = self._emit.build.materialize(self.scalar(old), self._offsets(old))
        return available[old]

    def _offsets(self, old: Value) -> tuple[int, ...]:
        """Each lane's distance from the base."""
        return self._shapes.of(old).lane_offsets(self._emit.lanes)

    def components(self, old: Value) -> list[Value]:
        """The value of a vector type, or a struct, in all lanes: a vector per component."""
        if old in self._components:
            return self._components[old]
        build = self._emit.build
        parts = constant_components(old)
        if parts is None:
            whole = self.scalar(old)
            fields = old.type.elements if isinstance(old.type, StructType) else None
            extract = build.extractelement if fields is None else build.extractvalue
            parts = [extract(whole, i) for i in range(len(fields or ()) or count_of(old.type))]
        return [build.splat(part, build.lanes) for part in parts]

    def parts(self, old: Value) -> list[Value]:
        """The value in all lanes as a list: its components, or its vector alone."""
        return self.components(old) if isinstance(old.type, VecType) else [self.vector(old)]

    def lane(self, old: Value, i: int) -> Value:
        """Lane i of a value of a scalar type, as a scalar."""
        if old in self._replicas:
            return self._replicas[old][i]
        if not self._shapes.of(old).has_base:
            return self._emit.build.extractelement(self.vector(old), i)
        return self._emit.build.plus(self.scalar(old), self._offsets(old)[i])

    def has_vector(self, old: Value) -> bool:
        """Whether `vector` returns a vector that was made before: it emits no code."""
        return old in self._vectors

    def is_replicated(self, old: Value) -> bool:
        return old in self._replicas

    def set_scalar(self, old: Value, new: Value) -> None:
        self._scalars[old] = new

    def set_vector(self, old: Value, new: Value) -> None:
        self._vectors[old] = new

    def set_parts(self, old: Value, new: list[Value]) -> None:
        """The inverse of `parts`. The parts of a struct are vectors of its fields; a void value has no parts."""
        if isinstance(old.type, (VecType, StructType)):
            self._components[old] = new
        elif new:
            self._vectors[old] = new[0]

    def set_replicas(self, old: Value, new: Sequence[Value]) -> None:
        self._replicas[old] = list(new)


@dataclass(frozen=True)
class KernelFacts:
    """Input of the rules: a kernel's function, or a helper's.

    `used`: the operands of all instructions. `interleave_groups`: the accesses that are done together with others,
    each with its group. `lookups`: the loads of small constant tables. `replicated`: the instructions that are done
    once per lane in scalar registers. `lane_updates`: stores with all the replicated instructions that are done
    with them, one lane after the other. `short_loops`: the branches back to the headers of loops that LLVM may
    unroll. `paired_math`: calls of sin and cos of one argument.
    """

    function: Function
    shapes: Shapes
    assume: Assumptions
    machine: Machine
    used: frozenset[Value]
    interleave_groups: Mapping[Instr, InterleaveGroup]
    lookups: Mapping[Instr, Lookup]
    replicated: frozenset[Instr]
    lane_updates: Mapping[Instr, tuple[Instr, ...]]
    short_loops: frozenset[Instr]
    paired_math: frozenset[Instr]

    @cached_property
    def in_updates(self) -> frozenset[Instr]:
        """The replicated instructions that are done with a store."""
        return frozenset(part for parts in self.lane_updates.values() for part in parts)

    @cached_property
    def users(self) -> Mapping[Value, list[Instr]]:
        """The instructions that have a value as an operand."""
        return users_of(self.function.instrs())

    @property
    def lanes(self) -> int:
        return self.assume.lanes


_COVERING = ("tested", "masked")  # kinds of remarks that cover the accesses lane by lane of the same instruction


class RemarkCollector:
    """The remarks so far; a new one is about the current instruction."""

    def __init__(self, shapes: Shapes) -> None:
        self.remarks: set[Remark] = set()
        self._shapes = shapes
        self._current: Instr | None = None  # the old instruction that is being widened
        self._covered: Instr | None = None  # the last one of which a remark covers the accesses lane by lane

    def begin(self, instr: Instr) -> None:
        """Makes an old instruction the current one."""
        self._current = instr

    def add(self, kind: str, text: str, causes: tuple[NamedCause, ...] = ()) -> None:
        """A remark about the current instruction, with the causes if another value has to be named."""
        instr = self._current
        if instr is None or (instr is self._covered and kind in ("gather", "scatter")):
            return
        if kind in _COVERING:
            self._covered = instr
        address = next((x for x in instr.operands if isinstance(x, Instr) and isinstance(x.type, PtrType)), None)
        line = instr.line or (address.line if address is not None else 0)
        near = source_name(address.name) if address is not None else ""
        is_masked = is_own(instr.callee) and not is_helper(instr.callee)
        name = "" if is_masked else source_name(instr.name)
        if kind == "masked" and not causes:
            causes = self._why_masked(instr)
        self.remarks.add(Remark(line, kind, _opcode(instr), name, text, near, causes=causes))

    def add_address(self, kind: str, text: str, address: Value) -> None:
        """A remark about the current access, whose address is not contiguous."""
        causes = () if self._shapes.of(address).is_strided else cause_chain(address, self._shapes)
        self.add(kind, f"{text}: {self.why(address)}", causes)

    def _why_masked(self, instr: Instr) -> tuple[NamedCause, ...]:
        """Why some lanes may be inactive: the causes of the mask, which follows the address."""
        at = next((n for n, each in enumerate(instr.operands) if isinstance(each.type, PtrType)), -1)
        return cause_chain(instr.operands[at + 1], self._shapes) if 0 <= at < len(instr.operands) - 1 else ()

    def add_replicated(self, count: int) -> None:
        """One remark about all replicated instructions: each alone costs little."""
        what, whose = (
            ("1 instruction runs", "its value") if count == 1 else (f"{count} instructions run", "their values")
        )
        text = f"{what} once per lane: only gathers and scatters use {whose}"
        self.remarks.add(Remark(0, "replicated", "", "", text))

    def why(self, address: Value) -> str:
        """Why the lanes' addresses are not contiguous."""
        shape = self._shapes.of(address)
        if shape.is_strided:
            return f"the lanes' addresses are {shape.stride} bytes apart"
        return f"the address is {'varying' if address in self._shapes.causes else 'taken for varying'}"


def _opcode(instr: Instr) -> str:
    """The operation in LLVM's spelling; of a masked form, the original one (passes/linearize/guarded_effects.py)."""
    if helper := callee_under_mask(instr.callee):
        return f"call @{name_before(helper)}"
    if is_own(instr.callee) and not is_helper(instr.callee):
        return words_of(instr.callee)[0]
    return f"call @{name_before(instr.callee)}" if instr.callee else instr.op


def wide_type(type: Type, lanes: int) -> Type:
    """The type of a value in all lanes: a vector, a struct of vectors, or void."""
    if isinstance(type, StructType):
        return StructType(tuple(VecType(lanes, field) for field in type.elements or ()))
    return type if type == VOID else VecType(lanes, type)


class Widener:
    """`facts` of the old function, the map of its `values` to new ones, `emit` for new code, and the `remarks`.

    Its methods, and the methods of the values and remarks that it repeats, are shorthands for the needs of most rules.
    """

    def __init__(self, module: Module, facts: KernelFacts, new: Function, old_blocks: Sequence[Block]) -> None:
        self.facts, self.lanes = facts, facts.lanes
        self.emit = Emitter(module, new, old_blocks, facts.lanes)
        self.values = ValueMap(facts.shapes, self.emit)
        self.remarks = RemarkCollector(facts.shapes)
        self.scalar, self.vector = self.values.scalar, self.values.vector
        self.set_scalar, self.set_vector = self.values.set_scalar, self.values.set_vector
        self.remark, self.remark_address, self.why = self.remarks.add, self.remarks.add_address, self.remarks.why

    def begin(self, instr: Instr) -> None:
        """Makes an old instruction the current one: new ones take its source location, remarks are about it."""
        self.remarks.begin(instr)
        self.emit.build.like = instr

    @property
    def build(self) -> VectorBuilder:
        """Appends to the current block."""
        return self.emit.build

    def shape(self, old: Value) -> Shape:
        return self.facts.shapes.of(old)

    def any_active(self, mask: Value) -> Value:
        """i1: whether any lane of an old mask is set."""
        return self.scalar(mask) if self.shape(mask).is_uniform else self.build.any_lane(self.vector(mask))

    def wide(self, type: Type) -> Type:
        return wide_type(type, self.lanes)

    def remark_if_scalarized(self, instr: Instr) -> None:
        """A remark if LLVM executes the operation lane by lane, although the rule makes a vector operation of it."""
        if why := why_scalarized(instr, self.facts.machine):
            self.remark("per lane", f"LLVM has no vector form of it here, {why}: executed once per lane")
