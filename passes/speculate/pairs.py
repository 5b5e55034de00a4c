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

from passes.analysis.divergence import Shapes
from passes.costs import CLASSES, class_of, longest_chain
from passes.speculate.copies import Spread, can_be_copied, copied
from passes.speculate.forms import Form, FormCandidate
from wfv.ir.core import Function, Instr
from wfv.ir.names import LOCAL_IDS
from wfv.ir.types import VOID, size_of

_ID = LOCAL_IDS[0]
PAIR = 2
_LEAST_CHAIN = 100.0  # cycles: 400 instructions, four in each cycle


def _should_be_paired(each: FormCandidate) -> bool:
    """Whether it is straight-line code whose chain is long, with vectors of one register, and without fast versions."""
    fn, shapes = each.fn, each.by_rows
    if each.has_versions or len(fn.blocks) > 1 or vector_chain(fn, shapes) < _LEAST_CHAIN:
        return False
    wide = (instr for instr in fn.instrs() if instr.type != VOID and shapes.of(instr).is_varying)
    return can_be_copied(fn, _ID) and all(8 * size_of(x.type) * each.lanes <= each.vector_bits for x in wide)


def vector_chain(fn: Function, shapes: Shapes) -> float:
    """The cycles of the longest chain of dependent vector operations of a function of one block."""

    def latency(instr: Instr) -> float:
        return CLASSES["load" if instr.op == "load" else class_of(instr)].vector_latency

    return longest_chain((instr for instr in fn.instrs() if shapes.of(instr).is_varying), latency)


PAIRS = Form(
    "pairs",
    "pair",
    lambda lanes: (
        f"runs {PAIR} vectors of {lanes} lanes at once: one alone would wait for the results of its operations"
    ),
    _should_be_paired,
    lambda fn, name, lanes: copied(fn, name, Spread(_ID, PAIR, lanes, "second")),
)
