"""The symbolic meaning of each instruction; of those without effects, by the table of the interpreter.

Instructions with effects are as in wfv/ir/interp/steps.py: memory, votes, calls, accesses under masks.
"""

from collections.abc import Callable
from math import gcd
from typing import Any

from passes.functions.masked_memory import masked_parts, plain_instr
from wfv.ir.core import Function, Global, Instr, Module
from wfv.ir.interp.environment import constant
from wfv.ir.interp.formulas import NoFormulaError
from wfv.ir.interp.operations import RULES, align_of_operand, meaning_of_call
from wfv.ir.interp.pieces import joined
from wfv.ir.interp.pointers import Pointer, choose
from wfv.ir.interp.symbolic import of_value, poison_of, zero_of
from wfv.ir.interp.terms import Scalar, Truth, bit_of, both, either, negated, truth_of
from wfv.ir.interp.values import encode
from wfv.ir.intrinsics import family_of, find_primitive
from wfv.ir.names import VOTES, callee_under_mask, is_own, masked_name, words_of
from wfv.ir.own_values import is_any
from wfv.ir.types import VOID, IntType, Type, VecType, align_of, size_of
from wfv.ir.values import (
    TRUE,
    Const,
    ConstAggregate,
    ConstExpr,
    ConstNull,
    ConstSplat,
    GlobalRef,
    MetadataRef,
    Value,
)  # fmt: skip
from wfv.validation.execute import Execution, Lane, value_of
from wfv.validation.memory import Object


class Instructions:
    """Runs instructions. `globals`: the objects of global variables, for both sides of a proof."""

    def __init__(self) -> None:
        self.globals: dict[str, Object] = {}

    def run(self, execution: Execution, instr: Instr, lanes: list[Lane]) -> None:
        if instr.op == "call":
            return self._call(execution, instr, lanes)
        for lane in lanes:
            execution.guard = lane.guard
            self._apply(execution, instr, lane)
        return None

    def constant(self, execution: Execution, value: Value) -> Any:
        """The value of a constant."""
        match value:
            case GlobalRef(name=name):
                return Pointer(((True, self._global(execution.module, name), 0),))
            case ConstAggregate(elements=elements):
                return tuple(self.constant(execution, element) for element in elements)
            case ConstSplat(type=type, element=element):
                return (self.constant(execution, element),) * type.count
            case ConstNull(type=type):
                return zero_of(type)
            case ConstExpr(operands=operands):
                op, *flags = value.head.split()
                instr = Instr(value.type, "", op, [*operands], {"flags": tuple(flags), "elem_type": value.elem_type})
                values = [self.constant(execution, operand) for operand in operands]
                return RULES[op].symbolic(instr, execution)(*values)
            case MetadataRef():
                return None
        assert isinstance(value, Const), value
        return of_value(constant(value, lambda name: 0), value.type)

    def _global(self, module: Module, name: str) -> Object:
        if name not in self.globals:
            variable = module.globals.get(name)
            if variable is None:
                raise NoFormulaError(f"the address of the function {name}")
            data = _data_of(variable) if variable.is_constant else None
            self.globals[name] = Object(name, size_of(variable.value_type), align_of(variable.value_type), data=data)
        return self.globals[name]

    def _apply(self, execution: Execution, instr: Instr, lane: Lane) -> None:
        """An instruction that is no call."""
        if instr.op == "alloca":
            lane.env[instr] = self._alloca(execution, instr, lane)
            return
        operands = [value_of(execution, operand, lane.env) for operand in instr.operands]
        if instr.op in ("load", "store", "atomicrmw", "cmpxchg"):
            _access(execution, instr, operands, lane, lane.guard, instr)
        else:
            lane.env[instr] = RULES[instr.op].symbolic(instr, execution)(*operands)

    def _alloca(self, execution: Execution, instr: Instr, lane: Lane) -> Pointer:
        if instr.operands and instr.operands[0] not in (TRUE,):
            count = value_of(execution, instr.operands[0], lane.env)
            if not count.is_number:
                raise NoFormulaError("an alloca of a size that is not constant")
        else:
            count = Scalar(1, 32)
        type = instr.attrs["elem_type"]
        align = int(instr.attrs.get("align") or align_of(type))
        name = f"{execution.name}.{instr.name}"
        thing = Object(name, size_of(type) * count.bits, align, "all", is_shared=False)
        return Pointer(((True, thing, 0),))

    def _call(self, execution: Execution, instr: Instr, lanes: list[Lane]) -> None:
        name = instr.callee
        if name in VOTES:
            _vote(execution, instr, lanes)
        elif find_primitive(name) is not None:
            raise NoFormulaError("sub-group functions have no formula")
        elif (helper := callee_under_mask(name)) != "":
            _call_under_mask(execution, instr, helper, lanes)
        elif (
            (fn := execution.module.functions.get(name)) is not None and not fn.is_declaration and not _is_masked(name)
        ):
            _call_body(execution, instr, fn, lanes, [lane.guard for lane in lanes], instr.operands)
        else:
            run = _masked_access if _is_masked(name) else _MEMORY.get(family_of(name), _plain_call)
            for lane in lanes:
                execution.guard = lane.guard
                run(execution, instr, lane)


