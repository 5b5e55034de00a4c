"""Memory: inputs, private arrays, tables, vectors and structs as expressions, and statements that move data there."""

from __future__ import annotations

from wfv.fuzz.kernels.generator.buffers import INPUT, INTERLEAVED, OUTPUT, SIZES, Buffers
from wfv.fuzz.kernels.generator.writer import FLOATS, GLOBAL, GROUP, LANES, VARYING, Scope

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

    def assign_varying(self, value: str, type: str) -> None:
        """Stores the value to a varying variable."""
        var = self.rng.choice([var for var in self.body.variables if var.level == VARYING])
        self.store_variable(var, self.cast(value, type, var.type))

    def store_output(self, scope: Scope) -> None:
        type = self.rng.choice([name for name in self.types if name in SIZES])
        bits = INTERLEAVED.get(self.layouts[OUTPUT[type]])
        if bits and self.chance(0.6):
            self.store_interleaved(type, 1 << bits)
            return
        value = self.expression(type, 1, VARYING)
        self.store(type, value, self.output_address(type))

    def assign_input(self, scope: Scope) -> None:
        """A varying variable becomes an input's element, at a varying index."""
        type = self.rng.choice([name for name in self.types if name in SIZES])
        self.assign_varying(self.load_input(type, VARYING), type)

    def assign_interleaved(self, scope: Scope) -> None:
        """Loads interleaved elements of an input in any order, and combines them so that their order matters."""
        type, count = self.rng.choice([name for name in self.types if name in SIZES]), self.rng.choice((2, 3, 4))
        first, made = self.op("mul", "i64", self.id("lin"), count), "0"
        for field in self.rng.sample(range(count), self.rng.randint(2, count)):
            address = self.gep(type, self.buffer(INPUT[type]), self.op("add", "i64", first, field))
            loaded = self.cast(self.load(type, f"{GLOBAL} {address}"), type, "i32")
            made = self.op("add", "i32", self.op("mul", "i32", made, 5), loaded)
        self.assign_varying(made, "i32")

    def store_interleaved(self, type: str, count: int) -> None:
        """Stores to interleaved slots of an output in any order; some of the values are loaded from other slots."""
        for slot in self.rng.sample(range(count), self.rng.randint(2, count)):
            if self.chance(0.4):
                value = self.load(type, self.output_address(type, str(self.rng.randrange(count))))
            else:
                value = self.expression(type, 1, VARYING)
            self.store(type, value, self.output_address(type, str(slot)))

    def update_output(self, scope: Scope) -> None:
        """A load, a select and a store at one address."""
        type = self.rng.choice([name for name in self.types if name in SIZES])
        address = self.output_address(type)
        old, new = self.load(type, address), self.expression(type, 1, VARYING)
        cond = self.condition(1, VARYING)
        self.store(type, self.value(f"select i1 {cond}, {type} {new}, {type} {old}"), address)

    def store_vector(self, scope: Scope) -> None:
        """Stores the work-item's <4 x i32> in `vout`, or its last three elements."""
        address = self.value(f"getelementptr inbounds <4 x i32>, {self.buffer('vout')}, i64 {self.id('lin')}")
        if self.chance(0.3):
            address = self.gep("i32", f"{GLOBAL} {address}", "1")
            made = self.new_vector("i32", 3, 1, VARYING)
            self.emit(f"store <3 x i32> {made}, {GLOBAL} {address}, align 4")
            return
        old = self.load("<4 x i32>", f"{GLOBAL} {address}", align=16)
        made = self.vector_operation("i32", 4, old, 1, VARYING)
        self.emit(f"store <4 x i32> {made}, {GLOBAL} {address}, align 16")

    def assign_vector_element(self, scope: Scope) -> None:
        """A component of a loaded vector, at an index that is a value."""
        type, length = self.rng.choice([name for name in self.types if name in SIZES]), self.rng.choice((2, 4, 8))
        address = self.gep(type, self.buffer(INPUT[type]), self.index(VARYING))
        vector = self.load(f"<{length} x {type}>", f"{GLOBAL} {address}", align=SIZES[type])
        index = self.small("i32", self.random_level(), length.bit_length() - 1)
        self.assign_varying(self.value(f"extractelement <{length} x {type}> {vector}, i32 {index}"), type)

    def store_struct(self, scope: Scope) -> None:
        """Loads a struct, changes some fields, and stores it."""
        self.globals_once(RECORD_TYPE)
        source = self.gep("i64", self.buffer("in64"), self.op("and", "i64", self.index(VARYING), 510))
        record = self.load("%record", f"{GLOBAL} {source}", align=8)
        for at in self.rng.sample(range(len(RECORD)), self.rng.randint(1, len(RECORD))):
            field = self.expression(RECORD[at], 1, VARYING)
            record = self.value(f"insertvalue %record {record}, {RECORD[at]} {field}, {at}")
        address = self.value(f"getelementptr inbounds <4 x i32>, {self.buffer('vout')}, i64 {self.id('lin')}")
        self.emit(f"store %record {record}, {GLOBAL} {address}, align 8")

    def fill_memory(self, scope: Scope) -> None:
        """llvm.memset or llvm.memcpy to the work-item's own memory; the length may be varying."""
        address = self.value(f"getelementptr inbounds <4 x i32>, {self.buffer('vout')}, i64 {self.id('lin')}")
        nbytes = self.rng.choice(("16", "12", "4", self.to_index(self.small("i32", self.random_level(), 4))))
        if self.chance(0.5):
            byte = self.rng.choice((0, 0, 1, 60))
            self.call("void", "llvm.memset.p1.i64", f"{GLOBAL} {address}", f"i8 {byte}", f"i64 {nbytes}", "i1 false")
            return
        source = self.gep("i32", self.buffer(INPUT["i32"]), self.index(self.random_level()))
        self.call(
            "void", "llvm.memcpy.p1.p1.i64", f"{GLOBAL} {address}", f"{GLOBAL} {source}", f"i64 {nbytes}", "i1 false"
        )
