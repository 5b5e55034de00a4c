"""Sub-group queries in SIMD code: a sub-group is a vector of `lanes` work-items, neighbours in dimension 0.

Before:                                             After, for 8 lanes:
    %n = call i32 @wfv.sub_group.max_size()             8
    %i = call i32 @wfv.sub_group.id()                   %x = trunc i64 %wfv.lid0 to i32
                                                        %lane = call i32 @wfv.sub_group.lane()
                                                        %first = sub i32 %x, %lane          ; uniform: %x - lane
                                                        %i = lshr i32 %first, 3     ; and the rows before
    %s = call i32 @wfv.sub_group.size()                 8 in the SIMD form; in the form of the rest,
                                                        %wfv.lsize0 - %first

`lane` stays a primitive: its shape is strided by one, so a difference like `%first` becomes uniform. In scalar code
(`lower_queries`) it is `%wfv.lid0 & 7`, and the size the smaller one of 8 and `%wfv.lsize0 - (%wfv.lid0 & -8)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from passes.builtins.work_item_parameters import implicit_parameter
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.edits import rewrite
from wfv.ir.intrinsics import find_primitive
from wfv.ir.names import SUB_GROUP
from wfv.ir.types import I32
from wfv.ir.values import Value, const_int

LANE = SUB_GROUP + "lane"


def lower_numbers(fn: Function, lanes: int, fits_index32: bool) -> None:
    """Replaces the calls of `id`, `count`, `enqueued_count` and `max_size` in `fn`, in place."""
    rules: Rules = {"id": _id, "count": _count, "enqueued_count": _enqueued_count, "max_size": _max_size}
    _replace(fn, rules, lanes, fits_index32)


def lower_sizes(fn: Function, lanes: int, is_rest: bool, fits_index32: bool = True) -> None:
    """Replaces the calls of `size` in `fn`, in place.

    `is_rest`: `fn` runs the work-items after the last whole vector.
    """
    _replace(fn, {"size": _rest if is_rest else _max_size}, lanes, fits_index32)


def lower_queries(fn: Function, lanes: int, fits_index32: bool) -> None:
    """Replaces the calls of `lane` and `size`, all that are left, in scalar code, in place."""
    _replace(fn, {"lane": _own_lane, "size": _own_size}, lanes, fits_index32)


class _Lowering(Builder):
    """Builds before the replaced call."""

    def __init__(self, build: Builder, lanes: int, fits_index32: bool) -> None:
        super().__init__(build.fn, build.instrs, build.like)
        self.lanes, self.fits_index32 = lanes, fits_index32

    def parameter(self, stem: str) -> Value:
        return self.cast("trunc", implicit_parameter(self.fn, stem, self.fits_index32), I32)

    def first_item(self) -> Value:
        """Local id 0 of lane 0."""
        return self.binop("sub", self.parameter("lid0"), self.call(LANE, I32, []))

    def row_count(self, size: str = "lsize") -> Value:
        """The sub-groups of a row; `size`: `lsize`, or `elsize` for a group that is not smaller than the others."""
        padded = self.binop("add", self.parameter(f"{size}0"), self.lanes - 1)
        return self.binop("lshr", padded, self.shift())

    def shift(self) -> Value:
        return const_int(I32, self.lanes.bit_length() - 1)


Rules = Mapping[str, Callable[[_Lowering], Value]]


def _replace(fn: Function, rules: Rules, lanes: int, fits_index32: bool) -> None:
    def lower(instr: Instr, build: Builder) -> Value | None:
        primitive = find_primitive(instr.callee)
        rule = rules.get(primitive.kind) if primitive is not None else None
        return rule(_Lowering(build, lanes, fits_index32)) if rule is not None else None

    rewrite(fn, lower)


def _max_size(build: _Lowering) -> Value:
    return const_int(I32, build.lanes)


def _rest(build: _Lowering) -> Value:
    return build.binop("sub", build.parameter("lsize0"), build.first_item())


def _own_lane(build: _Lowering) -> Value:
    return build.binop("and", build.parameter("lid0"), build.lanes - 1, name="lane")


def _own_size(build: _Lowering) -> Value:
    first = build.binop("and", build.parameter("lid0"), -build.lanes, name="first")
    left = build.binop("sub", build.parameter("lsize0"), first, name="left")
    return build.select(build.icmp("ult", left, build.lanes), left, build.lanes, name="size")


def _count(build: _Lowering, size: str = "lsize") -> Value:
    rows = build.binop("mul", build.parameter(f"{size}1"), build.parameter(f"{size}2"))
    return build.binop("mul", build.row_count(size), rows)


def _enqueued_count(build: _Lowering) -> Value:
    return _count(build, "elsize")


def _id(build: _Lowering) -> Value:
    in_row = build.binop("lshr", build.first_item(), build.shift())
    rows = build.binop("mul", build.parameter("lid2"), build.parameter("lsize1"))
    row = build.binop("add", rows, build.parameter("lid1"))
    return build.binop("add", build.binop("mul", row, build.row_count()), in_row)
