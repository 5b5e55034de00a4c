"""The data of the lockstep interpreter's steps: the lanes' environments, and the context of all functions of a run.

A step runs one instruction for all active lanes, in lane order, before any lane runs the next one. A lane's environment
is a list: `env[0]` is the lane's number, `env[1]` lists the addresses of its allocas, the others are registers, one for
each value.

`constant` and `global_address` give the values of constants and the addresses of globals.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from wfv.errors import UnsupportedError
from wfv.ir import values
from wfv.ir.core import Function, Instr, Module
from wfv.ir.interp.memory import Memory
from wfv.ir.interp.operations import RULES
from wfv.ir.interp.values import literal_float, mask_of, poison, zero
from wfv.ir.types import align_of, declared_align, size_of
from wfv.ir.values import Const, ConstExpr, Value


def constant(const: Const, address_of: Callable[[str], int]) -> Any:
    """The value of a constant; `address_of` gives the address of a global or function by name."""
    match const:
        case values.ConstInt(type=type, value=value):
            return value & mask_of(type)
        case values.ConstFloat(type=type, text=text):
            return literal_float(text, type)
        case values.ConstNull(type=null_type):
            return zero(null_type)
        case values.Undef() | values.Poison():
            return poison(const.type)
        case values.ConstAggregate(elements=elements) | values.ConstNumbers(elements=elements):
            return tuple(constant(element, address_of) for element in elements)
        case values.ConstSplat(type=vector, element=element):
            return (constant(element, address_of),) * vector.count
        case values.ConstString(text=text):
            return tuple(values.string_bytes(text))
        case values.GlobalRef(name=name):
            return address_of(name)
        case ConstExpr():
            return _expression(const, address_of)
        case values.MetadataRef():
            return None
    raise UnsupportedError(f"the interpreter does not support the constant {const}")


def _expression(const: ConstExpr, address_of: Callable[[str], int]) -> Any:
    """Computes a constant expression like the instruction of its opcode."""
    op, *flags = const.head.split()
    if op not in RULES:
        raise UnsupportedError(f"the interpreter does not support the constant expression {op}")
    instr = Instr(const.type, "", op, [*const.operands], {"flags": tuple(flags), "elem_type": const.elem_type})
    return RULES[op].rule(instr)(*(constant(operand, address_of) for operand in const.operands))


def global_address(name: str, module: Module, memory: Memory) -> int:
    """The address of a global or function; the first call allocates it, and stores its initial value."""
    thing = module.globals.get(name) or module.functions[name]
    if thing in memory.globals:
        return memory.globals[thing]
    variable = module.globals.get(name)
    if variable is None:  # a function's address can only be compared
        memory.globals[thing] = memory.allocate(1, 16)
        return memory.globals[thing]
    type = variable.value_type
    address = memory.allocate(size_of(type), declared_align(variable.suffix, align_of(type)), variable)
    memory.globals[thing] = address
    if variable.initializer is not None:
        value = constant(variable.initializer, lambda other: global_address(other, module, memory))
        memory.store(address, value, type)
    if variable.is_constant:
        memory.make_read_only(address)
    return address


Env = list[Any]
Step = Callable[[list[Env]], None]


@dataclass(frozen=True)
class SubGroupPlace:
    """Where a work-item is: the number of its sub-group, its lane in it, their sizes, and their number in its group.

    `enqueued_count`: their number in a group that is not smaller than the others.
    """

    id: int = 0
    lane: int = 0
    size: int = 1
    max_size: int = 1
    count: int = 1
    enqueued_count: int = 1


@dataclass
class Context:
    """The context of all functions of one run; `call` runs a function for some lanes: (fn, lanes, arguments of each).

    `place_of` tells of a lane where it is in a sub-group. `step_of` may have a step for an instruction that replaces
    the default one: it is asked for each when the function is prepared, and returns None for most.
    """

    module: Module
    memory: Memory
    builtins: dict[str, Callable[..., Any]]
    call: Callable[[Function, list[int], list[list[Any]]], list[Any]]
    place_of: Callable[[int], SubGroupPlace]
    step_of: Callable[[Instr, "Registers"], Step | None] = lambda instr, registers: None


@dataclass
class Registers:
    """The registers of a function's values; `template` is a new environment, which already holds the constants."""

    context: Context
    template: Env = field(default_factory=lambda: [None, None])
    index: dict[Value, int] = field(default_factory=dict)

    def of(self, value: Value) -> int:
        if value not in self.index:
            self.index[value] = len(self.template)
            self.template.append(None)
            if isinstance(value, Const):
                memory, module = self.context.memory, self.context.module
                self.template[self.index[value]] = constant(value, lambda name: global_address(name, module, memory))
        return self.index[value]

    def new(self, initial: Any = None) -> int:
        """A register of no value of the function, which holds `initial` when a lane enters."""
        self.template.append(initial)
        return len(self.template) - 1

    def of_all(self, several: Iterable[Value]) -> list[int]:
        return [self.of(value) for value in several]


def per_lane(compute: Callable[..., Any], target: int, operands: list[int]) -> Step:
    """The step that stores `compute` of the operands' registers in the register `target`, lane by lane."""

    def step(envs: list[Env]) -> None:
        for env in envs:
            env[target] = compute(*map(env.__getitem__, operands))

    return step
