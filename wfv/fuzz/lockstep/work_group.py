"""The work-items of a work-group, and the values of their implicit parameters."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from kernels_ir.catalog import Launch
from wfv.ir.interp import SubGroupPlace

Ids = tuple[int, int, int]
DIMS = range(3)


@dataclass(frozen=True)
class WorkGroup:
    """One work-group of a launch."""

    launch: Launch
    id: Ids

    def padded(self) -> tuple[Ids, Ids]:
        sizes = (self.launch.global_size, self.launch.local_size)
        whole, local = ((*size, *(1,) * (3 - len(size))) for size in sizes)
        return whole, local  # type: ignore[return-value]

    @property
    def own(self) -> Ids:
        whole, local = self.padded()
        return tuple(min(local[d], whole[d] - self.id[d] * local[d]) for d in DIMS)  # type: ignore[return-value]

    def items(self) -> Iterator[Ids]:
        yield from ((x, y, z) for z, y, x in itertools.product(*map(range, reversed(self.own))))

    def rows(self, lanes: int) -> Iterator[list[Ids]]:
        """The work-items of each vector: up to `lanes` neighbours along local id 0."""
        for y, z in itertools.product(range(self.own[1]), range(self.own[2])):
            for x in range(0, self.own[0], lanes):
                yield [(x + k, y, z) for k in range(min(lanes, self.own[0] - x))]

    def place(self, item: Ids, lanes: int) -> SubGroupPlace:
        """Where a work-item is in a sub-group: up to `lanes` neighbours along local id 0 are one."""
        (x, y, z), (width, height, _) = item, self.own
        row = -(-width // lanes)
        size = min(lanes, width - x // lanes * lanes)
        count, enqueued = (-(-sizes[0] // lanes) * sizes[1] * sizes[2] for sizes in (self.own, self.padded()[1]))
        return SubGroupPlace((z * height + y) * row + x // lanes, x % lanes, size, lanes, count, enqueued)

    def value(self, stem: str, dim: int, item: Ids) -> int:
        """The value of the parameter `wfv.STEMDIM` for a work-item."""
        whole, local = self.padded()
        match stem:
            case "lid":
                return item[dim]
            case "lsize":
                return self.own[dim]
            case "elsize":
                return local[dim]
            case "group":
                return self.id[dim]
            case "ngroups":
                return -(-whole[dim] // local[dim])
            case "gsize":
                return whole[dim]
            case "gbase":
                return self.id[dim] * local[dim]
            case "goffset":
                return 0
            case "global_id":
                return self.id[dim] * local[dim] + item[dim]
        raise KeyError(stem)
