"""The generator of random scalar kernels in LLVM IR.

`random_kernel(seed, number)` returns the text of a kernel that is free of races, terminates, and is defined for every
input: random statements, for which this module keeps variables and scopes, then stores of all variables to the outputs.
Variables are allocas, so that any control flow is possible between two accesses; LLVM's SROA turns them into phis. The
trace is a hash of the blocks that a work-item executed, in order.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, replace

from wfv.fuzz.kernels import twins
from wfv.fuzz.kernels.values import (
    BARRIER_FEATURES,
    BITS,
    FLOATS,
    GROUP,
    GROUP_FEATURES,
    LANES,
    MAX_LOOPS,
    RECORD,
    SLOTS,
    STORED,
    VARYING,
    ValueWriter,
    Var,
)
from wfv.fuzz.kernels.writer import Body, Frame

SCALARS = {"n": "i32", "u": "i32", "v": "i32", "w": "i64", "f": "float"}  # parameters
LIMITS = {"low": "i32", "high": "i32"}  # also of the policy `samples`
LAYOUT = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
_CALL = re.compile(r"call (spir_func )?([^@\n]+?) @([\w.]+)\((.*?)\)$", re.MULTILINE)


@dataclass(frozen=True)
class Scope:
    """Where a statement is emitted. `exits`: labels that it may branch to; `level`: that of the enclosing conditions.

    `is_whole`: the whole group reaches this code, whatever the data, so that it may contain a barrier.
    """

    depth: int
    exits: tuple[str, ...]
    level: int
    is_whole: bool
    loops: int = 0

    def nested(self, level: int, exits: tuple[str, ...], loops: int) -> Scope:
        """A scope inside this one, under a condition of `level`.

        It loses the exits of this one if only this one may contain barriers: a lane that left alone would miss them.
        """
        level = max(level, self.level)
        is_whole = self.is_whole and level == GROUP
        kept = self.exits if is_whole == self.is_whole else ()
        return Scope(self.depth - 1, (*kept, *exits), level, is_whole, self.loops + loops)


class Generator(ValueWriter):
    """The kernel of a seed; `text` may be called once."""

    functions = (*ValueWriter.functions, "set", "set_same", "variable", "mangle", "cases")
    of_frame = (*ValueWriter.of_frame, "each", "assign", "helper_call", "exit_of_scope", "nested", "apart")
    end = "%end"  # where a work-item goes to return

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.helpers: list[tuple[str, str, str]] = []  # name, type, definition
        statements = (1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 8, 11, 18, 36)
        most = 3 if "short" in self.features else 6 if self.policy != "none" else 36
        self.budget = self.rng.choice([n for n in statements if n <= most])  # statements still to be emitted
        self.budget += 4 * len(self.features & (BARRIER_FEATURES | GROUP_FEATURES))

    # Parts of statements

    def each(self, frame: Frame, name: str, count: str, least: str = "2") -> str:
        """Expands a nonterminal for some of {NUMBER} = 0 .. in any order; {X} is the last result."""
        for number in self.rng.sample(range(int(count)), self.rng.randint(int(least), int(count))):
            frame["NUMBER"] = number
            frame["X"] = self.produce(frame, name)
        return str(frame["X"])

    def varying(self) -> Var:
        var: Var = self.rng.choice([var for var in self.body.variables if var.level == VARYING])
        return var

    def variable(self, type: str) -> str:
        var = self.varying()
        return self.converted(self.load(var), var.type, type)

    def store(self, value: str, type: str, var: Var) -> str:
        return self.form("store", type=var.type, value=self.converted(value, type, var.type, var.level), name=var.name)

    def set(self, value: str, type: str) -> str:
        """Stores the value to a varying variable."""
        return self.store(value, type, self.varying())

    def set_same(self, value: str, type: str) -> str:
        """Stores a value that is the same in the group, perhaps to a uniform variable."""
        uniform = [var for var in self.body.variables if var.level == GROUP and var.type not in FLOATS]
        return self.store(value, type, self.rng.choice(uniform) if uniform and self.chance(0.5) else self.varying())

    def assign(self, frame: Frame) -> str:
        """Stores an expression of the variable's level, where all of that level are active.

        A GROUP variable thus stays uniform and may control barriers. For LANES this is violated at times.
        """
        may = [
            v for v in self.body.variables if v.level >= frame.scope.level or (v.level == LANES and self.chance(0.1))
        ]
        if not may:
            return ""
        var = self.rng.choice(may)
        return self.store(self.expression(var.type, var.level, self.rng.choice((1, 1, 1, 2))), var.type, var)

    def mangle(self, name: str, letters: str) -> str:
        return f"_Z{len(name)}{name}{letters}"

    def cases(self, type: str, *labels: str) -> str:
        """The cases of a switch; neighbouring numbers at times share a label."""
        numbers = self.rng.sample(range(8), self.rng.randint(len(labels), 6))
        if self.chance(0.5):
            numbers.sort()
        to = [labels[i * len(labels) // len(numbers)] for i in range(len(numbers))]
        return " ".join(f"{type} {number}, label {label}" for number, label in zip(numbers, to, strict=True))

    # Statements

    def statements(self, scope: Scope) -> None:
        """Some random statements, nested ones included, until the budget is used up."""
        for _ in range(self.rng.choice((0, 1, 1, 1, 2, 2, 3))):
            if self.budget > 0:
                self.budget -= 1
                self.statement(scope)

    def statement(self, scope: Scope, name: str = "statement") -> None:
        level = GROUP if scope.is_whole and self.chance(0.6) else self.random_level()
        self.produce(Frame(self, self.rng.choice((1, 1, 1, 2)), VARYING, scope, {"C": level}), name)

    def nested(self, frame: Frame, level: str, *rest: str) -> str:
        """Statements under a condition of a level, perhaps in a loop, with more exits."""
        exits = tuple(word if word[0] == "%" else str(frame[word]) for word in rest if word != "loop")
        self.statements(frame.scope.nested(self.asked(frame, level)[1], exits, int("loop" in rest)))
        return ""

    def exit_of_scope(self, frame: Frame) -> str:
        exits: tuple[str, ...] = frame.scope.exits
        return self.rng.choice(exits[1:] * 4 + exits[:1])

    def apart(self, frame: Frame) -> str:
        """Statements in divergent code from which no edge leads out, and without functions of groups."""
        made = frame.scope.nested(VARYING, (), 0)
        self.statements(replace(made, depth=min(made.depth, 1), exits=()))
        return ""

    def helper_call(self, frame: Frame) -> str:
        """A call of a helper that stores to the work-item's slot. The result is varying, arguments may be uniform."""
        if not self.helpers or (len(self.helpers) < 2 and self.chance(0.3)):
            self.helpers.append(self.new_helper(self.rng.choice([t for t in self.types if t != "i1"])))
        name, type, _ = self.rng.choice(self.helpers)
        level = self.random_level()
        a, b = (self.expression(each, level, frame.depth) for each in (type, "i32"))
        made = self.form("call", type=type, name=name, a=a, b=b, slot=self.output("i32"))
        return self.converted(self.value(made), type, frame["T"])

    def new_helper(self, type: str) -> tuple[str, str, str]:
        """Generates a helper; returns its name, type and definition."""
        outer, budget = self.body, self.budget
        self.body, self.budget = Body(is_kernel=False), self.rng.randint(1, 3)
        name, end = self.name("helper"), self.name("end")
        for arg, of in (("x", type), ("y", "i32")):
            self.body.start += [f"  %v{arg} = alloca {of}", f"  store {of} %{arg}, ptr %v{arg}"]
            self.body.variables.append(Var(f"v{arg}", of, VARYING))
        self.statements(Scope(2, (f"%{end}",), VARYING, is_whole=False, loops=MAX_LOOPS - 1))
        self.emit(f"store i32 {self.expression('i32', VARYING, 1)}, ptr addrspace(1) %p")
        self.emit(f"br label %{end}")
        self.start_block(end)
        result = self.value(f"load {type}, ptr %vx")
        lines = [*self.body.start, *self.body.lines, f"  ret {type} {result}"]
        inlining = self.rng.choice(("", "alwaysinline ", "noinline ", "noinline "))
        head = f"define internal spir_func {type} @{name}({type} %x, i32 %y, ptr addrspace(1) %p) {inlining}{{"
        self.body, self.budget = outer, budget
        return name, type, "\n".join([head, *lines, "}", ""])

    # The kernel

    def text(self) -> str:
        self.define_arrays()
        self.define_variables()
        depth = self.rng.randint(2, 4)
        # No exits here: a work-item returns before a barrier only by an early return.
        whole = Scope(depth, (), GROUP, is_whole=True)
        if self.features & {"barrier", *GROUP_FEATURES}:
            for _ in range(2):
                self.statements(whole)
                for name in sorted(self.features & GROUP_FEATURES):
                    self.statement(whole, f"{name}_function")
        while self.budget > 0:
            self.statements(Scope(depth, (self.end,), GROUP, is_whole=False))
        self.finish()
        self.store_variables()
        return self.module_text()

    def define_arrays(self) -> None:
        if "private" in self.features:
            self.body.start.append(f"  %private = alloca [8 x {self.private_type}], align 8")
            self.features.remove("private")  # the definition of the array does not read it
            self.produce(Frame(self, 1, VARYING), "define_private")
            self.features.add("private")
        if self.features & BARRIER_FEATURES:
            self.at_start("set_local")

    def finish(self) -> None:
        self.emit("br label %end")
        self.start_block("end")

    def define_variables(self) -> None:
        """Two or three varying variables, and up to two uniform ones."""
        levels = [VARYING] * self.rng.randint(2, 3)
        levels += [self.rng.choice((GROUP, LANES)) for _ in range(self.rng.choice((0, 1, 1, 2)))]
        if "trace" in self.features:
            self.body.start += ["  %trace = alloca i32", "  store i32 1, ptr %trace"]
        for i, level in enumerate(levels):
            var = Var(f"v{i}", self.rng.choice(self.types), level)
            self.body.start.append(self.form("declare", type=var.type, name=var.name))
            self.emit(self.store(self.expression(var.type, level, 1), var.type, var))
            self.body.variables.append(var)

    def store_variables(self) -> None:
        """Stores each variable to the output of its type, or of a wider type."""
        taken: dict[str, int] = {}
        shown = self.body.variables + [Var("trace", "i32", VARYING)] * ("trace" in self.features)
        for var in shown:
            type = var.type if var.type in STORED else "i64" if BITS[var.type] > 32 else "i32"
            value = self.converted(self.load(var), var.type, type)
            taken[type] = taken.get(type, -1) + 1
            made = self.form("put", type=type, value=value, slot=self.output(type, str(taken[type] % SLOTS)))
            self.emit(made)

    def text_of_body(self) -> str:
        return "\n".join([*self.body.ids.values(), *self.body.start, *self.body.lines])

    def module_text(self) -> str:
        spaces = {name: 3 if name == "scratch" else 1 for name in sorted(self.used)}
        alone = {"count"} if self.policy == "counts" else set()
        params = [f"ptr addrspace({at}) {'noalias ' * (name in alone)}%{name}" for name, at in spaces.items()]
        scalars = SCALARS | LIMITS if self.policy == "samples" else SCALARS
        params += [f"{type} %{name}" for name, type in scalars.items()]
        table = ", ".join(f"{self.table_type} {self.constant(self.table_type)}" for _ in range(16))
        kernel = self.text_of_body()
        helpers = "\n".join(definition for _, _, definition in self.helpers)
        return f"""; DIMENSIONS: {1 if "flat" in self.features else 2}
; POLICY: {self.policy}
target datalayout = "{LAYOUT}"
target triple = "spir64-unknown-unknown"
%record = type {{ {", ".join(RECORD)} }}
@table = internal unnamed_addr addrspace(2) constant [16 x {self.table_type}] [{table}], align 8
{chr(10).join([*self.globals, *declarations(kernel + chr(10) + helpers)])}
{helpers}
define spir_kernel void @k({", ".join(params)}) {{
{kernel}
  ret void
}}
"""


def declarations(text: str) -> list[str]:
    """The declarations of the functions that are called, but not defined."""
    found = {}
    for convention, result, name, operands in _CALL.findall(text):
        types = ", ".join(operand.rsplit(" ", 1)[0] for operand in operands.split(", ") if operand)
        if not name.startswith("helper"):
            convergent = " convergent" * ("_group_" in name and "get_" not in name)
            found[name] = f"declare {convention}{result} @{name}({types}){convergent}"
    return list(found.values())


def random_kernel(seed: int, number: int) -> str:
    """The LLVM IR of kernel `number` of a seed: the same in every process and on every machine."""
    text, rng = Generator(f"{seed}/{number}").text(), random.Random(f"{seed}/{number}/twin")
    return twins.with_twin(text, rng) if rng.random() < twins.SHARE else text
