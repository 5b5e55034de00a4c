"""A reference interpreter: W lanes in lockstep, or one.

It shares nothing with the vectorizer but the IR itself, and says what a function means before and after each step.
Lanes stand at blocks; those furthest behind in block index order, iterations first, run one block together: they are
the active lanes. Poison and undefined behaviour are noticed while it runs. Memory that was never written is
poison, and so is `undef`; the fast-math flags nnan and ninf count; attributes (`noundef`) and metadata do not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

import numpy as np

from wfv.ir.cfg import Cfg, block_index_order
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.interp.effects import Context, Env, Slots, Step, make_step
from wfv.ir.interp.memory import Memory
from wfv.ir.interp.values import POISON, UndefinedBehaviour, coerce
from wfv.ir.types import VOID
from wfv.ir.values import Value, const_int

__all__ = ["POISON", "Memory", "StepLimitError", "UndefinedBehaviour", "run_lockstep", "run_scalar"]

# Where a lane is: header and iteration of each loop around, outermost first, then its block, all by block index. Of two
# lanes the one with the smaller place is behind; lanes at the same place run together.
Place = tuple[int, ...]


class StepLimitError(Exception):
    """The program ran for more steps than it was allowed to."""


def run_lockstep(
    module: Module,
    fn: Function,
    lane_args: list[list[Any]],
    memory: Memory,
    builtins: dict[str, Callable[..., Any]] | None = None,
    uniform: Callable[[Value], bool] | None = None,
    max_steps: int = 10**6,
) -> list[Any]:
    """Runs a function in lockstep, a lane for each list of arguments; returns each lane's result (None for void).

    `builtins` maps names to functions of (lane, arguments...). Each value of `fn` that `uniform` holds for must have
    the same bits in all active lanes, or AssertionError is raised; poison agrees with anything, and becomes what the
    other lanes have, as it does where the value is computed once for all of them. A step is one instruction for all
    lanes that are active. Raises UndefinedBehaviour, or StepLimitError.
    """
    machine = _Machine(module, memory, builtins or {}, fn, uniform, max_steps)
    args = [[coerce(v, a.type) for v, a in zip(values, fn.args, strict=True)] for values in lane_args]
    with np.errstate(all="ignore"):
        return machine.call(fn, list(range(len(args))), args)


def run_scalar(
    module: Module,
    fn: Function,
    args: list[Any],
    memory: Memory,
    builtins: dict[str, Callable[..., Any]] | None = None,
    max_steps: int = 10**6,
) -> Any:
    """Runs a function once, as lane 0."""
    return run_lockstep(module, fn, [args], memory, builtins, max_steps=max_steps)[0]


@dataclass
class _Edge:
    phis: list[tuple[int, int]]  # slots of phis and of what they become
    kept: int  # numbers of the place that stay: those of the loops around both ends
    is_back: bool
    rest: Place

    def follow(self, place: Place, envs: list[Env]) -> Place:
        """Gives the phis their values, all at once; returns the new place."""
        for env in envs if self.phis else ():
            for (phi, _), value in zip(self.phis, [env[source] for _, source in self.phis], strict=True):
                env[phi] = value
        if self.is_back:
            return (*place[: self.kept - 1], place[self.kept - 1] + 1, *self.rest)
        return place[: self.kept] + self.rest


@dataclass
class _BlockCode:
    block: Block
    steps: list[tuple[Step, Instr]]
    choose: Callable[[Env], int]  # which edge a lane takes, or _RETURN
    edges: list[_Edge]


_RETURN = -1


@dataclass
class _Code:
    """A function made ready to run."""

    args: list[int]
    template: Env
    start: Place
    blocks: dict[int, _BlockCode]
    check_args: list[Step]
    results: dict[Block, int]  # the slots of what each `ret` returns


class _Machine:
    """One run: the functions' code, the budget of steps, and which values must be uniform."""

    def __init__(
        self,
        module: Module,
        memory: Memory,
        builtins: dict[str, Callable[..., Any]],
        fn: Function,
        uniform: Callable[[Value], bool] | None,
        max_steps: int,
    ) -> None:
        self.context = Context(module, memory, builtins, self.call)
        self.fn, self.uniform, self.steps_left = fn, uniform, max_steps
        self.codes: dict[Function, _Code] = {}

    def call(self, fn: Function, lanes: list[int], args: list[list[Any]]) -> list[Any]:
        """Runs `fn` for some lanes; returns their results in the same order."""
        if fn not in self.codes:
            self.codes[fn] = _Compiler(fn, self.context, self.uniform if fn is self.fn else None).compile()
        code = self.codes[fn]
        envs = [self._enter(code, lane, values) for lane, values in zip(lanes, args, strict=True)]
        for check in code.check_args:
            check(envs)
        results: dict[int, Any] = {}
        groups: dict[Place, list[Env]] = {code.start: envs}
        while groups:
            place = min(groups)
            active = sorted(groups.pop(place), key=itemgetter(0))
            block = code.blocks[place[-1]]
            self._run(block, active)
            for edge, some in self._split(block, active).items():
                if edge == _RETURN:
                    results |= {env[0]: self._leave(env, code.results.get(block.block)) for env in some}
                else:
                    groups.setdefault(block.edges[edge].follow(place, some), []).extend(some)
        return [results[lane] for lane in lanes]

    @staticmethod
    def _enter(code: _Code, lane: int, args: list[Any]) -> Env:
        env = code.template.copy()
        env[0], env[1] = lane, []
        for slot, value in zip(code.args, args, strict=True):
            env[slot] = value
        return env

    def _leave(self, env: Env, result: int | None) -> Any:
        for address in env[1]:
            self.context.memory.free(address)
        return None if result is None else env[result]

    def _run(self, code: _BlockCode, active: list[Env]) -> None:
        self.steps_left -= len(code.steps) + 1
        if self.steps_left < 0:
            raise StepLimitError(f"stopped in %{code.block.name}")
        for step, instr in code.steps:
            try:
                step(active)
            except UndefinedBehaviour as error:
                error.add_note(f"at {instr!r} in %{code.block.name}, lanes {[env[0] for env in active]}")
                raise

    @staticmethod
    def _split(code: _BlockCode, active: list[Env]) -> dict[int, list[Env]]:
        if len(code.edges) == 1:
            return {0: active}
        parts: dict[int, list[Env]] = {}
        for env in active:
            parts.setdefault(code.choose(env), []).append(env)
        return parts


