"""Random integer expressions and conditions, and the choice among all kinds of expressions."""

from __future__ import annotations

from abc import abstractmethod

from wfv.fuzz.kernels.generator.writer import BITS, FLOATS, INTS, LEVELS, KernelWriter

CONSTANTS = (0, 1, 2, 3, 4, 5, 7, 8, 13, 15, 16, 31, 100, 255, -1, -2, -7, 2**31 - 1, -(2**31), 2**40 + 3, -(2**63))
OPS = ("add", "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem")
# The frequencies of the kinds of expressions; a kind is the name of the method that emits it.
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


class Expressions(KernelWriter):
    """`expression(type, depth, level)` emits a value of that type and level, of at most `depth` nested operations."""

    @abstractmethod
    def float_operation(self, kind: str, type: str, depth: int, level: int) -> str: ...

    @abstractmethod
    def from_memory(self, type: str, depth: int, level: int) -> str: ...

    @abstractmethod
    def vector_element(self, type: str, depth: int, level: int) -> str: ...

    @abstractmethod
    def struct_field(self, type: str, depth: int, level: int) -> str: ...

    @abstractmethod
    def helper_call(self, type: str, depth: int, level: int) -> str: ...

    @abstractmethod
    def float_cast(self, value: str, old: str, new: str) -> str: ...

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
