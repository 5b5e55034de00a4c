"""Which blocks of a function all lanes run together, and which only some of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from passes.divergence import Shapes
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function


class Shade(Enum):
    """What divergence has to do with a block."""

    UNIFORM = "uniform: all lanes or none"
    PARTIAL = "divergent: some lanes only"
    BRANCH = "ends in a divergent branch"
    UNKNOWN = "not analyzed"


Shades = Mapping[str, Shade]


@dataclass(frozen=True)
class Panel:
    """One column of a picture: the functions of a kernel at some step; `shades` by function name, then block name."""

    title: str
    functions: tuple[Function, ...]
    shades: Mapping[str, Shades] = field(default_factory=dict)

    def shade(self, fn: Function, block: Block) -> Shade:
        """A block that the analysis has not seen was made later, for control flow that lanes share."""
        known = self.shades.get(fn.name)
        return known.get(block.name, Shade.UNIFORM) if known else Shade.UNKNOWN


def shades_of(fn: Function, shapes: Shapes) -> dict[str, Shade]:
    """The shade of every block, by name.

    A divergent branch parts the lanes until they join again: that is over the blocks whose execution it decides,
    directly or through branches that it decides.
    """
    cfg = Cfg(fn)
    branches = {block for block in cfg.rpo if block in shapes.divergent_branches}
    partial = _decided_by(branches, cfg)
    return {block.name: _shade(block, branches, partial) for block in cfg.rpo}


def _shade(block: Block, branches: set[Block], partial: set[Block]) -> Shade:
    if block in branches:
        return Shade.BRANCH
    return Shade.PARTIAL if block in partial else Shade.UNIFORM


def _decided_by(branches: set[Block], cfg: Cfg) -> set[Block]:
    """The blocks that are control dependent on one of the branches, over any number of branches between."""
    deciders = cfg.control_dependence()
    decided: set[Block] = set()
    work = set(branches)
    while work:
        found = {block for block in cfg.rpo if block not in decided and deciders[block] & work}
        decided |= found
        work = found
    return decided
