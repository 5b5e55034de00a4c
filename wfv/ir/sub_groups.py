"""Sub-group primitives: what OpenCL's sub-group functions are made of, as calls of `wfv.sub_group.*`.

    i32 lane(), size(), max_size(), id(), count(), enqueued_count()     ; queries
    T   shuffle.T(T %x, i32 %lane)                      ; %x of the active work-item in that lane
    T   broadcast.T(T %x, i32 %lane)                    ; the same; the lane is the same in all active work-items
    i64 ballot(i1 %p)                                   ; bit l: lane l is active, and its %p is true
    T   reduce.OP.T(T %x)                               ; of the active lanes
    T   scan.OP.T(T %x)                                 ; of the active lanes up to the own one, which is included
    T   prefix.OP.T(T %x)                               ; of the active lanes below the own one; if there is none, the
                                                        ; neutral element
    void barrier()

Work-items of a sub-group are neighbours along dimension 0. A row of n work-items has n // W sub-groups of W lanes, and
a smaller one if n % W is not 0. `id` and `count` number the sub-groups of the whole group. `enqueued_count` is
the count of a group that is not smaller than the others. `max_size` is W.
"""

from __future__ import annotations

from dataclasses import dataclass

PREFIX = "wfv.sub_group."
BARRIER = "wfv.sub_group.barrier"
QUERIES = ("lane", "size", "max_size", "id", "count", "enqueued_count")
_COMBINING = ("reduce", "scan", "prefix")
OPERATIONS = (
    "add", "mul", "min", "max", "umin", "umax", "fadd", "fmul", "fminnum", "fmaxnum", "and", "or", "xor",
)  # fmt: skip


@dataclass(frozen=True)
class Primitive:
    """`kind`: one of QUERIES, shuffle, broadcast, ballot, reduce, scan, prefix, barrier. `operation`: of OPERATIONS."""

    kind: str
    operation: str = ""

    @property
    def is_query(self) -> bool:
        """Whether a work-item computes it without the others."""
        return self.kind in QUERIES

    @property
    def is_same_for_all(self) -> bool:
        """Whether all active work-items get the same result of an exchange."""
        return self.kind in ("ballot", "reduce", "broadcast")


def find_primitive(callee: str) -> Primitive | None:
    """The primitive of that name; None for other functions."""
    if not callee.startswith(PREFIX):
        return None
    kind, *rest = callee.removeprefix(PREFIX).split(".")
    return Primitive(kind, rest[0] if kind in _COMBINING else "")


def is_exchange(callee: str) -> bool:
    """Whether it is a primitive for which the work-items of a sub-group come together."""
    primitive = find_primitive(callee)
    return primitive is not None and not primitive.is_query


# All work-items that come to a primitive take part: LLVM must neither move it to another block nor copy it.
ATTRIBUTES = "convergent nounwind memory(inaccessiblemem: readwrite)"
MASKED = ".masked"  # the end of the name of a primitive whose last operand is a mask: false lanes take no part


def masked_name(callee: str) -> str:
    """The name of the same primitive with a mask as its last operand."""
    return callee + MASKED


def is_masked(callee: str) -> bool:
    """Whether it is a primitive whose last operand is a mask."""
    return callee.startswith(PREFIX) and callee.endswith(MASKED)


def needs_mask(callee: str) -> bool:
    """Whether its result depends on which lanes are active, beside those that it takes values from."""
    primitive = find_primitive(callee)
    return primitive is not None and primitive.kind in ("ballot", *_COMBINING) and not is_masked(callee)


def is_query(callee: str) -> bool:
    """Whether it is a primitive that a work-item computes without the others."""
    primitive = find_primitive(callee)
    return primitive is not None and primitive.is_query
