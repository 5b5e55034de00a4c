"""Lifts functions on scalars to instructions: poison operands give poison, vectors go element by element.

`with_fast_math` adds what the flags nnan and ninf forbid.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from wfv.ir.core import Instr
from wfv.ir.interp.values import POISON
from wfv.ir.types import VecType

Compute = Callable[..., Any]
Rule = Callable[[Instr], Compute]


def flags_of(instr: Instr) -> tuple[str, ...]:
    return instr.attrs.get("flags", ())


def lift(compute: Compute, instr: Instr, is_strict: bool = True) -> Compute:
    """The function `compute` on scalars, applied element by element if the result is a vector.

    Poison in any operand gives poison; if `is_strict` is False, `compute` handles poison itself.
    """
    scalar = _strict(compute, len(instr.operands)) if is_strict else compute
    if isinstance(instr.type, VecType):
        return lambda *vectors: tuple(map(scalar, *vectors))
    return scalar


def _strict(compute: Compute, arity: int) -> Compute:
    if arity == 1:
        return lambda a: POISON if a is POISON else compute(a)
    if arity == 2:
        return lambda a, b: POISON if a is POISON or b is POISON else compute(a, b)

    def strict(*values: Any) -> Any:
        for value in values:
            if value is POISON:
                return POISON
        return compute(*values)

    return strict


def with_fast_math(compute: Compute, instr: Instr) -> Compute:
    """`compute`, but poison if an operand or the result is a NaN or infinity that the flags rule out.

    Other fast-math flags only permit another result, which the interpreter does not use.
    """
    flags = flags_of(instr)
    no_nan, no_inf = "nnan" in flags or "fast" in flags, "ninf" in flags or "fast" in flags

    def is_ruled_out(value: Any) -> bool:
        return not isinstance(value, int) and bool((no_nan and np.isnan(value)) or (no_inf and np.isinf(value)))

    def checked(*values: Any) -> Any:
        result = compute(*values)
        return POISON if any(map(is_ruled_out, values)) or is_ruled_out(result) else result

    return checked if no_nan or no_inf else compute
