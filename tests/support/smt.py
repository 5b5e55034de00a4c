"""The SMT solver z3: LLVM's operations on integers, and counterexamples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import z3

BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b, "and": lambda a, b: a & b,
    "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b, "shl": lambda a, b: a << b, "lshr": z3.LShR,
    "udiv": z3.UDiv, "urem": z3.URem,
}  # fmt: skip


def counterexample(*conditions: Any) -> Any:
    """Numbers for which all conditions hold, or None. Raises TimeoutError if the solver does not know."""
    solver = z3.Solver()
    solver.set("timeout", 60_000)
    solver.add(*conditions)
    answer = solver.check()
    if answer == z3.unknown:
        raise TimeoutError(solver.reason_unknown())
    return solver.model() if answer == z3.sat else None
