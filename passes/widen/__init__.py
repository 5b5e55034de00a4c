"""Scalar SSA becomes SIMD SSA: one rule per opcode, in a table (passes/widen/widen.py)."""

from passes.widen.widen import Widened, widen

__all__ = ["Widened", "widen"]