def _data_of(variable: Global) -> bytes:
    if variable.initializer is None:
        raise NoFormulaError(f"{variable.name} is defined elsewhere")
    bits, _ = encode(constant(variable.initializer, lambda name: 0), variable.value_type)
    return bits.to_bytes(size_of(variable.value_type), "little")


def _is_masked(name: str) -> bool:
    """Whether it is a memory instruction under a mask, which may have a scalar body."""
    return is_own(name) and words_of(name)[0] in ("load", "store", "ordered", "atomicrmw", "cmpxchg")


def _access(execution: Execution, instr: Instr, operands: list[Any], lane: Lane, guard: Truth, result: Instr) -> None:
    """A load or store of one lane; `result`: the value that is loaded."""
    if instr.op not in ("load", "store") or instr.is_ordered:
        raise NoFormulaError("atomic and volatile accesses have no formula")
    type = instr.type if instr.op == "load" else instr.operands[0].type
    align = int(instr.attrs.get("align") or align_of(type))
    if instr.op == "load":
        lane.env[result] = execution.memory.load(lane.number, guard, operands[0], type, align)
    else:
        execution.memory.store(lane.number, guard, operands[1], operands[0], type, align)


def _masked_access(execution: Execution, instr: Instr, lane: Lane) -> None:
    """wfv.load.., wfv.store..: poison if the mask is off."""
    _, mask, _ = masked_parts(instr)
    active = value_of(execution, mask, lane.env)
    execution.undefined(active.poison, "an access under a poison mask")
    holds = truth_of(active.bits)
    plain = plain_instr(instr)
    operands = [value_of(execution, operand, lane.env) for operand in plain.operands]
    _access(execution, plain, operands, lane, both(lane.guard, holds), instr)
    if instr.type is not VOID:
        lane.env[instr] = choose(holds, lane.env[instr], poison_of(instr.type))


def _vote(execution: Execution, instr: Instr, lanes: list[Lane]) -> None:
    """wfv.any, wfv.all: one answer of all lanes that are there."""
    votes = [(lane, value_of(execution, instr.operands[0], lane.env)) for lane in lanes]
    for lane, vote in votes:
        execution.guard = lane.guard
        execution.undefined(vote.poison, f"{instr.callee} of poison")
    if is_any(instr):
        result = either(*(both(lane.guard, truth_of(vote.bits)) for lane, vote in votes))
    else:
        result = both(*(either(negated(lane.guard), truth_of(vote.bits)) for lane, vote in votes))
    for lane in lanes:
        lane.env[instr] = Scalar(bit_of(result), 1)


def _call_under_mask(execution: Execution, instr: Instr, helper: str, lanes: list[Lane]) -> None:
    guards, functions = [], execution.module.functions
    for lane in lanes:
        mask = value_of(execution, instr.operands[-1], lane.env)
        execution.guard = lane.guard
        execution.undefined(mask.poison, "a call under a poison mask")
        guards.append(both(lane.guard, truth_of(mask.bits)))
    fn, args = functions[helper], instr.operands[:-1]
    if masked_name(helper) in functions:
        fn, args = functions[masked_name(helper)], [*args, TRUE]
    _call_body(execution, instr, fn, lanes, guards, args)


def _call_body(
    execution: Execution, instr: Instr, fn: Function, lanes: list[Lane], guards: list[Truth], operands: list[Value]
) -> None:
    args = [[value_of(execution, operand, lane.env) for operand in operands] for lane in lanes]
    every = 1 + max((lane.number for lane in lanes), default=0)
    given: list[list[Any]] = [[] for _ in range(every)]
    when: list[Truth] = [False] * every
    for lane, values, guard in zip(lanes, args, guards, strict=True):
        given[lane.number], when[lane.number] = values, guard
    results = execution.run(fn, given, when)
    for lane in lanes if instr.type is not VOID else ():
        value = poison_of(instr.type)
        for guard, each in results[lane.number]:
            value = choose(guard, each, value)
        lane.env[instr] = value


