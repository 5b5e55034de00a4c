"""Random floating-point expressions. All stay finite and below a limit, because a NaN's payload is not specified.

Only operands of saturating conversions to integers are any number: NaN, infinite, or at a limit of an integer type.
"""

from __future__ import annotations

from wfv.fuzz.kernels.generator.expressions import Expressions
from wfv.fuzz.kernels.generator.writer import BITS, FLOATS, GROUP

SUFFIX = {"half": "f16", "float": "f32", "double": "f64"}
LIMIT = {"half": "1.0e4", "float": "1.0e6", "double": "1.0e6"}
UNARY = ("fabs", "floor", "ceil", "trunc", "rint", "round", "roundeven", "nearbyint")


# Powers of two from 2^7 to 2^64 that limit the integer types, NaN, and both infinities.
EXTREMES = {
    "half": ("0xH5800", "0xHD800", "0xH5C00", "0xH7800", "0xH7E00", "0xH7C00", "0xHFC00"),
    "float": ("0x41DFFFFFE0000000", "0x41E0000000000000", "0xC1E0000000000000", "0x41F0000000000000",
              "0x43E0000000000000", "0xC3E0000000000000", "0x43F0000000000000", "0x4060000000000000",
              "0x7FF8000000000000", "0x7FF0000000000000", "0xFFF0000000000000"),
    "double": ("0x41DFFFFFFFC00000", "0x41E0000000000000", "0xC1E0000000200000", "0x41EFFFFFFFE00000",
               "0x43E0000000000000", "0xC3E0000000000000", "0x43F0000000000000", "0x40E0000000000000",
               "0x7FF8000000000000", "0x7FF0000000000000", "0xFFF0000000000000"),
}  # fmt: skip


class FloatExpressions(Expressions):
    """Operations whose result IEEE 754 defines to the last bit; so no minnum, whose zeros may have any sign."""

    def float_operation(self, kind: str, type: str, depth: int, level: int) -> str:
        made: str = getattr(self, kind)(type, depth, level)
        return made

    def float_arithmetic(self, type: str, depth: int, level: int) -> str:
        a, b = self.expression(type, depth, level), self.expression(type, depth, level)
        return self.made_finite(
            self.value(f"{self.rng.choice(('fadd', 'fsub', 'fmul', 'fdiv'))} {type} {a}, {b}"), type
        )

    def float_unary(self, type: str, depth: int, level: int) -> str:
        a = self.expression(type, depth, level)
        roll = self.rng.random()
        if roll < 0.2:
            return self.value(f"fneg {type} {a}")
        if roll < 0.3 and type != "half":
            power = self.op("add", "i32", self.small("i32", level, 2), -2)
            scaled = self.call(type, f"llvm.ldexp.{SUFFIX[type]}.i32", f"{type} {a}", f"i32 {power}")
            return self.made_finite(scaled, type)
        if roll < 0.4:
            return self.float_intrinsic("sqrt", type, self.float_intrinsic("fabs", type, a))
        return self.float_intrinsic(self.rng.choice(UNARY), type, a)

    def float_binary(self, type: str, depth: int, level: int) -> str:
        a, b = self.expression(type, depth, level), self.expression(type, depth, level)
        return self.float_intrinsic(self.rng.choice(("copysign", "minimum", "maximum")), type, a, b)

    def fused_multiply_add(self, type: str, depth: int, level: int) -> str:
        operands = [self.expression(type, depth, level) for _ in range(3)]
        if type == "half":  # LLVM may round twice, which depends on the target
            return operands[0]
        return self.made_finite(self.float_intrinsic("fma", type, *operands), type)

    def float_intrinsic(self, name: str, type: str, *operands: str) -> str:
        return self.call(type, f"llvm.{name}.{SUFFIX[type]}", *(f"{type} {operand}" for operand in operands))

    def made_finite(self, value: str, type: str) -> str:
        is_small = self.value(f"fcmp olt {type} {self.float_intrinsic('fabs', type, value)}, {LIMIT[type]}")
        return self.value(f"select i1 {is_small}, {type} {value}, {type} 1.5")

    def float_cast(self, value: str, old: str, new: str) -> str:
        if new in FLOATS:
            if old in FLOATS:
                op = "fpext" if BITS[old] < BITS[new] else "fptrunc"
            else:
                op = self.rng.choice(("uitofp", "sitofp"))
            return self.made_finite(self.value(f"{op} {old} {value} to {new}"), new)
        if self.chance(0.3):
            return self.cast(self.value(f"bitcast {old} {value} to i{BITS[old]}"), f"i{BITS[old]}", new)
        if new != "i1" and self.chance(0.2):
            return self.saturated(value, old, new)
        return self.cast(self.value(f"fptosi {old} {value} to i32"), "i32", new)

    def saturated(self, value: str, old: str, new: str, level: int = GROUP) -> str:
        """A saturating conversion to an integer, at times of an extreme number."""
        if self.chance(0.7):
            is_small = self.value(f"fcmp ult {old} {value}, {self.constant(old)}")
            value = self.value(f"select i1 {is_small}, {old} {self.extreme_number(old, level)}, {old} {value}")
        function = f"llvm.{self.rng.choice(('fptosi', 'fptoui'))}.sat.{new}.{SUFFIX[old]}"
        return self.call(new, function, f"{old} {value}")

    def extreme_number(self, type: str, level: int) -> str:
        """One of EXTREMES, from a table, as LLVM computes the conversion of a constant itself."""
        numbers = [f"{type} {EXTREMES[type][i % len(EXTREMES[type])]}" for i in range(16)]
        name = f"@extremes.{type}"
        line = f"{name} = internal unnamed_addr addrspace(2) constant [16 x {type}] [{', '.join(numbers)}], align 8"
        if line not in self.globals:
            self.globals.append(line)
        at = self.value(f"zext i32 {self.small('i32', level, 4, 0)} to i64")
        address = self.value(f"getelementptr [16 x {type}], ptr addrspace(2) {name}, i64 0, i64 {at}")
        return self.value(f"load {type}, ptr addrspace(2) {address}, align {BITS[type] // 8}")
