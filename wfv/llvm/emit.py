"""From LLVM IR to optimized IR, assembly and object code."""

from __future__ import annotations

import llvmlite.binding as llvm

from wfv.llvm.machine import Target, machine_of
from wfv.llvm.text import parse


def optimize(
    text: str, target: Target, *, loop_vectorize: bool = False, slp_vectorize: bool = False, level: int = 3
) -> str:
    """The module after LLVM's standard pipeline for the target. Raises ParseError.

    LLVM's own vectorizers are off unless asked for: the code is vector code already.
    """
    with _optimized(text, target, loop_vectorize, slp_vectorize, level) as module:
        return str(module)


def emit_object(
    text: str, target: Target, *, loop_vectorize: bool = False, slp_vectorize: bool = False, level: int = 3
) -> bytes:
    """An object file of the optimized module; the same bytes for the same input in every process. Raises ParseError."""
    with _optimized(text, target, loop_vectorize, slp_vectorize, level) as module:
        return machine_of(target, level).emit_object(module)


def emit_assembly(
    text: str, target: Target, *, loop_vectorize: bool = False, slp_vectorize: bool = False, level: int = 3
) -> str:
    """The optimized module's assembly in AT&T syntax. Raises ParseError."""
    with _optimized(text, target, loop_vectorize, slp_vectorize, level) as module:
        return machine_of(target, level).emit_assembly(module)


def _optimized(text: str, target: Target, loop_vectorize: bool, slp_vectorize: bool, level: int) -> llvm.ModuleRef:
    machine, module = machine_of(target, level), parse(text)
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    tuning = llvm.create_pipeline_tuning_options(level)
    tuning.loop_vectorization = tuning.loop_interleaving = loop_vectorize
    tuning.slp_vectorization = slp_vectorize
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    return module
