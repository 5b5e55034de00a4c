"""Random expressions and conditions, of integers and of floats.

Floats stay finite and below a limit, because a NaN's payload is not specified. Only operands of saturating conversions
to integers are any number: NaN, infinite, or at a limit of an integer type.
"""

from __future__ import annotations

from abc import abstractmethod

from wfv.fuzz.kernels.generator.writer import BITS, FLOATS, GROUP, INTS, LEVELS, KernelWriter

CONSTANTS = (0, 1, 2, 3, 4, 5, 7, 8, 13, 15, 16, 31, 100, 255, -1, -2, -7, 2**31 - 1, -(2**31), 2**40 + 3, -(2**63))
OPS = ("add", "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem")
# The frequencies of the kinds of expressions; a kind is the name of the method that emits it.
INT_KINDS = {
    "binary": 8, "flagged": 2, "select": 3, "unary_intrinsic": 1, "binary_intrinsic": 2, "funnel_shift": 0.6,
    "overflow": 0.5, "from_memory": 7,
    "converted": 2, "frozen": 0.4, "helper_call": 1, "vector_element": 1, "struct_field": 0.6,
}  # fmt: skip
FLOAT_KINDS = {
    "float_arithmetic": 8, "select": 3, "float_unary": 3, "float_binary": 1, "fused_multiply_add": 1, "from_memory": 7,
    "converted": 2,
    "frozen": 0.3, "vector_element": 1, "struct_field": 0.6,
}  # fmt: skip
PREDICATES = ("eq", "ne", "slt", "sgt", "sle", "sge", "ult", "ugt", "ule", "uge")
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


