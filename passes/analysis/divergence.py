"""Uniform, strided or varying: a shape for every value, and which branches and loops are divergent.

A joint fixpoint of data flow and control: a branch becomes varying, so the phis of its joins become varying, so more
branches do. What counts as varying at the start is an input, so that one analysis answers two questions: with local id
0 strided by one and the others uniform, what the *lanes* of a vector share; with every local id varying, what the whole
*group* shares.
Sources: Karrenberg & Hack (CC 2012), section 3; Karrenberg (2015), chapter 5; LLVM, "Convergence and Uniformity".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from passes.analysis.address_strides import is_narrow_extension
from passes.analysis.shapes import UNDEFINED, UNIFORM, VARYING, Assumptions, Kind, Shape, join
from passes.analysis.sync_dependence import ANY_WAY, Arrivals, divergence_of
from passes.analysis.transfer import transfer
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Function, Instr
from wfv.ir.uses import users_of
from wfv.ir.values import Argument, Value, is_poison
from wfv.ir.votes import is_vote


@dataclass
class Shapes:
    """The analysis' answer. `reason` says why a value is varying: the operand, branch or source it comes from."""

    values: dict[Value, Shape]
    divergent_branches: set[Block] = field(default_factory=set)
    divergent_loops: set[Loop] = field(default_factory=set)
    joins: dict[Block, dict[Block, Arrivals]] = field(default_factory=dict)  # join -> branch -> how its lanes arrive
    reason: dict[Value, str] = field(default_factory=dict)

    def of(self, value: Value) -> Shape:
        """Constants and globals are uniform; undef and poison are whatever the others are."""
        if isinstance(value, (Instr, Argument)):
            return self.values.get(value, UNDEFINED if isinstance(value, Instr) else UNIFORM)
        return UNDEFINED if is_poison(value) else UNIFORM


def analyze_divergence(
    fn: Function, seeds: Mapping[Value, Shape], assume: Assumptions, cfg: Cfg | None = None
) -> Shapes:
    """Shapes of all values of `fn`, given those of its parameters in `seeds` (others are uniform)."""
    return _Analysis(fn, seeds, assume, cfg or Cfg(fn)).run()


def forget_shapes(fn: Function, shapes: Shapes, cfg: Cfg) -> Shapes:
    """The naive view: every value varying and every conditional branch divergent, except on votes."""
    values: dict[Value, Shape] = {arg: shape for arg, shape in shapes.values.items() if isinstance(arg, Argument)}
    values.update((i, UNIFORM if is_vote(i) else VARYING) for i in fn.instrs())
    # Where the lanes' private arrays lie stays known, or all lanes would have lane 0's.
    values.update((i, shapes.of(i)) for i in fn.instrs() if i.op == "alloca")
    branches = {
        b for b in cfg.rpo if len(b.terminator.blocks) > 1 and not _is_uniform(b.terminator.operands[0], values)
    }
    return Shapes(values, branches, set(shapes.divergent_loops), dict(shapes.joins))


