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

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from passes.analysis.divergence import Shapes
from passes.analysis.interleave_groups import access_of
from passes.analysis.shapes import Assumptions, Shape
from passes.analysis.transfer import transfer
from passes.functions.names import masked_callee
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.types import I1, I32, FloatType, IntType, Type, size_of
from wfv.ir.values import FALSE, TRUE, Value, const_int

_PARTS_OF_ADDRESSES = ("getelementptr", "add", "sub", "mul", "shl", "sext", "zext")
_MAX_PLACES = 4


def split_selected_loads(
    fn: Function, shapes: Shapes, assume: Assumptions, has_masked_load: Callable[[Type], bool]
) -> None:
    """Splits the loads of a linearized function in place.

    `has_masked_load`: whether the target has an instruction for elements of this type.
    """
    if shapes.are_forgotten:
        return
    finder = _Finder(shapes, assume, has_masked_load, {}, set())
    replaced: dict[Value, Value] = {}
    for block in fn.blocks:
        out: list[Instr] = []
        for instr in block.instrs:
            choice = finder.choice_of_load(instr)
            if choice is None:
                out.append(instr)
            else:
                replaced[instr] = _load(instr, choice, _mask_of(instr), Builder(fn, out))
        block.instrs[:] = out
    fn.substitute(replaced)


@dataclass(frozen=True)
class _Place:
    """A value that lanes may choose; `computed`: instructions that are still to be inserted."""

    value: Value
    computed: tuple[Instr, ...] = ()


@dataclass(frozen=True)
class _Choice:
    """What a lane takes if the condition is true, and if it is false."""

    condition: Value
    yes: _Tree
    no: _Tree


_Tree = _Place | _Choice


@dataclass(frozen=True)
class _Finder:
    """`new`: the shapes of instructions that are not inserted yet; `without`: values that are known to have no tree.

    Without the latter, a chain of selects that each use the one before twice would take time that doubles with each.
    """

    shapes: Shapes
    assume: Assumptions
    has_masked_load: Callable[[Type], bool]
    new: dict[Value, Shape]
    without: set[Value]

    def shape_of(self, value: Value) -> Shape:
        return self.new.get(value) or self.shapes.of(value)

    def choice_of_load(self, instr: Instr) -> _Choice | None:
        """The places of a load that is to be split."""
        access = access_of(instr) if instr.op in ("load", "call") else None
        if access is None or access.value is not None or self.shape_of(access.address).has_base:
            return None
        if not isinstance(access.type, (IntType, FloatType)) or access.type == I1:
            return None
        tree, size = self.tree(access.address), size_of(access.type)
        if not isinstance(tree, _Choice) or not self.has_masked_load(access.type):
            return None
        shapes = [self.shape_of(place.value) for place in _places(tree)]
        return tree if all(shape.is_strided and abs(shape.stride) == size for shape in shapes) else None

    def tree(self, value: Value) -> _Tree | None:
        """The places that an address, or a part of it, is chosen from; None if it is not made like that."""
        if self.shape_of(value).has_base:
            return _Place(value)
        if not isinstance(value, Instr) or value in self.without:
            return None
        found = self.tree_of_instr(value)
        if found is None:
            self.without.add(value)
        return found

    def tree_of_instr(self, value: Instr) -> _Tree | None:
        if value.op == "select" and value.operands[0].type == I1:
            yes, no = (self.tree(x) for x in value.operands[1:])
            if yes is None or no is None or len(_places(yes)) + len(_places(no)) > _MAX_PLACES:
                return None
            return _Choice(value.operands[0], yes, no)
        if value.op in ("zext", "sext") and value.operands[0].type == I1:
            one = const_int(value.type, 1 if value.op == "zext" else -1)
            return _Choice(value.operands[0], _Place(one), _Place(const_int(value.type, 0)))
        return self.tree_of_operands(value) if value.op in _PARTS_OF_ADDRESSES else None

    def tree_of_operands(self, instr: Instr) -> _Tree | None:
        """The same of an instruction of which at most one operand is a choice."""
        chosen = [i for i, x in enumerate(instr.operands) if not self.shape_of(x).has_base]
        if not chosen:
            return _Place(instr)
        tree = self.tree(instr.operands[chosen[0]]) if len(chosen) == 1 else None
        return None if tree is None else self.computed(instr, chosen[0], tree)

    def computed(self, instr: Instr, operand: int, tree: _Tree) -> _Tree:
        """The instruction's results, from the choices of one of its operands."""
        if isinstance(tree, _Choice):
            yes, no = (self.computed(instr, operand, each) for each in (tree.yes, tree.no))
            return _Choice(tree.condition, yes, no)
        if tree.value is instr.operands[operand]:
            return _Place(instr)
        new = instr.clone()
        new.operands[operand] = tree.value
        self.new[new] = transfer(new, self.shape_of, self.assume)
        return _Place(new, (*tree.computed, new))


def _places(tree: _Tree) -> list[_Place]:
    return [tree] if isinstance(tree, _Place) else [*_places(tree.yes), *_places(tree.no)]


def _mask_of(load: Instr) -> Value:
    return TRUE if load.op == "load" else load.operands[1]


def _load(load: Instr, tree: _Tree, mask: Value, build: Builder) -> Value:
    """Loads from all places; the value that each lane has chosen."""
    if isinstance(tree, _Place):
        return _masked_load(load, tree, mask, build)
    condition = tree.condition
    takes_yes = condition if mask == TRUE else build.select(mask, condition, FALSE)
    denied = build.not_(condition)
    takes_no = denied if mask == TRUE else build.select(mask, denied, FALSE)
    yes, no = _load(load, tree.yes, takes_yes, build), _load(load, tree.no, takes_no, build)
    return build.select(condition, yes, no)


def _masked_load(load: Instr, place: _Place, mask: Value, build: Builder) -> Value:
    for instr in place.computed:
        instr.name = build.fn.unique_name(instr.name)
        build.instrs.append(instr)
    plain = Instr(load.type, "", "load", [place.value], {"align": _align_of(load)})
    call = build.call(masked_callee(plain), load.type, [place.value, mask, const_int(I32, _align_of(load))])
    call.line = load.line
    return call


def _align_of(load: Instr) -> int:
    access = access_of(load)
    assert access is not None
    return access.align
