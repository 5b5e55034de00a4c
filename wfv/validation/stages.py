"""The functions that a proof compares: those after a step, and the scalar functions that they must agree with."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from passes.costs import TILE_ROWS
from passes.interface import KernelInterface
from passes.speculate.pairs import PAIR
from wfv import pipeline
from wfv.ir.core import Function, Module
from wfv.ir.edits import clone_function
from wfv.ir.parser import parse_module
from wfv.opencl.builtins import is_barrier
from wfv.options import Options
from wfv.pipeline import Stage
from wfv.validation.sides import Lanes, Version

FIRST, SPLIT, LAST = "builtins", "barriers", "widen"


@dataclass(frozen=True)
class ProofStage:
    """The functions after a step, in a module of their own."""

    step: str
    module: Module
    versions: tuple[Version, ...]

    @property
    def has_barriers(self) -> bool:
        return any(is_barrier(i.callee) for each in self.versions for i in each.fn.instrs() if i.callee)


def stages_of(text: str, kernel: str, options: Options) -> tuple[list[ProofStage], KernelInterface]:
    """What a kernel is after each step, from `builtins` to `widen`."""
    found: list[ProofStage] = []

    def keep(stage: Stage) -> None:
        if found or stage.step == FIRST:
            found.append(_kept(stage, options.lanes))

    compiled = pipeline.compile_kernel(text, kernel, options, keep, LAST)
    return found, compiled.interface


def _kept(stage: Stage, lanes: int) -> ProofStage:
    module = parse_module(stage.text)
    row = [(lane, 0) for lane in range(lanes)]
    if stage.step == LAST:
        return ProofStage(stage.step, module, tuple(_vector_versions(stage, module, row)))
    fns: Sequence[Function] = stage.functions
    if stage.forms:
        fns = [form.fn for form in stage.forms if form.role == "continuation"]
    versions = [Version("main", n, module.functions[fn.name], row, is_vector=False) for n, fn in enumerate(fns)]
    return ProofStage(stage.step, module, tuple(versions))


def _vector_versions(stage: Stage, module: Module, row: Lanes) -> Iterator[Version]:
    forms = [form for form in stage.forms if form.simd is not None]
    mains = [form for form in forms if form.role == "continuation"]
    fast = iter([form for form in forms if form.role == "fast"])
    for number, form in enumerate(mains):
        yield Version("main", number, _simd(form, module), row, is_vector=True)
        for n, speculation in enumerate(stage.speculations[number] if stage.speculations else ()):
            guard = clone_function(speculation.guard, speculation.guard.name)
            yield Version(f"fast {n}", number, _simd(next(fast), module), row, is_vector=True, guard=guard)
        for other in forms:
            if other.role == "pair" and other.fn.name == f"{form.fn.name}.pair":
                pair = [(lane, 0) for lane in range(PAIR * len(row))]
                yield Version("pair", number, _simd(other, module), pair, is_vector=True)
            if other.role == "tile" and other.fn.name == f"{form.fn.name}.tile":
                tile = [(x, y) for y in range(TILE_ROWS) for x, _ in row]
                yield Version("tile", number, _simd(other, module), tile, is_vector=True, rows=TILE_ROWS)


def _simd(form: object, module: Module) -> Function:
    return module.functions[form.simd.name]  # type: ignore[attr-defined]
