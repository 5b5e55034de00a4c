"""Puts constant distances back into 32-bit indices: LLVM adds them to the address, which is then not `inbounds`.

    x[i - 64] with `int i`

Before:                                             After:
    %w = sext i32 %i to i64                             %n = add nsw i32 %i, -64
    %p = getelementptr float, ptr %x, i64 %w            %w = sext i32 %n to i64
    %q = getelementptr i8, ptr %p, i64 -256             %q = getelementptr inbounds float, ptr %x, i64 %w

passes/analysis/index_width.py handles the second form, but not the first: %p may be out of bounds, and the access would
be a gather. %q is in bounds if it is the address of accesses only, and then %n does not wrap: no buffer has more than
2^31 - 2^24 bytes.
"""

from collections.abc import Iterable
from typing import NamedTuple

from passes.analysis.index_width import is_narrow_extension
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, is_op
from wfv.ir.dead_code import remove_dead_code
from wfv.ir.edits import rewrite
from wfv.ir.types import I8, I64, Type, size_of
from wfv.ir.uses import users_of
from wfv.ir.values import Argument, ConstInt, GlobalRef, Value

MAX_DISTANCE = 1 << 20  # elements: an index that wraps by less is out of bounds


class _Element(NamedTuple):
    """The element `pointer[narrow + distance]`; `narrow` has 32 bits and is signed."""

    pointer: Value
    narrow: Value
    distance: int
    type: Type


def restore_index_distances(fn: Function) -> None:
    """Rewrites `fn` in place. The launch must keep the limits of `Options.fits_index32`."""
    users = users_of(fn.instrs())

    def inbounds_address(address: Instr, build: Builder) -> Value | None:
        if (element := _element(address)) is None or not _is_only_accessed(address, users.get(address, ())):
            return None
        narrow = build.binop("add", element.narrow, element.distance, ("nsw",), f"{address.name}.narrow")
        wide = build.cast("sext", narrow, I64, name=f"{address.name}.wide")
        return build.gep(element.type, element.pointer, [wide], ("inbounds",), address.name)

    if rewrite(fn, inbounds_address):
        remove_dead_code(fn)


def _element(address: Instr) -> _Element | None:
    """The element at an address that is a constant number of bytes behind one with a 32-bit index, or None."""
    if not (is_op(address, "getelementptr") and address.attrs["elem_type"] == I8 and len(address.operands) == 2):
        return None
    indexed, bytes_apart = address.operands
    if not (is_op(indexed, "getelementptr") and len(indexed.operands) == 2 and isinstance(bytes_apart, ConstInt)):
        return None
    (pointer, index), type = indexed.operands, indexed.attrs["elem_type"]
    if "inbounds" in indexed.flags or not is_narrow_extension(index) or not _is_in_bounds(pointer):
        return None
    distance, rest = divmod(bytes_apart.value, size_of(type) or 1)
    if rest or abs(distance) > MAX_DISTANCE or (index.op == "zext" and "nneg" not in index.flags):
        return None
    return _Element(pointer, index.operands[0], distance, type)


def _is_in_bounds(pointer: Value) -> bool:
    is_object = isinstance(pointer, (Argument, GlobalRef)) or is_op(pointer, "alloca")
    return is_object or (is_op(pointer, "getelementptr") and "inbounds" in pointer.flags)


def _is_only_accessed(address: Instr, users: Iterable[Instr]) -> bool:
    return all(user.is_access and user.operands.index(address) == len(user.operands) - 1 for user in users)
