"""Claims on numbers: ranges, arithmetic that does not wrap, counters and trip counts.

A range (passes/analysis/ranges.py) holds in every lane, whether it is active or not. Where all operands are parts of
ids, flags such as `nuw` are wfv's own, and hold in every lane too: the result is not poison. A counter
(passes/speculate/counters.py) is between its start and its last number, and a loop's header runs at most as often as
its trip count says, or the number of iterations of its counter.
"""

from collections.abc import Callable, Iterator
from typing import Any

from passes.analysis.ranges import full_range, ranges_in_order, signed_or_unsigned_range
from passes.analysis.trip_counts import trip_count
from passes.speculate.counters import Counter, find_counters
from wfv.fuzz.claims.broken import asserting, broken, by_lane
from wfv.fuzz.claims.shapes import Claimed
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Instr
from wfv.ir.interp import POISON, Registers, Step, Watch
from wfv.ir.interp.values import signed
from wfv.ir.own_values import is_own_parameter
from wfv.ir.types import I64, IntType
from wfv.ir.values import Argument, ConstInt, Value

_NO_WRAP = frozenset({"nuw", "nsw"})


class NumberClaims(Watch):
    """`active`: the register that says whether a lane is active."""

    def __init__(self, claimed: Claimed, active: int, registers: Registers) -> None:
        super().__init__(registers)
        self.form, self.active, self.cfg = claimed.fn.name, active, Cfg(claimed.fn)
        self._counters = find_counters(self.cfg, claimed.shapes)
        self._headers = {loop.header: loop for loop in self.cfg.loops.all}
        self._trips = dict(self._trip_counts())
        self._ranges = ranges_in_order(claimed.fn.instrs())
        self._own = set[Value]()

    def _trip_counts(self) -> Iterator[tuple[Block, tuple[int, int, int]]]:
        """For each header, the most times that it runs, and the registers of that number and of the next one."""
        for loop in self.cfg.loops.all:
            counted = [self._counters[phi].constant_count for phi in loop.header.phis if phi in self._counters]
            known = [count for count in (trip_count(self.cfg, loop), *counted) if count and count > 0]
            if known:
                yield loop.header, (min(known), self.registers.new(), self.registers.new())

    def along(self, src: Block, dst: Block) -> list[tuple[int, int]]:
        if dst not in self._trips:
            return []
        _, count, following = self._trips[dst]
        return [(count, following if self._headers[dst].contains(src) else self.registers.new(1))]

    def after(self, value: Value, block: Block) -> list[Step]:
        steps = [self._counts(block)] if block in self._trips and value is block.instrs[0] else []
        if isinstance(value, Instr) and value in self._counters:
            steps += self._counter(self._counters[value], block)
        if self._is_own(value):
            steps.append(self._does_not_wrap(value, block))
        if isinstance(value, (Instr, Argument)) and isinstance(value.type, IntType):
            full = full_range(value.type)
            claimed = {signed_or_unsigned_range(value), self._ranges.get(value, full)} - {full}
            steps += [self._in_range(value, block, low, high) for low, high in sorted(claimed)]
        return steps

    def _in_range(self, value: Value, block: Block, low: int, high: int) -> Step:
        register, size = self.registers.of(value), full_range(value.type)[1] + 1

        def holds(env: list[Any]) -> bool:
            number = env[register]
            return number is POISON or low <= number <= high or low <= number - size <= high

        return asserting(holds, f"in the range {low} to {high}", value, block, self.form, register)

    def _is_own(self, value: Value) -> bool:
        """Whether an operation with flags computes with parts of ids only: sums of them, products, and steps."""
        if not isinstance(value, Instr) or value.type != I64 or value.op not in ("add", "sub", "mul"):
            return False
        is_own = all(self._is_part(x) or (value.op == "add" and isinstance(x, ConstInt)) for x in value.operands)
        if is_own:
            self._own.add(value)
        return is_own and not _NO_WRAP.isdisjoint(value.flags)

    def _is_part(self, value: Value) -> bool:
        return is_own_parameter(value) or value in self._own

    def _does_not_wrap(self, value: Value, block: Block) -> Step:
        register = self.registers.of(value)
        return asserting(
            lambda env: env[register] is not POISON, "a sum that does not wrap", value, block, self.form, register
        )

    def _counts(self, block: Block) -> Step:
        most, count, following = self._trips[block]

        def step(envs: list[list[Any]]) -> None:
            for env in envs:
                env[following] = env[count] + 1
                if env[count] > most:
                    what = f"run at most {most} times"
                    raise broken(what, block.terminator, block, self.form, by_lane(envs, count))

        return step

    def _counter(self, counter: Counter, block: Block) -> list[Step]:
        """None if its ends are computed in the loop."""
        loop = self._headers[block]
        if any(_is_in(x, loop) for x in counter.inputs):
            return []
        phi, start, bound = (self.registers.of(x) for x in (counter.phi, *counter.inputs))
        in_order, active = _order_of(counter), self.active

        def holds(env: list[Any]) -> bool:
            numbers = (env[start], env[phi], env[bound])
            return not env[active] or any(x is POISON for x in numbers) or in_order(*numbers)

        return [asserting(holds, "between the ends of a counter", counter.phi, block, self.form, phi)]


def _is_in(value: Value, loop: Loop) -> bool:
    return any(value in block.instrs for block in loop.blocks)


def _order_of(counter: Counter) -> Callable[[int, int, int], bool]:
    """Whether a counter's number is between the start and the last number that the bound gives."""
    assert isinstance(counter.phi.type, IntType)
    bits, less = counter.phi.type.bits, int(counter.tests_next)
    mask = (1 << bits) - 1
    if counter.predicate == "ne":
        return lambda start, number, bound: (number - start) & mask <= (bound - less - start) & mask
    read = (lambda x: signed(x, bits)) if counter.is_signed else (lambda x: x)

    def in_order(start: int, number: int, bound: int) -> bool:
        first = read(start)
        return first <= read(number) <= max(first, read((bound - less) & mask))

    return in_order
