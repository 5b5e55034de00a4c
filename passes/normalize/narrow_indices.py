"""Restores 32-bit indices: LLVM turns `(long)(int)x` into shifts or a mask if only indices use it.

Before:                                             After:
    %s = shl i64 %x, 32                                 %i.narrow = trunc i64 %x to i32
    %i = ashr exact i64 %s, 30                          %i.wide = sext i32 %i.narrow to i64
    %p = getelementptr inbounds i8, ptr %a, i64 %i      %p = getelementptr inbounds [4 x i8], ptr %a, i64 %i.wide

passes/analysis/index_width.py handles the second form, but not the first: the access would be a gather.
"""

from typing import NamedTuple

from wfv.ir.core import Function, Instr
from wfv.ir.dead_code import remove_dead_code
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
    """Rewrites `fn` in place: all numbers of this form, which may be parts of indices, and indices times a factor."""
    found: dict[Value, _Widening] = {x: widening for x in fn.instrs() if (widening := _widening(x)) is not None}
    widened = {old: _extension(fn, widening) for old, widening in found.items()}
    for gep in fn.instrs():
        if gep.op == "getelementptr" and (index := gep.operands[1]) in found and found[index].factor > 1:
            gep.operands[1] = widened[index]
            gep.attrs["elem_type"] = ArrayType(found[index].factor, gep.attrs["elem_type"])
    fn.substitute({old: new for old, new in widened.items() if found[old].factor == 1})
    for block in fn.blocks:
        block.instrs[:] = [x for instr in block.instrs for x in _with_extension(instr, widened.get(instr))]
    if found:
        remove_dead_code(fn)  # vectors of it would be made, and their cost counted


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
    """`instr` and, after it, its extension; the old index stays if it has other users."""
    if wide is None:
        return (instr,)
    (narrow,) = wide.operands
    assert isinstance(narrow, Instr)
    for new in (narrow, wide):
        new.line, new.metadata = instr.line, dict(instr.metadata)
    return instr, narrow, wide