class _Compiler:
    """Makes a function's code."""

    def __init__(self, fn: Function, context: Context, uniform: Callable[[Value], bool] | None) -> None:
        self.fn, self.uniform, self.slots, self.cfg = fn, uniform, Slots(context), Cfg(fn)
        self.index = {block: i for i, block in enumerate(block_index_order(self.cfg))}

    def compile(self) -> _Code:
        blocks = {i: self._block(block) for block, i in self.index.items()}
        args = self.slots.of_all(self.fn.args)
        checks = [self._check(arg, self.fn.entry) for arg in self.fn.args if self._is_uniform(arg)]
        returns = [block for block in self.index if block.terminator.op == "ret" and block.terminator.operands]
        results = {block: self.slots.of(block.terminator.operands[0]) for block in returns}
        return _Code(args, self.slots.template, self._place(self.fn.entry, 0), blocks, checks, results)

    def _is_uniform(self, value: Value) -> bool:
        return self.uniform is not None and self.uniform(value)

    def _block(self, block: Block) -> _BlockCode:
        phis = block.phis
        steps = [(self._check(phi, block), phi) for phi in phis if self._is_uniform(phi)]
        for instr in block.instrs[len(phis) : -1]:
            steps.append((make_step(instr, self.slots), instr))
            if instr.type is not VOID and self._is_uniform(instr):
                steps.append((self._check(instr, block), instr))
        edges = [self._edge(block, target) for target in block.successors]
        return _BlockCode(block, steps, self._choice(block), edges)

    def _choice(self, block: Block) -> Callable[[Env], int]:
        end = block.terminator
        if end.op == "ret":
            return lambda env: _RETURN
        slot = self.slots.of(end.operands[0]) if end.operands else 0
        # A branch goes like a switch with a case for false.
        cases = [const_int(end.operands[0].type, 0)] if end.is_cond_br else end.operands[1:]
        edges = {self.slots.template[self.slots.of(case)]: i for i, case in reversed(list(enumerate(cases, 1)))}

        def choose(env: Env) -> int:
            if end.op == "unreachable" or env[slot] is POISON:
                what = "unreachable was reached" if end.op == "unreachable" else f"{end.op} on poison"
                raise UndefinedBehaviour(f"{what} in %{block.name}, lane {env[0]}")
            return edges.get(env[slot], 0)

        return choose

    def _edge(self, src: Block, dst: Block) -> _Edge:
        phis = [(self.slots.of(phi), self.slots.of(phi.incoming_for(src))) for phi in dst.phis]
        around = self.cfg.loops.around(dst)
        common = sum(loop.contains(src) for loop in around)
        is_back = common > 0 and around[0].header is dst and around[0].contains(src)
        return _Edge(phis, 2 * common, is_back, self._place(dst, common))

    def _place(self, block: Block, skipped: int) -> Place:
        """The place of a lane that enters all loops around `block` but the outer `skipped` ones."""
        loops = self.cfg.loops.around(block)[::-1][skipped:]
        return (*(number for loop in loops for number in (self.index[loop.header], 0)), self.index[block])

    def _check(self, value: Value, block: Block) -> Step:
        slot = self.slots.of(value)

        def check(envs: list[Env]) -> None:
            common = envs[0][slot]
            if all(env[slot] is common for env in envs):
                return
            for env in envs:
                common = _agreed(common, env[slot])
                if common is None:
                    found = {env[0]: env[slot] for env in envs}
                    raise AssertionError(f"{value} is not uniform in %{block.name}, by lane: {found}")
            for env in envs:
                env[slot] = common

        return check


def _agreed(a: Any, b: Any) -> Any:
    """What two values are that have the same bits where neither is poison; None if there is no such value."""
    if isinstance(a, tuple):
        parts = tuple(map(_agreed, a, b))
        return None if any(part is None for part in parts) else parts
    if a is POISON or b is POISON:
        return b if a is POISON else a
    same = a == b if isinstance(a, int) else a.tobytes() == b.tobytes()
    return a if same else None
