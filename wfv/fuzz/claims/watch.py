"""All claims on a function."""

from collections.abc import Iterator

from wfv.fuzz.claims.aliases import AliasClaims
from wfv.fuzz.claims.distances import DistanceClaims
from wfv.fuzz.claims.masks import MARK, MaskClaims
from wfv.fuzz.claims.numbers import NumberClaims
from wfv.fuzz.claims.shapes import Claimed, ShapeClaims
from wfv.ir.core import Block, Instr
from wfv.ir.interp import Registers, Step, Watch
from wfv.ir.values import Value


class FormClaims(Watch):
    """The claims on masks first: they set which lanes are active."""

    def __init__(self, claimed: Claimed, registers: Registers) -> None:
        super().__init__(registers)
        masks = MaskClaims(claimed.marks, claimed.fn.name, registers)
        kinds = ShapeClaims, NumberClaims, AliasClaims, DistanceClaims
        self._parts: tuple[Watch, ...] = (masks, *(kind(claimed, masks.active, registers) for kind in kinds))

    def along(self, src: Block, dst: Block) -> list[tuple[int, int]]:
        return [pair for part in self._parts for pair in part.along(src, dst)]

    def after(self, value: Value, block: Block) -> list[Step]:
        return list(self._steps(value, block))

    def _steps(self, value: Value, block: Block) -> Iterator[Step]:
        for part in self._parts:
            yield from part.after(value, block)


def skip_mark(instr: Instr, registers: Registers) -> Step | None:
    """For `Context.step_of`: a mark does nothing by itself."""
    return (lambda envs: None) if instr.callee == MARK else None
