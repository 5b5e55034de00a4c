"""Uniform, strided or varying: a shape for every value, and which branches and loops are divergent.

A joint fixpoint of data flow and control: a branch becomes divergent, so the phis of its joins become varying, so more
branches become divergent. The shapes of the parameters are an input, so that one analysis serves two purposes: with
local id 0 strided by one and the others uniform, it finds the values that are uniform in a *vector*; with every local
id varying, those that are uniform in the whole *group*.

Three rules make a value varying. transfer.py has the data flow: the shape of a result follows from the shapes of the
operands. sync_dependence.py has the other two: a phi is varying where lanes that diverged reconverge (sync dependence),
and a value of a loop is varying where it is used after an exit at which lanes leave in different iterations
(temporal divergence). cause.py records which rule it was.
Sources: Karrenberg & Hack (CC 2012), section 3; Karrenberg (2015), chapter 5; Rosemann, Moll & Hack, "An Abstract
Interpretation for SPMD Divergence on Reducible Control Flow Graphs" (POPL 2021).
"""

from collections.abc import Mapping, Set
from dataclasses import dataclass, field

from passes.analysis.cause import Cause, CauseKind, root_cause
from passes.analysis.index_width import is_narrow_extension
from passes.analysis.shapes import UNDEFINED, UNIFORM, VARYING, Assumptions, Shape, join
from passes.analysis.sync_dependence import (
    Arrivals,
    Divergence,
    blocks_beyond,
    controlling_branch,
    divergence_of,
    loop_left_divergently,
)
from passes.analysis.transfer import transfer
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Function, Instr, is_op
from wfv.ir.fold import as_constant
from wfv.ir.opcodes import DIVISIONS
from wfv.ir.own_values import is_vote
from wfv.ir.uses import users_of
from wfv.ir.values import Argument, Value, is_poison


@dataclass
class Shapes:
    """The result of the analysis.

    `divergent_exits`: of each divergent loop, the exits at which lanes leave while others stay. `joins`: for each join,
    the divergent branches that it joins, and how their lanes arrive. `causes`: why instructions
    and parameters are varying, and why branches (by their terminators) are divergent (passes/analysis/cause.py).
    `are_forgotten`: no access may use the shape of its address (the strategy `naive`).
    """

    values: dict[Value, Shape]
    divergent_branches: set[Block] = field(default_factory=set)
    divergent_exits: dict[Loop, set[Block]] = field(default_factory=dict)
    joins: dict[Block, dict[Block, Arrivals]] = field(default_factory=dict)
    causes: dict[Value, Cause] = field(default_factory=dict)
    are_forgotten: bool = False

    @property
    def divergent_loops(self) -> Set[Loop]:
        """The loops that lanes leave while others stay."""
        return self.divergent_exits.keys()

    def exits_together(self, loop: Loop) -> set[Block]:
        """The exits of a divergent loop at which all lanes leave together that are still in the loop."""
        for each, divergent in self.divergent_exits.items():
            if each.header is loop.header:  # it may be of another Cfg
                return {exit for _, exit in each.exits} - divergent
        return set()

    def of(self, value: Value) -> Shape:
        """The shape of any value: constants and globals are uniform, undef and poison are below every other shape."""
        if isinstance(value, (Instr, Argument)):
            return self.values.get(value, UNDEFINED if isinstance(value, Instr) else UNIFORM)
        return UNDEFINED if is_poison(value) else UNIFORM


def analyze_divergence(
    fn: Function, seeds: Mapping[Value, Shape], assume: Assumptions, cfg: Cfg | None = None
) -> Shapes:
    """Shapes of all values of `fn`, given the shapes of its parameters in `seeds` (other parameters are uniform)."""
    return DivergenceAnalysis(seeds, assume, cfg or Cfg(fn)).run()


def forget_shapes(fn: Function, shapes: Shapes, cfg: Cfg) -> Shapes:
    """Shapes without analysis (the strategy `naive`): votes are uniform, all other instructions varying.

    Every conditional branch is divergent, except on a vote. Parameters and allocas keep their shapes.
    """
    values: dict[Value, Shape] = {arg: shape for arg, shape in shapes.values.items() if isinstance(arg, Argument)}
    values.update((i, UNIFORM if is_vote(i) else VARYING) for i in fn.instrs())
    # The addresses of private arrays stay strided: if they were not, all lanes would use lane 0's array.
    values.update((i, shapes.of(i)) for i in fn.instrs() if i.op == "alloca")
    found = Shapes(values, set(), dict(shapes.divergent_exits), dict(shapes.joins), are_forgotten=True)
    forks = (block for block in cfg.rpo if len(block.terminator.blocks) > 1)
    found.divergent_branches.update(fork for fork in forks if not found.of(fork.terminator.operands[0]).is_uniform)
    return found


def has_fixed_shape(instr: Instr) -> bool:
    """Whether `transfer` alone decides the shape, in all analyses: private arrays, votes, assumptions of a guard."""
    return instr.op == "alloca" or is_vote(instr) or instr.notes.assumed_shape is not None


