"""Three small kernels that run on any NDRange of up to three dimensions, and their expected results."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import numpy as np

WORK_ITEM = (
    "get_global_id", "get_local_id", "get_group_id", "get_global_size", "get_local_size", "get_enqueued_local_size",
    "get_num_groups", "get_global_offset",
)  # fmt: skip
DIMS = (0, 1, 2)
COLUMNS = len(WORK_ITEM) * len(DIMS)


def mangled(name: str) -> str:
    return f"_Z{len(name)}{name}j"


def _declarations() -> str:
    return "".join(f"declare i64 @{mangled(name)}(i32)\n" for name in WORK_ITEM)


def _ask(name: str, result: str) -> str:
    """`%resultD` for each dimension D."""
    return "".join(f"  %{result}{dim} = call i64 @{mangled(name)}(i32 {dim})\n" for dim in DIMS)


# The item's number in the whole range: %item.
_ITEM = (
    _ask("get_global_id", "gid") + _ask("get_global_offset", "off") + _ask("get_global_size", "size")
    + "".join(f"  %g{dim} = sub i64 %gid{dim}, %off{dim}\n" for dim in DIMS)
    + """  %plane = mul i64 %g2, %size1
  %rows = add i64 %plane, %g1
  %before = mul i64 %rows, %size0
  %item = add i64 %before, %g0
"""
)  # fmt: skip

# out[item][f * 3 + d] = WORK_ITEM[f](d)
IDS = (
    "define spir_kernel void @ids(ptr addrspace(1) %out) {\n" + _ITEM + f"  %row = mul i64 %item, {COLUMNS}\n"
    + "".join(
        f"""  %v{k} = call i64 @{mangled(name)}(i32 {dim})
  %at{k} = add i64 %row, {k}
  %p{k} = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %at{k}
  store i64 %v{k}, ptr addrspace(1) %p{k}, align 8
"""
        for k, (name, dim) in enumerate(product(WORK_ITEM, DIMS))
    )
    + "  ret void\n}\n" + _declarations()
)  # fmt: skip

# Reverses each group's part of `x` through local memory, and adds 3 * x[item], which lives across the barrier.
REVERSE = (
    "define spir_kernel void @reverse(ptr addrspace(1) %x, ptr addrspace(1) %out, ptr addrspace(3) %tile) {\n" + _ITEM
    + _ask("get_local_id", "lid") + _ask("get_local_size", "own")
    + """  %l.plane = mul i64 %lid2, %own1
  %l.rows = add i64 %l.plane, %lid1
  %l.before = mul i64 %l.rows, %own0
  %l = add i64 %l.before, %lid0
  %own01 = mul i64 %own0, %own1
  %own = mul i64 %own01, %own2
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %item
  %v = load i32, ptr addrspace(1) %p, align 4
  %v3 = mul i32 %v, 3
  %t = getelementptr inbounds i32, ptr addrspace(3) %tile, i64 %l
  store i32 %v, ptr addrspace(3) %t, align 4
  call void @_Z7barrierj(i32 1)
  %last = sub i64 %own, 1
  %other = sub i64 %last, %l
  %u = getelementptr inbounds i32, ptr addrspace(3) %tile, i64 %other
  %w = load i32, ptr addrspace(3) %u, align 4
  %sum = add i32 %w, %v3
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %item
  store i32 %sum, ptr addrspace(1) %q, align 4
  ret void
}
declare void @_Z7barrierj(i32) convergent
""" + _declarations()
)  # fmt: skip

# out[item] = steps until x[item] is 1 by halving and 3x+1, at most 40; only for item < n.
COLLATZ = (
    "define spir_kernel void @collatz(ptr addrspace(1) %x, ptr addrspace(1) %out, i32 %n) {\nentry:\n" + _ITEM
    + """  %n64 = sext i32 %n to i64
  %is.in = icmp slt i64 %item, %n64
  br i1 %is.in, label %start, label %end
start:
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %item
  %v = load i32, ptr addrspace(1) %p, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %start ], [ %i.next, %next ]
  %c = phi i32 [ %v, %start ], [ %c.next, %next ]
  %done = icmp ule i32 %c, 1
  br i1 %done, label %out.block, label %more
more:
  %late = icmp eq i32 %i, 40
  br i1 %late, label %out.block, label %step
step:
  %bit = and i32 %c, 1
  %odd = icmp ne i32 %bit, 0
  br i1 %odd, label %up, label %down
up:
  %c3 = mul i32 %c, 3
  %c31 = add i32 %c3, 1
  br label %next
down:
  %half = lshr i32 %c, 1
  br label %next
next:
  %c.next = phi i32 [ %c31, %up ], [ %half, %down ]
  %i.next = add i32 %i, 1
  br label %loop
out.block:
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %item
  store i32 %i, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
""" + _declarations()
)  # fmt: skip

TEXTS = {"ids": IDS, "reverse": REVERSE, "collatz": COLLATZ}


@dataclass(frozen=True)
class Range:
    """An NDRange; the local size need not divide the global size."""

    global_size: tuple[int, ...]
    local_size: tuple[int, ...]
    offset: tuple[int, ...] = ()

    def __str__(self) -> str:
        sizes = [self.global_size, self.local_size, *([self.offset] if self.offset else [])]
        return "-".join("x".join(map(str, size)) for size in sizes)

    def padded(self) -> tuple[list[int], list[int], list[int]]:
        def pad(size: tuple[int, ...], with_: int) -> list[int]:
            return [*size, *[with_] * (3 - len(size))]

        return pad(self.global_size, 1), pad(self.local_size, 1), pad(self.offset, 0)

    @property
    def items(self) -> int:
        return int(np.prod(self.global_size))

    def columns(self) -> np.ndarray:
        """The results of IDS: a row for each work-item."""
        size, local, offset = self.padded()
        at = np.stack(np.unravel_index(np.arange(self.items), size[::-1])[::-1], axis=1).astype(np.int64)
        group, lid = np.divmod(at, local)
        own = np.minimum(local, np.array(size) - group * local)
        each = [at + offset, lid, group, *(np.broadcast_to(x, at.shape) for x in (size,)), own]
        rest = [local, -(-np.array(size) // local), offset]
        return np.concatenate([*each, *(np.broadcast_to(x, at.shape) for x in rest)], axis=1).astype(np.int64)

    def reversed_groups(self, x: np.ndarray) -> np.ndarray:
        """The result of REVERSE."""
        size, local, _ = self.padded()
        grid = x.reshape(size[::-1])
        out = np.empty_like(grid)
        for z, y, x0 in product(*(range(0, size[d], local[d]) for d in (2, 1, 0))):
            box = (slice(z, z + local[2]), slice(y, y + local[1]), slice(x0, x0 + local[0]))
            part = grid[box]
            out[box] = part.reshape(-1)[::-1].reshape(part.shape) + 3 * part
        return out.reshape(x.shape)


def collatz(x: np.ndarray, n: int, before: np.ndarray) -> np.ndarray:
    """The contents of `out` after COLLATZ."""
    result = before.copy()
    for item in range(min(n, len(x))):
        value, steps = int(x[item]), 0
        while value > 1 and steps < 40:
            value = (3 * value + 1) % 2**32 if value & 1 else value >> 1
            steps += 1
        result[item] = steps
    return result
