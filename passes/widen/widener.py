"""What a rule works with."""

from __future__ import annotations

from collections.abc import Sequence

from passes.analysis.shapes import Shape
from passes.widen.emitter import Emitter
from passes.widen.kernel_facts import KernelFacts
from passes.widen.remark_collector import RemarkCollector
from passes.widen.scalarized import why_scalarized
from passes.widen.value_map import ValueMap
from passes.widen.vector_builder import VectorBuilder
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.types import Type, VecType
from wfv.ir.values import Value


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
