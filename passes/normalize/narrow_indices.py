"""Restores 32-bit indices: LLVM turns `(long)(int)x` into shifts or a mask if only indices use it.

Before:                                             After:
    %s = shl i64 %x, 32                                 %i.narrow = trunc i64 %x to i32
    %i = ashr exact i64 %s, 30                          %i.wide = sext i32 %i.narrow to i64
    %p = getelementptr inbounds i8, ptr %a, i64 %i      %p = getelementptr inbounds [4 x i8], ptr %a, i64 %i.wide

passes/analysis/index_width.py handles the second form, but not the first: the access would be a gather.
"""

from typing import NamedTuple

from wfv.ir.core import Function, Instr
from wfv.ir.types import I32, I64, ArrayType
from wfv.ir.values import ConstInt, Value

_BITS = 32


class _Widening(NamedTuple):
    """The index `name` is the low half of `value`, widened by `op`, times `factor`."""

    name: str
    op: str
    value: Value
    factor: int


def restore_narrow_indices(fn: Function) -> None:
    """Rewrites the indices of `fn` in place."""
    widened: dict[Value, Instr] = {}
    for gep in [instr for instr in fn.instrs() if instr.op == "getelementptr"]:
        for n, index in enumerate(gep.operands[1:], 1):
            found = _widening(index)
            if found is not None and (n == 1 or found.factor == 1):
                if index not in widened:
                    widened[index] = _extension(fn, found)
                gep.operands[n] = widened[index]
                if found.factor > 1:
                    gep.attrs["elem_type"] = ArrayType(found.factor, gep.attrs["elem_type"])
    for block in fn.blocks:
        block.instrs[:] = [x for instr in block.instrs for x in _with_extension(instr, widened.get(instr))]


def _widening(index: Value) -> _Widening | None:
    if index.type != I64 or not isinstance(index, Instr):
        return None
    match index.op, index.operands:
        case "and", [value, ConstInt(value=mask)] if mask == (1 << _BITS) - 1:
            return _Widening(index.name, "zext", value, 1)
        case "ashr" | "lshr" as op, [Instr(op="shl", operands=[value, ConstInt(value=up)]), ConstInt(value=down)]:
            if up == _BITS >= down:
                return _Widening(index.name, "sext" if op == "ashr" else "zext", value, 1 << (_BITS - down))
    return None


def _extension(fn: Function, widening: _Widening) -> Instr:
    narrow = Instr(I32, fn.unique_name(f"{widening.name}.narrow"), "trunc", [widening.value])
    return Instr(I64, fn.unique_name(f"{widening.name}.wide"), widening.op, [narrow])


def _with_extension(instr: Instr, wide: Instr | None) -> tuple[Instr, ...]:
    """`instr` and, after it, its extension; the old index stays for its other users."""
    if wide is None:
        return (instr,)
    (narrow,) = wide.operands
    assert isinstance(narrow, Instr)
    for new in (narrow, wide):
        new.line, new.metadata = instr.line, dict(instr.metadata)
    return instr, narrow, wide
