"""Lowers the queries of a sub-group that are left to arithmetic on local ids and sizes, in scalar code.

Before:                                             After, for 8 lanes:
    %l = call i32 @wfv.sub_group.lane()                 %lane = and i64 %wfv.lid0, 7
                                                        %l = trunc i64 %lane to i32
    %s = call i32 @wfv.sub_group.size()                 the smaller one of 8 and %wfv.lsize0 - (%wfv.lid0 & -8)

The others have been lowered by passes/kernel/sub_group_queries.py.
"""

from passes.kernel.work_item_parameters import implicit_parameter
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.edits import rewrite
from wfv.ir.intrinsics import find_primitive
from wfv.ir.types import I32, I64
from wfv.ir.values import Value, const_int


def lower_queries(fn: Function, lanes: int, fits_index32: bool) -> None:
    """Replaces the queries of `fn` in place; `fits_index32` is that of wfv.options.Options."""

    def lower(instr: Instr, build: Builder) -> Value | None:
        primitive = find_primitive(instr.callee)
        if primitive is None or not primitive.is_query:
            return None
        number = implicit_parameter(fn, "lid0", fits_index32)
        if primitive.kind == "lane":
            wide = build.binop("and", number, lanes - 1, name="lane")
        else:
            wide = _size(build, number, implicit_parameter(fn, "lsize0", fits_index32), lanes)
        return build.cast("trunc", wide, I32, name=instr.name)

    rewrite(fn, lower)


def _size(build: Builder, number: Value, row: Value, lanes: int) -> Value:
    first = build.binop("and", number, -lanes, name="first")
    left = build.binop("sub", row, first, name="left")
    most = const_int(I64, lanes)
    return build.select(build.icmp("ult", left, most), left, most, name="size")
