"""A whole kernel: initialized variables, statements, and stores of all variables to the outputs at the end.

Variables are allocas, so that any control flow is possible between two accesses; LLVM's SROA turns them into phis. The
trace is a hash of the blocks that a work-item executed, in order. Tables say which kinds of statements are possible
where, and how frequent each is; a helper function has control flow of its own.
"""

from __future__ import annotations

from wfv.fuzz.kernels.generator.branches import Branches
from wfv.fuzz.kernels.generator.buffers import SIZES, SLOTS
from wfv.fuzz.kernels.generator.group_statements import CHANCES, SUB_GROUP, WORK_GROUP
from wfv.fuzz.kernels.generator.writer import (
    BARRIER_FEATURES,
    GLOBAL,
    GROUP,
    LANES,
    MAX_LOOPS,
    VARYING,
    Body,
    Scope,
    Var,
)


class HelperFunctions(Branches):
    """A kernel has at most two helpers; each may be called several times."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.helpers: list[tuple[str, str, str]] = []  # name, type, definition
        self.budget = 0  # statements that may still be emitted

    def call_helper(self, scope: Scope) -> None:
        """Calls a helper once or twice and assigns its result."""
        type = self.rng.choice(self.types)
        for _ in range(self.rng.choice((1, 1, 2))):
            self.assign_varying(self.helper_call(type, 1, VARYING), type)

    def helper_call(self, type: str, depth: int, level: int) -> str:
        """A call of a helper that stores to the work-item's slot. The result is varying, arguments may be uniform."""
        if "helper" not in self.features or not self.body.is_kernel or level < VARYING:
            return self.expression(type, depth, level)
        if not self.helpers or (len(self.helpers) < 2 and self.chance(0.3)):
            self.helpers.append(self.new_helper(self.rng.choice([t for t in self.types if t != "i1"])))
        name, own, _ = self.rng.choice(self.helpers)
        level = self.random_level()  # of both arguments
        a, b = self.expression(own, depth, level), self.expression("i32", depth, level)
        made = self.value(f"call spir_func {own} @{name}({own} {a}, i32 {b}, {self.output_address('i32')})")
        return self.cast(made, own, type)

    def new_helper(self, type: str) -> tuple[str, str, str]:
        """Generates a helper; returns its name, type and definition."""
        outer, budget = self.body, self.budget
        self.body, self.budget = Body(is_kernel=False), self.rng.randint(1, 3)
        name, end = self.name("helper"), self.name("end")
        for arg, of in (("x", type), ("y", "i32")):
            self.body.slots.append(f"  %v{arg} = alloca {of}")
            self.body.variables.append(Var(f"v{arg}", of, VARYING))
            self.emit(f"store {of} %{arg}, ptr %v{arg}")
        scope = Scope(2, (end,), VARYING, allows_barrier=False, loops=MAX_LOOPS - 1)
        self.statements(scope)
        if self.chance(0.8):
            self.helper_store(scope)
        self.branch_to(end)
        self.start_block(end)
        result = self.value(f"load {type}, ptr %vx")
        lines = [*self.body.slots, *self.body.lines, f"  ret {type} {result}"]
        inlining = self.rng.choice(("", "alwaysinline ", "noinline ", "noinline "))
        head = f"define internal spir_func {type} @{name}({type} %x, i32 %y, {GLOBAL} %p) {inlining}{{"
        self.body, self.budget = outer, budget
        return name, type, "\n".join([head, *lines, "}", ""])


# The frequencies of the kinds of statements; a kind is the name of the method that emits it.
SIMPLE = {
    "assign": 4, "store_output": 1.5, "update_output": 0.5, "guarded_division": 1, "guarded_load": 0.8,
    "single_item_effect": 0.6, "fill_memory": 0.5, "assign_input": 1.5, "assign_interleaved": 0.6,
}  # fmt: skip
OPTIONAL = {  # only in kernels with the feature
    "store_private": ("private", 2), "shared_counter": ("atomic", 3), "own_atomic": ("atomic", 1),
    "ticket": ("atomic", 1), "store_vector": ("vector", 0.7), "assign_vector_element": ("vector", 1),
    "store_struct": ("struct", 1), "call_helper": ("helper", 2), "saturate": ("float", 4),
    "trap": ("trap", 4),
}  # fmt: skip
NESTED = {
    "branch": 4, "crossing_branches": 2, "labelled_block": 2, "switch": 1.5, "early_exit": 3,
    "counted_loop": 3, "shifting_loop": 1, "loop_bounded_by_branch": 0.7, "irreducible_loop": 0.0,
}  # fmt: skip


