"""Scalar SSA becomes SIMD SSA: one rule per opcode, in a table (passes/widen/widen.py)."""
