"""Symbolic execution of functions: lanes in lockstep, as in the interpreter, under conditions.

Lanes that come to a block along several edges, or in several iterations of a loop that they have left, run it once:
their values are merged. A loop's back edges are followed up to a bound, and beyond it as long as the loop certainly
goes on, as loops of constant lengths do; the condition of going on further is kept in `beyond`.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Protocol

from wfv.errors import SourceLocation
from wfv.grouped import grouped
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.interp.context import under
from wfv.ir.interp.formulas import NoFormulaError
from wfv.ir.interp.pointers import choose
from wfv.ir.interp.positions import Move, Position, Positions
from wfv.ir.interp.terms import Truth, alternatives, both, either, is_same, negated, smt, truth_of
from wfv.ir.liveness import live_at_starts
from wfv.ir.values import Value
from wfv.validation.memory import Memory

Env = dict[Value, Any]
MOST_BLOCKS = 4000  # runs of blocks
MOST_CALLS = 20  # of functions within each other


@dataclass
class Lane:
    """A lane in a block: its number, the condition that it is there, the values that it has."""

    number: int
    guard: Truth
    env: Env


class Semantics(Protocol):
    """What instructions and constants mean."""

    def run(self, execution: "Execution", instr: Instr, lanes: list[Lane]) -> None:
        """Runs an instruction, but no phi and no terminator, for the lanes that are there."""

    def constant(self, execution: "Execution", value: Value) -> Any:
        """The value of a constant."""


@dataclass(frozen=True, slots=True)
class Undefined:
    """Undefined behaviour where the condition holds."""

    condition: Truth
    what: str


@dataclass
class Flow:
    """A function as it is executed."""

    fn: Function
    positions: Positions
    live: dict[Block, set[Instr]]
    moves: dict[tuple[Block, Block], Move]
    above: dict[Block, tuple[Block, int] | None]

    @classmethod
    def of(cls, fn: Function) -> "Flow":
        cfg = Cfg(fn)
        positions = Positions(cfg)
        moves = {(src, dst): positions.move(src, dst) for src, dst in cfg.graph.edges}
        live = live_at_starts(cfg.rpo, cfg.succs)
        return cls(fn, positions, live, moves, {block: _equivalent(cfg, block) for block in cfg.rpo})


def _equivalent(cfg: Cfg, block: Block) -> tuple[Block, int] | None:
    """A block before this one, in the same loops or fewer, after which this one always comes; the loops around it."""
    before = cfg.idom[block]
    if before is None or not cfg.post_dominates(block, before):
        return None
    around, inside = cfg.loops.around(before), cfg.loops.around(block)
    return (before, len(around)) if around == inside else None


class Execution:
    """One side of a proof. `bound`: how often a loop goes on each time it is entered.

    `can_go_on(condition)`: asked before an iteration beyond the first `least` ones, so that loops that end are not
    followed further; `certain`: how often a loop goes on that certainly does, before it counts as endless; `undefined`:
    what the function did to which LLVM gives no meaning.
    """

    def __init__(
        self,
        name: str,
        module: Module,
        granules: dict[str, int],
        is_shared: bool,
        bound: int,
        semantics: Semantics,
        can_go_on: Callable[[Truth], bool] = lambda condition: True,
        least: int = 10**6,
        certain: int = 10**6,
    ) -> None:
        self.name, self.module, self.semantics = name, module, semantics
        self.bound, self.can_go_on, self.least, self.certain = bound, can_go_on, least, certain
        self.memory = Memory(granules, is_shared, self.undefined)
        self.undefined_behaviour: list[Undefined] = []
        self.beyond: list[Truth] = []
        self.longest = 0  # iterations of a loop
        self.guard: Truth = True  # of the lane whose instruction runs
        self.where = ""
        self._fresh = self._runs = self._calls = 0
        self._flow = cache(Flow.of)

    def undefined(self, condition: Truth, what: str) -> None:
        """Undefined behaviour of the instruction that runs: each alternative of the condition by itself."""
        for each in alternatives(condition):
            for found in alternatives(both(self.guard, under(self.guard, each))):
                if found is not False:
                    self.undefined_behaviour.append(Undefined(found, f"{what} {self.where}"))

    def fresh(self, bits: int) -> Any:
        self._fresh += 1
        return smt().BitVec(f"{self.name}.any{self._fresh}", bits)

    def run(
        self, fn: Function, args: Sequence[Sequence[Any]], guards: Sequence[Truth]
    ) -> list[list[tuple[Truth, Any]]]:
        """Runs a function for lanes; returns for each lane its results with the conditions of returning them."""
        self._calls += 1
        if self._calls > MOST_CALLS:
            raise NoFormulaError(f"calls of {fn.name} within each other")
        flow = self._flow(fn)
        lanes = [
            Lane(number, guard, dict(zip(fn.args, values, strict=True)))
            for number, (guard, values) in enumerate(zip(guards, args, strict=True))
            if guard is not False
        ]
        found = _FunctionRun(self, flow, len(guards)).run(lanes)
        self._calls -= 1
        return found

    def count_block(self) -> None:
        self._runs += 1
        if self._runs > MOST_BLOCKS:
            raise NoFormulaError(f"more than {MOST_BLOCKS} blocks run")


@dataclass
class _FunctionRun:
    """One call of a function."""

    execution: Execution
    flow: Flow
    lanes: int
    waiting: dict[Position, list[Lane]] = field(default_factory=dict)
    guards: dict[tuple[int, Position], Truth] = field(default_factory=dict)

    def run(self, lanes: list[Lane]) -> list[list[tuple[Truth, Any]]]:
        results: list[list[tuple[Truth, Any]]] = [[] for _ in range(self.lanes)]
        positions = self.flow.positions
        blocks = {number: block for block, number in positions.number.items()}
        self.waiting = {positions.of(self.flow.fn.entry): lanes}
        while self.waiting:
            position = min(self.waiting)
            block = blocks[position[-1]]
            here = self._merged(block, position, self.waiting.pop(position))
            self.execution.count_block()
            self._run_block(block, here)
            self._leave(block, position, here, results)
        return results

    def _merged(self, block: Block, position: Position, arrived: list[Lane]) -> list[Lane]:
        found = []
        for number, several in sorted(grouped((lane.number, lane) for lane in arrived).items()):
            env = _merged_env([(each.guard, each.env) for each in several])
            guard = self._guard(block, position, number, either(*(each.guard for each in several)))
            self.guards[number, position] = guard
            found.append(Lane(number, guard, env))
        return found

    def _guard(self, block: Block, position: Position, number: int, guard: Truth) -> Truth:
        """The condition of a block that always comes after another one is that of the other one."""
        if (above := self.flow.above[block]) is None:
            return guard
        before, loops = above
        return self.guards.get((number, (*position[: 2 * loops], self.flow.positions.number[before])), guard)

    def _run_block(self, block: Block, lanes: list[Lane]) -> None:
        for instr in block.instrs[block.first_non_phi : -1]:
            line = f", line {instr.line:d}" if isinstance(instr.line, SourceLocation) and instr.line else ""
            name = f"%{instr.name}" if instr.name else f"the {instr.op}"
            self.execution.where = f"at {name} in %{block.name} of {self.flow.fn.name}{line}"
            self.execution.semantics.run(self.execution, instr, lanes)
        self.execution.where = f"at the end of %{block.name} of {self.flow.fn.name}"

    def _leave(
        self, block: Block, position: Position, lanes: list[Lane], results: list[list[tuple[Truth, Any]]]
    ) -> None:
        end = block.terminator
        for lane in lanes:
            self.execution.guard = lane.guard
            if end.op == "unreachable":
                self.execution.undefined(True, "unreachable was reached")
            elif end.op == "ret":
                value = value_of(self.execution, end.operands[0], lane.env) if end.operands else None
                results[lane.number].append((lane.guard, value))
            else:
                for condition, target in _targets(self.execution, end, lane.env):
                    self._follow(block, target, position, lane, both(lane.guard, under(lane.guard, condition)))

    def _follow(self, src: Block, dst: Block, position: Position, lane: Lane, guard: Truth) -> None:
        if guard is False:
            return
        move = self.flow.moves[src, dst]
        if move.is_back and not self._may_go_on(dst, position, move, lane, guard):
            return
        env: Env = {value: lane.env[value] for value in (*self.flow.fn.args, *self.flow.live[dst]) if value in lane.env}
        for phi in dst.phis:
            if not {"nnan", "ninf", "fast"}.isdisjoint(phi.attrs.get("flags", ())):
                raise NoFormulaError("a phi has fast-math flags")
            env[phi] = value_of(self.execution, phi.incoming_for(src), lane.env)
        self.waiting.setdefault(move.follow(position), []).append(Lane(lane.number, guard, env))

    def _may_go_on(self, header: Block, position: Position, move: Move, lane: Lane, guard: Truth) -> bool:
        """Whether a back edge is followed: within the bound, or if the loop certainly goes on."""
        execution, taken = self.execution, position[move.kept - 1] + 1
        execution.longest = max(execution.longest, taken)
        entered = self.guards[lane.number, (*position[: move.kept], self.flow.positions.number[header])]
        is_certain = is_same(guard, entered)
        if not is_certain and taken > execution.least and not execution.can_go_on(guard):
            return False
        if taken > (execution.certain if is_certain else execution.bound):
            execution.beyond.append(guard)
            return False
        return True


def value_of(execution: Execution, value: Value, env: Env) -> Any:
    """The value of an operand."""
    return env[value] if value in env else execution.semantics.constant(execution, value)


def _targets(execution: Execution, end: Instr, env: Env) -> Iterable[tuple[Truth, Block]]:
    """The blocks that a branch or switch leads to, each once, with conditions."""
    if not end.operands:
        return [(True, end.blocks[0])]
    condition = value_of(execution, end.operands[0], env)
    execution.undefined(condition.poison, f"{end.op} on poison")
    if end.is_cond_br:
        holds = truth_of(condition.bits)
        cases = [(holds, end.blocks[0]), (negated(holds), end.blocks[1])]
    else:
        cases, rest = [], list[Truth]()
        for case, block in zip(end.operands[1:], end.blocks[1:], strict=True):
            number = value_of(execution, case, env)
            is_it = condition.bits == number.bits
            cases.append((is_it if isinstance(condition.bits, int) else condition.term == number.term, block))
            rest.append(negated(cases[-1][0]))
        cases.append((both(*rest), end.blocks[0]))
    targets: dict[Block, Truth] = {}
    for holds, block in cases:
        targets[block] = either(targets.get(block, False), holds)
    return [(holds, block) for block, holds in targets.items()]


def _merged_env(arrived: list[tuple[Truth, Env]]) -> Env:
    """The values of a lane that came along several edges."""
    (_, env), *others = arrived
    for guard, other in others:
        env = {
            value: env[value] if env[value] is other[value] else choose(guard, other[value], env[value])
            for value in env
            if value in other
        }
    return env
