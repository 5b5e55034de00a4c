"""Claims on distances, asserted at each load and store, in the lanes that make it.

* In a block, accesses whose addresses have the same base and terms (passes/analysis/affine_addresses.py) are apart by
  the difference of their constants: such are the members of interleave groups, neighbouring bytes that share their
  extensions, and narrow indices that share an address.
* An index that is a clamped id, and needs no test (passes/analysis/clamped_ids.py), is from each lane to the next one
  more or the same: it is in a window of as many elements as there are lanes.
"""

from collections.abc import Hashable
from itertools import pairwise
from typing import Any

from passes.analysis.affine_addresses import AffineAddresses
from passes.analysis.clamped_ids import is_in_order
from passes.analysis.indexed_addresses import indexed_address
from passes.analysis.interleave_groups import Access, access_of
from wfv.fuzz.claims.broken import broken, by_lane
from wfv.fuzz.claims.shapes import Claimed
from wfv.ir.core import Block, Instr
from wfv.ir.interp import POISON, Registers, Step, Watch
from wfv.ir.types import IntType
from wfv.ir.values import TRUE, Value

_ADDRESS_MASK = (1 << 64) - 1


class DistanceClaims(Watch):
    """`active`: the register that says whether a lane is active."""

    def __init__(self, claimed: Claimed, active: int, registers: Registers) -> None:
        super().__init__(registers)
        self.claimed, self.active = claimed, active
        self._addresses = AffineAddresses(fits_index32=True)
        self._origins = dict[Hashable, int]()  # a block, a base and terms -> the register of their sum

    def after(self, value: Value, block: Block) -> list[Step]:
        access = access_of(value) if isinstance(value, Instr) else None
        if access is None:
            return []
        indexed = indexed_address(access.address, self.claimed.shapes)
        if indexed is None or not is_in_order(indexed.index, self.claimed.shapes, self.claimed.lanes):
            return [self._at_distance(access, block)]
        return [self._at_distance(access, block), self._in_order(access, indexed.index, block)]

    def _makes(self, env: list[Any], mask: int) -> bool:
        """Whether a lane makes an access."""
        return env[self.active] and env[mask] is not POISON and bool(env[mask])

    def _at_distance(self, access: Access, block: Block) -> Step:
        address = self._addresses.of(access.address)
        key = block, address.base, address.terms
        is_first, origin = key not in self._origins, self._origins.setdefault(key, self.registers.new())
        at, mask = self.registers.of(access.address), self.registers.of(access.mask or TRUE)

        def step(envs: list[list[Any]]) -> None:
            for env in envs:
                wanted: Any = POISON if is_first else env[origin]
                is_made = self._makes(env, mask) and env[at] is not POISON
                found: Any = (env[at] - address.distance) & _ADDRESS_MASK if is_made else POISON
                if found is not POISON and wanted is not POISON and found != wanted:
                    what = f"{(wanted + address.distance) & _ADDRESS_MASK}, as others of its base and terms say,"
                    raise broken(what, access.address, block, self.claimed.fn.name, by_lane(envs, at))
                env[origin] = found if wanted is POISON else wanted

        return step

    def _in_order(self, access: Access, index: Value, block: Block) -> Step:
        assert isinstance(index.type, IntType)
        at, mask, size = self.registers.of(index), self.registers.of(access.mask or TRUE), 1 << index.type.bits

        def step(envs: list[list[Any]]) -> None:
            lanes = [env for env in envs if self._makes(env, mask) and env[at] is not POISON]
            if any((b[at] - a[at]) % size > b[0] - a[0] for a, b in pairwise(lanes)):
                what = "one more or the same from lane to lane"
                raise broken(what, index, block, self.claimed.fn.name, by_lane(lanes, at))

        return step
