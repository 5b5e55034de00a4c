"""The step of each instruction except phis and terminators: its effect for all active lanes.

A call is of a built-in that the interpreter's caller passes, of a function of wfv's own, of one with a body, or of an
intrinsic. The active lanes that are one sub-group run a sub-group primitive together. Its results follow the
definitions, lane by lane; the code for vectors (passes/widen/sub_groups.py) shares nothing with them but the names.
"""

from collections.abc import Callable
from functools import partial, reduce
from typing import Any

from wfv.ir.core import Function, Instr
from wfv.ir.interp.environment import Context, Env, Registers, Step, SubGroupPlace, constant, per_lane
from wfv.ir.interp.memory import Memory
from wfv.ir.interp.operations import RULES, rule_for_call
from wfv.ir.interp.scalars import combining
from wfv.ir.interp.values import POISON, UndefinedBehaviour, coerce, poison, zero
from wfv.ir.intrinsics import QUERIES, Primitive, find_primitive, is_masked, neutral_element
from wfv.ir.names import VOTES, is_own, words_of
from wfv.ir.own_values import is_any
from wfv.ir.types import VOID, Type, align_of, size_of
from wfv.ir.values import Const

Access = Callable[..., Any]


def make_step(instr: Instr, registers: Registers) -> Step:
    """The step that runs `instr` for all active lanes; `Context.step_of` may have another one for it."""
    return registers.context.step_of(instr, registers) or default_step(instr, registers)


def default_step(instr: Instr, registers: Registers) -> Step:
    """The step by LLVM's definition, which raises UndefinedBehaviour where there is none."""
    if instr.op == "alloca":
        return _alloca(instr, registers)
    if instr.op == "call":
        return _call(instr, registers)
    compute = computation(instr, registers.context.memory)
    return per_lane(compute, registers.of(instr), registers.of_all(instr.operands))


def computation(instr: Instr, memory: Memory) -> Access:
    """The function of the operands' values that `instr` is, if it is no call and no alloca."""
    if instr.op not in _ACCESSES:
        return RULES[instr.op].rule(instr)
    access, type = _ACCESSES[instr.op](instr, memory)
    return partial(access, int(instr.attrs.get("align") or align_of(type)))


def _alloca(instr: Instr, registers: Registers) -> Step:
    """An allocation of its own for each lane, freed when the function returns."""
    memory, type, target = registers.context.memory, instr.attrs["elem_type"], registers.of(instr)
    count = registers.of(instr.operands[0]) if instr.operands else None
    align = int(instr.attrs.get("align") or align_of(type))

    def step(envs: list[Env]) -> None:
        for env in envs:
            number = 1 if count is None else env[count]
            if number is POISON:
                raise UndefinedBehaviour("alloca of a poison count")
            env[target] = memory.allocate(size_of(type) * number, align, (instr, env[0]))
            env[1].append(env[target])

    return step


def _load(instr: Instr, memory: Memory) -> tuple[Access, Type]:
    return lambda align, address: memory.load(address, instr.type, align), instr.type


def _store(instr: Instr, memory: Memory) -> tuple[Access, Type]:
    type = instr.operands[0].type
    return lambda align, value, address: memory.store(address, value, type, align), type


def _atomicrmw(instr: Instr, memory: Memory) -> tuple[Access, Type]:
    """Returns the old value."""
    operation, type = instr.attrs.get("operation") or instr.callee.split(".")[2], instr.type
    combine = (lambda old, value: value) if operation == "xchg" else combining(operation, type)

    def update(align: int, address: Any, value: Any) -> Any:
        old = memory.load(address, type, align)
        memory.store(address, combine(old, value), type, align)
        return old

    return update, type


def _cmpxchg(instr: Instr, memory: Memory) -> tuple[Access, Type]:
    type = instr.operands[1].type

    def exchange(align: int, address: Any, expected: Any, new: Any) -> tuple[Any, int]:
        old = memory.load(address, type, align)
        if old is POISON or expected is POISON:
            raise UndefinedBehaviour("cmpxchg compares poison")
        if old == expected:
            memory.store(address, new, type, align)
        return old, int(old == expected)

    return exchange, type


# Functions of the alignment and the operands, and the type that is accessed.
_ACCESSES: dict[str, Callable[[Instr, Memory], tuple[Access, Type]]] = {
    "load": _load, "store": _store, "atomicrmw": _atomicrmw, "cmpxchg": _cmpxchg,
}  # fmt: skip


def _call(instr: Instr, registers: Registers) -> Step:
    context, name = registers.context, instr.callee
    target, operands = registers.of(instr), registers.of_all(instr.operands)
    if name in context.builtins:
        return _builtin(instr, context, target, operands)
    if (primitive := find_primitive(name)) is not None:
        return _sub_group_step(instr, primitive, context, target, operands)
    if name in VOTES:
        return _vote(instr, target, operands[0])
    if is_own(name) and (kind := words_of(name)[0]) in _ACCESSES:
        return per_lane(_masked(instr, _ACCESSES[kind](instr, context.memory)[0]), target, operands)
    fn = context.module.functions.get(name)
    if fn is not None and not fn.is_declaration:
        return _call_body(context, fn, target, operands)
    return per_lane(rule_for_call(instr, context.memory), target, operands)


