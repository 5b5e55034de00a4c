"""Appends instructions to a list. A trivial result (fold.py) is returned instead of built."""

from collections.abc import Iterable, Sequence
from typing import Any

from wfv.ir.core import Block, Function, Instr
from wfv.ir.fold import as_constant, fold, int_of
from wfv.ir.types import I1, I32, I64, PTR, VOID, Type, VecType, element_of, scalar_of, with_element
from wfv.ir.values import Const, ConstAggregate, ConstInt, ConstNull, ConstSplat, Poison, Value, const_int


class Builder:
    """Builds at the end of `instrs`; new instructions take line and `!dbg` from `like`."""

    def __init__(self, fn: Function, instrs: list[Instr], like: Instr | None = None) -> None:
        self.fn, self.instrs, self.like = fn, instrs, like

    def emit(
        self,
        type: Type,
        op: str,
        operands: Iterable[Value] = (),
        attrs: dict[str, Any] | None = None,
        blocks: Iterable[Block] = (),
        name: str = "",
    ) -> Instr:
        """Any instruction, not folded; `name` is a hint."""
        unique = "" if type == VOID else self.fn.unique_name(name or op)
        instr = Instr(type, unique, op, list(operands), attrs or {}, list(blocks))
        if self.like is not None:
            instr.line = self.like.line
            if "dbg" in self.like.metadata:
                instr.metadata["dbg"] = self.like.metadata["dbg"]
        self.instrs.append(instr)
        return instr

    def build(
        self, type: Type, op: str, operands: Sequence[Value], flags: Sequence[str] = (), name: str = "", **attrs: Any
    ) -> Value:
        """Any instruction, or the value that it folds to."""
        attrs |= _given(flags=tuple(flags))
        folded = fold(op, operands, type, attrs)
        return folded if folded is not None else self.emit(type, op, operands, attrs, name=name)

    def binop(self, op: str, a: Value, b: Value | int, flags: Sequence[str] = (), name: str = "") -> Value:
        """`b`, like that of `icmp` and `select`, may be a number: a constant of the type of `a`."""
        return self.build(a.type, op, [a, _like(a, b)], flags, name)

    def fneg(self, value: Value) -> Value:
        return self.emit(value.type, "fneg", [value])

    def not_(self, value: Value) -> Value:
        """The negation of an i1 or a vector of them."""
        return self.binop("xor", value, 1, name="not")

    def icmp(self, predicate: str, a: Value, b: Value | int, flags: Sequence[str] = (), name: str = "") -> Value:
        return self.build(with_element(a.type, I1), "icmp", [a, _like(a, b)], flags, name, predicate=predicate)

    def fcmp(self, predicate: str, a: Value, b: Value) -> Value:
        return self.build(with_element(a.type, I1), "fcmp", [a, b], predicate=predicate)

    def select(self, condition: Value, a: Value, b: Value | int, flags: Sequence[str] = (), name: str = "") -> Value:
        return self.build(a.type, "select", [condition, a, _like(a, b)], flags, name)

    def cast(self, op: str, value: Value, type: Type, flags: Sequence[str] = (), name: str = "") -> Value:
        return self.build(type, op, [value], flags, name)

    def freeze(self, value: Value, name: str = "") -> Value:
        return self.build(value.type, "freeze", [value], name=name)

    def gep(
        self, elem_type: Type, pointer: Value, steps: Sequence[Value | int], flags: Sequence[str] = (), name: str = ""
    ) -> Value:
        type, indices = scalar_of(pointer.type), [_index(step) for step in steps]
        counts = [value.type.count for value in (pointer, *indices) if isinstance(value.type, VecType)]
        result: Type = VecType(counts[0], type) if counts else type
        if result == pointer.type and all((known := int_of(i)) is not None and known.value == 0 for i in indices):
            return pointer
        attrs = _given(flags=tuple(flags), elem_type=elem_type)
        return self.emit(result, "getelementptr", [pointer, *indices], attrs, name=name)

    def alloca(self, elem_type: Type, align: int = 0, name: str = "") -> Value:
        return self.emit(PTR, "alloca", [], _given(elem_type=elem_type, align=align), name=name)

    def load(self, type: Type, pointer: Value, align: int = 0, volatile: bool = False, name: str = "") -> Instr:
        return self.emit(type, "load", [pointer], _given(align=align, volatile=volatile), name=name)

    def store(self, value: Value, pointer: Value, align: int = 0, volatile: bool = False) -> Instr:
        return self.emit(VOID, "store", [value, pointer], _given(align=align, volatile=volatile))

    def call(
        self, callee: str, ret_type: Type, args: Sequence[Value], attrs: dict[str, Any] | None = None, name: str = ""
    ) -> Instr:
        """A direct call; the caller declares the function."""
        hint = name or callee.removeprefix("llvm.").split(".")[0]
        return self.emit(ret_type, "call", args, {"callee": callee, **(attrs or {})}, name=hint)

    def vote(self, kind: str, condition: Value, name: str = "") -> Instr:
        """Whether `condition` is true in any lane, or in all: `kind` is `votes.ANY` or `votes.ALL`."""
        return self.call(kind, I1, [condition], name=name)

    def phi(self, type: Type, incoming: Iterable[tuple[Value, Block]], name: str = "") -> Instr:
        pairs = list(incoming)
        return self.emit(type, "phi", [value for value, _ in pairs], blocks=[block for _, block in pairs], name=name)

    def br(self, target: Block) -> Instr:
        return self.emit(VOID, "br", blocks=[target])

    def cond_br(self, condition: Value, on_true: Block, on_false: Block) -> Instr:
        """A conditional branch, or an unconditional one if the condition is constant."""
        if isinstance(condition, ConstInt):
            return self.br(on_true if condition.value else on_false)
        return self.emit(VOID, "br", [condition], blocks=[on_true, on_false])

    def ret(self, value: Value | None = None) -> Instr:
        return self.emit(VOID, "ret", [] if value is None else [value])

    def extractelement(self, vector: Value, index: Value | int) -> Value:
        if isinstance(vector, ConstSplat):
            return vector.element
        return self.emit(scalar_of(vector.type), "extractelement", [vector, _index(index)])

    def insertelement(self, vector: Value, element: Value, index: Value | int, name: str = "") -> Value:
        return self.emit(vector.type, "insertelement", [vector, element, _index(index)], name=name)

    def shufflevector(self, a: Value, b: Value | None, mask: Sequence[int | None], name: str = "") -> Value:
        """Lanes of `a` and `b` (None: poison) in the order of `mask`, where None is a poison lane."""
        assert isinstance(a.type, VecType)
        if list(mask) == list(range(a.type.count)):
            return a
        type = VecType(len(mask), I32)
        lanes: list[Const] = [Poison(I32) if lane is None else const_int(I32, lane) for lane in mask]
        constant: Const = ConstAggregate(type, tuple(lanes)) if any(mask) or None in mask else ConstNull(type)
        second = Poison(a.type) if b is None else b
        return self.emit(VecType(len(mask), a.type.element), "shufflevector", [a, second, constant], name=name)

    def splat(self, value: Value, count: int) -> Value:
        """A vector that holds `value` in every lane."""
        type = VecType(count, value.type)
        if isinstance(value, Poison):
            return Poison(type)
        if isinstance(value, Const):
            known = int_of(value)
            return ConstNull(type) if known is not None and known.value == 0 else ConstSplat(type, value)
        name = (value.name if isinstance(value, Instr) else "") or "splat"
        return self.shufflevector(self.insertelement(Poison(type), value, 0, name), None, [0] * count, name)

    def extractvalue(self, aggregate: Value, index: int) -> Value:
        return self.emit(element_of(aggregate.type, index), "extractvalue", [aggregate], {"indices": (index,)})

    def insertvalue(self, aggregate: Value, element: Value, index: int) -> Value:
        return self.emit(aggregate.type, "insertvalue", [aggregate, element], {"indices": (index,)})


def _given(**attrs: Any) -> dict[str, Any]:
    return {key: value for key, value in attrs.items() if value}


def _like(a: Value, b: Value | int) -> Value:
    return as_constant(a.type, b) if isinstance(b, int) else b


def _index(index: Value | int) -> Value:
    return const_int(I64, index) if isinstance(index, int) else index
