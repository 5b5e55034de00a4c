"""The lockstep interpreter: runs a function for W lanes at once, or for one.

It shares only the IR with the vectorizer, and defines the semantics of a function before and after each step. Each
lane has a position (prepare.py); the lanes with the smallest position are active and run one block together. Poison and
undefined behaviour are detected at run time. Memory that was never written is poison, and so is `undef`; the fast-math
flags nnan and ninf count; attributes (`noundef`) and metadata do not.
"""

from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import Any

import numpy as np

from wfv.ir.core import Block, Function, Module
from wfv.ir.interp.environment import Context, Env, SubGroupPlace
from wfv.ir.interp.memory import Memory
from wfv.ir.interp.prepare import RETURN, PreparedBlock, PreparedFunction
from wfv.ir.interp.values import UndefinedBehaviour, coerce
from wfv.ir.interp.watch import MakeWatch, Watch


class StepLimitError(Exception):
    """The program ran for more steps than it was allowed to."""


class Lockstep:
    """Runs functions of a module on one memory. Each function is prepared once, for all runs.

    `watches`: makes the watch of a function, for the functions that are watched.
    """

    def __init__(self, module: Module, memory: Memory, watches: Mapping[Function, MakeWatch] | None = None) -> None:
        self.context = Context(module, memory, {}, self.call, lambda lane: SubGroupPlace())
        self.watches = watches or {}
        self.steps_left = 0
        self.prepared: dict[Function, PreparedFunction] = {}

    def run(
        self,
        fn: Function,
        lane_args: list[list[Any]],
        builtins: dict[str, Callable[..., Any]] | None = None,
        max_steps: int = 10**6,
        place_of: Callable[[int], SubGroupPlace] | None = None,
    ) -> list[Any]:
        """Runs a function, a lane for each list of arguments; returns each lane's result (None for void).

        `builtins` maps names to functions of (lane, arguments...); all runs must have the same names. A step is one
        instruction for all active lanes. `place_of`: where each lane is in a sub-group; by default, all lanes are one.
        Raises UndefinedBehaviour, StepLimitError, or a watch's errors.
        """
        count = len(lane_args)
        self.steps_left = max_steps
        self.context.builtins = builtins or {}
        self.context.place_of = place_of or (lambda lane: SubGroupPlace(0, lane, count, count))
        args = [[coerce(v, a.type) for v, a in zip(values, fn.args, strict=True)] for values in lane_args]
        with np.errstate(all="ignore"):
            return self.call(fn, list(range(len(args))), args)

    def call(self, fn: Function, lanes: list[int], args: list[list[Any]]) -> list[Any]:
        """Runs `fn` for some lanes; returns their results in the same order."""
        code = self._prepared(fn)
        waiting = {code.start: [code.enter(lane, values) for lane, values in zip(lanes, args, strict=True)]}
        results: dict[int, Any] = {}
        while waiting:
            position = min(waiting)
            active = sorted(waiting.pop(position), key=itemgetter(0))
            block = code.blocks[position[-1]]
            self._run(block, active)
            for edge, some in self._split(block, active).items():
                if edge == RETURN:
                    results |= {env[0]: self._leave(env, code, block.block) for env in some}
                else:
                    waiting.setdefault(block.edges[edge].follow(position, some), []).extend(some)
        return [results[lane] for lane in lanes]

    def _prepared(self, fn: Function) -> PreparedFunction:
        if fn not in self.prepared:
            self.prepared[fn] = PreparedFunction(fn, self.context, self.watches.get(fn, Watch))
        return self.prepared[fn]

    def _leave(self, env: Env, code: PreparedFunction, block: Block) -> Any:
        for address in env[1]:
            self.context.memory.free(address)
        return code.result(env, block)

    def _run(self, code: PreparedBlock, active: list[Env]) -> None:
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
    def _split(code: PreparedBlock, active: list[Env]) -> dict[int, list[Env]]:
        """The active lanes by the number of the edge that they take."""
        if len(code.edges) == 1:
            return {0: active}
        parts: dict[int, list[Env]] = {}
        for env in active:
            parts.setdefault(code.next_edge(env), []).append(env)
        return parts
