"""The divergence analysis with the shapes of the ids: over the lanes of a vector, and over a whole group."""

from dataclasses import replace
from typing import NamedTuple

from passes.analysis.analyses import shapes_of
from passes.analysis.divergence import Shapes, forget_shapes
from passes.analysis.shapes import VARYING, Assumptions, strided
from passes.functions.masked_forms import Seeds
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function
from wfv.ir.names import LOCAL_IDS
from wfv.options import Options


def assumptions(options: Options) -> Assumptions:
    """The assumptions that hold for every launch."""
    return Assumptions(options.lanes, options.fits_index32, analysis=options.analysis)


def group_shapes(fn: Function, options: Options) -> Shapes:
    """The shapes over all work-items of a group: every local id is varying."""
    seeds: Seeds = {arg: VARYING for arg in fn.args if arg.name in LOCAL_IDS}
    return shapes_of(fn, seeds, replace(assumptions(options), is_group=True))


def lane_shapes(fn: Function, options: Options, cfg: Cfg | None = None, seeds: Seeds | None = None) -> Shapes:
    """The shapes over the lanes of a vector: local id 0 counts them, the other ids are uniform.

    `seeds`: the shapes of a helper function's parameters. The strategy `naive` forgets all shapes.
    """
    cfg = cfg or Cfg(fn)
    seeds = seeds or {arg: strided(1) for arg in fn.args if arg.name == LOCAL_IDS[0]}
    shapes = shapes_of(fn, seeds, assumptions(options), cfg)
    return shapes if options.strategy.values == "uniform" else forget_shapes(fn, shapes, cfg)


class Analysis(NamedTuple):
    """A function's control-flow graph and shapes."""

    cfg: Cfg
    shapes: Shapes


def analyze(fn: Function, options: Options, seeds: Seeds | None = None) -> Analysis:
    """The control-flow graph and the lane shapes of `fn` as it is now."""
    cfg = Cfg(fn)
    return Analysis(cfg, lane_shapes(fn, options, cfg, seeds))
