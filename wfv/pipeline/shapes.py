"""The divergence analysis with what wfv knows of the ids: over the lanes of a vector, and over a whole group."""

from dataclasses import dataclass, replace

from passes.analysis import Shapes, analyze_divergence, forget_shapes
from passes.analysis.shapes import VARYING, Assumptions, strided
from passes.functions.masked_forms import Seeds
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function
from wfv.options import Options

LOCAL_IDS = ("wfv.lid0", "wfv.lid1", "wfv.lid2")


def assumptions(options: Options) -> Assumptions:
    """What the analysis may assume of every launch."""
    return Assumptions(options.lanes, options.fits_index32)


def group_shapes(fn: Function, options: Options) -> Shapes:
    """What all work-items of a group have in common: every local id is varying."""
    seeds: Seeds = {arg: VARYING for arg in fn.args if arg.name in LOCAL_IDS}
    return analyze_divergence(fn, seeds, replace(assumptions(options), is_group=True))


def lane_shapes(fn: Function, options: Options, cfg: Cfg | None = None, seeds: Seeds | None = None) -> Shapes:
    """What the lanes of a vector have in common: local id 0 counts them, the other ids are uniform.

    `seeds`: the shapes of a helper function's parameters. The strategy `naive` forgets all shapes.
    """
    cfg = cfg or Cfg(fn)
    seeds = seeds or {arg: strided(1) for arg in fn.args if arg.name == LOCAL_IDS[0]}
    shapes = analyze_divergence(fn, seeds, assumptions(options), cfg)
    return shapes if options.strategy.values == "uniform" else forget_shapes(fn, shapes, cfg)


@dataclass(frozen=True)
class Analysis:
    """A function's control-flow graph and shapes, with all that they were computed from."""

    cfg: Cfg
    shapes: Shapes
    seeds: Seeds | None
    seen: list[object]

    def is_of(self, fn: Function, seeds: Seeds | None) -> bool:
        """Whether it is of `fn` as it is now. To compare takes a twentieth of the time of an analysis."""
        return self.cfg.fn is fn and self.seeds == seeds and self.seen == _inputs(fn)


def analyze(fn: Function, options: Options, seeds: Seeds | None = None, known: Analysis | None = None) -> Analysis:
    """The control-flow graph and the lane shapes of `fn`: those that are `known`, if they are of `fn` as it is now."""
    if known is not None and known.is_of(fn, seeds):
        return known
    cfg = Cfg(fn)
    return Analysis(cfg, lane_shapes(fn, options, cfg, seeds), seeds, _inputs(fn))


def _inputs(fn: Function) -> list[object]:
    """All that an analysis of `fn` may depend on, copied where passes change it in place."""
    seen: list[object] = [(arg, arg.type, arg.name, arg.attrs) for arg in fn.args]
    for block in fn.blocks:
        seen.append(block)
        seen += [
            (i, i.op, i.type, i.notes, i.operands[:], i.blocks[:], dict(i.attrs), dict(i.metadata))
            for i in block.instrs
        ]
    return seen
