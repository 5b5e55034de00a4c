"""Code of the function that runs a sub-group: blocks one behind the other, and loops over the lanes."""

from __future__ import annotations

from collections.abc import Callable

from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Module
from wfv.ir.types import I64
from wfv.ir.values import Value, const_int


def no_unrolling(module: Module) -> str:
    """The metadata of a loop that LLVM is not to unroll, which is added to the module."""
    nodes = module.free_nodes()
    loop, hint = next(nodes), next(nodes)
    module.metadata[loop] = f"distinct !{{{loop}, {hint}}}"
    module.metadata[hint] = '!{!"llvm.loop.unroll.disable"}'
    return loop


class Code:
    """Appends to the last block of `fn`. `count`: the work-items of the sub-group, at least 1; set by the caller.

    `loop_metadata`: that of all loops, "" for none.
    """

    def __init__(self, fn: Function, loop_metadata: str) -> None:
        self.fn, self.loop_metadata = fn, loop_metadata
        self.count: Value = const_int(I64, 1)
        self.begin(Block("entry"))

    def begin(self, block: Block) -> Block:
        """The block that code is appended to from now on."""
        self.fn.blocks.append(block)
        self.build = Builder(self.fn, block.instrs)
        return block

    def new_block(self, name: str) -> Block:
        return Block(self.fn.unique_name(name))

    def for_lanes(self, name: str, body: Callable[[Value], None], condition: Callable[[Value], Value] | None) -> None:
        """A loop over the lanes: `body` builds its code; lanes for which `condition` is false are passed by."""
        before = self.fn.blocks[-1]
        head, inside, latch, behind = (self.new_block(f"{name}{part}") for part in ("", ".do", ".next", ".end"))
        self.build.br(head)
        self.begin(head)
        lane = self.build.phi(I64, [(const_int(I64, 0), before)], name="lane")
        if condition is None:
            self.build.br(inside)
        else:
            self.build.cond_br(condition(lane), inside, latch)
        self.begin(inside)
        body(lane)
        self.build.br(latch)
        self.begin(latch)
        following = self.build.binop("add", lane, const_int(I64, 1), ("nuw", "nsw"), "lane.next")
        lane.operands.append(following)
        lane.blocks.append(latch)
        branch = self.build.cond_br(self.build.icmp("ult", following, self.count), head, behind)
        if self.loop_metadata:
            branch.metadata["llvm.loop"] = self.loop_metadata
        self.begin(behind)
