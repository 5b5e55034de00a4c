"""What calls of LLVM's intrinsics compute: a rule for each family; functions of libm are in math.py.

LLVM's integer intrinsics on numbers of a given width: a function from (bits, operands) to the unwrapped result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from wfv.errors import KernelTrapError, UnsupportedError
from wfv.ir.core import Instr
from wfv.ir.interp.math import (
    FLOAT_INTRINSICS,
    ROUND_TO_INTEGER,
    fptoint_sat,
    frexp,
    ldexp,
    libm,
    modf,
    powi,
    sincos,
    to_integer,
)
from wfv.ir.interp.memory import Memory
from wfv.ir.interp.values import POISON, Compute, Rule, UndefinedBehaviour, lift, signed, width, with_fast_math
from wfv.ir.types import StructType, Type, VecType, is_float, scalar_of

IntCompute = Callable[..., Any]  # (bits, operand values) -> number, wrapped by the caller


def _sign(compute: Callable[[int, int], int]) -> IntCompute:
    return lambda bits, a, b: compute(signed(a, bits), signed(b, bits))


def _clamp(number: int, bits: int, is_signed: bool) -> int:
    low, high = (-1 << (bits - 1), (1 << (bits - 1)) - 1) if is_signed else (0, (1 << bits) - 1)
    return min(max(number, low), high)


def _signed_sat(compute: Callable[[int, int], int]) -> IntCompute:
    return lambda bits, a, b: _clamp(compute(signed(a, bits), signed(b, bits)), bits, True)


def _unsigned_sat(compute: Callable[[int, int], int]) -> IntCompute:
    return lambda bits, a, b: _clamp(compute(a, b), bits, False)


def _abs(bits: int, a: int, min_is_poison: int) -> Any:
    return POISON if min_is_poison and a == 1 << (bits - 1) else abs(signed(a, bits))


def _count_zeros(is_leading: bool) -> IntCompute:
    def count(bits: int, a: int, zero_is_poison: int) -> Any:
        if a == 0:
            return POISON if zero_is_poison else bits
        return bits - a.bit_length() if is_leading else (a & -a).bit_length() - 1

    return count


def _shl_sat(is_signed: bool) -> IntCompute:
    def shift(bits: int, a: int, b: int) -> Any:
        number = signed(a, bits) if is_signed else a
        return POISON if b >= bits else _clamp(number << b, bits, is_signed)

    return shift


def _funnel_left(bits: int, a: int, b: int, shift: int) -> int:
    return (((a << bits) | b) << shift % bits) >> bits


def _funnel_right(bits: int, a: int, b: int, shift: int) -> int:
    return ((a << bits) | b) >> shift % bits


def _reverse_bits(bits: int, a: int) -> int:
    return int(f"{a:0{bits}b}"[::-1], 2)


def _compare(a: int, b: int) -> int:
    return (a > b) - (a < b)


INT_INTRINSICS: dict[str, IntCompute] = {
    "abs": _abs,
    "smin": _sign(min),
    "smax": _sign(max),
    "umin": lambda bits, a, b: min(a, b),
    "umax": lambda bits, a, b: max(a, b),
    "ctpop": lambda bits, a: a.bit_count(),
    "ctlz": _count_zeros(True),
    "cttz": _count_zeros(False),
    "bswap": lambda bits, a: int.from_bytes(a.to_bytes(bits // 8, "little"), "big"),
    "bitreverse": _reverse_bits,
    "fshl": _funnel_left,
    "fshr": _funnel_right,
    "sadd.sat": _signed_sat(lambda a, b: a + b),
    "ssub.sat": _signed_sat(lambda a, b: a - b),
    "uadd.sat": _unsigned_sat(lambda a, b: a + b),
    "usub.sat": _unsigned_sat(lambda a, b: a - b),
    "sshl.sat": _shl_sat(True),
    "ushl.sat": _shl_sat(False),
    "scmp": _sign(_compare),
    "ucmp": lambda bits, a, b: _compare(a, b),
    "ptrmask": lambda bits, a, b: a & b,
}


def with_overflow(instr: Instr) -> Compute:
    """llvm.sadd.with.overflow and the like: {wrapped result, whether it wrapped}."""
    kind, operation = instr.callee[5], instr.callee[6:9]
    bits = width(scalar_of(instr.operands[0].type))
    exact = {"add": int.__add__, "sub": int.__sub__, "mul": int.__mul__}[operation]

    def compute(a: Any, b: Any) -> tuple[Any, Any]:
        if a is POISON or b is POISON:
            return POISON, POISON
        number = exact(signed(a, bits), signed(b, bits)) if kind == "s" else exact(a, b)
        return number & (1 << bits) - 1, int(_clamp(number, bits, kind == "s") != number)

    if isinstance(instr.type, StructType) and isinstance(instr.operands[0].type, VecType):
        return lambda a, b: tuple(zip(*map(compute, a, b), strict=True))
    return compute


def _int_rule(compute: IntCompute) -> Rule:
    def rule(instr: Instr) -> Compute:
        bits, mask = width(scalar_of(instr.operands[0].type)), (1 << width(scalar_of(instr.type))) - 1

        def wrapped(*values: int) -> Any:
            result = compute(bits, *values)
            return POISON if result is POISON else result & mask

        return _lift_some(wrapped, instr)

    return rule


def _float_rule(compute: Compute) -> Rule:
    return lambda instr: _lift_some(with_fast_math(compute, instr), instr)


def _lift_some(compute: Compute, instr: Instr) -> Compute:
    """`lift` where some operands of a vector function may be scalars (flags, exponents)."""
    if not isinstance(instr.type, VecType):
        return lift(compute, instr)
    count = instr.type.count
    by_element = lift(compute, instr)
    return lambda *values: by_element(*(v if isinstance(v, tuple) else (v,) * count for v in values))


_REDUCE: dict[str, Callable[[int, Any, Any], Any]] = {
    **{name: INT_INTRINSICS[name] for name in ("smin", "smax", "umin", "umax")},
    **dict.fromkeys(("add", "fadd"), lambda bits, a, b: a + b),
    **dict.fromkeys(("mul", "fmul"), lambda bits, a, b: a * b),
    "and": lambda bits, a, b: a & b,
    "or": lambda bits, a, b: a | b,
    "xor": lambda bits, a, b: a ^ b,
    "fmin": lambda bits, a, b: np.fmin(a, b),
    "fmax": lambda bits, a, b: np.fmax(a, b),
    "fminimum": lambda bits, a, b: FLOAT_INTRINSICS["minimum"](a, b),
    "fmaximum": lambda bits, a, b: FLOAT_INTRINSICS["maximum"](a, b),
}


def _vector_reduce(instr: Instr) -> Compute:
    """llvm.vector.reduce.*, in element order; fadd and fmul have a start value as first operand."""
    combine = _REDUCE[instr.callee.split(".")[3]]
    bits = width(instr.type)

    def reduce(*values: Any) -> Any:
        elements = [*values[:-1], *values[-1]]
        if any(element is POISON for element in elements):
            return POISON
        result = elements[0]
        for element in elements[1:]:
            result = combine(bits, result, element)
            result = result if is_float(instr.type) else result & (1 << bits) - 1
        return result

    return reduce


def _pair(compute: Compute) -> Rule:
    """A struct of two results; of vectors, a struct of two vectors."""

    def one(value: Any) -> tuple[Any, Any]:
        return (POISON, POISON) if value is POISON else compute(value)

    def rule(instr: Instr) -> Compute:
        if isinstance(instr.operands[0].type, VecType):
            return lambda values: tuple(zip(*map(one, values), strict=True))
        return one

    return rule


def _rounded(compute: Compute) -> Rule:
    return lambda instr: lift(to_integer(compute)(instr), instr)


def _assume(instr: Instr) -> Compute:
    def assume(condition: Any, *bundles: Any) -> None:
        if condition is POISON or not condition:
            raise UndefinedBehaviour(f"llvm.assume({condition})")

    return assume


def _trap(instr: Instr) -> Compute:
    def trap(*values: Any) -> None:
        raise KernelTrapError("a work-item trapped", line=instr.line)

    return trap


_FIRST_OPERAND = (
    "arithmetic.fence",
    "expect",
    "expect.with.probability",
    "ssa.copy",
    "launder.invariant.group",
    "strip.invariant.group",
)
_NO_EFFECT = (
    "lifetime.start", "lifetime.end", "experimental.noalias.scope.decl", "donothing", "sideeffect", "prefetch",
    "invariant.end", "dbg.value", "dbg.declare", "dbg.label", "dbg.assign", "var.annotation",
)  # fmt: skip

_INTRINSICS: dict[str, Rule] = {
    **{name: _int_rule(compute) for name, compute in INT_INTRINSICS.items()},
    **{name: _float_rule(compute) for name, compute in FLOAT_INTRINSICS.items()},
    **{f"{sign}{op}.with.overflow": with_overflow for sign in "su" for op in ("add", "sub", "mul")},
    **dict.fromkeys(("fptosi.sat", "fptoui.sat"), lambda instr: lift(fptoint_sat(instr), instr)),
    **{f"vector.reduce.{name}": _vector_reduce for name in _REDUCE},
    **dict.fromkeys(_FIRST_OPERAND, lambda instr: lambda value, *rest: value),
    **dict.fromkeys(_NO_EFFECT, lambda instr: lambda *values: None),
    "powi": _float_rule(powi),
    "ldexp": _float_rule(ldexp),
    **{name: _pair(compute) for name, compute in (("frexp", frexp), ("modf", modf), ("sincos", sincos))},
    **{name: _rounded(compute) for name, compute in ROUND_TO_INTEGER.items()},
    "assume": _assume,
    **dict.fromkeys(("trap", "debugtrap", "ubsantrap"), _trap),
}

# Functions of the memory and the operands; the last operand, `volatile`, changes nothing here.
MEMORY_INTRINSICS: dict[str, Callable[..., None]] = {
    **dict.fromkeys(("memcpy", "memcpy.inline", "memmove"), lambda memory, d, s, n, *_: memory.copy(d, s, n)),
    **dict.fromkeys(("memset", "memset.inline"), lambda memory, d, value, n, *_: memory.fill(d, value, n)),
}


def rule_for_call(instr: Instr, memory: Memory) -> Compute:
    """What a call of an intrinsic or of a libm function computes. Raises UnsupportedError for any other callee."""
    name = instr.callee
    if not name.startswith("llvm."):
        return libm(name, instr)
    parts = name.removeprefix("llvm.").split(".")
    for length in range(len(parts), 0, -1):
        base = ".".join(parts[:length])
        if base in MEMORY_INTRINSICS:
            access = MEMORY_INTRINSICS[base]
            return lambda *values: access(memory, *values)
        if base in _INTRINSICS:
            return _INTRINSICS[base](instr)
    return _libm_intrinsic(parts[0], instr)


def _libm_intrinsic(name: str, instr: Instr) -> Compute:
    """llvm.exp.v4f32 and the like: libm's function of that name and precision, for each element."""
    scalar: Type = scalar_of(instr.type)
    suffix = "" if str(scalar) == "double" else "f"
    try:
        return libm(name + suffix, instr)
    except UnsupportedError:
        message = f"the interpreter does not support {instr.callee}"
        raise UnsupportedError(message, line=instr.line, help="pass it in `builtins`") from None