class ControlFlow(HelperFunctions):
    """`statements` emits a random list of statements, nested ones included, until the budget is used up."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.budget = self.rng.choice((1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 8, 11, 18, 36))
        self.budget += 4 * len(self.features & (BARRIER_FEATURES | CHANCES).keys())

    def statements(self, scope: Scope) -> None:
        for _ in range(self.rng.choice((0, 1, 1, 1, 2, 2, 3))):
            if self.budget <= 0:
                return
            self.budget -= 1
            kinds = self.statement_kinds(scope)
            (kind,) = self.rng.choices(list(kinds), list(kinds.values()))
            getattr(self, kind)(scope)

    def statement_kinds(self, scope: Scope) -> dict[str, float]:
        if not self.body.is_kernel:
            found: dict[str, float] = {"assign": 4, "helper_store": 1, "guarded_division": 0.5}
        else:
            found = SIMPLE | {kind: chance for kind, (name, chance) in OPTIONAL.items() if name in self.features}
        if scope.depth > 0:
            found = found | NESTED
            found["irreducible_loop"] = 4.0 if "irreducible" in self.features else 0.0
        found = found | self.barrier_kinds(scope) | self.group_kinds(scope)
        if not self.body.is_kernel:
            found = found | {"loop_bounded_by_branch": 0}
        if scope.loops >= MAX_LOOPS:
            found = found | {kind: 0 for kind in ("skipping_loop", "sub_group_loop") if kind in found}
        if scope.loops >= MAX_LOOPS:
            found = found | {"counted_loop": 0, "shifting_loop": 0, "loop_bounded_by_branch": 0, "irreducible_loop": 0}
        if not scope.exits:
            found = found | {"early_exit": 0}
        return found

    def barrier_kinds(self, scope: Scope) -> dict[str, float]:
        if not scope.allows_barrier or "barrier" not in self.features:
            return {}
        found: dict[str, float] = {"local_exchange": 12, "store_then_barrier": 4, "count_then_barrier": 3}
        if "return" in self.features:
            found |= {"early_return": 8, "skipping_loop": 3}
        if "run time" in self.features and scope.depth > 0:
            found |= {"run_time_branch": 12, "counted_loop": 8}
        return found

    def group_kinds(self, scope: Scope) -> dict[str, float]:
        """Work-group and sub-group functions, where all work-items of the group are."""
        found: dict[str, float] = {}
        if scope.allows_barrier and WORK_GROUP in self.features:
            found |= {"work_group_function": 12}
        if scope.allows_barrier and SUB_GROUP in self.features:
            found |= {"sub_group_function": 6, "sub_group_branch": 5, "sub_group_loop": 4}
        return found

    def group_statement(self, scope: Scope) -> None:
        """One of these statements at least, if the kernel has the features."""
        if kinds := self.group_kinds(scope):
            (kind,) = self.rng.choices(list(kinds), list(kinds.values()))
            getattr(self, kind)(scope)


SCALARS = {"n": "i32", "u": "i32", "v": "i32", "w": "i64", "f": "float"}
C_NAMES = {"i8": "char", "i16": "short", "i32": "int", "i64": "long", "half": "half", "float": "float",
           "double": "double", "local": "int"}  # fmt: skip
LAYOUT = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"


class RandomKernel(ControlFlow):
    """The kernel of a seed; `text` may be called once."""

    def text(self) -> str:
        if "private" in self.features:
            self.define_private_array()
        if "table" in self.features:
            self.define_table()
        self.define_variables()
        depth = self.rng.randint(2, 4)
        waits = "barrier" in self.features or self.has_group_functions
        # No exits here: a work-item returns before a barrier only by `early_return`.
        for _ in range(2 * waits):
            self.statements(Scope(depth, (), GROUP, allows_barrier=True))
            self.group_statement(Scope(depth, (), GROUP, allows_barrier=True))
        while self.budget > 0:
            self.statements(Scope(depth, (self.end,), GROUP, allows_barrier=False))
        self.branch_to(self.end)
        self.start_block(self.end)
        self.store_variables()
        return self.module_text()

    def define_variables(self) -> None:
        """Two or three varying variables, and up to two uniform ones."""
        levels = [VARYING] * self.rng.randint(2, 3) + [
            self.rng.choice((GROUP, LANES)) for _ in range(self.rng.choice((0, 1, 1, 2)))
        ]
        for i, level in enumerate(levels):
            type = self.rng.choice(self.types)
            var = Var(f"v{i}", type, level)
            self.body.slots.append(f"  %{var.name} = alloca {type}")
            start = self.expression(type, 1, level)
            self.store_variable(var, start)
            self.body.variables.append(var)
        if "trace" in self.features:
            self.body.slots += ["  %trace = alloca i32", "  store i32 1, ptr %trace"]

    def store_variables(self) -> None:
        """Stores each variable to the output of its type, or of a wider type."""
        taken: dict[str, int] = {}
        shown = list(self.body.variables)
        if "trace" in self.features:
            shown.append(Var("trace", "i32", VARYING))
        for var in shown:
            value, type = self.load_variable(var), var.type
            if type not in SIZES:
                wide = "i64" if type in ("i33", "i48") else "i32"
                value, type = self.cast(value, type, wide), wide
            taken[type] = taken.get(type, -1) + 1
            self.store(type, value, self.output_address(type, str(taken[type] % SLOTS)))

    def module_text(self) -> str:
        buffers = sorted(self.used, key=lambda name: (name == "scratch", name))
        spaces = ["3" if self.used[name] == "local" else "1" for name in buffers] + ["0"] * len(SCALARS)
        params = [f"ptr addrspace({space}) %{name}" for name, space in zip(buffers, spaces, strict=False)]
        params += [f"{type} %{name}" for name, type in SCALARS.items()]
        names = [f'!"{C_NAMES[self.used[name]]}*"' for name in buffers]
        names += [f'!"{"u" * (type == "i32")}{C_NAMES[type]}"' for type in SCALARS.values()]
        return "\n".join(
            [
                f"; DIMENSIONS: {1 if 'flat' in self.features else 2}",
                f'target datalayout = "{LAYOUT}"',
                'target triple = "spir64-unknown-unknown"',
                *self.globals,
                *self.declared,
                *(definition for _, _, definition in self.helpers),
                f"define spir_kernel void @k({', '.join(params)}) !kernel_arg_addr_space !0 !kernel_arg_type !1 {{",
                *self.body.ids.values(),
                *self.body.slots,
                *self.body.lines,
                "  ret void",
                "}",
                f"!0 = !{{{', '.join(f'i32 {space}' for space in spaces)}}}",
                f"!1 = !{{{', '.join(names)}}}",
                "",
            ]
        )


def random_kernel(seed: int, number: int) -> str:
    """The LLVM IR of kernel `number` of a seed: the same in every process and on every machine."""
    return RandomKernel(f"{seed}/{number}").text()
