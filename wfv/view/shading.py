"""Which blocks of a function all lanes run together, and which only some of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from passes.analysis.divergence import Shapes
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function


class Shade(Enum):
    """What divergence has to do with a block."""

    UNIFORM = "uniform: all lanes or none"
    PARTIAL = "divergent: some lanes only"
    BRANCH = "ends in a divergent branch"
    UNKNOWN = "not analyzed"


Shades = Mapping[str, Shade]
COPY = ".masked"  # what the name of a function's copy ends in


@dataclass(frozen=True)
class Panel:
    """One column of a picture: the functions of a kernel at some step; `shades` by function name, then block name.

    `marked` are edges to be pointed out, by their blocks' names.
    """

    title: str
    functions: tuple[Function, ...]
    shades: Mapping[str, Shades] = field(default_factory=dict)
    marked: frozenset[tuple[str, str]] = frozenset()

    def shade(self, fn: Function, block: Block) -> Shade:
        """A block that the analysis has not seen was made later, for control flow that lanes share."""
        known = self.shades.get(fn.name)
        return known.get(block.name, Shade.UNIFORM) if known else Shade.UNKNOWN


class Shading:
    """Collects the shades of a kernel's blocks from step to step.

    Blocks keep their names. What ran for some lanes only before linearization runs under a mask afterwards, when there
    is no divergent branch left that would tell.
    """

    def __init__(self) -> None:
        self.shades: dict[str, Shades] = {}
        self._partial: dict[str, set[str]] = {}

    def note(self, fn: Function, shapes: Shapes) -> None:
        """Takes in one function as it is now: later steps may change it."""
        cfg = Cfg(fn)
        branches = {block for block in cfg.rpo if block in shapes.divergent_branches}
        # Copies are called KERNEL.masked: they share the history of what they are made from.
        partial = self._partial.setdefault(fn.name.removesuffix(COPY), set())
        partial |= {block.name for block in _decided_by(branches, cfg)}
        self.shades[fn.name] = {block.name: _shade(block, branches, partial) for block in cfg.rpo}


def _shade(block: Block, branches: set[Block], partial: set[str]) -> Shade:
    if block in branches:
        return Shade.BRANCH
    return Shade.PARTIAL if block.name in partial else Shade.UNIFORM


def _decided_by(branches: set[Block], cfg: Cfg) -> set[Block]:
    """The blocks whose execution one of the branches decides, directly or through branches that it decides.

    That is where the lanes are apart: between a divergent branch and the place where they meet again.
    """
    deciders = cfg.control_dependence()
    decided: set[Block] = set()
    work = set(branches)
    while work:
        work = {block for block in cfg.rpo if block not in decided and deciders[block] & work}
        decided |= work
    return decided
