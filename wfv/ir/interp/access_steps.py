"""Steps of instructions that access memory: load, store, alloca, atomics, fence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from wfv.ir.core import Instr
from wfv.ir.interp.environment import Env, Registers, Step, per_lane
from wfv.ir.interp.memory import Memory
from wfv.ir.interp.values import POISON, UndefinedBehaviour, signed, width
from wfv.ir.types import IntType, Type, align_of, size_of


def _align(instr: Instr, type: Type) -> int:
    return int(instr.attrs.get("align") or align_of(type))


def _load(instr: Instr, registers: Registers) -> Step:
    memory, type, align = registers.context.memory, instr.type, _align(instr, instr.type)
    return per_lane(
        lambda address: memory.load(address, type, align), registers.of(instr), registers.of_all(instr.operands)
    )


def _store(instr: Instr, registers: Registers) -> Step:
    memory, type = registers.context.memory, instr.operands[0].type
    align = _align(instr, type)

    def store(value: Any, address: Any) -> None:
        memory.store(address, value, type, align)

    return per_lane(store, registers.of(instr), registers.of_all(instr.operands))


def _alloca(instr: Instr, registers: Registers) -> Step:
    """An allocation of its own for each lane, freed when the function returns."""
    memory, type, target = registers.context.memory, instr.attrs["elem_type"], registers.of(instr)
    count = registers.of(instr.operands[0]) if instr.operands else None

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


def atomic_update(memory: Memory, operation: str, type: Type, align: int) -> Callable[[Any, Any], Any]:
    """One lane's atomicrmw; returns the old value."""
    combine, bits = _ATOMICS[operation], width(type)

    def update(address: Any, value: Any) -> Any:
        old = memory.load(address, type, align)
        new = POISON if value is POISON or (old is POISON and operation != "xchg") else combine(bits, old, value)
        is_wrapped = isinstance(type, IntType) and new is not POISON
        memory.store(address, new & (1 << bits) - 1 if is_wrapped else new, type, align)
        return old

    return update


def _atomicrmw(instr: Instr, registers: Registers) -> Step:
    align = int(instr.attrs.get("align") or size_of(instr.type))
    update = atomic_update(registers.context.memory, instr.attrs["operation"], instr.type, align)
    return per_lane(update, registers.of(instr), registers.of_all(instr.operands))


def _cmpxchg(instr: Instr, registers: Registers) -> Step:
    memory, type = registers.context.memory, instr.operands[1].type
    align = int(instr.attrs.get("align") or size_of(type))

    def exchange(address: Any, expected: Any, new: Any) -> tuple[Any, int]:
        old = memory.load(address, type, align)
        if old is POISON or expected is POISON:
            raise UndefinedBehaviour("cmpxchg compares poison")
        if old == expected:
            memory.store(address, new, type, align)
        return old, int(old == expected)

    return per_lane(exchange, registers.of(instr), registers.of_all(instr.operands))


def _fence(instr: Instr, registers: Registers) -> Step:
    return lambda envs: None


ACCESS_STEPS: dict[str, Callable[[Instr, Registers], Step]] = {
    "load": _load,
    "store": _store,
    "alloca": _alloca,
    "atomicrmw": _atomicrmw,
    "cmpxchg": _cmpxchg,
    "fence": _fence,
}
