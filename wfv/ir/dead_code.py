"""Dead code elimination."""

from wfv.ir.core import Function, Instr
from wfv.ir.opcodes import HAS_EFFECT
from wfv.ir.uses import backward_slice


def remove_dead_code(fn: Function) -> None:
    """Removes the instructions on which no instruction with an effect depends."""
    live = live_instructions(fn)
    for block in fn.blocks:
        block.instrs[:] = [instr for instr in block.instrs if instr in live]


def live_instructions(fn: Function) -> set[Instr]:
    """The instructions with an effect, and the instructions that they depend on."""
    return backward_slice(instr for instr in fn.instrs() if _has_effect(instr))


def _has_effect(instr: Instr) -> bool:
    return instr.op in HAS_EFFECT or instr.is_ordered
