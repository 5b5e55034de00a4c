"""Statements that move data between memory and variables: elements, vectors, structs, memset and memcpy."""

from __future__ import annotations

from wfv.fuzz.kernels.generator.buffers import INPUT, INTERLEAVED, OUTPUT, SIZES
from wfv.fuzz.kernels.generator.memory_expressions import RECORD, RECORD_TYPE, MemoryExpressions
from wfv.fuzz.kernels.generator.writer import GLOBAL, VARYING, Scope


class MemoryStatements(MemoryExpressions):
    """Each method is one kind of statement."""

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
