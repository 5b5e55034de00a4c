"""Functions prepared for the lockstep interpreter: each instruction a step, each edge its phi assignments.

A position states where a lane is: header and iteration of each loop around its block, outermost first, then the block,
all by block index. Lanes at the same position run together; of two lanes, the one with the smaller position is behind.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.interp.environment import Context, Env, Registers, Step
from wfv.ir.interp.steps import make_step
from wfv.ir.interp.values import POISON, UndefinedBehaviour
from wfv.ir.types import VOID
from wfv.ir.values import Value, const_int

Position = tuple[int, ...]
RETURN = -1  # the edge number of a lane that returns


@dataclass
class PreparedEdge:
    """An edge of the control flow. `kept` numbers of the position stay: those of the loops around both ends."""

    phis: list[tuple[int, int]]  # registers of the phis and of their incoming values
    kept: int
    is_back: bool
    rest: Position

    def follow(self, position: Position, envs: list[Env]) -> Position:
        """Assigns the phis, all at once; returns the new position."""
        for env in envs if self.phis else ():
            for (phi, _), value in zip(self.phis, [env[source] for _, source in self.phis], strict=True):
                env[phi] = value
        if self.is_back:
            return (*position[: self.kept - 1], position[self.kept - 1] + 1, *self.rest)
        return position[: self.kept] + self.rest


@dataclass
class PreparedBlock:
    """`next_edge` returns the number of the edge that a lane takes, or RETURN."""

    block: Block
    steps: list[tuple[Step, Instr]]
    next_edge: Callable[[Env], int]
    edges: list[PreparedEdge]


class PreparedFunction:
    """A function with a step for each instruction, and a check for each value that `uniform` holds for.

    `blocks` are by block index; lanes enter at `start`.
    """

    def __init__(self, fn: Function, context: Context, uniform: Callable[[Value], bool] | None) -> None:
        self.fn, self.registers, self.cfg = fn, Registers(context), Cfg(fn)
        self.is_uniform = uniform or (lambda value: False)
        self.args = self.registers.of_all(fn.args)
        self.index = self.cfg.block_order
        self.blocks = {i: self._block(block) for block, i in self.index.items()}
        self.start = self._position(fn.entry, 0)

    def enter(self, lane: int, args: list[Any]) -> Env:
        """The environment of a lane with these arguments."""
        env = self.registers.template.copy()
        env[0], env[1] = lane, []
        for register, value in zip(self.args, args, strict=True):
            env[register] = value
        return env

    def result(self, env: Env, block: Block) -> Any:
        """What a lane returns at the end of a block."""
        operands = block.terminator.operands
        return env[self.registers.of(operands[0])] if operands else None

    def _block(self, block: Block) -> PreparedBlock:
        phis = block.phis
        given = [*self.fn.args, *phis] if block is self.fn.entry else phis
        steps = [(self._check(value, block), block.terminator) for value in given if self.is_uniform(value)]
        for instr in block.instrs[len(phis) : -1]:
            steps.append((make_step(instr, self.registers), instr))
            if instr.type is not VOID and self.is_uniform(instr):
                steps.append((self._check(instr, block), instr))
        edges = [self._edge(block, target) for target in block.successors]
        return PreparedBlock(block, steps, self._next_edge(block), edges)

    def _next_edge(self, block: Block) -> Callable[[Env], int]:
        end = block.terminator
        operands = self.registers.of_all(end.operands)
        if end.op == "ret":
            return lambda env: RETURN
        register = operands[0] if operands else 0
        # A conditional branch is a switch with a case for false.
        cases = [const_int(end.operands[0].type, 0)] if end.is_cond_br else end.operands[1:]
        edges = {self.registers.template[self.registers.of(case)]: i for i, case in reversed(list(enumerate(cases, 1)))}

        def next_edge(env: Env) -> int:
            if end.op == "unreachable" or env[register] is POISON:
                what = "unreachable was reached" if end.op == "unreachable" else f"{end.op} on poison"
                raise UndefinedBehaviour(f"{what} in %{block.name}, lane {env[0]}")
            return edges.get(env[register], 0)

        return next_edge

    def _edge(self, src: Block, dst: Block) -> PreparedEdge:
        phis = [(self.registers.of(phi), self.registers.of(phi.incoming_for(src))) for phi in dst.phis]
        around = self.cfg.loops.around(dst)
        common = sum(loop.contains(src) for loop in around)
        is_back = common > 0 and around[0].header is dst and around[0].contains(src)
        return PreparedEdge(phis, 2 * common, is_back, self._position(dst, common))

    def _position(self, block: Block, skipped: int) -> Position:
        """The position of a lane that enters all loops around `block` but the outer `skipped` ones."""
        loops = self.cfg.loops.around(block)[::-1][skipped:]
        return (*(number for loop in loops for number in (self.index[loop.header], 0)), self.index[block])

    def _check(self, value: Value, block: Block) -> Step:
        """Asserts that the value is the same in all active lanes, and gives poison lanes the value of the others."""
        register = self.registers.of(value)

        def check(envs: list[Env]) -> None:
            common = envs[0][register]
            if all(env[register] is common for env in envs):
                return
            for env in envs:
                common = _agreed(common, env[register])
                if common is None:
                    found = {env[0]: env[register] for env in envs}
                    raise AssertionError(f"{value} is not uniform in %{block.name}, by lane: {found}")
            for env in envs:
                env[register] = common

        return check


def _agreed(a: Any, b: Any) -> Any:
    """The common value of two lanes, where poison agrees with any value; None if their bits differ."""
    if isinstance(a, tuple):
        parts = tuple(map(_agreed, a, b))
        return None if any(part is None for part in parts) else parts
    if a is POISON or b is POISON:
        return b if a is POISON else a
    same = a == b if isinstance(a, int) else a.tobytes() == b.tobytes()
    return a if same else None
