"""The linearizers full, region and partial: which branches a plan keeps, and which blocks it must not pass by.

`register_linearizer` adds one.

All share one walk over the blocks (passes/linearize/plan.py), which makes sure that no lane misses a block. So a
linearizer decides how much control flow is kept, not whether the code is right. The walk refuses to keep a divergent
branch. docs/linearization.md compares the three of wfv; docs/add_a_linearizer.md adds a fourth.

`mandatory_blocks` (for `region`, before the walk) finds the blocks of a divergent branch's region that run whichever
edges lanes take.
Sources: Karrenberg & Hack, "Improving Performance of OpenCL on CPUs" (CC 2012), section 4.4 (`region`); Moll & Hack
(PLDI 2018), section 3 (`partial`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from passes.analysis.divergence import Shapes
from passes.analysis.sync_dependence import divergence_of
from wfv.errors import OptionError
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block
from wfv.ir.names import ALL
from wfv.ir.own_values import branch_vote
from wfv.plugin_code import register_version, with_named_errors
from wfv.strategies import Strategy, register_strategy, registered

MustRun = dict[Block, set[Block]]  # a block -> the blocks that must run after it, up to the end of its region


def mandatory_blocks(cfg: Cfg, shapes: Shapes, index: dict[Block, int]) -> MustRun:
    """The mandatory blocks of the region of each divergent branch; all loops must be uniform.

    A region ends at the branch's last join, where all its lanes have reconverged; its mandatory blocks are the
    successors and joins of the divergent branches in it. An inner region that is entered only through its own branch
    counts as one block of the outer region and has its own mandatory blocks. So does an inner region in a copy that all
    lanes enter together. An inner region with other entries (except to its end) is merged with the outer one.
    """
    own = {b: _successors_and_joins(b, cfg, index) for b in shapes.divergent_branches if b in index}
    entered = [branch for branch, blocks in own.items() if _has_other_entries(branch, blocks, cfg, index)]
    copies = _copies(cfg)
    found: MustRun = {}
    for branch, blocks in own.items():
        end = max((index[b] for b in blocks), default=0)
        inside = [inner for inner in entered if index[branch] < index[inner] < end]
        found[branch] = blocks.union(*(own[inner] for inner in inside if _is_merged(inner, branch, copies, cfg)))
    return found


def _has_other_entries(branch: Block, own: set[Block], cfg: Cfg, index: dict[Block, int]) -> bool:
    """Whether a path enters the region without running its branch. The region's end belongs to the outer region."""
    last = max(own, key=index.__getitem__, default=None)
    return not all(cfg.dominates(branch, b) for b in own if b is not last)


def _is_merged(inner: Block, outer: Block, copies: dict[Block, Block], cfg: Cfg) -> bool:
    """Whether `inner`, which has other entries, belongs to the region of `outer`, and to no copy in it."""
    if not (_same_loop(inner, outer, cfg) and cfg.dominates(outer, inner)):
        return False
    copy = copies.get(inner)
    return copy is None or copy is outer or not cfg.dominates(outer, copy)


def _successors_and_joins(branch: Block, cfg: Cfg, index: dict[Block, int]) -> set[Block]:
    blocks = {*cfg.succs(branch), *divergence_of(branch, cfg).joins}
    return {b for b in blocks if _same_loop(b, branch, cfg) and index[b] > index[branch]}


def _copies(cfg: Cfg) -> dict[Block, Block]:
    """Maps each block of a copy without masks (boscc.py) to the copy's entry; all lanes enter a copy together."""
    found: dict[Block, Block] = {}
    for block in cfg.rpo:  # dominators first
        above = cfg.idom[block]
        if above is None:
            continue
        if branch_vote(above) == ALL and above.successors[0] is block:
            found[block] = block
        elif above in found:
            found[block] = found[above]
    return found


def _same_loop(a: Block, b: Block, cfg: Cfg) -> bool:
    return cfg.loops.innermost(a) is cfg.loops.innermost(b)


Keeps = Callable[[Block, Cfg, Shapes], bool]
FindMandatory = Callable[[Cfg, Shapes, dict[Block, int]], MustRun]


def no_block(cfg: Cfg, shapes: Shapes, index: dict[Block, int]) -> MustRun:
    """No block is mandatory: only blocks to which an edge is deferred must run."""
    return {}


def keeps_uniform_branches(block: Block, cfg: Cfg, shapes: Shapes) -> bool:
    """Whether all active lanes take one edge of the block's branch."""
    return block not in shapes.divergent_branches


@dataclass(frozen=True)
class Linearizer:
    """A way to plan.

    `keeps(block, cfg, shapes)`: whether the block's conditional branch or switch may stay one; never true for a
    divergent branch. The answer must not depend on the step, nor on earlier calls. `must_run(cfg, shapes, index)`: for
    a block, the mandatory blocks after it, each later in block-index order (`index`: each block's position); an edge to
    one of them is redirected to the next of them. `description` completes "uniform values stay scalar, ..".
    """

    name: str
    keeps: Keeps
    must_run: FindMandatory = no_block
    description: str = ""

    def keeps_branch(self, block: Block, cfg: Cfg, shapes: Shapes) -> bool:
        """`keeps`, or true for wfv's own branches on votes: back edges of live masks, guards of loops, BOSCC."""
        return branch_vote(block) != "" or self.keeps(block, cfg, shapes)


def _keeps_nothing(block: Block, cfg: Cfg, shapes: Shapes) -> bool:
    return False


_linearizers: dict[str, Linearizer] = {
    each.name: each
    for each in (
        Linearizer("full", _keeps_nothing, no_block, "all branches are linearized"),
        Linearizer(
            "region", keeps_uniform_branches, mandatory_blocks, "only divergent regions are linearized"
        ),
        Linearizer(
            "partial", keeps_uniform_branches, no_block,
            "only divergent regions are linearized, and uniform branches in them stay where they can",
        ),
    )
}  # fmt: skip

LINEARIZERS: Mapping[str, Linearizer] = MappingProxyType(_linearizers)


def find_linearizer(name: str) -> Linearizer:
    """The linearizer of that name. Raises OptionError, which lists the names."""
    return LINEARIZERS[registered(name, lambda: LINEARIZERS, "linearizer")]


def register_linearizer(linearizer: Linearizer, version: str | None = None) -> None:
    """Adds a linearizer, and the strategies NAME and NAME+boscc made of it. Raises OptionError if a name is taken.

    Cache keys of kernels that it compiles contain the `version`; without one, these kernels are not kept on disk.
    """
    if linearizer.name in _linearizers:
        raise OptionError(f"there is a linearizer {linearizer.name!r} already", help="register it under another name")
    register_strategy(Strategy(linearizer.name, linearizer=linearizer.name))
    register_strategy(Strategy(f"{linearizer.name}+boscc", linearizer=linearizer.name, boscc=True))
    name = linearizer.name
    register_version(f"linearizer {name}", version, lambda options: options.strategy.linearizer == name)
    keeps = with_named_errors(f"linearizer {name}", linearizer.keeps)
    must_run = with_named_errors(f"linearizer {name}", linearizer.must_run)
    _linearizers[name] = replace(linearizer, keeps=keeps, must_run=must_run)
