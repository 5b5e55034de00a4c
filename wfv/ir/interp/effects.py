"""What the interpreter does for instructions with effects: memory, atomics, calls.

A step runs one instruction for all active lanes, in the order of the lanes, before the next instruction runs for any.
A lane's values stand in a list, its environment: `env[0]` is the lane's number, `env[1]` lists its allocas, then come
values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from wfv.ir.core import Function, Instr, Module
from wfv.ir.interp.calls import rule_for_call
from wfv.ir.interp.constants import constant, global_address
from wfv.ir.interp.memory import Memory
from wfv.ir.interp.operations import RULES
from wfv.ir.interp.values import POISON, UndefinedBehaviour, coerce, poison, signed, width
from wfv.ir.types import VOID, IntType, Type, align_of, size_of
from wfv.ir.values import Const, Value
from wfv.ir.votes import VOTES, is_any

Env = list[Any]
Step = Callable[[list[Env]], None]


@dataclass
class Context:
    """What all functions of one run share; `call` runs a function for some lanes: (fn, lanes, arguments of each)."""

    module: Module
    memory: Memory
    builtins: dict[str, Callable[..., Any]]
    call: Callable[[Function, list[int], list[list[Any]]], list[Any]]


@dataclass
class Slots:
    """Where a function's values stand in an environment; `template` is a new one, with the constants in place."""

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


def make_step(instr: Instr, slots: Slots) -> Step:
    """The step of any instruction but phis and terminators."""
    if instr.op in _EFFECTS:
        return _EFFECTS[instr.op](instr, slots)
    return _per_lane(RULES[instr.op](instr), slots.of(instr), slots.of_all(instr.operands))


def _per_lane(compute: Callable[..., Any], target: int, operands: list[int]) -> Step:
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
            env[target] = compute(*[env[slot] for slot in operands])

    return {1: one, 2: two}.get(len(operands), many)


def _align(instr: Instr, type: Type) -> int:
    return int(instr.attrs.get("align") or align_of(type))


def _load(instr: Instr, slots: Slots) -> Step:
    memory, type, align = slots.context.memory, instr.type, _align(instr, instr.type)
    return _per_lane(lambda address: memory.load(address, type, align), slots.of(instr), slots.of_all(instr.operands))


def _store(instr: Instr, slots: Slots) -> Step:
    memory, type = slots.context.memory, instr.operands[0].type
    align = _align(instr, type)

    def store(value: Any, address: Any) -> None:
        memory.store(address, value, type, align)

    return _per_lane(store, slots.of(instr), slots.of_all(instr.operands))


def _alloca(instr: Instr, slots: Slots) -> Step:
    """A region of its own for each lane, until the function returns."""
    memory, type, target = slots.context.memory, instr.attrs["elem_type"], slots.of(instr)
    count = slots.of(instr.operands[0]) if instr.operands else None

    def step(envs: list[Env]) -> None:
        for env in envs:
            number = 1 if count is None else env[count]
            if number is POISON:
                raise UndefinedBehaviour("alloca of a poison count")
            env[target] = memory.allocate(size_of(type) * number, _align(instr, type))
            env[1].append(env[target])

    return step


_ATOMICS: dict[str, Callable[[int, Any, Any], Any]] = {
    "xchg": lambda bits, a, b: b,
    "add": lambda bits, a, b: a + b,
    "sub": lambda bits, a, b: a - b,
    "and": lambda bits, a, b: a & b,
    "nand": lambda bits, a, b: ~(a & b),
    "or": lambda bits, a, b: a | b,
    "xor": lambda bits, a, b: a ^ b,
    "max": lambda bits, a, b: max(a, b, key=lambda v: signed(v, bits)),
    "min": lambda bits, a, b: min(a, b, key=lambda v: signed(v, bits)),
    "umax": lambda bits, a, b: max(a, b),
    "umin": lambda bits, a, b: min(a, b),
    "uinc_wrap": lambda bits, a, b: 0 if a >= b else a + 1,
    "udec_wrap": lambda bits, a, b: b if a == 0 or a > b else a - 1,
    "usub_cond": lambda bits, a, b: a - b if a >= b else a,
    "usub_sat": lambda bits, a, b: max(a - b, 0),
    "fadd": lambda bits, a, b: a + b,
    "fsub": lambda bits, a, b: a - b,
    "fmax": lambda bits, a, b: np.fmax(a, b),
    "fmin": lambda bits, a, b: np.fmin(a, b),
}


def _update(memory: Memory, operation: str, type: Type, align: int) -> Callable[[Any, Any], Any]:
    """One lane's atomicrmw; returns what was there before."""
    combine, bits = _ATOMICS[operation], width(type)

    def update(address: Any, value: Any) -> Any:
        old = memory.load(address, type, align)
        new = POISON if value is POISON or (old is POISON and operation != "xchg") else combine(bits, old, value)
        is_wrapped = isinstance(type, IntType) and new is not POISON
        memory.store(address, new & (1 << bits) - 1 if is_wrapped else new, type, align)
        return old

    return update


