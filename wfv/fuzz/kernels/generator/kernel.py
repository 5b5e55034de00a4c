"""A whole kernel: initialized variables, statements, and stores of all variables to the outputs at the end.

Variables are allocas, so that any control flow is possible between two accesses; LLVM's SROA turns them into phis. The
trace is a hash of the blocks that a work-item executed, in order.
"""

from __future__ import annotations

from wfv.fuzz.kernels.generator.buffers import SIZES, SLOTS
from wfv.fuzz.kernels.generator.control_flow import ControlFlow
from wfv.fuzz.kernels.generator.writer import FLOATS, GLOBAL, GROUP, LANES, VARYING, Scope, Var

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


__all__ = ["FLOATS", "GLOBAL", "LANES", "RandomKernel", "random_kernel"]
