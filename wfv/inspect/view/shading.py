"""The shades of blocks: whether all lanes run a block together, or only some."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from passes.analysis.divergence import Shapes
from wfv.inspect.view.lane_words import LaneWords, edge_conditions, mask_words
from wfv.inspect.view.value_words import NO_SOURCE, ValueWords
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function
from wfv.ir.names import MASKED, VECTOR
from wfv.ir.reached import reached
from wfv.pipeline import Stage
from wfv.pipeline.state import ScalarForm


class Shade(Enum):
    """How divergence affects a block."""

    UNIFORM = "uniform: all lanes or none"
    PARTIAL = "divergent: some lanes only"
    KEPT = "some lanes only, uniform branch"
    BRANCH = "ends in a divergent branch"
    UNKNOWN = "not analyzed"


MASKS = "masks"  # the step
Shades = Mapping[str, Shade]


@dataclass(frozen=True)
class Panel:
    """One column of a picture: the functions of a kernel at some step; `shades` by function name, then block name.

    `words`: the masks of each function. `divergent_loops`: the names of the headers of loops that lanes leave in
    different iterations. `live_loops`: those of loops that have got a live mask, uniform loops among them.
    `values`: names values in conditions. `changes`: the changes of a step, by function name, then block name.
    """

    title: str
    functions: tuple[Function, ...]
    shades: Mapping[str, Shades] = field(default_factory=dict)
    words: Mapping[str, LaneWords] = field(default_factory=dict)
    divergent_loops: frozenset[str] = frozenset()
    live_loops: frozenset[str] = frozenset()
    values: ValueWords = NO_SOURCE
    changes: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def shade(self, fn: Function, block: Block) -> Shade:
        """A block that the analysis has not seen was inserted later, for uniform control flow."""
        known = self.shades.get(fn.name)
        if not known:
            return Shade.UNKNOWN
        shade = known.get(block.name, Shade.UNIFORM)
        has_branch = len(set(block.successors)) > 1 and not block.terminator.notes.is_live_mask_branch
        return Shade.KEPT if shade is Shade.PARTIAL and has_branch else shade


class Shading:
    """Collects the shades of a kernel's blocks from step to step.

    Blocks keep their names. A block that ran for some lanes before linearization runs under a mask afterwards, although
    no divergent branch is left.
    """

    def __init__(self, values: ValueWords = NO_SOURCE) -> None:
        self.values = values
        self.shades: dict[str, Shades] = {}
        self.words: dict[str, LaneWords] = {}
        self.divergent_loops: set[str] = set()
        self.live_loops: set[str] = set()
        self._partial: dict[str, set[str]] = {}
        self._masked: dict[str, LaneWords] = {}

    def note(self, fn: Function, shapes: Shapes) -> None:
        """Records one function in its present state: later steps may change it."""
        cfg = Cfg(fn)
        branches = {block for block in cfg.rpo if block in shapes.divergent_branches}
        # Copies are named KERNEL.cN.vector: they share the history of the original.
        partial = self._partial.setdefault(fn.name.removesuffix(MASKED).removesuffix(VECTOR), set())
        partial |= {block.name for block in _decided_by(branches, cfg)}
        self.shades[fn.name] = {
            block.name: Shade.BRANCH if block in branches else Shade.PARTIAL if block.name in partial else Shade.UNIFORM
            for block in cfg.rpo
        }
        self.words[fn.name] = LaneWords(edge=edge_conditions(cfg, branches, self.values))
        self.divergent_loops |= {loop.header.name for loop in shapes.divergent_loops}
        self.live_loops |= {block.name for block in cfg.rpo if block.terminator.notes.is_live_mask_branch}

    def note_stage(self, stage: Stage) -> None:
        """Records all functions of a stage; the SIMD functions are like the functions that they are made of."""
        for fn in stage.functions:
            if fn.name in stage.shapes:
                self.note(fn, stage.shapes[fn.name])
        for form in stage.forms:
            if form.fn.name not in stage.shapes and form.simd is None:
                self.note(form.fn, form.shapes)
            if stage.step == MASKS and form.masks is not None and form.plan is not None:
                divergent = set(form.shapes.divergent_branches)
                self._masked[form.fn.name] = mask_words(Cfg(form.fn), form.plan, form.masks, divergent, self.values)
            self._add_masks(form, stage.step)

    def panel(self, title: str, functions: tuple[Function, ...]) -> Panel:
        """The functions as a column of a picture, with the present knowledge of them."""
        loops = frozenset(self.divergent_loops), frozenset(self.live_loops)
        return Panel(title, functions, dict(self.shades), dict(self.words), *loops, self.values)

    def _add_masks(self, form: ScalarForm, step: str) -> None:
        """From the step on in which blocks get masks, they have them; later, edges are the new ones."""
        if (known := self._masked.get(form.fn.name)) is None:
            return
        words = known if step == MASKS else replace(known, edge={})
        self.words[form.fn.name] = words
        if form.simd is not None:
            self.shades[form.simd.name] = self.shades.get(form.fn.name, {})
            self.words[form.simd.name] = words


def _decided_by(branches: set[Block], cfg: Cfg) -> set[Block]:
    """The blocks that are transitively control-dependent on one of the branches.

    There the lanes have diverged: these blocks are between a divergent branch and its reconvergence.
    """
    deciders = cfg.control_dependence()
    first = (block for block in cfg.rpo if deciders[block] & branches)
    return reached(first, lambda decider: [block for block in cfg.rpo if decider in deciders[block]])
