"""Widens private variables of odd widths (i33) to the size of their memory, so that SROA can promote them.

Before:                                         After:
    %v = alloca i33                                 %v = alloca i64
    store i33 %x, ptr %v                            %x.wide = zext i33 %x to i64
                                                    store i64 %x.wide, ptr %v
    %y = load i33, ptr %v                           %y.wide = load i64, ptr %v
                                                    %y = trunc i64 %y.wide to i33

An i33 is stored in five bytes and occupies eight. LLVM's SROA turns such a variable into an array of five bytes, which
stays in memory; values loaded from there are varying.
"""

from wfv.ir.core import Function, Instr
from wfv.ir.types import IntType, PtrType, size_of
from wfv.ir.values import Value


def widen_odd_variables(fn: Function) -> None:
    """Widens the variables of odd widths in `fn` that are only loaded and stored as a whole, in place."""
    odd: dict[Value, IntType] = {i: wide for i in fn.instrs() if (wide := _wide_type(i)) is not None}
    if not odd:
        return
    for user in fn.instrs():
        for operand in user.operands:
            if operand in odd and not _is_whole_access(user, operand):
                del odd[operand]
    for variable, wide in odd.items():
        assert isinstance(variable, Instr)
        variable.attrs["elem_type"] = wide
    for block in fn.blocks:
        block.instrs[:] = [new for instr in block.instrs for new in _widened(fn, instr, odd)]


def _wide_type(instr: Instr) -> IntType | None:
    if instr.op != "alloca" or instr.operands:
        return None
    type = instr.attrs["elem_type"]
    is_odd = isinstance(type, IntType) and -(-type.bits // 8) != size_of(type)
    return IntType(8 * size_of(type)) if is_odd else None


def _is_whole_access(user: Instr, variable: Value) -> bool:
    assert isinstance(variable, Instr)
    if user.is_ordered:
        return False
    type: IntType = variable.attrs["elem_type"]
    if user.op == "load":
        return user.type == type
    return user.op == "store" and user.operands[0] is not variable and user.operands[0].type == type


def _widened(fn: Function, access: Instr, odd: dict[Value, IntType]) -> list[Instr]:
    pointer = access.operands[-1] if access.op in ("load", "store") else None
    if pointer is None or pointer not in odd or not isinstance(pointer.type, PtrType):
        return [access]
    wide = odd[pointer]
    if access.op == "store":
        value = Instr(wide, fn.unique_name("wide"), "zext", [access.operands[0]], line=access.line)
        access.operands[0] = value
        return [value, access]
    load = access.clone()
    load.type, load.name = wide, fn.unique_name("wide")
    load.metadata = {kind: text for kind, text in load.metadata.items() if kind == "dbg"}
    access.op, access.operands, access.attrs, access.metadata = "trunc", [load], {}, {}
    return [load, access]
