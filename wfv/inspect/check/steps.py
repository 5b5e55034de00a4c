"""The interpreter's steps in a check: they report a mistake and go on, with zero in place of a missing value.

Clang has not optimized the code: each variable is in memory, and an instruction follows its line of the source. So
a value that nothing has written is found where it is loaded. Vectors are an exception: to write one component, Clang
loads the others. They are poison until one of them is extracted, or stored to memory that work-items share.
"""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from wfv.errors import KernelTrapError, SourceLocation
from wfv.inspect.check.memory import INTERNAL, PRIVATE, AccessError, CheckedMemory, Object
from wfv.inspect.source_text import SourceText
from wfv.ir.core import Instr, Module
from wfv.ir.interp import POISON, UndefinedBehaviour
from wfv.ir.interp.environment import Env, Registers, Step, per_lane
from wfv.ir.interp.operations import rule_for_call
from wfv.ir.interp.steps import Access, computation, default_step
from wfv.ir.interp.values import poison, zero
from wfv.ir.names import SUB_GROUP_BARRIER, is_own
from wfv.ir.types import VOID, VecType
from wfv.ir.uses import users_of
from wfv.ir.values import Value
from wfv.opencl.builtins import is_barrier

_KINDS = {
    **dict.fromkeys(("udiv", "sdiv", "urem", "srem"), "division"),
    **dict.fromkeys(("fptosi", "fptoui"), "conversion"),
    **dict.fromkeys(("add", "sub", "mul", "shl"), "overflow"),
    "extractelement": "uninitialized",
    "and": "shift",
    **dict.fromkeys(("fadd", "fsub", "fmul", "fdiv", "frem"), "nan"),
}
_PEDANTIC = ("overflow", "nan")
_MEMORY = ("load", "store", "atomicrmw", "cmpxchg")
_ATOMIC = ("atomicrmw", "cmpxchg")
_SHIFT_MASKS = ("shl.mask", "shr.mask")  # Clang's names: OpenCL ignores the upper bits of a shift's amount
_SUFFIXES = re.compile(r"(\.addr|\.i\d*)+$")  # of a variable: Clang's for a parameter's, and LLVM's for an inlined one
_LIFE, BODY = "llvm.lifetime.start", "__clang_ocl_kern_imp_"
LOCAL_FENCE, GLOBAL_FENCE = 1, 2  # the flags of OpenCL
_OF_LOAD = "reads {}, which nothing has written"
Report = Callable[[str, str, Instr, int, Callable[[], str]], None]  # kind, object, place, work-item, message


