"""Sines and cosines of one number, which have most of their work in common.

    %s = call float @sinf(float %x)      %s = call <16 x float> @wfv_math.16._Z10paired_sinf(<16 x float> %x)
    %c = call float @cosf(float %x)      %c = call <16 x float> @wfv_math.16._Z10paired_cosf(<16 x float> %x)

The functions `paired_*` of the vector math library subtract the same multiple of pi / 2 and compute the same two
polynomials: LLVM inlines both, and keeps the common part once. Alone, each would take longer than the usual function.
"""

from __future__ import annotations

from wfv.ir.core import Block, Function, Instr
from wfv.ir.values import Value
from wfv.opencl.builtins import libm_function

_OTHER = {"sin": "cos", "cos": "sin", "sinf": "cosf", "cosf": "sinf"}


def find_sine_cosine_pairs(fn: Function) -> frozenset[Instr]:
    """The calls of sin and cos that have one of the other function, of the same argument, in their block."""
    return frozenset(call for block in fn.blocks for call in _paired_in(block))


def _paired_in(block: Block) -> list[Instr]:
    calls: dict[tuple[str, Value], list[Instr]] = {}
    for instr in block.instrs:
        if instr.op == "call" and (function := libm_function(instr.callee)) in _OTHER:
            calls.setdefault((function, instr.operands[0]), []).append(instr)
    return [call for (function, x), found in calls.items() if (_OTHER[function], x) in calls for call in found]
