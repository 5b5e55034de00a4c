"""Assertions of the interpreter's caller on a function while it runs: more steps, and more registers.

`agreed` compares the values of lanes, where poison agrees with anything.
"""

from collections.abc import Callable, Sequence
from typing import Any

from wfv.ir.core import Block
from wfv.ir.interp.environment import Registers, Step
from wfv.ir.interp.values import POISON
from wfv.ir.values import Value


class Watch:
    """Watches one function; this one asserts nothing."""

    def __init__(self, registers: Registers) -> None:
        self.registers = registers

    def after(self, value: Value, block: Block) -> Sequence[Step]:
        """The steps that run as soon as a value of `block` is known.

        The values of a block are its phis, those of the entry block also the parameters, then all instructions but the
        terminator, in order; instructions without a result are among them.
        """
        return ()

    def along(self, src: Block, dst: Block) -> Sequence[tuple[int, int]]:
        """The registers that are assigned along an edge, with the registers that their values come from."""
        return ()


MakeWatch = Callable[[Registers], Watch]


def agreed(a: Any, b: Any) -> Any:
    """The common value of two lanes, where poison agrees with any value; None if their bits differ."""
    if isinstance(a, tuple):
        parts = tuple(map(agreed, a, b))
        return None if any(part is None for part in parts) else parts
    if a is POISON or b is POISON:
        return b if a is POISON else a
    same = a == b if isinstance(a, int) else a.tobytes() == b.tobytes()
    return a if same else None