def _plain_call(execution: Execution, instr: Instr, lane: Lane) -> None:
    """An intrinsic or a function of libm."""
    operands = [value_of(execution, operand, lane.env) for operand in instr.operands]
    lane.env[instr] = meaning_of_call(instr).symbolic(instr, execution)(*operands)


def _masked_load(execution: Execution, instr: Instr, lane: Lane) -> None:
    """llvm.masked.load(pointer, mask, others); masked.gather has a vector of pointers."""
    pointer, mask, others = (value_of(execution, operand, lane.env) for operand in instr.operands)
    lane.env[instr] = tuple(
        choose(holds, execution.memory.load(lane.number + n, both(lane.guard, holds), at, element, align), other)
        for n, ((holds, at, element, align), other) in enumerate(
            zip(_elements(execution, instr, instr.type, instr.operands[0].type, pointer, mask, 0), others, strict=True)
        )
    )


def _masked_store(execution: Execution, instr: Instr, lane: Lane) -> None:
    """llvm.masked.store(value, pointer, mask); masked.scatter has a vector of pointers."""
    value, pointer, mask = (value_of(execution, operand, lane.env) for operand in instr.operands)
    types = [operand.type for operand in instr.operands]
    places = _elements(execution, instr, types[0], types[1], pointer, mask, 1)
    for n, ((holds, at, element, align), part) in enumerate(zip(places, value, strict=True)):
        execution.memory.store(lane.number + n, both(lane.guard, holds), at, part, element, align)


def _elements(
    execution: Execution, instr: Instr, type: Type, of_pointer: Type, pointer: Any, mask: Any, number: int
) -> list[tuple[Truth, Any, Type, int]]:
    """The elements of a masked access: the condition, the pointer, type and alignment."""
    assert isinstance(type, VecType)
    align, size = align_of_operand(instr, number), size_of(type.element)
    execution.undefined(either(*(bit.poison for bit in mask)), f"{instr.callee} under a poison mask")
    places = pointer if isinstance(of_pointer, VecType) else [pointer.plus(size * n) for n in range(type.count)]
    is_gather = isinstance(of_pointer, VecType)
    aligns = [align if is_gather else gcd(align, size * n) or align for n in range(type.count)]
    return [(truth_of(bit.bits), at, type.element, x) for bit, at, x in zip(mask, places, aligns, strict=True)]


def _copy(execution: Execution, instr: Instr, lane: Lane) -> None:
    """memcpy, memmove of a constant size: all is read before anything is written."""
    target, source, size = (value_of(execution, operand, lane.env) for operand in instr.operands[:3])
    unit, places = _units(instr, size, 0, 1)
    numbers = [_load_unit(execution, lane, source.plus(at), unit) for at in places]
    for at, number in zip(places, numbers, strict=True):
        execution.memory.store(lane.number, lane.guard, target.plus(at), number, unit, size_of(unit))


def _load_unit(execution: Execution, lane: Lane, pointer: Pointer, unit: Type) -> Any:
    return execution.memory.load(lane.number, lane.guard, pointer, unit, size_of(unit))


def _fill(execution: Execution, instr: Instr, lane: Lane) -> None:
    """memset of a constant size."""
    target, byte, size = (value_of(execution, operand, lane.env) for operand in instr.operands[:3])
    unit, places = _units(instr, size, 0)
    number = joined([byte] * size_of(unit))
    for at in places:
        execution.memory.store(lane.number, lane.guard, target.plus(at), number, unit, size_of(unit))


def _units(instr: Instr, size: Scalar, *pointers: int) -> tuple[Type, range]:
    """The type of the parts in which memory is copied, and their places. `pointers`: numbers of operands."""
    if not size.is_number or size.poison is not False:
        raise NoFormulaError("a block of memory of a size that is not constant")
    unit = gcd(8, size.bits, *(align_of_operand(instr, number) for number in pointers))
    return IntType(8 * unit), range(0, size.bits, unit)


_MEMORY: dict[str, Callable[[Execution, Instr, Lane], None]] = {
    **dict.fromkeys(("masked.load", "masked.gather"), _masked_load),
    **dict.fromkeys(("masked.store", "masked.scatter"), _masked_store),
    **dict.fromkeys(("memcpy", "memcpy.inline", "memmove"), _copy),
    **dict.fromkeys(("memset", "memset.inline"), _fill),
}
