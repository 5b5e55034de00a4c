"""Assumptions on shapes: what a fast version takes for granted, and the test of it at run time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from passes.analysis.shapes import Shape
from passes.specialize.vector_ends import VectorEnds
from wfv.ir.builder import Builder
from wfv.ir.core import Instr
from wfv.ir.values import Value


@dataclass(frozen=True)
class Assumption:
    """`instr` has `shape` in each lane of a vector for which the i1 that `test` builds is true.

    `inputs`: the operands whose values in lane 0 the test asks for. `value`: the operand, if any, whose least and
    greatest number the test asks for. `text`: what is assumed, for a remark. `is_arithmetic`: on `/ % >> &`. `aligned`:
    the operand, if any, of which the test finds that it is a multiple of the lanes in lane 0. `is_wrap`: `instr` is a
    remainder that wraps around at most once (assumed_wraps.py).
    """

    instr: Instr
    shape: Shape
    inputs: tuple[Value, ...]
    value: Value | None
    test: Callable[[Builder, VectorEnds], Value]
    text: str
    is_arithmetic: bool = False
    aligned: Value | None = None
    is_wrap: bool = False
