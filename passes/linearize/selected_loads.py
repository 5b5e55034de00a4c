"""Loads from one of several places, by a condition of each lane, become a load of each place under a mask.

Clang's optimizer makes one load of two: of `c ? y[i] : z[i]`, and of an `if` that loads on both sides. In vectors this
is a gather, although the lanes of each place are neighbours.

Before:                                             After:

    %p = select i1 %c, ptr %y, ptr %z                   %y.i = getelementptr float, ptr %y, i64 %i
    %p.i = getelementptr float, ptr %p, i64 %i          %a = call float @wfv.load.f32.p0(ptr %y.i, i1 %c, i32 4)
    %v = load float, ptr %p.i, align 4                  %z.i = getelementptr float, ptr %z, i64 %i
                                                        %b = call float @wfv.load.f32.p0(ptr %z.i, i1 %not, i32 4)
                                                        %v = select i1 %c, float %a, float %b

It is done where each place is contiguous: two masked loads take less time than a gather. The select may lie in the
index as well, `i + (c ? 1 : 0)` too. No lane loads from a place that it did not choose.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from passes.analysis.divergence import Shapes
from passes.analysis.interleave_groups import access_of
from passes.analysis.shapes import Assumptions, Shape
from passes.analysis.transfer import transfer
from passes.functions.names import masked_callee
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.edits import rewrite
from wfv.ir.types import I1, I32, FloatType, IntType, Type, size_of
from wfv.ir.values import FALSE, TRUE, Value, const_int

_PARTS_OF_ADDRESSES = ("getelementptr", "add", "sub", "mul", "shl", "sext", "zext")
_MAX_PLACES = 4


def split_selected_loads(
    fn: Function, shapes: Shapes, assume: Assumptions, has_masked_load: Callable[[Type], bool]
) -> bool:
    """Splits the loads of a linearized function in place; returns whether there are any to split.

    `has_masked_load`: whether the target has an instruction for elements of this type.
    """
    if shapes.are_forgotten:
        return False
    finder = _Finder(shapes, assume, has_masked_load)

    def split(instr: Instr, build: Builder) -> Value | None:
        places = finder.places_of_load(instr)
        return _load(instr, places, build) if places else None

    return rewrite(fn, split)


@dataclass(frozen=True)
class _Place:
    """An address, or a part of one, that those lanes choose in which each of the `conditions` has the value beside it.

    `computed`: the instructions of the address that are still to be inserted.
    """

    value: Value
    conditions: tuple[tuple[Value, bool], ...] = ()
    computed: tuple[Instr, ...] = ()


class _Finder:
    """`new`: the shapes of instructions that are not inserted yet."""

    def __init__(self, shapes: Shapes, assume: Assumptions, has_masked_load: Callable[[Type], bool]) -> None:
        self.shapes, self.assume, self.has_masked_load = shapes, assume, has_masked_load
        self.new: dict[Value, Shape] = {}

    def shape_of(self, value: Value) -> Shape:
        return self.new.get(value) or self.shapes.of(value)

    def places_of_load(self, instr: Instr) -> list[_Place]:
        """The places of a load that is to be split; otherwise none."""
        access = access_of(instr) if instr.op in ("load", "call") else None
        if access is None or access.value is not None or self.shape_of(access.address).has_base:
            return []
        if not isinstance(access.type, (IntType, FloatType)) or access.type == I1:
            return []
        size, places = size_of(access.type), self.places(access.address)
        shapes = [self.shape_of(place.value) for place in places]
        is_contiguous = all(shape.is_strided and abs(shape.stride) == size for shape in shapes)
        return places if is_contiguous and self.has_masked_load(access.type) else []

    def places(self, value: Value) -> list[_Place]:
        """What an address, or a part of it, is chosen from; empty if it is not made like that."""
        if self.shape_of(value).has_base:
            return [_Place(value)]
        if not isinstance(value, Instr):
            return []
        if value.op == "select" and value.operands[0].type == I1:
            return self.chosen(*value.operands)
        if value.op in ("zext", "sext") and value.operands[0].type == I1:
            one = const_int(value.type, 1 if value.op == "zext" else -1)
            return self.chosen(value.operands[0], one, const_int(value.type, 0))
        varying = [i for i, x in enumerate(value.operands) if not self.shape_of(x).has_base]
        if value.op not in _PARTS_OF_ADDRESSES or len(varying) != 1:
            return []
        return [self.computed(value, varying[0], place) for place in self.places(value.operands[varying[0]])]

    def chosen(self, condition: Value, yes: Value, no: Value) -> list[_Place]:
        """The places of both sides of a select."""
        if_true = self.places(yes)
        if_false = self.places(no) if if_true else []  # a chain of selects that use the one before twice ends here
        if not if_false or len(if_true) + len(if_false) > _MAX_PLACES:
            return []
        sides = [(place, True) for place in if_true] + [(place, False) for place in if_false]
        return [replace(place, conditions=((condition, side), *place.conditions)) for place, side in sides]

    def computed(self, instr: Instr, operand: int, place: _Place) -> _Place:
        """The instruction's result, if the operand is chosen to be that place."""
        new = instr.clone()
        new.operands[operand] = place.value
        self.new[new] = transfer(new, self.shape_of, self.assume)
        return replace(place, value=new, computed=(*place.computed, new))


def _load(load: Instr, places: list[_Place], build: Builder) -> Value:
    """Loads from all places; the value that each lane has chosen."""
    loaded = []
    for place in places:
        mask = TRUE if load.op == "load" else load.operands[1]
        for condition, is_true in place.conditions:
            mask = build.select(mask, condition if is_true else build.not_(condition), FALSE)
        loaded.append((mask, _masked_load(load, place, mask, build)))
    *others, (_, result) = loaded
    for mask, value in reversed(others):
        result = build.select(mask, value, result)
    return result


def _masked_load(load: Instr, place: _Place, mask: Value, build: Builder) -> Value:
    access = access_of(load)
    assert access is not None
    for instr in place.computed:
        instr.name = build.fn.unique_name(instr.name)
        build.instrs.append(instr)
    plain = Instr(load.type, "", "load", [place.value])
    call = build.call(masked_callee(plain), load.type, [place.value, mask, const_int(I32, access.align)])
    call.line = load.line
    return call
