"""What a rule works with: the facts of the old function, its values' new forms, new code, and the remarks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from passes.analysis.cause import source_name
from passes.analysis.cause_chain import cause_chain
from passes.analysis.divergence import Shapes
from passes.analysis.interleave_groups import InterleaveGroup
from passes.analysis.shapes import Assumptions, Shape
from passes.functions.names import CALL, HELPER
from passes.remarks import NamedCause, Remark
from passes.widen.emitter import Emitter, VectorBuilder
from passes.widen.machine import Machine, why_scalarized
from passes.widen.value_map import ValueMap
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.types import PtrType, Type, VecType
from wfv.ir.values import Value


@dataclass(frozen=True)
class KernelFacts:
    """Input of the rules: a kernel's function, or a helper's.

    `used`: the operands of all instructions. `interleave_groups`: the accesses that are done together with others, each
    with its group. `replicated`: the instructions that are done once per lane in scalar registers. `lane_updates`:
    stores with all the replicated instructions that are done with them, one lane after the other. `short_loops`: the
    branches back to the headers of loops that LLVM may unroll. `paired_math`: calls of sin and cos of one argument.
    """

    function: Function
    shapes: Shapes
    assume: Assumptions
    machine: Machine
    used: frozenset[Value]
    interleave_groups: Mapping[Instr, InterleaveGroup]
    replicated: frozenset[Instr]
    lane_updates: Mapping[Instr, tuple[Instr, ...]]
    short_loops: frozenset[Instr]
    paired_math: frozenset[Instr]

    @cached_property
    def in_updates(self) -> frozenset[Instr]:
        """The replicated instructions that are done with a store."""
        return frozenset(part for parts in self.lane_updates.values() for part in parts)

    @property
    def lanes(self) -> int:
        return self.assume.lanes


_HELPERS = (HELPER, CALL)
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
        is_masked = instr.callee.startswith("wfv.") and not instr.callee.startswith(HELPER)
        name = "" if is_masked else source_name(instr.name)
        if kind == "masked" and not causes:
            causes = self._why_masked(instr)
        self.remarks.add(Remark(line, kind, _opcode(instr), name, text, near, causes=causes))

    def add_address(self, kind: str, text: str, address: Value) -> None:
        """A remark about the current access, whose address is not contiguous."""
        causes = () if self._shapes.of(address).is_strided else cause_chain(address, self._shapes)
        self.add(kind, f"{text}: {self.why(address)}", causes)

    def _why_masked(self, instr: Instr) -> tuple[NamedCause, ...]:
        """Why some lanes may be inactive: the causes of the mask, which is behind the address."""
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
    """The operation in LLVM's spelling; of a masked form, what it was before (passes/linearize/guards.py)."""
    if instr.callee.startswith(_HELPERS):
        return f"call @{instr.callee.split('.', 2)[2]}"
    if instr.callee.startswith("wfv."):
        return instr.callee.split(".")[1]
    return f"call @{instr.callee}" if instr.callee else instr.op


class Widener:
    """`facts` of the old function, the map of its `values` to new ones, `emit` for new code, and the `remarks`.

    The methods are shorthands for what most rules need.
    """

    def __init__(self, module: Module, facts: KernelFacts, new: Function, old_blocks: Sequence[Block]) -> None:
        self.facts, self.lanes = facts, facts.lanes
        self.emit = Emitter(module, new, old_blocks, facts.lanes)
        self.values = ValueMap(facts.shapes, self.emit)
        self.remarks = RemarkCollector(facts.shapes)

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

    def scalar(self, old: Value) -> Value:
        """A uniform value, or the base of a strided one."""
        return self.values.scalar(old)

    def vector(self, old: Value) -> Value:
        """The value of a scalar type in all lanes."""
        return self.values.vector(old)

    def set_scalar(self, old: Value, new: Value) -> None:
        self.values.set_scalar(old, new)

    def set_vector(self, old: Value, new: Value) -> None:
        self.values.set_vector(old, new)

    def any_active(self, mask: Value) -> Value:
        """i1: whether any lane of an old mask is set."""
        return self.scalar(mask) if self.shape(mask).is_uniform else self.build.any_lane(self.vector(mask))

    def wide(self, type: Type) -> Type:
        return VecType(self.lanes, type)

    def remark(self, kind: str, text: str) -> None:
        """A remark about the current instruction."""
        self.remarks.add(kind, text)

    def remark_if_scalarized(self, instr: Instr) -> None:
        """A remark if LLVM executes the operation lane by lane, although the rule makes a vector operation of it."""
        if why := why_scalarized(instr, self.facts.machine):
            self.remark("per lane", f"LLVM has no vector form of it here, {why}: executed once per lane")

    def remark_address(self, kind: str, text: str, address: Value) -> None:
        """A remark about the current access, which is what it is because of its address."""
        self.remarks.add_address(kind, text, address)

    def why(self, address: Value) -> str:
        """Why the lanes' addresses are not contiguous, for a remark."""
        return self.remarks.why(address)
