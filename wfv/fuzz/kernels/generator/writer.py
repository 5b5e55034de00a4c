"""The text of a kernel while it is generated: lines, names, variables, and the ids that it uses."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from typing import Any

INTS = ("i1", "i5", "i8", "i13", "i16", "i24", "i32", "i33", "i48", "i64")
FLOATS = ("half", "float", "double")
BITS = {**{name: int(name[1:]) for name in INTS}, "half": 16, "float": 32, "double": 64}
# The level of a value: uniform in the work-group, uniform among neighbours along dimension 0, or varying.
GROUP, LANES, VARYING = 0, 1, 2
MAX_LOOPS = 3  # nested
GLOBAL = "ptr addrspace(1)"
FEATURES = {
    "narrow": 0.4, "odd": 0.2, "wide": 0.4, "float": 0.4, "double": 0.15, "half": 0.15, "private": 0.35, "vector": 0.3,
    "struct": 0.2, "atomic": 0.4, "helper": 0.3, "table": 0.2, "pointer": 0.2, "barrier": 0.35, "flat": 0.6,
    "trace": 0.4, "irreducible": 0.12, "bytes": 0.2, "overflow": 0.12,
}  # fmt: skip
# Only of kernels with barriers: work-items that return before a barrier, barriers under conditions that the compiler
# cannot prove uniform.
BARRIER_FEATURES = {"return": 0.5, "run time": 0.5}
# The definition of each id; it may use other ids.
IDS = {
    "gid0": "call spir_func i64 @_Z13get_global_idj(i32 0)",
    "gid1": "call spir_func i64 @_Z13get_global_idj(i32 1)",
    "lid0": "call spir_func i64 @_Z12get_local_idj(i32 0)",
    "lid1": "call spir_func i64 @_Z12get_local_idj(i32 1)",
    "grp0": "call spir_func i64 @_Z12get_group_idj(i32 0)",
    "gsize0": "call spir_func i64 @_Z15get_global_sizej(i32 0)",
    "lsize0": "call spir_func i64 @_Z14get_local_sizej(i32 0)",
    "lsize1": "call spir_func i64 @_Z14get_local_sizej(i32 1)",
    "ngroups0": "call spir_func i64 @_Z14get_num_groupsj(i32 0)",
    "row": "mul i64 %gid1, %gsize0", "sum": "add i64 %row, %gid0",
    "lrow": "mul i64 %lid1, %lsize0", "lsum": "add i64 %lrow, %lid0", "lcount": "mul i64 %lsize0, %lsize1",
    "n64": "zext i32 %n to i64", "w32": "trunc i64 %w to i32", "u8": "trunc i32 %u to i8",
    **{f"{name}.32": f"trunc i64 %{name} to i32" for name in ("gid0", "lid0", "lid1", "grp0", "gsize0", "lsize0",
                                                              "ngroups0", "sum", "lsum")},
}  # fmt: skip
LEVELS = {
    GROUP: ("u", "u", "v", "w32", "n", "grp0.32", "gsize0.32", "lsize0.32", "ngroups0.32"),
    LANES: ("lid1.32",),
    VARYING: ("gid0.32", "gid0.32", "lid0.32", "sum.32"),
}


@dataclass(frozen=True)
class Var:
    """A variable of the kernel, an alloca. `level`: the level of the values stored to it."""

    name: str
    type: str
    level: int


@dataclass(frozen=True)
class Scope:
    """Where a statement is emitted. `exits`: labels that it may branch to; `level`: that of the enclosing conditions.

    `allows_barrier`: the whole group reaches this code, whatever the data, so that it may contain a barrier.
    """

    depth: int
    exits: tuple[str, ...]
    level: int
    allows_barrier: bool
    loops: int = 0

    def nested(self, level: int, **changes: Any) -> Scope:
        """A scope inside this one, under a condition of `level`.

        It has no exits if it may not contain barriers and this scope may: a lane that left alone would miss them.
        """
        level = max(level, self.level)
        waits = self.allows_barrier and level == GROUP
        exits = self.exits if waits == self.allows_barrier else ()
        made = replace(self, depth=self.depth - 1, level=level, allows_barrier=waits, exits=exits)
        return replace(made, **{**changes, "exits": (*exits, *changes.get("exits", ()))})


@dataclass
class Body:
    """The function that is generated at the moment."""

    lines: list[str] = field(default_factory=list)
    slots: list[str] = field(default_factory=list)  # allocas, in the entry block
    ids: dict[str, str] = field(default_factory=dict)  # name: definition, in the entry block
    variables: list[Var] = field(default_factory=list)
    is_kernel: bool = True


class KernelWriter:
    """Names, lines and random choices. Its subclasses add expressions and statements."""

    def __init__(self, seed: int | str) -> None:
        self.rng = random.Random(seed)
        self.number = 0
        self.body = Body()
        self.declared: dict[str, None] = {}
        self.globals: list[str] = []
        self.features = {name for name, chance in FEATURES.items() if self.rng.random() < chance}
        if "barrier" in self.features:
            self.features |= {name for name, chance in BARRIER_FEATURES.items() if self.rng.random() < chance}
        self.types = self._types()

    def _types(self) -> list[str]:
        """The types of this kernel's variables; a type that is listed twice is drawn twice as often."""
        found = ["i32", "i32", "i32", "i1"]
        found += ["i8", "i16"] if "narrow" in self.features else []
        found += ["i64", "i64"] if "wide" in self.features else []
        found += self.rng.sample(("i5", "i13", "i24", "i33", "i48"), 2) if "odd" in self.features else []
        return found + [name for name in FLOATS if name in self.features]

    def emit(self, line: str) -> None:
        self.body.lines.append("  " + line)

    def name(self, stem: str) -> str:
        self.number += 1
        return f"{stem}{self.number}"

    def value(self, expression: str) -> str:
        """Emits an instruction; returns the name of its result."""
        name = "%" + self.name("t")
        self.emit(f"{name} = {expression}")
        return name

    def op(self, op: str, type: str, a: str | int, b: str | int) -> str:
        return self.value(f"{op} {type} {a}, {b}")

    def call(self, result: str, function: str, *operands: str) -> str:
        """Emits a call of an intrinsic and declares it; an operand is a type and a value."""
        types = ", ".join(operand.rsplit(" ", 1)[0] for operand in operands)
        self.declared[f"declare {result} @{function}({types})"] = None
        call = f"call {result} @{function}({', '.join(operands)})"
        if result == "void":
            self.emit(call)
            return ""
        return self.value(call)

    def start_block(self, label: str) -> None:
        """Starts a block; with the feature `trace`, it adds its number to the trace."""
        self.body.lines.append(f"{label}:")
        if "trace" in self.features and self.body.is_kernel:
            old = self.value("load i32, ptr %trace")
            marked = self.op("add", "i32", self.op("mul", "i32", old, 31), self.number)
            self.emit(f"store i32 {marked}, ptr %trace")

    def branch_to(self, label: str) -> None:
        self.emit(f"br label %{label}")

    def cond_branch(self, cond: str, then: str, orelse: str) -> None:
        self.emit(f"br i1 {cond}, label %{then}, label %{orelse}")

    def id(self, name: str) -> str:
        """An id, a value computed from ids, or a parameter; `lin` is the work-item's number in the launch."""
        if name in ("lin", "lin.32"):
            name = name.replace("lin", "gid0" if "flat" in self.features else "sum")
        if name not in IDS:
            return f"%{name}"  # a parameter
        if name not in self.body.ids:
            expression = IDS[name]
            for part in expression.replace(",", " ").split():
                if part[0] == "%":
                    self.id(part[1:])
            if "@" in expression:
                self.declared[f"declare spir_func i64 {expression.split()[3].split('(')[0]}(i32)"] = None
            self.body.ids[name] = f"  %{name} = {expression}"
        return f"%{name}"

    def alloca(self, type: str, stem: str = "slot") -> str:
        name = self.name(stem)
        self.body.slots.append(f"  %{name} = alloca {type}")
        return f"%{name}"

    def load_variable(self, var: Var) -> str:
        return self.value(f"load {var.type}, ptr %{var.name}")

    def store_variable(self, var: Var, value: str) -> None:
        self.emit(f"store {var.type} {value}, ptr %{var.name}")

    def variables(self, level: int) -> list[Var]:
        """The variables whose values are uniform at `level`."""
        return [var for var in self.body.variables if var.level <= level]

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def random_level(self) -> int:
        """The level of a condition or an operand."""
        return self.rng.choice((GROUP, LANES, VARYING, VARYING, VARYING))