class Expressions(KernelWriter):
    """`expression(type, depth, level)` emits a value of that type and level, of at most `depth` nested operations."""

    @abstractmethod
    def from_memory(self, type: str, depth: int, level: int) -> str: ...

    @abstractmethod
    def vector_element(self, type: str, depth: int, level: int) -> str: ...

    @abstractmethod
    def struct_field(self, type: str, depth: int, level: int) -> str: ...

    @abstractmethod
    def helper_call(self, type: str, depth: int, level: int) -> str: ...

    def expression(self, type: str, depth: int, level: int) -> str:
        if depth <= 0 or self.chance(0.3):
            return self.leaf(type, level)
        if type == "i1":
            return self.condition(depth, level)
        kinds = FLOAT_KINDS if type in FLOATS else INT_KINDS
        (kind,) = self.rng.choices(list(kinds), list(kinds.values()))
        if kind in ("float_arithmetic", "float_unary", "float_binary", "fused_multiply_add"):
            return self.float_operation(kind, type, depth - 1, level)
        made: str = getattr(self, kind)(type, depth - 1, level)
        return made

    def leaf(self, type: str, level: int) -> str:
        """A constant, an id, or a variable."""
        variables = self.variables(level)
        roll = self.rng.random()
        if roll < 0.25 or not (variables or self.body.is_kernel):
            return self.constant(type)
        if self.body.is_kernel and (roll < 0.6 or not variables):
            names = [name for at in range(level + 1) for name in LEVELS[at] * (1 + 2 * at)]
            return self.cast(self.id(self.rng.choice(names)), "i32", type)
        same = [var for var in variables if var.type == type]
        var = self.rng.choice(same or variables)
        return self.cast(self.load_variable(var), var.type, type)

    def constant(self, type: str) -> str:
        if type in FLOATS:
            return self.rng.choice(("0.0", "1.0", "-1.0", "0.5", "2.0", "-0.0", "3.25", "-7.0", "100.0"))
        if type == "i1":
            return self.rng.choice(("true", "false"))
        value = self.rng.choice(CONSTANTS) % (1 << BITS[type])
        return str(value - (1 << BITS[type]) if value >> (BITS[type] - 1) else value)

    def cast(self, value: str, old: str, new: str) -> str:
        """The value converted to another type."""
        if old == new:
            return value
        if old in FLOATS or new in FLOATS:
            return self.float_cast(value, old, new)
        op = "trunc" if BITS[new] < BITS[old] else self.rng.choice(("zext", "sext"))
        return self.value(f"{op} {old} {value} to {new}")

    def converted(self, type: str, depth: int, level: int) -> str:
        other = self.rng.choice([name for name in self.types if name != type])
        return self.cast(self.expression(other, depth, level), other, type)

    def small(self, type: str, level: int, bits: int, depth: int = 1) -> str:
        """A value from 0 to 2^bits - 1."""
        bits = min(bits, BITS[type] - 1)
        return self.value(f"and {type} {self.expression(type, depth, level)}, {(1 << bits) - 1}")

    # Integers

    def binary(self, type: str, depth: int, level: int) -> str:
        """An arithmetic operation that is defined for every input: no division by zero, no shift beyond the width."""
        op, a = self.rng.choice(OPS), self.expression(type, depth, level)
        b = self.expression(type, depth, level)
        return self.value(f"{op} {type} {a}, {self.safe_operand(op, type, b)}")

    def safe_operand(self, op: str, type: str, b: str) -> str:
        if op in ("shl", "lshr", "ashr"):
            whole = 1 << (BITS[type].bit_length() - 1)  # the largest power of two up to the width
            return self.value(f"and {type} {b}, {whole - 1}")
        if op in ("udiv", "urem"):
            return self.value(f"or {type} {b}, 1")
        if op in ("sdiv", "srem"):
            return self.op("or", type, self.op("and", type, b, min(15, (1 << BITS[type] - 1) - 1)), 1)
        return b

    def flagged(self, type: str, depth: int, level: int) -> str:
        """Operations with nuw, nsw, exact or disjoint, on numbers so small that the flags hold."""
        bits = (BITS[type] - 2) // 2
        a, b = self.small(type, level, bits, depth), self.small(type, level, bits, depth)
        simple = (("add nuw nsw", b), ("mul nuw nsw", b), ("sub nsw", b), ("add nsw", -1), ("shl nuw nsw", bits))
        if self.chance(0.6):
            op, other = self.rng.choice(simple)
            return self.op(op, type, a, other)
        if self.chance(0.4):
            return self.op("or disjoint", type, self.op("shl nuw", type, a, bits), b)
        op, other = self.rng.choice((("lshr exact", 1), ("udiv exact", 2), ("sdiv exact", 2)))
        return self.op(op, type, self.op("shl nuw nsw", type, a, 1), other)

    def select(self, type: str, depth: int, level: int) -> str:
        cond = self.condition(depth, level)
        a, b = self.expression(type, depth, level), self.expression(type, depth, level)
        return self.value(f"select i1 {cond}, {type} {a}, {type} {b}")

    def frozen(self, type: str, depth: int, level: int) -> str:
        return self.value(f"freeze {type} {self.expression(type, depth, level)}")

    def unary_intrinsic(self, type: str, depth: int, level: int) -> str:
        names = ["ctpop", "bitreverse", "ctlz", "cttz", "abs"] + ["bswap"] * (BITS[type] % 16 == 0)
        name, a = self.rng.choice(names), self.expression(type, depth, level)
        flag = ["i1 false"] if name in ("ctlz", "cttz", "abs") else []
        return self.call(type, f"llvm.{name}.{type}", f"{type} {a}", *flag)

    def binary_intrinsic(self, type: str, depth: int, level: int) -> str:
        names = ("umin", "umax", "smin", "smax", "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat")
        a, b = self.expression(type, depth, level), self.expression(type, depth, level)
        return self.call(type, f"llvm.{self.rng.choice(names)}.{type}", f"{type} {a}", f"{type} {b}")

    def funnel_shift(self, type: str, depth: int, level: int) -> str:
        a, b, c = (self.expression(type, depth, level) for _ in range(3))
        name = self.rng.choice(("fshl", "fshr"))
        return self.call(type, f"llvm.{name}.{type}", f"{type} {a}", f"{type} {b}", f"{type} {c}")

    def overflow(self, type: str, depth: int, level: int) -> str:
        """Both results of an arithmetic intrinsic with overflow bit."""
        if "overflow" not in self.features:
            return self.flagged(type, depth, level)
        name = self.rng.choice(("uadd", "sadd", "usub", "ssub", "umul", "smul"))
        a, b = self.expression(type, depth, level), self.expression(type, depth, level)
        pair = f"{{ {type}, i1 }}"
        both = self.call(pair, f"llvm.{name}.with.overflow.{type}", f"{type} {a}", f"{type} {b}")
        result, bit = (self.value(f"extractvalue {pair} {both}, {i}") for i in range(2))
        return self.value(f"select i1 {bit}, {type} {b}, {type} {result}")

    # Conditions

    def condition(self, depth: int, level: int) -> str:
        roll = self.rng.random()
        if roll < 0.15 and depth > 0:
            a, b = self.condition(depth - 1, level), self.condition(depth - 1, level)
            return self.value(f"{self.rng.choice(('and', 'or', 'xor'))} i1 {a}, {b}")
        if roll < 0.25:
            return self.value(f"trunc i32 {self.expression('i32', depth, level)} to i1")
        if roll < 0.4:
            return self.expression("i1", 0, level)
        if roll < 0.6:  # differs between neighbours, but is often the same
            low = self.value(f"and i32 {self.expression('i32', depth, level)}, {self.rng.choice((1, 3, 7, 15))}")
            return self.value(f"icmp {self.rng.choice(('eq', 'ult', 'ugt'))} i32 {low}, {self.rng.randrange(8)}")
        type = self.rng.choice([name for name in self.types if name != "i1"])
        a, b = self.expression(type, depth - 1, level), self.expression(type, 0, level)
        if type in INTS:
            return self.value(f"icmp {self.rng.choice(PREDICATES)} {type} {a}, {b}")
        predicate = self.rng.choice(("oeq", "one", "olt", "oge", "ult", "ugt", "une", "ord", "uno"))
        return self.value(f"fcmp {predicate} {type} {a}, {b}")

    # Floating point: operations whose result IEEE 754 defines to the last bit; so no minnum, whose zeros may have any
    # sign.

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
