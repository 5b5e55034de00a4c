"""Steps of calls: built-ins that the caller of the interpreter passes, wfv's own functions, bodies, intrinsics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wfv.ir.core import Function, Instr
from wfv.ir.interp.access_steps import atomic_update
from wfv.ir.interp.environment import Context, Env, Registers, Step, per_lane
from wfv.ir.interp.intrinsics import rule_for_call
from wfv.ir.interp.sub_group_steps import primitive_step
from wfv.ir.interp.values import POISON, UndefinedBehaviour, coerce, poison
from wfv.ir.intrinsics import find_primitive
from wfv.ir.types import VOID
from wfv.ir.votes import VOTES, is_any


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