class CheckedSteps:
    """Makes steps (`Context.step_of`). `report` gets each mistake; `items` is the number of work-items of the group.

    `calls`: the places of the calls in which the interpreter is, the innermost one last; `variables`: those that are
    registers.
    """

    def __init__(self, memory: CheckedMemory, report: Report, is_pedantic: bool) -> None:
        self.memory, self.report, self.is_pedantic = memory, report, is_pedantic
        self.items = 0
        self.calls: list[Instr] = []
        self.variables: set[Value] = set()

    def step_of(self, instr: Instr, registers: Registers) -> Step | None:
        """The step of an instruction that can be a mistake; None: any other."""
        for variable in (instr, *instr.operands[-1:]):
            if variable in self.variables:
                return self._variable(instr, variable, registers)  # type: ignore[arg-type]  # an alloca
        if instr.op == "call":
            return self._call(instr, registers)
        if instr.op in _MEMORY:
            return self._computing(instr, registers, computation(instr, self.memory))
        if instr.op == "and" and not instr.name.startswith(_SHIFT_MASKS):
            return None
        kind = _KINDS.get(instr.op)
        if kind is None or (kind in _PEDANTIC and not self.is_pedantic):
            return None
        return self._computing(instr, registers, computation(instr, self.memory))

    def place(self, instr: Instr) -> Instr:
        """The instruction, or the innermost call with a source line: a built-in function has none."""
        return instr if instr.line or not self.calls else self.calls[-1]

    def location(self, place: Instr) -> SourceLocation:
        """The source location, with the calls that led to it."""
        found: SourceLocation | None = None
        for call in (*(call for call in self.calls if call is not place), place):
            if call.line and not call.callee.startswith(BODY):
                at = location(call)
                found = SourceLocation(at, at.column, at.file, at.call or found)
        return found or SourceLocation(0)

    def _variable(self, instr: Instr, variable: Instr, registers: Registers) -> Step:
        """The step of an instruction on a variable that is a register."""
        slot, target = registers.of(variable), registers.of(instr)
        clean, nothing = zero(variable.attrs["elem_type"]), poison(variable.attrs["elem_type"])

        def load(envs: list[Env]) -> None:
            for env in envs:
                if env[slot] is POISON:
                    name = variable.name
                    text = _OF_LOAD.format(Object(name, PRIVATE))
                    self.report("uninitialized", name, self.place(instr), env[0], partial(str, text))
                env[target] = clean if env[slot] is POISON else env[slot]

        if instr.op == "store":
            return per_lane(lambda value: value, slot, registers.of_all(instr.operands[:1]))
        return load if instr.op == "load" else per_lane(lambda: nothing, slot, [])

    def _call(self, instr: Instr, registers: Registers) -> Step | None:
        context = registers.context
        if is_barrier(instr.callee):
            return self._barrier(instr, registers)
        if instr.callee.startswith(_LIFE):
            return self._computing(instr, registers, lambda *values: self.memory.begin_life(values[-1]))
        if instr.callee == SUB_GROUP_BARRIER:
            return lambda envs: self.memory.races.barrier(True, True)
        fn = context.module.functions.get(instr.callee)
        if instr.callee in context.builtins:
            return None
        if fn is not None and not fn.is_declaration:
            return self._call_body(instr, default_step(instr, registers))
        if is_own(instr.callee):
            return None
        return self._computing(instr, registers, rule_for_call(instr, self.memory))

    def _call_body(self, instr: Instr, inner: Step) -> Step:
        def step(envs: list[Env]) -> None:
            self.calls.append(self.place(instr))
            try:
                inner(envs)
            finally:
                self.calls.pop()

        return step

    def _barrier(self, instr: Instr, registers: Registers) -> Step:
        flags = registers.of(instr.operands[0]) if instr.operands else None

        def step(envs: list[Env]) -> None:
            if len(envs) < self.items:
                missing = next(item for item in range(self.items) if item not in {env[0] for env in envs})
                message = f"only {len(envs)} of the {self.items} work-items of the group reach this barrier"
                self.report("barrier", "", self.place(instr), missing, lambda: message)
            fence = LOCAL_FENCE | GLOBAL_FENCE if flags is None else envs[0][flags]
            self.memory.races.barrier(bool(fence & LOCAL_FENCE), bool(fence & GLOBAL_FENCE))

        return step

    def _computing(self, instr: Instr, registers: Registers, compute: Access) -> Step:
        """The step of `compute`, lane by lane; a result that is undefined is reported, and becomes zero."""
        races, target, operands = self.memory.races, registers.of(instr), registers.of_all(instr.operands)
        is_atomic, check = instr.op in _ATOMIC, self._check_of(instr)
        has_value = instr.type is not VOID

        def step(envs: list[Env]) -> None:
            races.site, races.is_atomic = self.place(instr), is_atomic
            for env in envs:
                races.item = env[0]
                values = [env[register] for register in operands]
                try:
                    result = compute(*values)
                except UndefinedBehaviour as error:
                    self._report_error(error, instr, values, env[0])
                    result = zero(instr.type) if has_value else None
                except KernelTrapError:
                    self.report("trap", "", self.place(instr), env[0], lambda: "the work-item traps")
                    raise
                env[target] = check(values, result, env[0]) if check is not None else result

        return step

    def _report_error(self, error: UndefinedBehaviour, instr: Instr, values: list[Any], item: int) -> None:
        if isinstance(error, AccessError):
            self.report(error.kind, error.name, self.place(instr), item, lambda: error.message)
        elif instr.op in _KINDS or instr.op in _MEMORY:
            self._report_undefined(instr, values, item)
        else:
            self.report("undefined", "", self.place(instr), item, lambda: str(error))

    def _check_of(self, instr: Instr) -> Callable[[list[Any], Any, int], Any] | None:
        """A function that checks the operands and the result of an instruction, and returns the value to go on with."""
        if instr.op == "store":
            return self._check_store(instr) if isinstance(instr.operands[0].type, VecType) else None
        if instr.type is VOID or (isinstance(instr.type, VecType) and instr.op == "load"):
            return None
        clean = zero(instr.type)

        def check(values: list[Any], result: Any, item: int) -> Any:
            if result is POISON:
                is_reported = bool(instr.line) or instr.op in _MEMORY or self._is_in_conversion()
                if is_reported and POISON not in values[:1]:
                    self._report_undefined(instr, values, item)
                return clean if is_reported else result
            if isinstance(result, tuple) and instr.line and _has_poison(result) and not any(map(_has_poison, values)):
                self._report_undefined(instr, values, item)
            if instr.op == "and" and result != values[0]:
                self._report_undefined(instr, values, item)
            if self.is_pedantic and instr.op not in _MEMORY and _is_nan(result) and not any(map(_is_nan, values)):
                self.report("nan", "", self.place(instr), item, lambda: _message(instr, values))
            return result

        return check

    def _is_in_conversion(self) -> bool:
        """Whether the interpreter is in a built-in that is like a cast. Others select defined values."""
        called = self.calls[-1].callee if self.calls else ""
        return "convert_" in called and "_sat" not in called

    def _report_undefined(self, instr: Instr, values: list[Any], item: int) -> None:
        place = self.place(instr)
        if instr.op in _MEMORY:
            thing = self.memory.owner(values[0])
            if thing is None or thing.kind == INTERNAL:
                return
            text = _OF_LOAD.format(self.memory.place(values[0], instr.accessed))
            self.report("uninitialized", thing.name, place, item, lambda: text)
            if instr.op in _ATOMIC:
                self.memory.define(values[0], instr.operands[1].type)
        else:
            kind = _KINDS.get(instr.op, "undefined")
            self.report(kind, "", place, item, lambda: _message(instr, values))

    def _check_store(self, instr: Instr) -> Callable[[list[Any], Any, int], Any]:
        """Of a vector: a vector of three is stored as one of four."""

        def check(values: list[Any], result: Any, item: int) -> Any:
            vector, thing = values[0], self.memory.owner(values[1])
            used = vector[:3] if len(vector) == 4 else vector
            if thing is not None and thing.kind != PRIVATE and _has_poison(used):
                message = f"writes a vector to {thing}, of which nothing has written a component"
                self.report("uninitialized", thing.name, self.place(instr), item, lambda: message)
            return result

        return check


