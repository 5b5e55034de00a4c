"""Every second byte from one address on, which two loads of neighbours have in common.

Bytes b0 b1 b2 .., loads of x[i], x[i + 1], x[i + 2], 64 lanes; even and odd lanes of each (passes/widen/even_lanes.py):

    x[i]        even b0 b2 b4 ..    odd b1 b3 b5 ..
    x[i + 1]    even b1 b3 b5 ..    odd b2 b4 b6 ..         of neither a load is needed
    x[i + 2]    even b2 b4 b6 ..    odd b3 b5 b7 ..

So a row of n neighbours takes n + 1 extensions instead of 2 n, and n / 2 + 1 loads.
"""

from collections.abc import Iterator, Set
from dataclasses import dataclass, field

from passes.analysis.affine_addresses import AffineAddresses
from passes.analysis.interleave_groups import access_of, may_touch_memory
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Instr
from wfv.ir.types import I8
from wfv.ir.values import Value

EveryOther = tuple[Value, bool]  # a vector of bytes, and whether its odd ones are meant


@dataclass(eq=False)
class Row:
    """Loads, the first one in program order at distance 0; no memory is written between them."""

    loads: dict[Instr, int] = field(default_factory=dict)

    @property
    def first(self) -> Instr:
        return next(iter(self.loads))

    def emit(self, build: Builder) -> Iterator[tuple[Instr, tuple[EveryOther, EveryOther]]]:
        """For each load its even and its odd bytes. Emits other loads, in place of the first one or after it."""
        first, sources, bytes = self.first, self._sources(), dict[int, Value]()
        for at in sorted({at for at, _ in sources.values()}):
            pointer = build.gep(I8, first.operands[0], [at])
            bytes[at] = first if at == 0 else build.load(first.type, pointer, 1)
        for load, at in self.loads.items():
            even, odd = ((bytes[source], is_odd) for source, is_odd in (sources[at], sources[at + 1]))
            yield load, (even, odd)

    def _sources(self) -> dict[int, tuple[int, bool]]:
        """For each place, a load of every second byte from it on, and whether they are its odd ones."""
        places, chosen, sources = set(self.loads.values()), set[int](), dict[int, tuple[int, bool]]()
        for at in sorted(places | {place + 1 for place in places}):
            is_odd = at not in places or at - 1 in chosen
            sources[at] = at - is_odd, is_odd
            chosen.add(at - is_odd)
        return sources


def find_rows(block: Block, loads: Set[Value]) -> list[Row]:
    """The rows of those of `loads` that are plain loads of the block."""
    addresses, open, found = AffineAddresses(fits_index32=False), dict[object, tuple[Row, int]](), list[Row]()
    for instr in block.instrs:
        access = access_of(instr)
        if may_touch_memory(instr) if access is None else access.value is not None:
            open.clear()
        elif access is not None and instr in loads:
            address = addresses.of(access.address)
            key = address.base, address.terms
            if key not in open:
                open[key] = Row(), address.distance
                found.append(open[key][0])
            row, start = open[key]
            row.loads[instr] = address.distance - start
    return found
