"""Code of the function that runs a sub-group: blocks one behind the other, and loops over the lanes."""

from __future__ import annotations

from collections.abc import Callable

from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function
from wfv.ir.types import I64
from wfv.ir.values import Value, const_int


class Code:
    """Appends to the last block of `fn`. `count`: the work-items of the sub-group, at least 1; set by the caller."""

    def __init__(self, fn: Function) -> None:
        self.fn = fn
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
        self.build.cond_br(self.build.icmp("ult", following, self.count), head, behind)
        self.begin(behind)