def whole_variables(module: Module) -> set[Value]:
    """The private variables that are only loaded and stored as a whole: they need no memory."""
    every = [instr for fn in module.functions.values() for instr in fn.instrs()]
    users = users_of(every)
    return {
        each for each in every if each.op == "alloca" and all(_is_whole(user, each) for user in users.get(each, ()))
    }


def _is_whole(user: Instr, variable: Instr) -> bool:
    """Whether an instruction accesses all of a variable, or marks its life."""
    if not user.is_access:
        return user.callee.startswith("llvm.lifetime.")
    return user.operands.index(variable) == len(user.operands) - 1 and user.accessed == variable.attrs["elem_type"]


def name_variables(module: Module, source: SourceText) -> None:
    """Gives variables the names that they have in the source: LLVM adds a number to a name that is taken."""
    for instr in [instr for fn in module.functions.values() for instr in fn.instrs()]:
        if instr.op == "alloca":
            instr.name = _SUFFIXES.sub("", instr.name)
        elif instr.callee.startswith(_LIFE) and isinstance(variable := instr.operands[-1], Instr):
            name, at = variable.name, location(instr)
            words = re.findall(r"\w+", source.line(at)[at.column :].partition(";")[0])
            while name not in words and name[-1:].isdecimal():
                name = name[:-1]
            if name in words:
                variable.name = name


def without_flags(instr: Instr, is_pedantic: bool) -> None:
    """Drops the promises of an instruction in place: a wrong one is no mistake of its own. Pedantic keeps `nsw`."""
    instr.attrs["flags"] = tuple(flag for flag in instr.flags if is_pedantic and flag == "nsw")


def location(instr: Instr) -> SourceLocation:
    """The source location of an instruction, without the calls that led to it."""
    return SourceLocation.of(instr.line)


def _has_poison(value: Any) -> bool:
    return isinstance(value, tuple) and any(part is POISON for part in value)


def _is_nan(value: Any) -> bool:
    return isinstance(value, np.floating) and bool(np.isnan(value))


def _message(instr: Instr, values: list[Any]) -> str:
    shown = " and ".join(map(str, values))
    match _KINDS.get(instr.op):
        case "division":
            return f"a division by {values[1]}"
        case "shift":
            return f"a shift of an {instr.type} by {values[0]}"
        case "conversion":
            return f"{shown} does not fit {instr.type}"
        case "nan":
            return f"the first NaN, of {shown}"
        case "overflow":
            return f"{instr.op} of {shown} does not fit {instr.type}"
        case "uninitialized":
            return "reads a component of a vector that nothing has written"
    return f"the result of {instr.callee or instr.op} is not defined"
