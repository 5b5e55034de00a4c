"""Random kernels with barriers: valid OpenCL (no races, barriers reached by all), in IR with variables in memory.

Kernels of wfv/fuzz/kernels contain few barriers: of forty kernels with barriers, four had one in a loop. These kernels
consist mainly of barriers, have up to a dozen continuations, and loops through them.
"""

from __future__ import annotations

import random

HEAD = """target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @_Z7barrierj(i32)

define spir_kernel void @kernel(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(3) %tile, i32 %n) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %lid = call spir_func i64 @_Z12get_local_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %q = getelementptr inbounds i32, ptr addrspace(3) %tile, i64 %lid
  %lid.other = xor i64 %lid, 1
  %q.other = getelementptr inbounds i32, ptr addrspace(3) %tile, i64 %lid.other
  %first = load i32, ptr addrspace(1) %p, align 4
  %lid32 = trunc i64 %lid to i32
"""
BARRIER = "  call spir_func void @_Z7barrierj(i32 1)"
UNIFORM, VARYING = ("u0", "u1"), ("v0", "v1", "v2")
OPS = ("add", "sub", "mul", "xor", "and", "or")


class RandomKernel:
    """Statements over variables of the group (%u) and of the work-item (%v)."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.count = 0
        self.lines: list[str] = []

    def text(self) -> str:
        variables = (*UNIFORM, *VARYING)
        slots = [f"  %{name} = alloca i32, align 4" for name in variables]
        starts = ["%n", "7", "%first", "%lid32", "1"]
        slots += [f"  store i32 {value}, ptr %{name}, align 4" for name, value in zip(variables, starts, strict=True)]
        self.statements(3, may_wait=True, is_uniform=True)
        for at, name in enumerate(variables):
            self.store_out(at, name)
        return HEAD + "\n".join([*slots, *self.lines, "  ret void", "}", ""])

    def emit(self, line: str) -> None:
        self.lines.append(line)

    def name(self, stem: str) -> str:
        self.count += 1
        return f"{stem}{self.count}"

    def value(self, expression: str) -> str:
        name = self.name("%t")
        self.emit(f"  {name} = {expression}")
        return name

    def load(self, names: tuple[str, ...]) -> str:
        if self.rng.random() < 0.2:
            return str(self.rng.randrange(5))
        return self.value(f"load i32, ptr %{self.rng.choice(names)}, align 4")

    def store_out(self, at: int, name: str) -> None:
        value = self.value(f"load i32, ptr %{name}, align 4")
        address = self.value(f"getelementptr inbounds [8 x i32], ptr addrspace(1) %y, i64 %id, i64 {at}")
        self.emit(f"  store i32 {value}, ptr addrspace(1) {address}, align 4")

    def statements(self, depth: int, may_wait: bool, is_uniform: bool) -> None:
        for _ in range(self.rng.randint(1, 4)):
            kinds = ["assign", "assign", "branch"] if depth else ["assign"]
            kinds += ["wait", "exchange"] if may_wait else []
            kinds += ["loop", "loop"] if depth else []
            getattr(self, self.rng.choice(kinds))(depth, may_wait, is_uniform)

    def assign(self, depth: int, may_wait: bool, is_uniform: bool) -> None:
        of_group = is_uniform and self.rng.random() < 0.4
        sources = UNIFORM if of_group else UNIFORM + VARYING
        a, b = self.load(sources), self.load(sources)
        result = a if self.rng.random() < 0.3 else self.value(f"{self.rng.choice(OPS)} i32 {a}, {b}")
        self.emit(f"  store i32 {result}, ptr %{self.rng.choice(UNIFORM if of_group else VARYING)}, align 4")

    def wait(self, depth: int, may_wait: bool, is_uniform: bool) -> None:
        self.emit(BARRIER)

    def exchange(self, depth: int, may_wait: bool, is_uniform: bool) -> None:
        value = self.load(VARYING)
        self.emit(f"  store i32 {value}, ptr addrspace(3) %q, align 4")
        self.emit(BARRIER)
        other = self.value("load i32, ptr addrspace(3) %q.other, align 4")
        self.emit(BARRIER)
        self.emit(f"  store i32 {other}, ptr %{self.rng.choice(VARYING)}, align 4")

    def branch(self, depth: int, may_wait: bool, is_uniform: bool) -> None:
        of_group = self.rng.random() < 0.5
        value = self.load(UNIFORM if of_group else VARYING)
        bit = self.value(f"and i32 {value}, {self.rng.choice((1, 3))}")
        cond = self.value(f"icmp eq i32 {bit}, 1")
        then, orelse, join = self.name("then"), self.name("else"), self.name("join")
        self.emit(f"  br i1 {cond}, label %{then}, label %{orelse}")
        for label in (then, orelse):
            self.emit(f"{label}:")
            self.statements(depth - 1, may_wait and of_group, is_uniform and of_group)
            self.emit(f"  br label %{join}")
        self.emit(f"{join}:")

    def loop(self, depth: int, may_wait: bool, is_uniform: bool) -> None:
        """One to four times; with a limit of the work-item, without barriers."""
        of_group = self.rng.random() < 0.7
        head, body, exit = self.name("head"), self.name("body"), self.name("exit")
        limit = self.value(f"and i32 {self.load(UNIFORM if of_group else VARYING)}, 3")
        before = self.name("before")
        self.emit(f"  br label %{before}\n{before}:\n  br label %{head}\n{head}:")
        at = len(self.lines)
        self.emit("")
        self.emit(f"  br label %{body}\n{body}:")
        self.statements(depth - 1, may_wait and of_group, is_uniform and of_group)
        end = self.name("end")
        self.emit(f"  br label %{end}\n{end}:")
        following = self.value(f"add i32 %{head}.i, 1")
        self.lines[at] = f"  %{head}.i = phi i32 [ 0, %{before} ], [ {following}, %{end} ]"
        self.emit(f"  br i1 {self.value(f'icmp ule i32 {following}, {limit}')}, label %{head}, label %{exit}\n{exit}:")
