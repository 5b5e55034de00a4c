"""Uniform, strided or varying: a shape for every value, and which branches and loops are divergent.

A joint fixpoint of data flow and control: a branch becomes divergent, so the phis of its joins become varying, so more
branches become divergent. The shapes of the parameters are an input, so that one analysis serves two purposes: with
local id 0 strided by one and the others uniform, it finds what is uniform in a *vector*; with every local id varying,
what is uniform in the whole *group*.

Files: transfer.py has the data flow, sync_dependence.py the joins and divergent loops of a branch,
sync_dependence.py the uses outside a divergent loop, cause.py the reasons.
Sources: Karrenberg & Hack (CC 2012), section 3; Karrenberg (2015), chapter 5; LLVM, "Convergence and Uniformity".
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from passes.analysis.cause import Cause, CauseKind, root_cause
from passes.analysis.index_width import is_narrow_extension
from passes.analysis.shapes import UNDEFINED, UNIFORM, VARYING, Assumptions, Kind, Shape, join
from passes.analysis.sync_dependence import Arrivals, controlling_branch, divergence_of, loop_left_divergently
from passes.analysis.transfer import transfer
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Function, Instr
from wfv.ir.intrinsics import is_vote
from wfv.ir.uses import users_of
from wfv.ir.values import Argument, Value, is_poison


@dataclass
class Shapes:
    """The result of the analysis.

    `joins`: for each join, the divergent branches that it joins, and how their lanes arrive. `causes`: why instructions
    and parameters are varying, and why branches (by their terminators) are divergent (passes/analysis/cause.py).
    `are_forgotten`: no access may use what the lanes' addresses have in common (the strategy `naive`).
    """

    values: dict[Value, Shape]
    divergent_branches: set[Block] = field(default_factory=set)
    divergent_loops: set[Loop] = field(default_factory=set)
    joins: dict[Block, dict[Block, Arrivals]] = field(default_factory=dict)
    causes: dict[Value, Cause] = field(default_factory=dict)
    are_forgotten: bool = False

    def of(self, value: Value) -> Shape:
        """The shape of any value: constants and globals are uniform, undef and poison are below every other shape."""
        if isinstance(value, (Instr, Argument)):
            return self.values.get(value, UNDEFINED if isinstance(value, Instr) else UNIFORM)
        return UNDEFINED if is_poison(value) else UNIFORM


def analyze_divergence(
    fn: Function, seeds: Mapping[Value, Shape], assume: Assumptions, cfg: Cfg | None = None
) -> Shapes:
    """Shapes of all values of `fn`, given those of its parameters in `seeds` (others are uniform)."""
    return _Analysis(fn, seeds, assume, cfg or Cfg(fn)).run()


def forget_shapes(fn: Function, shapes: Shapes, cfg: Cfg) -> Shapes:
    """Shapes without analysis (the strategy `naive`): votes are uniform, all other instructions varying.

    Every conditional branch is divergent, except on a vote. Parameters and allocas keep their shapes.
    """
    values: dict[Value, Shape] = {arg: shape for arg, shape in shapes.values.items() if isinstance(arg, Argument)}
    values.update((i, UNIFORM if is_vote(i) else VARYING) for i in fn.instrs())
    # The addresses of private arrays stay strided: if they were not, all lanes would use lane 0's array.
    values.update((i, shapes.of(i)) for i in fn.instrs() if i.op == "alloca")
    branches = {
        b for b in cfg.rpo if len(b.terminator.blocks) > 1 and not _is_uniform(b.terminator.operands[0], values)
    }
    return Shapes(values, branches, set(shapes.divergent_loops), dict(shapes.joins), are_forgotten=True)


class _Analysis:
    """The worklist, and the result so far.

    Instructions are numbered in program order and visited in sweeps: users behind a changed value in the same sweep,
    users in front of it (a loop's phi) in the next one. `is_open[n]`: instruction n must be visited; `lowest`: a
    lower bound of these n. `branch_of_loop`: the branch that makes a loop divergent.
    """

    def __init__(self, fn: Function, seeds: Mapping[Value, Shape], assume: Assumptions, cfg: Cfg) -> None:
        self.fn, self.assume, self.cfg = fn, assume, cfg
        self.index = cfg.block_order
        self.block_of = {i: b for b in cfg.rpo for i in b.instrs}
        self.order = {instr: n for n, instr in enumerate(self.block_of)}
        self.users = users_of(self.block_of, _shape_inputs)
        self.result = Shapes(dict(seeds))
        self.result.causes = {arg: Cause(CauseKind.ARGUMENT) for arg, shape in seeds.items() if shape.is_varying}
        self.branch_of_loop: dict[Loop, Block] = {}
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

    def enqueue(self, instrs: Iterable[Instr]) -> None:
        for instr in instrs:
            at = self.order[instr]
            self.is_open[at] = 1
            self.lowest = min(self.lowest, at)

    def update(self, instr: Instr) -> None:
        if instr.is_terminator:
            self.update_branch(instr)
            return
        old = self.result.values.get(instr, UNDEFINED)
        if old.kind == Kind.VARYING and not (old.possibly_contiguous or old.offsets):
            return  # the top of the lattice
        new = join(old, self.shape(instr))  # only ever upwards, so that the fixpoint ends
        if new != old:
            self.result.values[instr] = new
            if new.is_varying and instr not in self.result.causes:
                self.result.causes[instr] = self.cause(instr)
            self.enqueue(self.users.get(instr, ()))

    def shape(self, instr: Instr) -> Shape:
        block = self.block_of[instr]
        if instr.op == "phi":
            if controlling_branch(instr, self.result.joins.get(block, {})) is not None:
                return VARYING
        elif self.must_wait(instr, block):
            return UNDEFINED
        if self.result.divergent_loops:
            return transfer(instr, lambda value: self.shape_at(value, block), self.assume)
        return transfer(instr, self.result.of, self.assume)

    def must_wait(self, instr: Instr, block: Block) -> bool:
        """Whether an operand has no shape yet: the result could get too high a shape, and shapes are never lowered.

        Phis and selects do not wait: they close the cycles of values that start as poison.
        """
        values = self.result.values
        operands = instr.operands[:1] if instr.op == "select" else instr.operands
        if not any(isinstance(x, Instr) and x not in values for x in operands):
            return False
        return not any(self.shape_at(x, block).is_varying for x in instr.operands)

    def shape_at(self, value: Value, block: Block) -> Shape:
        """The shape of a value where `block` uses it: varying outside of the divergent loop that defines it."""
        return VARYING if self.divergent_loop_left(value, block) is not None else self.result.of(value)

    def divergent_loop_left(self, value: Value, block: Block) -> Loop | None:
        """The divergent loop that defines `value` and that `block` is outside of, or None."""
        if not isinstance(value, Instr) or not self.result.divergent_loops:
            return None
        return loop_left_divergently(self.block_of[value], block, self.cfg, self.result.divergent_loops)

    def update_branch(self, branch: Instr) -> None:
        if not branch.operands or len(branch.blocks) < 2:
            return
        block = self.block_of[branch]
        if block in self.result.divergent_branches or self.shape_at(branch.operands[0], block).is_uniform:
            return
        self.result.divergent_branches.add(block)
        self.result.causes[branch] = self.cause(branch)
        found = divergence_of(block, self.cfg, self.index)
        for join_block, arrivals in found.joins.items():
            self.result.joins.setdefault(join_block, {})[block] = arrivals
            self.enqueue(join_block.phis)
        for loop in found.loops - self.result.divergent_loops:
            self.result.divergent_loops.add(loop)
            self.branch_of_loop[loop] = block
            self.enqueue(i for b in loop.blocks for j in b.instrs for i in self.users.get(j, ()))

    def cause(self, instr: Instr) -> Cause:
        """Why an instruction becomes varying, or a branch divergent. Must be called when it does, and no later."""
        block = self.block_of[instr]
        branch = controlling_branch(instr, self.result.joins.get(block, {})) if instr.op == "phi" else None
        if branch is not None:
            return Cause(CauseKind.SYNC_DEPENDENCE, branch=branch, join=block)
        for operand in instr.operands:
            if self.result.of(operand).is_varying:
                return Cause(CauseKind.OPERAND, operand)
            loop = self.divergent_loop_left(operand, block)
            if loop is not None:
                return Cause(CauseKind.TEMPORAL, operand, self.branch_of_loop[loop])
        return root_cause(instr, self.result.of)


def _is_uniform(value: Value, shapes: Mapping[Value, Shape]) -> bool:
    return shapes.get(value, UNIFORM).is_uniform


def _shape_inputs(instr: Instr) -> list[Value]:
    """What an instruction's shape depends on: its operands, and for an address its indices before they are widened."""
    if instr.op != "getelementptr":
        return instr.operands
    return [*instr.operands, *(x.operands[0] for x in instr.operands if is_narrow_extension(x))]
