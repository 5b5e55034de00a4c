"""Expressions from memory: inputs, private arrays, tables; and of vectors and structs."""

from __future__ import annotations

from wfv.fuzz.kernels.generator.buffers import INPUT, SIZES, SLOTS, Buffers
from wfv.fuzz.kernels.generator.writer import FLOATS, GLOBAL, GROUP, LANES, VARYING

PRIVATE, TABLE = 8, 16  # elements of the private array and of the table, powers of two
RECORD = ("i32", "i8", "i16", "i64")  # the fields of %record, 16 bytes
RECORD_TYPE = f"%record = type {{ {', '.join(RECORD)} }}"


class MemoryExpressions(Buffers):
    """`from_memory(type, ..)` loads a value of that type from a random kind of memory."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        stored = [type for type in self.types if type in SIZES]
        self.private_type = self.rng.choice(stored)
        self.table_type = self.rng.choice([type for type in stored if type not in FLOATS])

    def from_memory(self, type: str, depth: int, level: int) -> str:
        """A loaded value. With barriers no load is of level GROUP, because the memory may change between barriers."""
        if not self.body.is_kernel or (level == GROUP and "barrier" in self.features):
            return self.leaf(type, level)
        kinds = ["table"] if "table" in self.features and level >= LANES else []
        if level == VARYING:
            kinds += ["own"] + ["private", "private"] * ("private" in self.features)
        kind = self.rng.choice([*kinds, "input", "input", "input"])
        if kind == "table":
            return self.cast(self.load_table(level), self.table_type, type)
        if kind == "private":
            return self.cast(self.load(self.private_type, self.private_address()), self.private_type, type)
        found = type if type in SIZES else self.rng.choice([t for t in self.types if t in SIZES])
        loaded = self.load(found, self.output_address(found)) if kind == "own" else self.load_input(found, level)
        return self.cast(loaded, found, type)

    # Private arrays

    def define_private_array(self) -> None:
        """A private array, all elements of which are set."""
        type = self.private_type
        self.body.slots.append(f"  %private = alloca [{PRIVATE} x {type}], align 8")
        if self.chance(0.2):
            self.set_private_array(self.contiguous())
            return
        for i in range(PRIVATE):
            address = self.gep(f"[{PRIVATE} x {type}]", "ptr %private", "0", str(i))
            self.store(type, self.leaf(type, VARYING), f"ptr {address}")

    def set_private_array(self, source: str = "") -> None:
        """Sets the private array by llvm.memset or llvm.memcpy. `source`: the index to copy from (random if empty)."""
        size = PRIVATE * SIZES[self.private_type]
        if self.chance(0.5):
            byte = self.rng.choice((0, 0, 1, 60))
            self.call("void", "llvm.memset.p0.i64", "ptr %private", f"i8 {byte}", f"i64 {size}", "i1 false")
            return
        index = source or self.index(self.random_level())
        address = self.gep(self.private_type, self.buffer(INPUT[self.private_type]), index)
        self.call("void", "llvm.memcpy.p0.p1.i64", "ptr %private", f"{GLOBAL} {address}", f"i64 {size}", "i1 false")

    def private_address(self) -> str:
        at = self.to_index(self.small("i32", self.random_level(), 3))
        return f"ptr {self.gep(f'[{PRIVATE} x {self.private_type}]', 'ptr %private', '0', at)}"

    # Tables

    def load_table(self, level: int) -> str:
        at = self.to_index(self.small("i32", level, 4))
        type = f"[{TABLE} x {self.table_type}]"
        return self.load(self.table_type, f"ptr addrspace(2) {self.gep(type, 'ptr addrspace(2) @table', '0', at)}")

    def define_table(self) -> None:
        values = ", ".join(f"{self.table_type} {self.constant(self.table_type)}" for _ in range(TABLE))
        self.globals.append(
            f"@table = internal unnamed_addr addrspace(2) constant [{TABLE} x {self.table_type}] [{values}], align 8"
        )

    # Vectors

    def vector_element(self, type: str, depth: int, level: int) -> str:
        """An element of a vector, after one or two vector operations."""
        if "vector" not in self.features or type not in SIZES:
            return self.expression(type, depth, level)
        length = self.rng.choice((2, 3, 4, 4, 8))
        vector = f"<{length} x {type}>"
        made = self.new_vector(type, length, depth, level)
        for _ in range(self.rng.randint(1, 2)):
            made = self.vector_operation(type, length, made, depth, level)
        at = self.rng.randrange(length)
        if self.chance(0.4):
            index = self.small("i32", level, 1 if length < 4 else 2)
            return self.value(f"extractelement {vector} {made}, i32 {index}")
        return self.value(f"extractelement {vector} {made}, i64 {at}")

    def new_vector(self, type: str, length: int, depth: int, level: int) -> str:
        vector = f"<{length} x {type}>"
        if self.chance(0.5) and self.body.is_kernel and not (level == GROUP and "barrier" in self.features):
            address = self.gep(type, self.buffer(INPUT[type]), self.index(level))
            return self.load(vector, f"{GLOBAL} {address}", align=SIZES[type])
        first = self.expression(type, depth, level)
        one = self.value(f"insertelement {vector} poison, {type} {first}, i64 0")
        return self.value(f"shufflevector {vector} {one}, {vector} poison, <{length} x i32> zeroinitializer")

    def vector_operation(self, type: str, length: int, old: str, depth: int, level: int) -> str:
        vector = f"<{length} x {type}>"
        a = self.expression(type, depth, level)
        at = str(self.rng.randrange(length)) if self.chance(0.8) else self.small("i64", level, 1)
        changed = self.value(f"insertelement {vector} {old}, {type} {a}, i64 {at}")
        roll = self.rng.random()
        if roll < 0.3:
            mask = ", ".join(f"i32 {self.rng.randrange(2 * length)}" for _ in range(length))
            return self.value(f"shufflevector {vector} {old}, {vector} {changed}, <{length} x i32> <{mask}>")
        compare = f"fcmp olt {vector}" if type in FLOATS else f"icmp slt {vector}"
        if roll < 0.6 or type in FLOATS:
            cond = self.value(f"{compare} {old}, {changed}")
            return self.value(f"select <{length} x i1> {cond}, {vector} {old}, {vector} {changed}")
        return self.op(self.rng.choice(("add", "mul", "xor", "sub", "or")), vector, old, changed)

    # Structs

    def struct_field(self, type: str, depth: int, level: int) -> str:
        """A field of a struct value or of a struct in memory."""
        if "struct" not in self.features:
            return self.expression(type, depth, level)
        self.globals_once(RECORD_TYPE)
        at = self.rng.randrange(len(RECORD))
        if self.chance(0.3) or not self.body.is_kernel or (level == GROUP and "barrier" in self.features):
            a = self.expression(RECORD[at], depth, level)
            made = self.value(f"insertvalue %record zeroinitializer, {RECORD[at]} {a}, {at}")
            next_to = (at + 1) % len(RECORD)
            field = f"{RECORD[next_to]} {self.constant(RECORD[next_to])}"
            other = self.value(f"insertvalue %record {made}, {field}, {next_to}")
            return self.cast(self.value(f"extractvalue %record {other}, {at}"), RECORD[at], type)
        index = self.id("lin")
        if level < VARYING or self.chance(0.5):
            index = self.op("lshr", "i64", self.op("and", "i64", self.index(level), 511), 1)
        address = self.value(f"getelementptr inbounds %record, {self.buffer('in64')}, i64 {index}")
        if self.chance(0.4):
            whole = self.load("%record", f"{GLOBAL} {address}", align=8)
            return self.cast(self.value(f"extractvalue %record {whole}, {at}"), RECORD[at], type)
        address = self.value(f"getelementptr inbounds %record, {GLOBAL} {address}, i64 0, i32 {at}")
        return self.cast(self.load(RECORD[at], f"{GLOBAL} {address}"), RECORD[at], type)

    def globals_once(self, line: str) -> None:
        if line not in self.globals:
            self.globals.insert(0, line)


__all__ = ["PRIVATE", "SLOTS", "TABLE", "MemoryExpressions"]
