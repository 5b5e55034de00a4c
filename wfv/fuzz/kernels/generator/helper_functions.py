"""Helper functions with control flow of their own, and calls of them."""

from __future__ import annotations

from wfv.fuzz.kernels.generator.loops import Loops
from wfv.fuzz.kernels.generator.writer import GLOBAL, MAX_LOOPS, VARYING, Body, Scope, Var


class HelperFunctions(Loops):
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
