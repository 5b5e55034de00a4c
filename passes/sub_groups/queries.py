"""Lowers the queries of sub-groups to arithmetic on local ids and sizes.

Before:                                             After, for 8 lanes:
    %l = call i32 @wfv.sub_group.lane()                 %l.wide = and i64 %wfv.lid0, 7
                                                        %l = trunc i64 %l.wide to i32
"""

from __future__ import annotations

from passes.kernel.work_item_parameters import ImplicitParameters
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.sub_groups import find_primitive
from wfv.ir.types import I32, I64
from wfv.ir.values import Value, const_int


def lower_queries(fn: Function, lanes: int, fits_index32: bool) -> None:
    """Replaces the queries of `fn` in place; `fits_index32` is that of wfv.options.Options."""
    params = ImplicitParameters(fn, fits_index32)
    for block in fn.blocks:
        out: list[Instr] = []
        for instr in block.instrs:
            primitive = find_primitive(instr.callee)
            if primitive is not None and primitive.is_query:
                wide = _Query(Builder(fn, out, like=instr), params, lanes).value(primitive.kind)
                params.replaced[instr] = Builder(fn, out, like=instr).cast("trunc", wide, I32, name=instr.name)
            else:
                out.append(instr)
        block.instrs = out
    fn.substitute(params.replaced)


class _Query:
    def __init__(self, build: Builder, params: ImplicitParameters, lanes: int) -> None:
        self.build, self.params, self.lanes = build, params, lanes

    def value(self, kind: str) -> Value:
        """The result of a query as an i64."""
        match kind:
            case "lane":
                return self.build.binop("and", self.params.get("lid0"), self.number(self.lanes - 1), name="lane")
            case "size":
                return self.size()
            case "id":
                return self.id()
            case "count":
                rows = self.build.binop("mul", self.params.get("lsize1"), self.params.get("lsize2"), name="rows")
                return self.build.binop("mul", self.in_row(), rows, name="sub.groups")
        return self.number(self.lanes)

    def number(self, value: int) -> Value:
        return const_int(I64, value)

    def size(self) -> Value:
        """`lanes`, or what is left of the row."""
        build = self.build
        first = build.binop("and", self.params.get("lid0"), self.number(-self.lanes), name="first")
        left = build.binop("sub", self.params.get("lsize0"), first, name="left")
        is_less = build.icmp("ult", left, self.number(self.lanes), name="is.less")
        return build.select(is_less, left, self.number(self.lanes), name="size")

    def in_row(self) -> Value:
        """The number of sub-groups in a row of work-items."""
        more = self.build.binop("add", self.params.get("lsize0"), self.number(self.lanes - 1), name="rounded")
        return self.shifted(more)

    def shifted(self, value: Value) -> Value:
        return self.build.binop("lshr", value, self.number(self.lanes.bit_length() - 1), name="sub.groups")

    def id(self) -> Value:
        """The rows in front of the own one, times the sub-groups of a row, plus those in front in the own row."""
        build, params = self.build, self.params
        planes = build.binop("mul", params.get("lid2"), params.get("lsize1"), name="rows")
        rows = build.binop("add", planes, params.get("lid1"), name="rows")
        before = build.binop("mul", rows, self.in_row(), name="sub.groups")
        return build.binop("add", before, self.shifted(params.get("lid0")), name="sub.group")