class _Analysis:
    """The worklist and what it has found so far.

    Instructions are numbered in program order, and looked at in sweeps: users behind a changed value in this sweep,
    those in front of it (by a loop's phi) in the next one.
    """

    def __init__(self, fn: Function, seeds: Mapping[Value, Shape], assume: Assumptions, cfg: Cfg) -> None:
        self.fn, self.assume, self.cfg = fn, assume, cfg
        self.index = cfg.block_order
        self.block_of = {i: b for b in cfg.rpo for i in b.instrs}
        self.order = {instr: n for n, instr in enumerate(self.block_of)}
        self.users = users_of(self.block_of, _shape_inputs)
        self.result = Shapes(dict(seeds))
        self.is_open = bytearray(b"\1") * len(self.order)
        self.lowest = 0

    def run(self) -> Shapes:
        instrs = list(self.block_of)
        while (at := self.is_open.find(1, self.lowest)) >= 0:
            self.lowest = len(instrs)
            while at >= 0:
                self.is_open[at] = 0
                self.update(instrs[at])
                at = self.is_open.find(1, at + 1)
        return self.result

    def look_at(self, instrs: Iterable[Instr]) -> None:
        for instr in instrs:
            at = self.order[instr]
            self.is_open[at] = 1
            self.lowest = min(self.lowest, at)

    def update(self, instr: Instr) -> None:
        if instr.is_terminator:
            self.update_branch(instr)
            return
        old = self.result.values.get(instr, UNDEFINED)
        if old.kind == Kind.VARYING and not old.possibly_contiguous:
            return  # as high as it gets
        new = join(old, self.shape(instr))  # only ever upwards, so that the fixpoint ends
        if new != old:
            self.result.values[instr] = new
            if new.is_varying and instr not in self.result.reason:
                self.result.reason[instr] = self.why(instr)
            self.look_at(self.users.get(instr, ()))

    def shape(self, instr: Instr) -> Shape:
        block = self.block_of[instr]
        if instr.op == "phi":
            if self.parting(instr, block) is not None:
                return VARYING
        elif self.is_too_early(instr, block):
            return UNDEFINED
        if self.result.divergent_loops:
            return transfer(instr, lambda value: self.shape_at(value, block), self.assume)
        return transfer(instr, self.result.of, self.assume)

    def parting(self, phi: Instr, block: Block) -> Block | None:
        """The branch that makes a phi varying: its lanes meet here and bring different values."""
        for branch, arrivals in self.result.joins.get(block, {}).items():
            if _differs(phi, arrivals):
                return branch
        return None

    def is_too_early(self, instr: Instr, block: Block) -> bool:
        """An operand is not known yet, and a guess would have to be taken back.

        Phis and selects cannot wait: they close the cycles of values that start as poison.
        """
        values = self.result.values
        operands = instr.operands[:1] if instr.op == "select" else instr.operands
        if not any(isinstance(x, Instr) and x not in values for x in operands):
            return False
        return not any(self.shape_at(x, block).is_varying for x in instr.operands)

    def shape_at(self, value: Value, block: Block) -> Shape:
        """The shape of a value where `block` uses it: varying outside the divergent loop that defines it."""
        if isinstance(value, Instr) and self.result.divergent_loops:
            loop = self.cfg.loops.innermost(self.block_of[value])
            while loop is not None and not loop.contains(block):
                if loop in self.result.divergent_loops:
                    return VARYING
                loop = loop.parent
        return self.result.of(value)

    def update_branch(self, branch: Instr) -> None:
        if not branch.operands or len(branch.blocks) < 2:
            return
        block = self.block_of[branch]
        if block in self.result.divergent_branches or self.shape_at(branch.operands[0], block).is_uniform:
            return
        self.result.divergent_branches.add(block)
        found = divergence_of(block, self.cfg, self.index)
        for join_block, arrivals in found.joins.items():
            self.result.joins.setdefault(join_block, {})[block] = arrivals
            self.look_at(join_block.phis)
        for loop in found.loops - self.result.divergent_loops:
            self.result.divergent_loops.add(loop)
            self.look_at(i for b in loop.blocks for j in b.instrs for i in self.users.get(j, ()))

    def why(self, instr: Instr) -> str:
        block = self.block_of[instr]
        branch = self.parting(instr, block) if instr.op == "phi" else None
        if branch is not None:
            return f"lanes that part at %{branch.name} meet in %{block.name}"
        for operand in instr.operands:
            if self.shape_at(operand, block).is_varying and not self.result.of(operand).is_varying:
                return f"lanes leave the loop of %{getattr(operand, 'name', '?')} at different times"
            if self.shape_at(operand, block).is_varying:
                return f"%{getattr(operand, 'name', '?')} is varying"
        if instr.op == "load":
            return "each lane loads it from an address of its own"
        if instr.op in ("icmp", "fcmp"):
            return "it compares what differs from lane to lane"
        return f"{f'@{instr.callee}' if instr.callee else instr.op} does not keep lanes a step apart"


def _differs(phi: Instr, arrivals: Arrivals) -> bool:
    """Lanes of one branch that arrive by different ways bring different values (poison is like any other)."""
    ways, values = set[Block](), set[Value]()
    for value, src in zip(phi.operands, phi.blocks, strict=True):
        if (src in arrivals or arrivals is ANY_WAY) and value is not phi and not is_poison(value):
            way = arrivals.get(src, src)
            ways.add(way)
            values.add(value)
    # Two of them differ in both: all but when all come one way, or all bring one value.
    return len(ways) > 1 and len(values) > 1


def _is_uniform(value: Value, shapes: Mapping[Value, Shape]) -> bool:
    return shapes.get(value, UNIFORM).is_uniform


def _shape_inputs(instr: Instr) -> list[Value]:
    """What an instruction's shape depends on: its operands, and for an address its indices before they are widened."""
    if instr.op != "getelementptr":
        return instr.operands
    return [*instr.operands, *(x.operands[0] for x in instr.operands if is_narrow_extension(x))]
