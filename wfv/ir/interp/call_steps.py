"""Steps of calls: built-ins that the caller of the interpreter passes, wfv's own functions, bodies, intrinsics.

The active lanes that are one sub-group run a sub-group primitive together. `Context.place_of` tells of each lane where
in which sub-group it is. The results follow the definitions, lane by lane; the code for vectors
(passes/widen/sub_groups.py) shares nothing with them but the names.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import reduce
from typing import Any

import numpy as np

from wfv.ir.core import Function, Instr
from wfv.ir.interp.access_steps import atomic_update
from wfv.ir.interp.environment import Context, Env, Registers, Step, per_lane
from wfv.ir.interp.intrinsics import rule_for_call
from wfv.ir.interp.values import POISON, UndefinedBehaviour, coerce, poison, signed, width
from wfv.ir.intrinsics import QUERIES, VOTES, Primitive, find_primitive, is_any, is_masked
from wfv.ir.types import VOID, FloatType, Type

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
        "scan": lambda members, envs: _scan(members, envs, instr, primitive, target, operands[0]),
        "prefix": lambda members, envs: _scan(members, envs, instr, primitive, target, operands[0]),
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


def _scan(members: Members, envs: list[Env], instr: Instr, primitive: Primitive, target: int, x: int) -> None:
    """Combines the lanes up to the own one; for a prefix, those below it, and for the lowest what changes nothing."""
    operation, is_prefix = primitive.operation, primitive.kind == "prefix"
    values = {lane: members[lane][x] for lane in sorted(members)}
    for env in envs:
        env[target] = POISON
    for lane, env in members.items():
        taken = [value for i, value in values.items() if i < lane or (i == lane and not is_prefix)]
        nothing = coerce(_of_none(operation, instr.type), instr.type)
        env[target] = _combined(taken, instr.type, operation) if taken else nothing


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


def call_step(instr: Instr, registers: Registers) -> Step:
    """The callee is looked up among the built-ins, wfv's own functions, functions with a body, and intrinsics."""
    context, name = registers.context, instr.callee
    target, operands = registers.of(instr), registers.of_all(instr.operands)
    if name in context.builtins:
        return _builtin(instr, context, target, operands)
    if find_primitive(name) is not None:
        return primitive_step(instr, registers)
    for prefix, masked in _OWN_FUNCTIONS.items():
        if name.startswith(prefix):
            return masked(instr, registers)
    fn = context.module.functions.get(name)
    if fn is not None and not fn.is_declaration:
        return _call_body(context, fn, target, operands)
    return per_lane(rule_for_call(instr, context.memory), target, operands)


def _builtin(instr: Instr, context: Context, target: int, operands: list[int]) -> Step:
    def step(envs: list[Env]) -> None:
        function = context.builtins[instr.callee]  # each run has its own
        for env in envs:
            result = function(env[0], *[env[register] for register in operands])
            env[target] = None if instr.type is VOID else coerce(result, instr.type)

    return step


def _call_body(context: Context, fn: Function, target: int, operands: list[int]) -> Step:
    def step(envs: list[Env]) -> None:
        results = context.call(fn, [env[0] for env in envs], [[env[register] for register in operands] for env in envs])
        for env, result in zip(envs, results, strict=True):
            env[target] = result

    return step


def _vote(instr: Instr, registers: Registers) -> Step:
    """wfv.any, wfv.all: whether the operand is true in any, or all, of the active lanes; one answer for them."""
    target, operand = registers.of(instr), registers.of(instr.operands[0])
    count = any if is_any(instr) else all

    def step(envs: list[Env]) -> None:
        if any(env[operand] is POISON for env in envs):
            raise UndefinedBehaviour(f"{instr.callee} of poison")
        result = int(count(env[operand] for env in envs))
        for env in envs:
            env[target] = result

    return step


def _masked(access: Callable[..., Any], registers: Registers, instr: Instr) -> Step:
    """`access` of the operands before mask and alignment, in lanes whose mask is set; poison in the others."""
    *operands, mask, align = registers.of_all(instr.operands)
    target = registers.of(instr)
    inactive = None if instr.type is VOID else poison(instr.type)

    def step(envs: list[Env]) -> None:
        for env in envs:
            if env[mask] is POISON:
                raise UndefinedBehaviour(f"{instr.callee} under a poison mask")
            env[target] = access(env[align], *[env[register] for register in operands]) if env[mask] else inactive

    return step


def _masked_load(instr: Instr, registers: Registers) -> Step:
    memory = registers.context.memory
    return _masked(lambda align, address: memory.load(address, instr.type, align), registers, instr)


def _masked_store(instr: Instr, registers: Registers) -> Step:
    memory, type = registers.context.memory, instr.operands[0].type
    return _masked(lambda align, value, address: memory.store(address, value, type, align), registers, instr)


def _masked_atomicrmw(instr: Instr, registers: Registers) -> Step:
    """wfv.atomicrmw.OPERATION...(pointer, value, mask, align)."""
    operation, memory = instr.callee.split(".")[2], registers.context.memory
    return _masked(
        lambda align, *values: atomic_update(memory, operation, instr.type, align)(*values), registers, instr
    )


_OWN_FUNCTIONS: dict[str, Callable[[Instr, Registers], Step]] = {
    **dict.fromkeys(VOTES, _vote),
    "wfv.load.": _masked_load,
    "wfv.store.": _masked_store,
    "wfv.atomicrmw.": _masked_atomicrmw,
}