def _atomicrmw(instr: Instr, slots: Slots) -> Step:
    align = int(instr.attrs.get("align") or size_of(instr.type))
    update = _update(slots.context.memory, instr.attrs["operation"], instr.type, align)
    return _per_lane(update, slots.of(instr), slots.of_all(instr.operands))


def _cmpxchg(instr: Instr, slots: Slots) -> Step:
    memory, type = slots.context.memory, instr.operands[1].type
    align = int(instr.attrs.get("align") or size_of(type))

    def exchange(address: Any, expected: Any, new: Any) -> tuple[Any, int]:
        old = memory.load(address, type, align)
        if old is POISON or expected is POISON:
            raise UndefinedBehaviour("cmpxchg compares poison")
        if old == expected:
            memory.store(address, new, type, align)
        return old, int(old == expected)

    return _per_lane(exchange, slots.of(instr), slots.of_all(instr.operands))


def _fence(instr: Instr, slots: Slots) -> Step:
    return lambda envs: None


def _call(instr: Instr, slots: Slots) -> Step:
    """Builtins first, then wfv's own functions, functions with a body, and what the interpreter knows."""
    context, name = slots.context, instr.callee
    target, operands = slots.of(instr), slots.of_all(instr.operands)
    if name in context.builtins:
        return _builtin(instr, context.builtins[name], target, operands)
    for prefix, masked in _COLLECTIVE.items():
        if name.startswith(prefix):
            return masked(instr, slots)
    fn = context.module.functions.get(name)
    if fn is not None and not fn.is_declaration:
        return _call_body(context, fn, target, operands)
    return _per_lane(rule_for_call(instr, context.memory), target, operands)


def _builtin(instr: Instr, function: Callable[..., Any], target: int, operands: list[int]) -> Step:
    def step(envs: list[Env]) -> None:
        for env in envs:
            result = function(env[0], *[env[slot] for slot in operands])
            env[target] = None if instr.type is VOID else coerce(result, instr.type)

    return step


def _call_body(context: Context, fn: Function, target: int, operands: list[int]) -> Step:
    def step(envs: list[Env]) -> None:
        results = context.call(fn, [env[0] for env in envs], [[env[slot] for slot in operands] for env in envs])
        for env, result in zip(envs, results, strict=True):
            env[target] = result

    return step


def _vote(instr: Instr, slots: Slots) -> Step:
    """wfv.any, wfv.all: whether the operand is true in any, or all, of the lanes that are here; one answer for them."""
    target, operand = slots.of(instr), slots.of(instr.operands[0])
    count = any if is_any(instr) else all

    def step(envs: list[Env]) -> None:
        if any(env[operand] is POISON for env in envs):
            raise UndefinedBehaviour(f"{instr.callee} of poison")
        result = int(count(env[operand] for env in envs))
        for env in envs:
            env[target] = result

    return step


def _masked(access: Callable[..., Any], slots: Slots, instr: Instr) -> Step:
    """`access` of the operands before mask and alignment, in lanes whose mask is set; poison in the others."""
    *_, mask, align = instr.operands
    nothing = None if instr.type is VOID else poison(instr.type)
    mask_slot, align_slot, operands = slots.of(mask), slots.of(align), slots.of_all(instr.operands[:-2])
    target = slots.of(instr)

    def step(envs: list[Env]) -> None:
        for env in envs:
            if env[mask_slot] is POISON:
                raise UndefinedBehaviour(f"{instr.callee} under a poison mask")
            is_active = env[mask_slot]
            env[target] = access(env[align_slot], *[env[slot] for slot in operands]) if is_active else nothing

    return step


def _masked_load(instr: Instr, slots: Slots) -> Step:
    memory = slots.context.memory
    return _masked(lambda align, address: memory.load(address, instr.type, align), slots, instr)


def _masked_store(instr: Instr, slots: Slots) -> Step:
    memory, type = slots.context.memory, instr.operands[0].type
    return _masked(lambda align, value, address: memory.store(address, value, type, align), slots, instr)


def _masked_atomicrmw(instr: Instr, slots: Slots) -> Step:
    """wfv.atomicrmw.OPERATION...(pointer, value, mask, align)."""
    operation, memory = instr.callee.split(".")[2], slots.context.memory
    return _masked(lambda align, *values: _update(memory, operation, instr.type, align)(*values), slots, instr)


_COLLECTIVE: dict[str, Callable[[Instr, Slots], Step]] = {
    **dict.fromkeys(VOTES, _vote),
    "wfv.load.": _masked_load,
    "wfv.store.": _masked_store,
    "wfv.atomicrmw.": _masked_atomicrmw,
}

_EFFECTS: dict[str, Callable[[Instr, Slots], Step]] = {
    "load": _load,
    "store": _store,
    "alloca": _alloca,
    "atomicrmw": _atomicrmw,
    "cmpxchg": _cmpxchg,
    "fence": _fence,
    "call": _call,
}
