"""The step of each instruction but phis and terminators, which prepare.py handles."""

from __future__ import annotations

from wfv.ir.core import Instr
from wfv.ir.interp.access_steps import ACCESS_STEPS
from wfv.ir.interp.call_steps import call_step
from wfv.ir.interp.environment import Registers, Step, per_lane
from wfv.ir.interp.operations import RULES


def make_step(instr: Instr, registers: Registers) -> Step:
    """The step that runs `instr` for all active lanes."""
    if instr.op == "call":
        return call_step(instr, registers)
    if instr.op in ACCESS_STEPS:
        return ACCESS_STEPS[instr.op](instr, registers)
    return per_lane(RULES[instr.op](instr), registers.of(instr), registers.of_all(instr.operands))
