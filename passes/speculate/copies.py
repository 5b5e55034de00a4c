"""Copies each instruction of a function for several work-items, so that one call does the work of all of them.

For two work-items that are `distance` apart in the dimension of the parameter `%id`. Before, after:

    %i = add i64 %base, %id                         %item.1 = add nuw nsw i64 %id, distance
    %v = call float @expf(float %i)                 %i = add i64 %base, %id
                                                    %i.1 = add i64 %base, %item.1
                                                    %v = call float @expf(float %i)
                                                    %v.1 = call float @expf(float %i.1)

The accesses of each work-item keep their order.
"""

from dataclasses import dataclass

from passes.analysis.interleave_groups import may_touch_memory
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import I64
from wfv.ir.values import Argument, Const, Value, const_int

_SCOPE = "llvm.experimental.noalias.scope.decl"  # its scopes belong to one work-item
Copy = dict[Value, Value]  # the values of a copy by the function's


@dataclass(frozen=True)
class Spread:
    """How the work-items lie: `count` of them, `distance` apart in the dimension of the parameter `id`.

    `stem`: the name of their ids.
    """

    id: str
    count: int
    distance: int
    stem: str


def can_be_copied(fn: Function, id: str) -> bool:
    """Whether `fn` is straight-line code with the parameter `id` whose accesses are ordinary ones."""
    is_straight = len(fn.blocks) == 1 and isinstance(fn.blocks[0].terminator.operands[0], Const)
    return is_straight and any(arg.name == id for arg in fn.args) and all(map(_is_ordinary, fn.instrs()))


def copied(fn: Function, name: str, spread: Spread) -> Function:
    """The function `name` that does the work of all work-items of the spread, instruction by instruction."""
    args = [Argument(a.type, a.name, a.attrs) for a in fn.args]
    new = Function(name, fn.ret, args, fn.prefix, fn.suffix, fn.vararg)
    new.line, new.names_made = fn.line, fn.names_made
    new.blocks = [Block(fn.blocks[0].name)]
    copies: list[Copy] = [dict(zip(fn.args, args, strict=True)) for _ in range(spread.count)]
    _number(new, copies, spread)
    for instr in fn.instrs():
        _copy(new, instr, copies)
    return new


def _number(new: Function, copies: list[Copy], spread: Spread) -> None:
    """Gives each copy but the first an id of its own."""
    build = Builder(new, new.blocks[0].instrs)
    first = next(arg for arg in new.args if arg.name == spread.id)
    old = next(old for old, value in copies[0].items() if value is first)
    for number, copy in enumerate(copies[1:], 1):
        offset = const_int(I64, number * spread.distance)
        copy[old] = build.binop("add", first, offset, ("nuw", "nsw"), name=f"{spread.stem}.{number}")


def _copy(new: Function, instr: Instr, copies: list[Copy]) -> None:
    """Appends the instruction for all work-items; once, if one suffices for all of them."""
    instrs, rest = new.blocks[0].instrs, copies[1:]
    is_same = all(copy.get(x, x) is copies[0].get(x, x) for copy in rest for x in instr.operands)
    for number, values in enumerate(copies[:1] if is_same and not instr.is_access else copies):
        copy = instr.clone()
        copy.operands = [values.get(x, x) for x in instr.operands]
        if number and copy.name:
            copy.name = new.unique_name(copy.name)
        instrs.append(copy)
        values[instr] = copy
    for values in rest:
        values.setdefault(instr, copies[0][instr])


def _is_ordinary(instr: Instr) -> bool:
    if instr.is_access:
        return not instr.is_ordered
    return instr.op not in ("alloca", "phi") and instr.callee != _SCOPE and not may_touch_memory(instr)
