"""The order in which lanes run blocks together: the lanes with the smallest position run first.

A position lists, for each loop around a block, the header's number and the iteration, and last the block's own number.
"""

from dataclasses import dataclass

from wfv.ir.cfg import Cfg
from wfv.ir.core import Block

Position = tuple[int, ...]


@dataclass(frozen=True)
class Move:
    """An edge of the control flow. `kept` numbers of the position stay: two for each loop around both ends."""

    kept: int
    is_back: bool
    rest: Position

    def follow(self, position: Position) -> Position:
        """The position at the edge's end."""
        if self.is_back:
            return (*position[: self.kept - 1], position[self.kept - 1] + 1, *self.rest)
        return position[: self.kept] + self.rest


class Positions:
    """The positions of the blocks of a control-flow graph."""

    def __init__(self, cfg: Cfg) -> None:
        self.cfg = cfg
        self.number = cfg.block_order

    def of(self, block: Block, skipped: int = 0) -> Position:
        """The position of a lane that enters all loops around `block` but the outer `skipped` ones."""
        loops = self.cfg.loops.around(block)[::-1][skipped:]
        return (*(number for loop in loops for number in (self.number[loop.header], 0)), self.number[block])

    def move(self, src: Block, dst: Block) -> Move:
        around = self.cfg.loops.around(dst)
        common = sum(loop.contains(src) for loop in around)
        is_back = common > 0 and around[0].header is dst and around[0].contains(src)
        return Move(2 * common, is_back, self.of(dst, common))
