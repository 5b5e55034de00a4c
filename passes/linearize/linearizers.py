"""The linearizers: which branches a plan keeps, and which blocks it must not pass by. A new one: `register_linearizer`.

All share one walk over the blocks (passes/linearize/plan.py), which makes sure that no lane misses a block. So a
linearizer decides how much control flow is kept, not whether the code is right; it must not keep a divergent branch,
though. docs/linearization.md compares the three of wfv; docs/add_a_linearizer.md adds a fourth.
Sources: Karrenberg & Hack (CC 2012), section 4.4 (`region`); Moll & Hack (PLDI 2018), section 3 (`partial`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from passes.analysis.divergence import Shapes
from passes.linearize.mandatory import MustRun, mandatory_blocks
from wfv.errors import OptionError, known
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block
from wfv.ir.intrinsics import branch_vote
from wfv.strategies import Strategy, register_strategy, register_version

Keeps = Callable[[Block, Cfg, Shapes], bool]
FindMandatory = Callable[[Cfg, Shapes, dict[Block, int]], MustRun]


def no_block(cfg: Cfg, shapes: Shapes, index: dict[Block, int]) -> MustRun:
    """No block is mandatory: only blocks to which an edge is deferred must run."""
    return {}


def keeps_uniform_branches(block: Block, cfg: Cfg, shapes: Shapes) -> bool:
    """Whether all active lanes take the same edge of the block's branch."""
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
    return LINEARIZERS[known(name, LINEARIZERS, "linearizer")]


def register_linearizer(linearizer: Linearizer, version: str | None = None) -> None:
    """Adds a linearizer, and the strategies NAME and NAME+boscc made of it. Raises OptionError if a name is taken.

    Cache keys of what it compiles contain the `version`; without one, nothing of that is kept on disk.
    """
    if linearizer.name in _linearizers:
        raise OptionError(f"there is a linearizer {linearizer.name!r} already", help="register it under another name")
    register_strategy(Strategy(linearizer.name, linearizer=linearizer.name))
    register_strategy(Strategy(f"{linearizer.name}+boscc", linearizer=linearizer.name, boscc=True))
    register_version(f"linearizer {linearizer.name}", version, lambda strategy: strategy.linearizer == linearizer.name)
    _linearizers[linearizer.name] = linearizer
