"""Generates large kernels of a given size, to measure compilation; the same arguments give the same kernel.

Variables are stack slots, so that any control flow may be between two accesses; LLVM's SROA turns them into phis. All
control flow is structured, terminates, and nests no deeper than DEPTH. A work-item reads any of the INPUTS numbers of
`in` and writes its own SLOTS numbers of `out`.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

DEPTH, INPUTS, SLOTS = 4, 1024, 16
KINDS = ("mixed", "straight", "nested")

_HEAD = """target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @large(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n, i32 %u, i32 %v)
    !kernel_arg_addr_space !0 !kernel_arg_type !1 !kernel_arg_base_type !1 {
entry:
  %gid64 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %gid = trunc i64 %gid64 to i32
"""
_TAIL = """
!0 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!1 = !{!"int*", !"int*", !"uint", !"uint", !"uint"}
"""
_GLOBAL = "ptr addrspace(1)"
_VARYING = tuple(f"x{i}" for i in range(8))
_UNIFORM = tuple(f"y{i}" for i in range(3))
_OPS = ("add", "add", "sub", "mul", "and", "or", "xor")
# The statements of a body, by their probability.
_MIX = ("ifs", "ifs", "ifs", "loop", "switch", "load", "store", "sums", "sums", "uniform")


def large_kernel(instructions: int, kind: str = "mixed") -> str:
    """LLVM IR of a kernel `large` with about that many instructions (not counting accesses to variables)."""
    writer = _Writer(random.Random(f"{kind} {instructions}"), instructions)
    writer.slots += (*_VARYING, *_UNIFORM)
    for i, name in enumerate(_VARYING):
        writer.set(name, writer.let(f"mul i32 %gid, {2 * i + 1}"))
    for i, name in enumerate(_UNIFORM):
        writer.set(name, writer.let(f"add i32 %u, {i}"))
    while writer.count < instructions:
        writer.statement({"straight": "straight", "nested": "nest"}.get(kind) or writer.pick(_MIX), 0)
    for i, name in enumerate((*_VARYING, *_UNIFORM)):
        writer.put(i, writer.get(name))
    slots = "".join(f"  %{name} = alloca i32\n" for name in writer.slots)
    body = "\n".join(writer.lines)
    return f"{_HEAD}{slots}{body}\n  ret void\n}}\n{_TAIL}"


@dataclass
class _Writer:
    """Writes statements; `count` is the number of instructions after SROA."""

    random: random.Random
    limit: int
    slots: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    count: int = 0
    serial: int = 0

    def pick(self, options: tuple[str, ...]) -> str:
        return self.random.choice(options)

    def add(self, line: str) -> None:
        self.lines.append(f"  {line}")

    def fresh(self, hint: str) -> str:
        self.serial += 1
        return f"{hint}.{self.serial}"

    def let(self, line: str) -> str:
        name = f"%{self.fresh('t')}"
        self.add(f"{name} = {line}")
        self.count += 1
        return name

    def get(self, variable: str) -> str:
        name = f"%{self.fresh(variable)}"
        self.add(f"{name} = load i32, ptr %{variable}")
        return name

    def set(self, variable: str, value: str) -> None:
        self.add(f"store i32 {value}, ptr %{variable}")

    def branch(self, line: str) -> None:
        self.add(f"br {line}")
        self.count += 1

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")

    def statement(self, kind: str, depth: int) -> None:
        if depth >= DEPTH and kind in ("ifs", "loop", "switch", "nest", "uniform"):
            kind = "sums"
        getattr(self, kind)(depth)

    def body(self, depth: int) -> None:
        """One to three statements, fewer at greater depth."""
        self.sums(depth)
        self.statement(self.pick(("store", "load")), depth)
        for _ in range(self.random.randrange(0, 3 - depth // 2)):
            self.statement(self.pick(_MIX), depth)

    def sums(self, depth: int) -> None:
        self.arithmetic(self.random.randint(3, 8))

    def straight(self, depth: int) -> None:
        self.arithmetic(40)
        self.statement(self.pick(("store", "load")), depth)

    def arithmetic(self, count: int) -> None:
        target = self.pick(_VARYING)
        value = self.get(target)
        for _ in range(count):
            other = self.get(self.pick(_VARYING)) if self.random.random() < 0.7 else str(self.random.randint(3, 99))
            value = self.let(f"{self.pick(_OPS)} i32 {value}, {other}")
        self.set(target, value)

    def uniform(self, depth: int) -> None:
        """A uniform branch, after a uniform variable has changed."""
        target = self.pick(_UNIFORM)
        value = self.let(f"mul i32 {self.get(self.pick(_UNIFORM))}, {self.random.randint(3, 99)}")
        self.set(target, self.let(f"xor i32 {value}, %v"))
        self.choice(self.compare(_UNIFORM, "%n"), depth)

    def address(self, index: str, pointer: str) -> str:
        wide = self.let(f"zext i32 {index} to i64")
        return self.let(f"getelementptr inbounds i32, {_GLOBAL} %{pointer}, i64 {wide}")

    def load(self, depth: int) -> None:
        """A gather, or a contiguous load."""
        index = self.get(self.pick(_VARYING)) if self.random.random() < 0.5 else "%gid"
        at = self.address(self.let(f"and i32 {index}, {INPUTS - 1}"), "in")
        target = self.pick(_VARYING)
        self.set(target, self.let(f"xor i32 {self.get(target)}, {self.let(f'load i32, {_GLOBAL} {at}')}"))

    def store(self, depth: int) -> None:
        self.put(self.random.randrange(len(_VARYING) + len(_UNIFORM), SLOTS), self.get(self.pick(_VARYING)))

    def put(self, slot: int, value: str) -> None:
        row = self.let(f"mul i32 %n, {slot}")
        at = self.address(self.let(f"add i32 {row}, %gid"), "out")
        self.add(f"store i32 {value}, {_GLOBAL} {at}")
        self.count += 1

    def compare(self, variables: tuple[str, ...], other: str) -> str:
        a = self.let(f"and i32 {self.get(self.pick(variables))}, {self.random.choice((7, 31, 255))}")
        return self.let(f"icmp {self.pick(('slt', 'ugt', 'ne'))} i32 {a}, {other}")

    def ifs(self, depth: int) -> None:
        self.choice(self.compare(_VARYING, self.get(self.pick(_VARYING))), depth)

    def nest(self, depth: int) -> None:
        """Nested ifs and loops, down to DEPTH."""
        if depth == DEPTH:
            return self.body(depth)
        if self.random.random() < 0.4:
            return self.loop(depth, "nest")
        self.choice(self.compare(_VARYING, "5"), depth, "nest")

    def choice(self, cond: str, depth: int, inner: str = "body") -> None:
        then, other, end = self.fresh("then"), self.fresh("else"), self.fresh("end")
        has_else = self.random.random() < 0.5
        self.branch(f"i1 {cond}, label %{then}, label %{other if has_else else end}")
        for name in (then, other) if has_else else (then,):
            self.label(name)
            getattr(self, inner)(depth + 1)
            self.branch(f"label %{end}")
        self.label(end)

    def switch(self, depth: int) -> None:
        names = [self.fresh("case") for _ in range(4)]
        end = self.fresh("end")
        value = self.let(f"and i32 {self.get(self.pick((*_VARYING, *_UNIFORM)))}, 7")
        cases = " ".join(f"i32 {i}, label %{name}" for i, name in enumerate(names))
        self.add(f"switch i32 {value}, label %{end} [ {cases} ]")
        self.count += 1
        for name in names:
            self.label(name)
            self.sums(depth + 1)
            self.statement(self.pick(("store", "load")), depth + 1)
            self.branch(f"label %{end}")
        self.label(end)

    def loop(self, depth: int, inner: str = "body") -> None:
        """At most eight iterations: a uniform or varying number of them, possibly with a break."""
        head, body, end = self.fresh("head"), self.fresh("body"), self.fresh("end")
        limit = self.let(f"and i32 {self.get(self.pick(self.random.choice((_VARYING, _UNIFORM))))}, 7")
        counter = self.fresh("i")
        self.slots.append(counter)
        self.set(counter, "0")
        self.branch(f"label %{head}")
        self.label(head)
        i = self.get(counter)
        self.set(counter, self.let(f"add i32 {i}, 1"))
        self.branch(f"i1 {self.let(f'icmp ult i32 {i}, {limit}')}, label %{body}, label %{end}")
        self.label(body)
        getattr(self, inner)(depth + 1)
        if self.random.random() < 0.4:
            rest = self.fresh("rest")
            self.branch(f"i1 {self.compare(_VARYING, '3')}, label %{rest}, label %{end}")
            self.label(rest)
            self.sums(depth)
        self.branch(f"label %{head}")
        self.label(end)
