"""Lowers the queries of a sub-group that are left to arithmetic on local ids and sizes, in scalar code.

Before:                                             After, for 8 lanes:
    %l = call i32 @wfv.sub_group.lane()                 %lane = and i64 %wfv.lid0, 7
                                                        %l = trunc i64 %lane to i32
    %s = call i32 @wfv.sub_group.size()                 the smaller one of 8 and %wfv.lsize0 - (%wfv.lid0 & -8)

The others have been lowered by passes/kernel/sub_group_queries.py.
"""

from passes.kernel.work_item_parameters import ImplicitParameters
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.intrinsics import find_primitive
from wfv.ir.types import I32, I64
from wfv.ir.values import Value, const_int


def lower_queries(fn: Function, lanes: int, fits_index32: bool) -> None:
    """Replaces the queries of `fn` in place; `fits_index32` is that of wfv.options.Options."""
    params = ImplicitParameters(fn, fits_index32)
    for block in fn.blocks:
        out: list[Instr] = []
        for instr in block.instrs:
            primitive, build = find_primitive(instr.callee), Builder(fn, out, like=instr)
            if primitive is None or not primitive.is_query:
                out.append(instr)
                continue
            wide = _lane(build, params, lanes) if primitive.kind == "lane" else _size(build, params, lanes)
            params.replaced[instr] = build.cast("trunc", wide, I32, name=instr.name)
        block.instrs = out
    fn.substitute(params.replaced)


def _lane(build: Builder, params: ImplicitParameters, lanes: int) -> Value:
    return build.binop("and", params.get("lid0"), const_int(I64, lanes - 1), name="lane")


def _size(build: Builder, params: ImplicitParameters, lanes: int) -> Value:
    first = build.binop("and", params.get("lid0"), const_int(I64, -lanes), name="first")
    left = build.binop("sub", params.get("lsize0"), first, name="left")
    most = const_int(I64, lanes)
    return build.select(build.icmp("ult", left, most), left, most, name="size")
