"""The shades of blocks: whether all lanes run a block together, or only some."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from passes.analysis.divergence import Shapes
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function


class Shade(Enum):
    """How divergence affects a block."""

    UNIFORM = "uniform: all lanes or none"
    PARTIAL = "divergent: some lanes only"
    BRANCH = "ends in a divergent branch"
    UNKNOWN = "not analyzed"


Shades = Mapping[str, Shade]
COPY = ".masked"  # the suffix of a copied function's name


@dataclass(frozen=True)
class Panel:
    """One column of a picture: the functions of a kernel at some step; `shades` by function name, then block name.

    `marked` are edges to be highlighted, by their blocks' names.
    """

    title: str
    functions: tuple[Function, ...]
    shades: Mapping[str, Shades] = field(default_factory=dict)
    marked: frozenset[tuple[str, str]] = frozenset()

    def shade(self, fn: Function, block: Block) -> Shade:
        """A block that the analysis has not seen was inserted later, for uniform control flow."""
        known = self.shades.get(fn.name)
        return known.get(block.name, Shade.UNIFORM) if known else Shade.UNKNOWN


class Shading:
    """Collects the shades of a kernel's blocks from step to step.

    Blocks keep their names. A block that ran for some lanes before linearization runs under a mask afterwards, although
    no divergent branch is left.
    """

    def __init__(self) -> None:
        self.shades: dict[str, Shades] = {}
        self._partial: dict[str, set[str]] = {}

    def note(self, fn: Function, shapes: Shapes) -> None:
        """Records one function in its present state: later steps may change it."""
        cfg = Cfg(fn)
        branches = {block for block in cfg.rpo if block in shapes.divergent_branches}
        # Copies are named KERNEL.masked: they share the history of the original.
        partial = self._partial.setdefault(fn.name.removesuffix(COPY), set())
        partial |= {block.name for block in _decided_by(branches, cfg)}
        self.shades[fn.name] = {block.name: _shade(block, branches, partial) for block in cfg.rpo}


def _shade(block: Block, branches: set[Block], partial: set[str]) -> Shade:
    if block in branches:
        return Shade.BRANCH
    return Shade.PARTIAL if block.name in partial else Shade.UNIFORM


def _decided_by(branches: set[Block], cfg: Cfg) -> set[Block]:
    """The blocks that are transitively control-dependent on one of the branches.

    There the lanes have diverged: these blocks are between a divergent branch and its reconvergence.
    """
    deciders = cfg.control_dependence()
    decided: set[Block] = set()
    work = set(branches)
    while work:
        work = {block for block in cfg.rpo if block not in decided and deciders[block] & work}
        decided |= work
    return decided