class DivergenceAnalysis:
    """The worklist, and the result so far.

    The rules are methods, which a subclass may replace: `shape`, `divergence` and `divergent_loop_left`.
    Instructions are visited in sweeps in reverse post-order: users after a changed value in the same sweep, users in
    front of it (a loop's phi) in the next one. `open`: to be visited. `branch_of_loop`: the branch that makes a
    loop divergent; `beyond`: the blocks beyond its divergent exits.
    """

    def __init__(self, seeds: Mapping[Value, Shape], assume: Assumptions, cfg: Cfg) -> None:
        self.assume, self.cfg = assume, cfg
        self.block_of = {i: b for b in cfg.rpo for i in b.instrs}
        self.users = users_of(self.block_of, _shape_inputs)
        self.result = Shapes(dict(seeds))
        self.result.causes = {arg: Cause(CauseKind.ARGUMENT) for arg, shape in seeds.items() if shape.is_varying}
        self.branch_of_loop: dict[Loop, Block] = {}
        self.beyond: dict[Loop, set[Block]] = {}
        self.open = set(self.block_of)

    def run(self) -> Shapes:
        while self.open:
            for instr in self.block_of:
                if instr in self.open:
                    self.open.remove(instr)
                    self.update(instr)
        return self.result

    def update(self, instr: Instr) -> None:
        if instr.is_terminator:
            self.update_branch(instr)
            return
        old = self.result.values.get(instr, UNDEFINED)
        if old == VARYING:  # the top of the lattice
            return
        new = join(old, self.shape(instr))  # only ever upwards, so that the fixpoint ends
        if new != old:
            self.result.values[instr] = new
            if new.is_varying and instr not in self.result.causes:
                self.result.causes[instr] = self.cause(instr)
            self.open.update(self.users.get(instr, ()))

    def shape(self, instr: Instr) -> Shape:
        """The shape of an instruction's result, from the result so far."""
        block = self.block_of[instr]
        if instr.op == "phi":
            if controlling_branch(instr, self.result.joins.get(block, {})) is not None:
                return VARYING
        elif self.must_wait(instr, block):
            return UNDEFINED
        return transfer(instr, lambda value: self.shape_at(value, block), self.assume)

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
        """The shape of a value where `block` uses it: varying beyond a divergent exit of the loop that defines it."""
        return VARYING if self.divergent_loop_left(value, block) is not None else self.result.of(value)

    def divergent_loop_left(self, value: Value, block: Block) -> Loop | None:
        """The loop that defines `value` and that lanes left at different times before `block`, or None."""
        if not isinstance(value, Instr) or not self.beyond:
            return None
        return loop_left_divergently(self.block_of[value], block, self.cfg, self.beyond)

    def update_branch(self, branch: Instr) -> None:
        if not branch.operands or len(branch.blocks) < 2:
            return
        block = self.block_of[branch]
        if block in self.result.divergent_branches or self.shape_at(branch.operands[0], block).is_uniform:
            return
        self.result.divergent_branches.add(block)
        self.result.causes[branch] = self.cause(branch)
        found = self.divergence(block)
        for join_block, arrivals in found.joins.items():
            self.result.joins.setdefault(join_block, {})[block] = arrivals
            self.open.update(join_block.phis)
        for loop, exits in found.exits.items():
            self.add_exits(loop, exits, block)

    def add_exits(self, loop: Loop, exits: set[Block], branch: Block) -> None:
        """Takes these exits of a loop for divergent ones, because of the branch."""
        known = self.result.divergent_exits.setdefault(loop, set())
        if exits <= known:
            return
        known |= exits
        self.branch_of_loop.setdefault(loop, branch)
        self.beyond[loop] = blocks_beyond(known, loop, self.cfg)
        self.open.update(user for b in loop.blocks for i in b.instrs for user in self.users.get(i, ()))

    def divergence(self, branch: Block) -> Divergence:
        """The joins of a divergent branch, and the exits of loops that it makes divergent."""
        return divergence_of(branch, self.cfg)

    def cause(self, instr: Instr) -> Cause:
        """Why an instruction becomes varying, or a branch divergent. Must be called when it does, and no later."""
        block = self.block_of[instr]
        branch = controlling_branch(instr, self.result.joins.get(block, {})) if instr.op == "phi" else None
        if branch is not None:
            return Cause(CauseKind.SYNC_DEPENDENCE, branch=branch, join=block)
        operands = _own_operands(instr)
        for operand in operands:
            if self.result.of(operand).is_varying:
                return Cause(CauseKind.OPERAND, operand)
            loop = self.divergent_loop_left(operand, block)
            if loop is not None:
                return Cause(CauseKind.TEMPORAL, operand, self.branch_of_loop[loop])
        return root_cause(instr, operands, self.result.of)


def _own_operands(instr: Instr) -> list[Value]:
    """The operands; the divisor without the select of 1 for inactive lanes, which linearization makes (line 0)."""
    if instr.op not in DIVISIONS:
        return instr.operands
    dividend, divisor = instr.operands
    if is_op(divisor, "select") and not divisor.line and divisor.operands[2] == as_constant(divisor.type, 1):
        divisor = divisor.operands[1]
    return [dividend, divisor]


def _shape_inputs(instr: Instr) -> list[Value]:
    """The values that decide an instruction's shape: its operands, and an address's indices before they are widened."""
    if instr.op != "getelementptr":
        return instr.operands
    return [*instr.operands, *(x.operands[0] for x in instr.operands if is_narrow_extension(x))]
