"""Values that data decide: branches on them are mispredicted, those on ids and arguments alone hardly ever."""

from passes.analysis.divergence import Shapes
from wfv.ir.cfg import Cfg
from wfv.ir.opcodes import ACCESSES_MEMORY
from wfv.ir.values import Value


def values_of_data(cfg: Cfg, shapes: Shapes) -> set[Value]:
    """The varying values that depend on memory or on loops, not on ids and arguments alone."""
    found: set[Value] = set()
    for block in cfg.rpo:
        for instr in block.instrs:
            is_source = instr.op in ("phi", *ACCESSES_MEMORY) and shapes.of(instr).is_varying
            if is_source or any(operand in found for operand in instr.operands):
                found.add(instr)
    return found
