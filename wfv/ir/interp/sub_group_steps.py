"""Steps of sub-group primitives: those of the active lanes that are one sub-group run a primitive together.

`Context.place_of` tells of each lane where in which sub-group it is. The results follow the definitions, lane by lane;
the code for vectors (passes/widen/sub_groups.py) shares nothing with them but the names.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import reduce
from typing import Any

import numpy as np

from wfv.ir.core import Instr
from wfv.ir.interp.environment import Context, Env, Registers, Step
from wfv.ir.interp.values import POISON, UndefinedBehaviour, coerce, signed, width
from wfv.ir.intrinsics import QUERIES, find_primitive, is_masked
from wfv.ir.types import FloatType, Type

_COMBINE: dict[str, Callable[[Any, Any], Any]] = {
    "add": operator.add, "mul": operator.mul, "min": min, "max": max, "umin": min, "umax": max,
    "and": operator.and_, "or": operator.or_, "xor": operator.xor,
    "fadd": operator.add, "fmul": operator.mul, "fminnum": np.fmin, "fmaxnum": np.fmax,
}  # fmt: skip
Members = dict[int, Env]  # of one sub-group: its lanes that take part


def primitive_step(instr: Instr, registers: Registers) -> Step:
    """The step of a call of a primitive."""
    primitive = find_primitive(instr.callee)
    assert primitive is not None
    context, target = registers.context, registers.of(instr)
    operands = registers.of_all(instr.operands)
    if primitive.kind in QUERIES:
        return _query(context, primitive.kind, target)
    mask = operands.pop() if is_masked(instr.callee) else None
    rules: dict[str, Callable[[Members, list[Env]], None]] = {
        "ballot": lambda members, envs: _ballot(members, envs, target, operands[0]),
        "reduce": lambda members, envs: _reduce(members, envs, instr, primitive.operation, target, operands[0]),
        "scan": lambda members, envs: _scan(members, envs, instr, primitive.operation, target, operands[0]),
        "prefix": lambda members, envs: _prefix(members, envs, instr, primitive.operation, target, operands[0]),
        "shuffle": lambda members, envs: _shuffle(members, envs, instr.type, target, operands),
        "broadcast": lambda members, envs: _shuffle(members, envs, instr.type, target, operands),
        "barrier": lambda members, envs: None,
    }
    rule = rules[primitive.kind]

    def step(envs: list[Env]) -> None:
        for group in _sub_groups(context, envs):
            if mask is not None and any(env[mask] is POISON for env in group):
                raise UndefinedBehaviour(f"{instr.callee} under a poison mask")
            taking_part = [env for env in group if mask is None or env[mask]]
            rule({context.place_of(env[0]).lane: env for env in taking_part}, group)

    return step


def _sub_groups(context: Context, envs: list[Env]) -> list[list[Env]]:
    found: dict[int, list[Env]] = {}
    for env in envs:
        found.setdefault(context.place_of(env[0]).id, []).append(env)
    return list(found.values())


def _query(context: Context, kind: str, target: int) -> Step:
    def step(envs: list[Env]) -> None:
        for env in envs:
            env[target] = getattr(context.place_of(env[0]), kind)

    return step


def _ballot(members: Members, envs: list[Env], target: int, condition: int) -> None:
    votes = {lane: env[condition] for lane, env in members.items()}
    result = POISON if POISON in votes.values() else sum(vote << lane for lane, vote in votes.items())
    for env in envs:
        env[target] = result


def _reduce(members: Members, envs: list[Env], instr: Instr, operation: str, target: int, x: int) -> None:
    result = _combined([members[lane][x] for lane in sorted(members)], instr.type, operation)
    for env in envs:
        env[target] = result


def _scan(members: Members, envs: list[Env], instr: Instr, operation: str, target: int, x: int) -> None:
    for env in envs:
        env[target] = POISON
    results = {
        lane: _combined([members[i][x] for i in sorted(members) if i <= lane], instr.type, operation)
        for lane in members
    }
    for lane, env in members.items():
        env[target] = results[lane]


def _prefix(members: Members, envs: list[Env], instr: Instr, operation: str, target: int, x: int) -> None:
    for env in envs:
        env[target] = POISON
    results = {
        lane: _combined([members[i][x] for i in sorted(members) if i < lane], instr.type, operation)
        if lane > min(members)
        else coerce(_of_none(operation, instr.type), instr.type)
        for lane in members
    }
    for lane, env in members.items():
        env[target] = results[lane]


def _of_none(operation: str, type: Type) -> Any:
    """What an operation combines with any value to that value; integers by their bits."""
    ones = (1 << width(type)) - 1
    by_name = {"mul": 1, "and": ones, "umin": ones, "min": ones >> 1, "max": (ones >> 1) + 1}
    floats = {"fadd": -0.0, "fmul": 1.0, "fminnum": np.nan, "fmaxnum": np.nan}
    return floats[operation] if operation in floats else by_name.get(operation, 0)


def _combined(values: list[Any], type: Type, operation: str) -> Any:
    """All values in lane order; poison if there is none."""
    if not values or any(value is POISON for value in values):
        return POISON
    if operation in ("min", "max"):
        values = [signed(value, width(type)) for value in values]
    return coerce(reduce(_COMBINE[operation], values), type)


def _shuffle(members: Members, envs: list[Env], type: Type, target: int, operands: list[int]) -> None:
    """A lane that takes no part gives any value, which is not poison, but the one that all lanes have if they have one.

    It is the same for all lanes here, as their results are equal if they take it from the same lane.
    """
    x, lane = operands
    values = {number: env[x] for number, env in members.items()}
    known = [value for value in values.values() if value is not POISON]
    other = known[0] if known else coerce(0.0 if isinstance(type, FloatType) else 0, type)
    for env in envs:
        result = values.get(env[lane], other) if env[lane] is not POISON else other
        env[target] = other if result is POISON else result
