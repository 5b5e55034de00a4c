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
from wfv.ir.interp.positions import Move, Position, Positions
from wfv.ir.interp.steps import make_step
from wfv.ir.interp.values import POISON, UndefinedBehaviour
from wfv.ir.interp.watch import MakeWatch
from wfv.ir.values import const_int

RETURN = -1  # the edge number of a lane that returns


@dataclass
class PreparedEdge:
    """An edge of the control flow."""

    phis: list[tuple[int, int]]  # registers of the phis and of their incoming values
    move: Move

    def follow(self, position: Position, envs: list[Env]) -> Position:
        """Assigns the phis, all at once; returns the new position."""
        for env in envs if self.phis else ():
            for (phi, _), value in zip(self.phis, [env[source] for _, source in self.phis], strict=True):
                env[phi] = value
        return self.move.follow(position)


@dataclass
class PreparedBlock:
    """`next_edge` returns the number of the edge that a lane takes, or RETURN."""

    block: Block
    steps: list[tuple[Step, Instr]]
    next_edge: Callable[[Env], int]
    edges: list[PreparedEdge]


class PreparedFunction:
    """A function with a step for each instruction, and the steps of the watch of it.

    `blocks` are by block index; lanes enter at `start`.
    """

    def __init__(self, fn: Function, context: Context, make_watch: MakeWatch) -> None:
        self.fn, self.registers, self.cfg = fn, Registers(context), Cfg(fn)
        self.watch = make_watch(self.registers)
        self.args = self.registers.of_all(fn.args)
        self.positions = Positions(self.cfg)
        self.blocks = {i: self._block(block) for block, i in self.positions.number.items()}
        self.start = self.positions.of(fn.entry)

    def enter(self, lane: int, args: list[Any]) -> Env:
        """The environment of a lane with these arguments."""
        env = self.registers.template.copy()
        env[0], env[1] = lane, []
        for register, value in zip(self.args, args, strict=True):
            env[register] = value
        return env

    def result(self, env: Env, block: Block) -> Any:
        """The value that a lane returns at the end of a block."""
        operands = block.terminator.operands
        return env[self.registers.of(operands[0])] if operands else None

    def _block(self, block: Block) -> PreparedBlock:
        phis = block.phis
        given = [*self.fn.args, *phis] if block is self.fn.entry else phis
        steps = [(step, block.terminator) for value in given for step in self.watch.after(value, block)]
        for instr in block.instrs[len(phis) : -1]:
            steps.append((make_step(instr, self.registers), instr))
            steps += [(step, instr) for step in self.watch.after(instr, block)]
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
        phis += self.watch.along(src, dst)
        return PreparedEdge(phis, self.positions.move(src, dst))
