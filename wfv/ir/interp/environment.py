"""What the lockstep interpreter's steps work on: the lanes' environments and what all functions of a run share.

A step runs one instruction for all active lanes, in lane order, before any lane runs the next one. A lane's environment
is a list: `env[0]` is the lane's number, `env[1]` lists the addresses of its allocas, the others are registers, one for
each value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from wfv.ir.core import Function, Module
from wfv.ir.interp.constants import constant, global_address
from wfv.ir.interp.memory import Memory
from wfv.ir.values import Const, Value

Env = list[Any]
Step = Callable[[list[Env]], None]


@dataclass(frozen=True)
class SubGroupPlace:
    """Where a work-item is: the number of its sub-group, its lane in it, their sizes, and their number in its group.

    `enqueued_count`: their number in a group that is not smaller than the others.
    """

    id: int = 0
    lane: int = 0
    size: int = 1
    max_size: int = 1
    count: int = 1
    enqueued_count: int = 1


@dataclass
class Context:
    """What all functions of one run share; `call` runs a function for some lanes: (fn, lanes, arguments of each).

    `place_of` tells of a lane where it is in a sub-group.
    """

    module: Module
    memory: Memory
    builtins: dict[str, Callable[..., Any]]
    call: Callable[[Function, list[int], list[list[Any]]], list[Any]]
    place_of: Callable[[int], SubGroupPlace]


@dataclass
class Registers:
    """The registers of a function's values; `template` is a new environment, which already holds the constants."""

    context: Context
    template: Env = field(default_factory=lambda: [None, None])
    index: dict[Value, int] = field(default_factory=dict)

    def of(self, value: Value) -> int:
        if value not in self.index:
            self.index[value] = len(self.template)
            self.template.append(None)
            if isinstance(value, Const):
                memory, module = self.context.memory, self.context.module
                self.template[self.index[value]] = constant(value, lambda name: global_address(name, module, memory))
        return self.index[value]

    def of_all(self, values: Iterable[Value]) -> list[int]:
        return [self.of(value) for value in values]


def per_lane(compute: Callable[..., Any], target: int, operands: list[int]) -> Step:
    """The step that stores `compute` of the operands' registers in the register `target`, lane by lane."""

    def one(envs: list[Env]) -> None:
        (a,) = operands
        for env in envs:
            env[target] = compute(env[a])

    def two(envs: list[Env]) -> None:
        a, b = operands
        for env in envs:
            env[target] = compute(env[a], env[b])

    def many(envs: list[Env]) -> None:
        for env in envs:
            env[target] = compute(*[env[register] for register in operands])

    return {1: one, 2: two}.get(len(operands), many)
