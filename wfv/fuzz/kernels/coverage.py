"""The opcodes in the kernels, by shape, and whether they run under a mask."""

from collections import Counter

from passes.analysis.divergence import Shapes
from passes.analysis.shapes import Kind
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.intrinsics import family_of
from wfv.ir.reached import reached
from wfv.pipeline import Stage

STEP = "loops"  # the last step with the kernel's own control flow
SHAPES = ("uniform", "strided", "varying")
Feature = str  # "load varying masked"


class CoverageObserver:
    """An observer of the pipeline that collects the features of the compiled kernel."""

    def __init__(self) -> None:
        self.features: set[Feature] = set()

    def __call__(self, stage: Stage) -> None:
        if stage.step == STEP:
            for fn in stage.functions:
                self.features |= features_of(fn, stage.shapes[fn.name])


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
