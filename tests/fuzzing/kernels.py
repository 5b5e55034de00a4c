"""Random scalar kernels in LLVM IR: race-free, ending, and defined for every input.

Variables live in memory (allocas), so that any control flow may be put between two accesses; LLVM's SROA makes phis of
them. All control flow is labelled blocks that may be left early, ifs, switches and loops, and so reducible.

The kernel's parameters: `in` (i32, INPUTS elements), `fin` (float, INPUTS), `out` (i32, SLOTS a work-item: slot s of
work-item i stands at s*n + i), `vout` (<4 x i32>, one a work-item), `count` (i32, 8 shared counters), `n` (work-items,
at most INPUTS / 4), `u`, `v`, `w`, `f`.
A work-item writes only its own slots. The trace `h` tells the blocks that it came through, in order.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

INPUTS, SLOTS, PRIVATE = 1024, 24, 8  # powers of two but for SLOTS

HEAD = """target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func i64 @_Z15get_global_sizej(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare float @llvm.sqrt.f32(float)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)

define spir_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %fin, ptr addrspace(1) %out, ptr addrspace(1) %vout,
                           ptr addrspace(1) %count, i32 %n, i32 %u, i32 %v, i64 %w, float %f)
    !kernel_arg_addr_space !0 !kernel_arg_type !1 !kernel_arg_base_type !1 {
entry:
  %gid0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %gid1 = call spir_func i64 @_Z13get_global_idj(i32 1)
  %lid0 = call spir_func i64 @_Z12get_local_idj(i32 0)
  %lid1 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %grp0 = call spir_func i64 @_Z12get_group_idj(i32 0)
  %gsize0 = call spir_func i64 @_Z15get_global_sizej(i32 0)
  %lsize0 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %row = mul i64 %gid1, %gsize0
  %lin = add i64 %row, %gid0
  %n64 = zext i32 %n to i64
  %gid32 = trunc i64 %gid0 to i32
  %lin32 = trunc i64 %lin to i32
  %lid32 = trunc i64 %lid0 to i32
  %lid1.32 = trunc i64 %lid1 to i32
  %grp32 = trunc i64 %grp0 to i32
  %gsize32 = trunc i64 %gsize0 to i32
  %u8 = trunc i32 %u to i8
  %w32 = trunc i64 %w to i32
"""
TAIL = """
!0 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!1 = !{!"int*", !"float*", !"int*", !"int4*", !"int*", !"uint", !"uint", !"uint", !"long", !"float"}
"""
G = "ptr addrspace(1)"
BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64}
UNIFORM = {"ua": "i32", "ub": "i32", "uc": "i64", "ud": "i8", "ue": "i1", "uf": "float"}
VARYING = {
    "va": "i32", "vb": "i32", "vc": "i32", "vd": "i64", "ve": "i8", "vf": "i16", "vg": "i1", "vh": "float",
    "vi": "float",
}  # fmt: skip
OPS = ("add", "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem")
UNIFORM_IDS = ("%u", "%v", "%w32", "%n", "%lid1.32", "%grp32", "%gsize32")
VARYING_IDS = ("%gid32", "%lin32", "%lid32")


@dataclass(frozen=True)
class Scope:
    """Where a statement stands. `leave`: labels that may be jumped to; `is_uniform`: all work-items are likely here."""

    depth: int
    leave: tuple[str, ...]
    is_uniform: bool
    loops: int = 0


class RandomKernel:
    """`text()` once: the kernel of a seed. The same seed gives the same kernel."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.number = 0
        self.budget = self.rng.choice((8, 14, 22, 34))
        self.lines: list[str] = []
        self.slots: list[str] = []
        self.features = {f for f in ("private", "vector", "float", "atomic", "narrow") if self.rng.random() < 0.5}

    def text(self) -> str:
        types = UNIFORM | VARYING | {"h": "i32"}
        if "private" in self.features:
            self.slots.append(f"  %private = alloca [{PRIVATE} x i32], align 4")
            for k in range(PRIVATE):
                place = self.value(f"getelementptr inbounds [{PRIVATE} x i32], ptr %private, i64 0, i64 {k}")
                self.emit(f"  store i32 {self.rng.choice(('%u', '%lin32', str(k)))}, ptr {place}, align 4")
        for name, type in types.items():
            self.slots.append(f"  %{name} = alloca {type}")
            self.slots.append(f"  store {type} {'0.5' if type == 'float' else '1'}, ptr %{name}")
            self.store(name, self.start(name, type), type)
        end = self.label("end")
        self.statements(Scope(self.rng.randint(2, 4), (end,), is_uniform=True))
        self.emit(f"  br label %{end}")
        self.open(end)
        for at, (name, type) in enumerate((UNIFORM | VARYING | {"h": "i32"}).items()):
            self.store_slot(at, self.as_i32(self.load(name), type))
        return HEAD + "\n".join([*self.slots, *self.lines, "  ret void", "}"]) + TAIL

    # Text

    def emit(self, line: str) -> None:
        self.lines.append(line)

    def label(self, stem: str) -> str:
        self.number += 1
        return f"{stem}{self.number}"

    def open(self, label: str) -> None:
        """Starts a block; it leaves its mark in the trace."""
        self.emit(f"{label}:")
        old = self.load("h")
        self.store("h", self.value(f"add i32 {self.value(f'mul i32 {old}, 31')}, {self.number}"), "i32")

    def value(self, expression: str) -> str:
        name = "%" + self.label("t")
        self.emit(f"  {name} = {expression}")
        return name

    def load(self, name: str) -> str:
        return self.value(f"load {self.type_of(name)}, ptr %{name}")

    def store(self, name: str, value: str, type: str) -> None:
        self.emit(f"  store {type} {value}, ptr %{name}")

    @staticmethod
    def type_of(name: str) -> str:
        return "i32" if name == "h" else (UNIFORM | VARYING)[name]

    def start(self, name: str, type: str) -> str:
        if type == "float":
            return "%f" if name in UNIFORM or self.rng.random() < 0.3 else self.float_load(is_uniform=False)
        return self.cast(self.expr_i32(0, name in UNIFORM), type)

    # Expressions

    def cast(self, value: str, type: str) -> str:
        """From i32."""
        if type == "i32":
            return value
        if type == "i64":
            return self.value(f"{self.rng.choice(('zext', 'sext'))} i32 {value} to i64")
        return self.value(f"trunc i32 {value} to {type}")

    def as_i32(self, value: str, type: str) -> str:
        if type == "i32":
            return value
        if type == "float":
            return self.value(f"bitcast float {value} to i32")  # finite: see `finite`
        op = "trunc" if type == "i64" else self.rng.choice(("zext", "sext"))
        return self.value(f"{op} {type} {value} to i32")

    def variables(self, is_uniform: bool, type: str = "") -> list[str]:
        found = UNIFORM if is_uniform else UNIFORM | VARYING
        names = [name for name, t in found.items() if type in ("", t)]
        return names if is_uniform else names + [name for name in names if name in VARYING] * 2

    def expr_i32(self, depth: int, is_uniform: bool) -> str:
        roll = self.rng.random()
        if depth <= 0 or roll < 0.25:
            return self.leaf(is_uniform)
        if roll < 0.35:
            return self.int_load(is_uniform)
        if roll < 0.45:
            name = self.rng.choice(self.variables(is_uniform))
            type = self.type_of(name)
            if type == "float":
                return self.value(f"fptosi float {self.load(name)} to i32")
            return self.as_i32(self.load(name), type)
        if roll < 0.53:
            return self.value(
                f"select i1 {self.condition(depth - 1, is_uniform)}, i32 {self.expr_i32(depth - 1, is_uniform)}, "
                f"i32 {self.expr_i32(depth - 1, is_uniform)}"
            )
        if roll < 0.6:
            return self.intrinsic(depth, is_uniform)
        if roll < 0.68 and "narrow" in self.features:
            type = self.rng.choice(("i8", "i16", "i64"))
            a, b = (self.cast(self.expr_i32(depth - 1, is_uniform), type) for _ in range(2))
            return self.as_i32(self.binary(type, a, b), type)
        a, b = self.expr_i32(depth - 1, is_uniform), self.expr_i32(depth - 1, is_uniform)
        return self.binary("i32", a, b)

    def leaf(self, is_uniform: bool) -> str:
        roll = self.rng.random()
        if roll < 0.25:
            return str(self.rng.choice((0, 1, 2, 3, 4, 5, 7, 8, 13, 15, 16, 31, 255, -1, -2, 2**31 - 1, -(2**31))))
        if roll < 0.6:
            return self.rng.choice(UNIFORM_IDS if is_uniform else (*VARYING_IDS, *VARYING_IDS, *UNIFORM_IDS))
        return self.load(self.rng.choice(self.variables(is_uniform, "i32")))

    def binary(self, type: str, a: str, b: str) -> str:
        op = self.rng.choice(OPS)
        if op in ("shl", "lshr", "ashr"):
            b = self.value(f"and {type} {b}, {BITS[type] - 1}")
        elif op in ("udiv", "urem"):
            b = self.value(f"or {type} {b}, 1")
        elif op in ("sdiv", "srem"):
            b = self.value(f"or {type} {self.value(f'and {type} {b}, 15')}, 1")
        return self.value(f"{op} {type} {a}, {b}")

    def intrinsic(self, depth: int, is_uniform: bool) -> str:
        a, b, c = (self.expr_i32(depth - 1, is_uniform) for _ in range(3))
        return self.value(
            self.rng.choice(
                (
                    f"call i32 @llvm.ctpop.i32(i32 {a})",
                    f"call i32 @llvm.umin.i32(i32 {a}, i32 {b})",
                    f"call i32 @llvm.smax.i32(i32 {a}, i32 {b})",
                    f"call i32 @llvm.abs.i32(i32 {a}, i1 false)",
                    f"call i32 @llvm.fshl.i32(i32 {a}, i32 {b}, i32 {c})",
                    f"call i32 @llvm.uadd.sat.i32(i32 {a}, i32 {b})",
                )
            )
        )

    def condition(self, depth: int, is_uniform: bool) -> str:
        roll = self.rng.random()
        if roll < 0.15:
            return self.load(self.rng.choice(self.variables(is_uniform, "i1")))
        if roll < 0.25 and "float" in self.features:
            a, b = self.expr_float(depth - 1, is_uniform), self.expr_float(depth - 1, is_uniform)
            return self.value(f"fcmp {self.rng.choice(('olt', 'oge', 'une', 'ult'))} float {a}, {b}")
        if roll < 0.35 and depth > 0:
            a, b = self.condition(depth - 1, is_uniform), self.condition(depth - 1, is_uniform)
            return self.value(f"{self.rng.choice(('and', 'or', 'xor'))} i1 {a}, {b}")
        a = self.expr_i32(depth, is_uniform)
        if roll < 0.65:
            bit = self.value(f"and i32 {a}, {self.rng.choice((1, 2, 3, 4, 7, 8))}")
            return self.value(f"icmp {self.rng.choice(('eq', 'ne'))} i32 {bit}, {self.rng.choice((0, 1, 2))}")
        b = self.expr_i32(0, is_uniform)
        return self.value(f"icmp {self.rng.choice(('slt', 'ult', 'sge', 'ugt', 'eq', 'ne'))} i32 {a}, {b}")

    def expr_float(self, depth: int, is_uniform: bool) -> str:
        """Always finite, so that no NaN's payload shows and conversions to integers are defined."""
        roll = self.rng.random()
        if depth <= 0 or roll < 0.3:
            return self.load(self.rng.choice(self.variables(is_uniform, "float")))
        if roll < 0.4:
            return self.float_load(is_uniform)
        if roll < 0.5:
            small = self.value(f"and i32 {self.expr_i32(depth - 1, is_uniform)}, 1023")
            return self.value(f"{self.rng.choice(('uitofp', 'sitofp'))} i32 {small} to float")
        a, b = self.expr_float(depth - 1, is_uniform), self.expr_float(depth - 1, is_uniform)
        if roll < 0.6:
            root = self.value(f"call float @llvm.sqrt.f32(float {self.value(f'call float @llvm.fabs.f32(float {a})')})")
            return self.finite(root)
        if roll < 0.65:
            return self.value(f"call float @llvm.floor.f32(float {a})")
        return self.finite(self.value(f"{self.rng.choice(('fadd', 'fsub', 'fmul', 'fdiv'))} float {a}, {b}"))

    def finite(self, value: str) -> str:
        size = self.value(f"call float @llvm.fabs.f32(float {value})")
        return self.value(f"select i1 {self.value(f'fcmp olt float {size}, 1.0e6')}, float {value}, float 1.5")

    # Memory

    def index(self, is_uniform: bool) -> str:
        """Less than INPUTS, in 64 bits. The work-items are at most INPUTS / 4."""
        roll = self.rng.random()
        if is_uniform or roll < 0.35:
            raw = self.expr_i32(1, is_uniform)
            small = self.value(f"and i32 {raw}, {INPUTS - 1}")
            return self.value(f"{self.rng.choice(('zext', 'sext'))} i32 {small} to i64")
        if roll < 0.5:
            return self.rng.choice(("%lin", "%gid0", "%lid0"))
        if roll < 0.6:
            return self.value(f"add i64 %lin, {self.rng.randrange(64)}")
        if roll < 0.7:
            more = self.value(f"add {self.rng.choice(('nsw ', 'nuw nsw ', ''))}i32 %lin32, {self.rng.randrange(9)}")
            return self.value(f"{self.rng.choice(('zext', 'sext'))} i32 {more} to i64")
        if roll < 0.78:
            return self.value(f"sub i64 {self.rng.randrange(INPUTS // 4, INPUTS)}, %lin")
        if roll < 0.86:
            factor, more = self.rng.choice(((2, 0), (2, 1), (3, 5), (3, 2)))
            return self.value(f"add i64 {self.value(f'mul i64 %lin, {factor}')}, {more}")
        shift = self.value(f"and i32 {self.leaf(is_uniform=True)}, 7")
        divisor = self.value(f"add i32 {shift}, 1")
        made = self.value(
            self.rng.choice(
                (
                    f"lshr i32 %lin32, {shift}",
                    f"udiv i32 %lin32, {divisor}",
                    f"urem i32 %lin32, {divisor}",
                    f"and i32 %lin32, {shift}",
                )
            )
        )
        if self.rng.random() < 0.4:
            made = self.value(f"add i32 {made}, {self.value(f'and i32 %v, {INPUTS // 2 - 1}')}")
        return self.value(f"{self.rng.choice(('zext', 'sext'))} i32 {made} to i64")

    def int_load(self, is_uniform: bool) -> str:
        if "private" in self.features and not is_uniform and self.rng.random() < 0.4:
            return self.value(f"load i32, ptr {self.private_place()}, align 4")
        if not is_uniform and self.rng.random() < 0.2:  # what it has stored itself
            return self.value(f"load i32, {G} {self.slot_place()}, align 4")
        place = self.value(f"getelementptr inbounds i32, {G} %in, i64 {self.index(is_uniform)}")
        return self.value(f"load i32, {G} {place}, align 4")

    def float_load(self, is_uniform: bool) -> str:
        place = self.value(f"getelementptr inbounds float, {G} %fin, i64 {self.index(is_uniform)}")
        return self.value(f"load float, {G} {place}, align 4")

    def private_place(self) -> str:
        at = self.value(f"and i32 {self.expr_i32(1, self.rng.random() < 0.3)}, {PRIVATE - 1}")
        wide = self.value(f"zext i32 {at} to i64")
        return self.value(f"getelementptr inbounds [{PRIVATE} x i32], ptr %private, i64 0, i64 {wide}")

    def slot_place(self) -> str:
        """One of the last eight slots of the work-item, perhaps chosen by data."""
        at: str = str(self.rng.randrange(SLOTS - 8, SLOTS))
        if self.rng.random() < 0.4:
            small = self.value(f"and i32 {self.expr_i32(1, self.rng.random() < 0.4)}, 7")
            at = self.value(f"zext i32 {self.value(f'add i32 {small}, {SLOTS - 8}')} to i64")
        index = self.value(f"add i64 {self.value(f'mul i64 {at}, %n64')}, %lin")
        return self.value(f"getelementptr inbounds i32, {G} %out, i64 {index}")

    def store_slot(self, at: int, value: str) -> None:
        index = self.value(f"add i64 {self.value(f'mul i64 %n64, {at}')}, %lin")
        place = self.value(f"getelementptr inbounds i32, {G} %out, i64 {index}")
        self.emit(f"  store i32 {value}, {G} {place}, align 4")

    # Statements

    def statements(self, scope: Scope) -> None:
        for _ in range(self.rng.randint(1, 3)):
            if self.budget <= 0:
                return
            self.budget -= 1
            kinds = ["assign", "assign", "save", "save", "divide"]
            if scope.depth:
                kinds += ["branch", "branch", "branch", "labelled", "choose", "jump", "jump"]
                kinds += ["loop", "loop"] if scope.loops < 3 else []
            kinds += ["private"] if "private" in self.features else []
            kinds += ["atomic"] if "atomic" in self.features else []
            kinds += ["vector"] if "vector" in self.features else []
            getattr(self, self.rng.choice(kinds))(scope)

    def assign(self, scope: Scope) -> None:
        is_uniform = (scope.is_uniform and self.rng.random() < 0.35) or self.rng.random() < 0.1
        names = list(UNIFORM) if is_uniform else list(VARYING)
        name = self.rng.choice([x for x in names if "float" in self.features or self.type_of(x) != "float"])
        type = self.type_of(name)
        if type == "float":
            value = self.expr_float(2, is_uniform)
        elif type == "i1":
            value = self.condition(1, is_uniform)
        else:
            value = self.cast(self.expr_i32(2, is_uniform), type)
        self.store(name, value, type)

    def save(self, scope: Scope) -> None:
        value = self.expr_i32(1, is_uniform=False)
        self.emit(f"  store i32 {value}, {G} {self.slot_place()}, align 4")

    def divide(self, scope: Scope) -> None:
        """A division that is only defined where its branch is taken."""
        is_uniform = self.rng.random() < 0.3
        type = self.rng.choice(("i32", "i32", "i64", "i8"))
        a, b = (self.cast(self.expr_i32(1, is_uniform), type) for _ in range(2))
        if self.rng.random() < 0.7:
            b = self.value(f"and {type} {b}, 3")
        then, behind = self.label("div"), self.label("behind")
        safe = self.value(f"icmp sgt {type} {b}, 0")
        self.emit(f"  br i1 {safe}, label %{then}, label %{behind}")
        self.open(then)
        result = self.value(f"{self.rng.choice(('udiv', 'sdiv', 'urem', 'srem'))} {type} {a}, {b}")
        self.store("va", self.as_i32(result, type), "i32")
        self.emit(f"  br label %{behind}")
        self.open(behind)

    def private(self, scope: Scope) -> None:
        value = self.expr_i32(1, is_uniform=False)
        self.emit(f"  store i32 {value}, ptr {self.private_place()}, align 4")

    def atomic(self, scope: Scope) -> None:
        value = self.expr_i32(1, is_uniform=False)
        at = self.value(f"zext i32 {self.value(f'and i32 {self.expr_i32(1, self.rng.random() < 0.5)}, 7')} to i64")
        place = self.value(f"getelementptr inbounds i32, {G} %count, i64 {at}")
        self.emit(f"  %{self.label('old')} = atomicrmw add {G} {place}, i32 {value} monotonic, align 4")

    def vector(self, scope: Scope) -> None:
        if self.rng.random() < 0.6:
            place = self.value(f"getelementptr inbounds <4 x i32>, {G} %vout, i64 %lin")
            old = self.value(f"load <4 x i32>, {G} {place}, align 16")
            new = self.value(
                f"insertelement <4 x i32> {old}, i32 {self.expr_i32(1, False)}, i64 {self.rng.randrange(4)}"
            )
            made = self.value(f"{self.rng.choice(('add', 'mul', 'xor'))} <4 x i32> {new}, {old}")
            self.emit(f"  store <4 x i32> {made}, {G} {place}, align 16")
            part = self.value(f"and i32 {self.expr_i32(0, False)}, 3") if self.rng.random() < 0.3 else "2"
            self.store("vb", self.value(f"extractelement <4 x i32> {made}, i32 {part}"), "i32")
        else:
            index = self.value(f"and i64 {self.index(self.rng.random() < 0.3)}, {INPUTS // 2 - 1}")
            place = self.value(f"getelementptr inbounds <2 x float>, {G} %fin, i64 {index}")
            loaded = self.value(f"load <2 x float>, {G} {place}, align 8")
            swapped = self.value(f"shufflevector <2 x float> {loaded}, <2 x float> poison, <2 x i32> <i32 1, i32 0>")
            made = self.value(f"fadd <2 x float> {loaded}, {swapped}")
            self.store("vh", self.finite(self.value(f"extractelement <2 x float> {made}, i64 0")), "float")

    def branch(self, scope: Scope) -> None:
        is_uniform = self.rng.random() < 0.4
        cond = self.condition(1, is_uniform)
        then, orelse, join = self.label("then"), self.label("else"), self.label("join")
        has_else = self.rng.random() < 0.6
        self.emit(f"  br i1 {cond}, label %{then}, label %{orelse if has_else else join}")
        inner = Scope(scope.depth - 1, scope.leave, scope.is_uniform and is_uniform, scope.loops)
        for label in (then, orelse) if has_else else (then,):
            self.open(label)
            self.statements(inner)
            self.emit(f"  br label %{join}")
        self.open(join)

    def choose(self, scope: Scope) -> None:
        """A switch, also with cases that fall through to the next one."""
        count = self.rng.randint(2, 4)
        is_uniform = self.rng.random() < 0.4
        on = self.value(f"and i32 {self.expr_i32(1, is_uniform)}, 7")
        labels, join = [self.label("case") for _ in range(count)], self.label("join")
        values = self.rng.sample(range(8), count)
        cases = " ".join(f"i32 {value}, label %{label}" for value, label in zip(values, labels, strict=True))
        self.emit(f"  switch i32 {on}, label %{join} [ {cases} ]")
        inner = Scope(scope.depth - 1, scope.leave, scope.is_uniform and is_uniform, scope.loops)
        for label, following in zip(labels, [*labels[1:], join], strict=True):
            self.open(label)
            self.statements(inner)
            self.emit(f"  br label %{following if self.rng.random() < 0.3 else join}")
        self.open(join)

    def labelled(self, scope: Scope) -> None:
        """Statements that can be left from anywhere inside: forward gotos."""
        end = self.label("out")
        inner = Scope(scope.depth - 1, (*scope.leave, end), scope.is_uniform, scope.loops)
        self.statements(inner)
        self.jump(inner)
        self.statements(inner)
        self.emit(f"  br label %{end}")
        self.open(end)

    def jump(self, scope: Scope) -> None:
        """Perhaps to a label behind: break, continue, return, and what leaves several loops at once."""
        cond = self.condition(1, self.rng.random() < 0.35)
        stay = self.label("stay")
        to = self.rng.choice(scope.leave[1:] * 4 + scope.leave[:1])
        targets = [to, stay] if self.rng.random() < 0.5 else [stay, to]
        self.emit(f"  br i1 {cond}, label %{targets[0]}, label %{targets[1]}")
        self.open(stay)

    def loop(self, scope: Scope) -> None:
        """At most four times; its limit uniform or varying, its test at the top or at the bottom."""
        is_uniform = self.rng.random() < 0.5
        head, body, end, exit = (self.label(x) for x in ("head", "body", "next", "exit"))
        counter = self.label("i")
        self.slots.append(f"  %{counter} = alloca i32")
        limit = self.value(f"and i32 {self.expr_i32(1, is_uniform)}, 3")
        self.emit(f"  store i32 0, ptr %{counter}")
        self.emit(f"  br label %{head}")
        self.open(head)
        now = self.value(f"load i32, ptr %{counter}")
        if self.rng.random() < 0.6:
            self.emit(f"  br i1 {self.value(f'icmp ult i32 {now}, {limit}')}, label %{body}, label %{exit}")
        else:
            self.emit(f"  br label %{body}")
        self.open(body)
        if self.rng.random() < 0.5:
            mixed = self.value(f"add i32 {self.load('va')}, {self.value(f'mul i32 {now}, 7')}")
            self.store("va", mixed, "i32")
        inner = Scope(scope.depth - 1, (*scope.leave, end, exit), scope.is_uniform and is_uniform, scope.loops + 1)
        self.statements(inner)
        if self.rng.random() < 0.4:
            self.jump(inner)
            self.statements(inner)
        self.emit(f"  br label %{end}")
        self.open(end)
        following = self.value(f"add i32 {now}, 1")
        self.emit(f"  store i32 {following}, ptr %{counter}")
        again = self.value(f"icmp ule i32 {following}, {limit}")
        self.emit(f"  br i1 {again}, label %{head}, label %{exit}")
        self.open(exit)


def random_kernel(seed: int) -> str:
    """The text of a seed's kernel."""
    return RandomKernel(seed).text()
