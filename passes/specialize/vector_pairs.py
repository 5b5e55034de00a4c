"""Pairs: two vectors at once, where one vector's chain of dependent operations is too long for the CPU to hide.

A CPU begins the next vector while it waits for the operands of this one, as far as its window of some 400 instructions
reaches. A kernel of divisions, roots and functions, each of which needs the result of the one before, fills the window
first. So there is a SIMD form that runs 2 W work-items, the instructions of both vectors in turns:

    %d = fdiv float %s, %k              %d = fdiv float %s, %k
    %l = call float @logf(float %d)     %d.1 = fdiv float %s.1, %k.1
                                        %l = call float @logf(float %d)
                                        %l.1 = call float @logf(float %d.1)

Values of more than one register do not need it: their registers are independent of each other already.
"""

from __future__ import annotations

from passes.analysis.divergence import Shapes
from passes.remarks import Remark
from passes.specialize.work_item_copies import Spread, can_be_copied, copied
from wfv.ir.core import Function, Instr
from wfv.ir.types import VOID, size_of
from wfv.ir.values import Value

PAIR = 2
_ID = "wfv.lid0"
_LEAST_CHAIN = 100.0  # cycles: 400 instructions, four in each cycle
_FUNCTION, _DIVISION, _FLOAT, _ACCESS, _OTHER = 45.0, 12.0, 3.5, 7.0, 1.0  # latencies in cycles (wfv/cost/figures.py)
_DIVIDES = ("fdiv", "frem", "udiv", "sdiv", "urem", "srem")
_FLOATS = ("fadd", "fsub", "fmul", "fptosi", "fptoui", "sitofp", "uitofp", "fptrunc", "fpext", "mul")


def should_be_paired(fn: Function, shapes: Shapes, lanes: int, vector_bits: int) -> bool:
    """Whether `fn` is straight-line code whose chain is long, with vectors of one register."""
    if len(fn.blocks) > 1 or longest_chain(fn, shapes) < _LEAST_CHAIN or not can_be_copied(fn, _ID):
        return False
    wide = (instr for instr in fn.instrs() if instr.type != VOID and shapes.of(instr).is_varying)
    return all(8 * size_of(instr.type) * lanes <= vector_bits for instr in wide)


def longest_chain(fn: Function, shapes: Shapes) -> float:
    """The cycles of the longest chain of dependent vector operations of a function of one block."""
    at: dict[Value, float] = {}
    for instr in fn.instrs():
        if shapes.of(instr).is_varying:
            at[instr] = max((at.get(each, 0.0) for each in instr.operands), default=0.0) + _latency(instr)
    return max(at.values(), default=0.0)


def pair_name(continuation: str) -> str:
    """The name of the form of pairs."""
    return f"{continuation}.pair"


def pair_form(fn: Function, lanes: int) -> Function:
    """The function that runs two work-items: those of local ids 0 `wfv.lid0` and `wfv.lid0` + lanes."""
    return copied(fn, pair_name(fn.name), Spread(_ID, PAIR, lanes, "second"))


def pair_remark(lanes: int) -> Remark:
    """The remark that the form of pairs is used."""
    text = f"runs {PAIR} vectors of {lanes} lanes at once: one alone would wait for the results of its operations"
    return Remark(0, "pairs", "", "", text)


def _latency(instr: Instr) -> float:
    if instr.op == "call":
        if instr.callee.startswith("llvm.sqrt"):
            return _DIVISION
        return _FLOAT if instr.callee.startswith(("llvm.", "wfv.")) else _FUNCTION
    if instr.op in _DIVIDES:
        return _DIVISION
    if instr.op in _FLOATS:
        return _FLOAT
    return _ACCESS if instr.op == "load" else _OTHER
