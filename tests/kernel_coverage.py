"""The opcodes in random kernels, by shape, and whether they run under a mask.

    python -m tests.kernel_coverage 1000 [SEED]     # a table of the first 1000 kernels of the seed

It shows what the generator leaves out.
"""

from __future__ import annotations

import sys
from collections import Counter

from rich.console import Console

from passes.analysis.divergence import Shapes
from passes.analysis.shapes import Kind
from wfv import pipeline
from wfv.fuzz.kernels.generator import random_kernel
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.intrinsics import family_of
from wfv.ir.reached import reached
from wfv.options import make_options
from wfv.pipeline import Stage
from wfv.tables import rich_table

STEP = "loops"  # the last step with the kernel's own control flow
SHAPES, MASKS = ("uniform", "strided", "varying"), ("unmasked", "masked")
Feature = str  # "load varying masked"


class CoverageObserver:
    """An observer of the pipeline that collects the features of the compiled kernel."""

    def __init__(self) -> None:
        self.features: set[Feature] = set()

    def __call__(self, stage: Stage) -> None:
        if stage.step == STEP:
            for fn in stage.functions:
                self.features |= features_of(fn, stage.shapes[fn.name])


def coverage_of(text: str) -> set[Feature]:
    """The features of a kernel `k`."""
    observer = CoverageObserver()
    pipeline.compile_kernel(pipeline.read_source(text, is_clangs=True), "k", make_options("unicf", 4), observer, STEP)
    return observer.features


def features_of(fn: Function, shapes: Shapes) -> set[Feature]:
    """The combinations of opcode, shape and mask in a function. A memory access has the shape of its address."""
    masked = _masked_blocks(fn, shapes)
    return {
        f"{_opcode(instr)} {_shape(instr, shapes)} {'masked' if block in masked else 'unmasked'}"
        for block in fn.blocks
        for instr in block.instrs
    }


def table(seen: Counter[Feature]) -> list[tuple[str, dict[str, int]]]:
    """Opcode -> in how many kernels it has each shape, with and without a mask; rare opcodes last."""
    rows: dict[str, dict[str, int]] = {}
    for feature, count in seen.items():
        opcode, rest = feature.split(" ", 1)
        rows.setdefault(opcode, {})[rest] = count
    return sorted(rows.items(), key=lambda row: (-max(row[1].values()), row[0]))


def _opcode(instr: Instr) -> str:
    if instr.op == "call":
        return family_of(instr.callee) or instr.callee
    return instr.op


def _shape(instr: Instr, shapes: Shapes) -> str:
    match instr.op:
        case "load":
            of = instr.operands[0]
        case "store":
            of = instr.operands[1]
        case "br" | "switch" | "atomicrmw" if instr.operands:
            of = instr.operands[0]
        case _:
            of = instr
    kind = shapes.of(of).kind
    return SHAPES[0] if kind <= Kind.UNIFORM else SHAPES[1] if kind == Kind.STRIDED else SHAPES[2]


def _masked_blocks(fn: Function, shapes: Shapes) -> set[Block]:
    """The blocks that are control dependent on a divergent branch, directly or transitively."""
    depends = Cfg(fn).control_dependence()
    direct = [block for block, on in depends.items() if not on.isdisjoint(shapes.divergent_branches)]
    return reached(direct, lambda branch: [block for block, on in depends.items() if branch in on])


def main(count: int, seed: int = 1) -> None:
    seen = Counter[Feature]()
    for number in range(count):
        seen.update(coverage_of(random_kernel(seed, number)))
    columns = [f"{shape} {mask}" for shape in SHAPES for mask in MASKS]
    rows = (
        (opcode, *(f"{100 * counts[each] / count:.1f}" if each in counts else "" for each in columns))
        for opcode, counts in table(seen)
    )
    headings = ("instruction", *(f">{each}" for each in columns))
    title = f"kernels with an instruction of that kind, of {count}, in percent"
    Console(width=140).print(rich_table(headings, rows, title=title))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
