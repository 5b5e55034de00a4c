"""Claims on shapes, also those that a version assumes once its guard says yes, at each value in each active lane.

A value is `base + offset of the lane`, modulo its width. The offsets of a uniform value are 0, those of a strided one
multiples of the lane. `base_of` computes the base as vector code does (bases.py). Poison agrees with any number, and
becomes `base + offset`; so do the values of inactive lanes, because vector code has these there. Claims on a block's
first values wait until the block's mask is known.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from passes.analysis.divergence import Shapes
from passes.analysis.index_width import is_narrow_extension
from passes.analysis.shapes import Kind, Shape
from wfv.fuzz.claims.bases import BaseOf, computation_of_base, has_base_operation
from wfv.fuzz.claims.broken import broken
from wfv.fuzz.claims.masks import Marks
from wfv.ir.core import Block, Function, Instr, is_op
from wfv.ir.interp import POISON, Registers, Step, Watch, agreed
from wfv.ir.reached import reached
from wfv.ir.types import VOID, IntType, PtrType
from wfv.ir.uses import users_of
from wfv.ir.values import Argument, Const, MetadataRef, Value

_OF_ADDRESSES = ("getelementptr", "phi", "select", "addrspacecast", "ptrtoint", "inttoptr")


@dataclass(frozen=True)
class Claimed:
    """A function, and the claims on it. `base_of`: None in forms that vector code is not made of.

    `is_separate`: wfv has made its buffers `noalias`.
    """

    fn: Function
    shapes: Shapes
    lanes: int
    marks: Marks | None = None
    base_of: BaseOf | None = None
    is_separate: bool = False


class ShapeClaims(Watch):
    """`active`: the register that says whether a lane is active."""

    def __init__(self, claimed: Claimed, active: int, registers: Registers) -> None:
        super().__init__(registers)
        self.claimed, self.active = claimed, active
        self._private = private_addresses(claimed)
        self._bases = dict[Value, int]()
        self._waiting = dict[Block, list[Step]]()

    def along(self, src: Block, dst: Block) -> list[tuple[int, int]]:
        phis = [phi for phi in dst.phis if self._is_computed(phi)]
        return [(self._bases[phi], self._base_of(phi.incoming_for(src))) for phi in phis]

    def after(self, value: Value, block: Block) -> Sequence[Step]:
        marks = self.claimed.marks
        if marks is not None and marks.of_block.get(block) is value:
            return self._waiting.pop(block, [])
        if self._base(value) is None:
            return []
        steps = [] if is_op(value, "phi") and self._is_computed(value) else [self._set(value)]
        if not self._is_claimed(value):
            return steps
        steps.append(self._fill(value))
        check = self._check(value, block)
        if marks is None or block not in marks.of_block or self._is_after_mark(value, block):
            return [*steps, check]
        self._waiting.setdefault(block, []).append(check)
        return steps

    def _is_after_mark(self, value: Value, block: Block) -> bool:
        mark = self.claimed.marks.of_block[block]  # type: ignore[union-attr]
        return value in block.instrs and block.instrs.index(value) > block.instrs.index(mark)

    def _shape(self, value: Value) -> Shape:
        return self.claimed.shapes.of(value)

    def _is_claimed(self, value: Value) -> bool:
        shape = self.claimed.shapes.values.get(value)
        if isinstance(value, Argument) and shape is None:
            return self._shape(value).is_uniform
        return shape is not None and shape.has_base and shape.kind != Kind.UNDEFINED

    def _base(self, value: Value) -> int | None:
        """The register of the base of a value; None if the value has none."""
        if isinstance(value, Const):
            return None if isinstance(value, MetadataRef) else self.registers.of(value)
        if value not in self._bases:
            if value in self._private or value.type == VOID or not self._has_base(value):
                return None
            self._bases[value] = self.registers.new()
        return self._bases[value]

    def _base_of(self, value: Value) -> int:
        """The register of the base of a value that has one."""
        register = self._base(value)
        assert register is not None
        return register

    def _has_base(self, value: Value) -> bool:
        """Whether vector code has a base of it; also of an index before it is widened (passes/widen/addresses.py)."""
        return self._is_claimed(value) or (
            self.claimed.base_of is not None
            and is_narrow_extension(value)
            and self._base(value.operands[0]) is not None
        )

    def _is_computed(self, value: Value) -> bool:
        """Whether the base is computed from the bases of the operands."""
        if self.claimed.base_of is None or not isinstance(value, Instr) or self._base(value) is None:
            return False
        if value.op != "phi" and not has_base_operation(value):
            return False
        return all(self._base(operand) is not None for operand in value.operands)

    def _set(self, value: Value) -> Step:
        """Sets the base; of a value that is not computed from bases, it is the number on which the lanes agree."""
        base = self._base_of(value)
        if not self._is_computed(value):
            return self._set_agreed(value, base)
        assert isinstance(value, Instr) and self.claimed.base_of is not None
        compute = computation_of_base(self.claimed.base_of(value), self.registers.context.memory)
        sources = [self._base_of(operand) for operand in value.operands]

        def step(envs: list[list[Any]]) -> None:
            result = compute(*map(envs[0].__getitem__, sources))
            for env in envs:
                env[base] = result

        return step

    def _set_agreed(self, value: Value, base: int) -> Step:
        """The first number of a lane, that of an active lane if there is one, less the lane's offset."""
        register, active, minus = self.registers.of(value), self.active, self._plus(value, -1)

        def step(envs: list[list[Any]]) -> None:
            result = POISON
            for env in sorted(envs, key=lambda env: not env[active]):
                result = minus(env[register], env[0])
                if result is not POISON:
                    break
            for env in envs:
                env[base] = result

        return step

    def _plus(self, value: Value, sign: int) -> Any:
        """The function that adds a lane's offset to a number, or with the sign -1 takes it off."""
        shape = self._shape(value)
        if not shape.stride and not shape.offsets:
            return lambda number, lane: number
        offsets = [sign * offset for offset in shape.lane_offsets(self.claimed.lanes)]
        mask = (1 << (value.type.bits if isinstance(value.type, IntType) else 64)) - 1
        return lambda number, lane: number if number is POISON else (number + offsets[lane]) & mask

    def _fill(self, value: Value) -> Step:
        """Lanes that have poison get the value of vector code."""
        register, base, plus = self.registers.of(value), self._base_of(value), self._plus(value, 1)

        def step(envs: list[list[Any]]) -> None:
            for env in envs:
                if env[register] is POISON:
                    env[register] = plus(env[base], env[0])

        return step

    def _check(self, value: Value, block: Block) -> Step:
        register, base = self.registers.of(value), self._base_of(value)
        active, plus = self.active, self._plus(value, 1)
        claim, form = self._name(value), self.claimed.fn.name

        def step(envs: list[list[Any]]) -> None:
            for env in envs:
                wanted, found = plus(env[base], env[0]), env[register]
                if found is wanted:
                    continue
                if env[active] and (wanted is POISON or agreed(wanted, found) is None):
                    lanes = {e[0]: e[register] for e in envs if e[active]}
                    what = f"{lanes}, base: {env[base]}, inactive: {[e[0] for e in envs if not e[active]]}"
                    raise broken(claim, value, block, form, what)
                env[register] = wanted

        return step

    def _name(self, value: Value) -> str:
        shape = self._shape(value)
        return (
            "uniform"
            if shape.is_uniform
            else f"strided by {shape.stride}"
            if shape.is_strided
            else (f"of the offsets {', '.join(map(str, shape.offsets))}")
        )


def private_addresses(claimed: Claimed) -> set[Value]:
    """Private arrays and addresses in them: the interpreter places the lanes' copies differently than vector code.

    A helper function may get such an address in a parameter, so one that differs between the lanes counts as one.
    """
    fn, shapes = claimed.fn, claimed.shapes
    users = users_of(fn.instrs())
    roots: list[Value] = [instr for instr in fn.instrs() if instr.op == "alloca"]
    roots += [arg for arg in fn.args if isinstance(arg.type, PtrType) and not shapes.of(arg).is_uniform]
    return reached(roots, lambda value: [user for user in users.get(value, ()) if user.op in _OF_ADDRESSES])