def _builtin(instr: Instr, context: Context, target: int, operands: list[int]) -> Step:
    def step(envs: list[Env]) -> None:
        function = context.builtins[instr.callee]  # each run has its own
        for env in envs:
            result = function(env[0], *[env[register] for register in operands])
            env[target] = None if instr.type is VOID else coerce(result, instr.type)

    return step


def _call_body(context: Context, fn: Function, target: int, operands: list[int]) -> Step:
    def step(envs: list[Env]) -> None:
        results = context.call(fn, [env[0] for env in envs], [[env[register] for register in operands] for env in envs])
        for env, result in zip(envs, results, strict=True):
            env[target] = result

    return step


def _vote(instr: Instr, target: int, operand: int) -> Step:
    """wfv.any, wfv.all: whether the operand is true in any, or all, of the active lanes; one answer for them."""
    count = any if is_any(instr) else all

    def step(envs: list[Env]) -> None:
        if any(env[operand] is POISON for env in envs):
            raise UndefinedBehaviour(f"{instr.callee} of poison")
        result = int(count(env[operand] for env in envs))
        for env in envs:
            env[target] = result

    return step


def _masked(instr: Instr, access: Access) -> Access:
    """wfv.load.., wfv.store.., wfv.atomicrmw..: mask and alignment are the last operands; poison if the mask is off."""
    inactive = None if instr.type is VOID else poison(instr.type)

    def compute(*values: Any) -> Any:
        *operands, mask, align = values
        if mask is POISON:
            raise UndefinedBehaviour(f"{instr.callee} under a poison mask")
        return access(align, *operands) if mask else inactive

    return compute


Values = dict[int, Any]  # of one sub-group: the first operand in its lanes that take part, in the lanes' order


def _sub_group_step(instr: Instr, primitive: Primitive, context: Context, target: int, operands: list[int]) -> Step:
    mask = operands.pop() if is_masked(instr.callee) else None
    result_of = _PRIMITIVES[primitive.kind](primitive, instr.type)

    def run(group: list[tuple[SubGroupPlace, Env]]) -> None:
        if mask is not None and any(env[mask] is POISON for _, env in group):
            raise UndefinedBehaviour(f"{instr.callee} under a poison mask")
        members = sorted((place.lane, number) for number, (place, env) in enumerate(group) if mask is None or env[mask])
        values = {lane: group[number][1][operands[0]] if operands else None for lane, number in members}
        results = [result_of(values, place, *[env[register] for register in operands[1:]]) for place, env in group]
        for (_, env), result in zip(group, results, strict=True):
            env[target] = result

    def step(envs: list[Env]) -> None:
        groups: dict[int, list[tuple[SubGroupPlace, Env]]] = {}
        for env in envs:
            place = context.place_of(env[0])
            groups.setdefault(place.id, []).append((place, env))
        for group in groups.values():
            run(group)

    return step


def _query(primitive: Primitive, type: Type) -> Access:
    return lambda values, place: getattr(place, primitive.kind)


def _ballot(primitive: Primitive, type: Type) -> Access:
    def ballot(values: Values, place: SubGroupPlace) -> Any:
        return POISON if POISON in values.values() else sum(vote << lane for lane, vote in values.items())

    return ballot


def _reduce(primitive: Primitive, type: Type) -> Access:
    combine = combining(primitive.operation, type)
    return lambda values, place: reduce(combine, values.values()) if values else POISON


def _scan(primitive: Primitive, type: Type) -> Access:
    """Combines the lanes up to the own one; for a prefix, the lanes below it; the neutral element for the lowest."""
    combine, nothing = combining(primitive.operation, type), neutral_element(primitive.operation, type)
    assert isinstance(nothing, Const)

    def scan(values: Values, place: SubGroupPlace) -> Any:
        if place.lane not in values:
            return POISON
        last = place.lane - (primitive.kind == "prefix")
        taken = [value for lane, value in values.items() if lane <= last]
        return reduce(combine, taken) if taken else constant(nothing, dict[str, int]().__getitem__)

    return scan


def _shuffle(primitive: Primitive, type: Type) -> Access:
    """A lane that takes no part gives any value, which is not poison, but the one that all lanes have if they have one.

    The value is one for all lanes here, as their results are equal if they take it from one lane.
    """

    def shuffle(values: Values, place: SubGroupPlace, lane: Any) -> Any:
        other = next((value for value in values.values() if value is not POISON), zero(type))
        result = other if lane is POISON else values.get(lane, other)
        return other if result is POISON else result

    return shuffle


_PRIMITIVES: dict[str, Callable[[Primitive, Type], Access]] = {
    **dict.fromkeys(QUERIES, _query),
    "ballot": _ballot,
    "reduce": _reduce,
    **dict.fromkeys(("scan", "prefix"), _scan),
    **dict.fromkeys(("shuffle", "broadcast"), _shuffle),
    "barrier": lambda primitive, type: lambda values, place: None,
}
