"""Statements that move data between memory and variables: one element, records, vectors, stretches of memory."""

from __future__ import annotations

from wfv.fuzz.kernels.generator.memory import RECORD, RECORD_TYPE, Memory
from wfv.fuzz.kernels.generator.places import BESIDE, INPUT, OUTPUT, SIZES
from wfv.fuzz.kernels.generator.text import GLOBAL, VARYING, Scope


class Transfers(Memory):
    """Each method is one kind of statement."""

    def keep(self, value: str, type: str) -> None:
        """In a variable that differs among work-items."""
        var = self.rng.choice([var for var in self.body.variables if var.level == VARYING])
        self.store_variable(var, self.cast(value, type, var.type))

    def save(self, scope: Scope) -> None:
        type = self.rng.choice([name for name in self.types if name in SIZES])
        bits = BESIDE.get(self.layouts[OUTPUT[type]])
        if bits and self.chance(0.6):
            self.save_beside(type, 1 << bits)
            return
        value = self.expression(type, 1, VARYING)
        self.store(type, value, self.output_place(type))

    def read(self, scope: Scope) -> None:
        """An input, at an index that differs."""
        type = self.rng.choice([name for name in self.types if name in SIZES])
        self.keep(self.load_input(type, VARYING), type)

    def read_beside(self, scope: Scope) -> None:
        """Fields of the work-item's own record in an input, in any order; which is which can be told."""
        type, count = self.rng.choice([name for name in self.types if name in SIZES]), self.rng.choice((2, 3, 4))
        first, made = self.op("mul", "i64", self.id("lin"), count), "0"
        for field in self.rng.sample(range(count), self.rng.randint(2, count)):
            place = self.gep(type, self.buffer(INPUT[type]), self.op("add", "i64", first, field))
            loaded = self.cast(self.load(type, f"{GLOBAL} {place}"), type, "i32")
            made = self.op("add", "i32", self.op("mul", "i32", made, 5), loaded)
        self.keep(made, "i32")

    def save_beside(self, type: str, count: int) -> None:
        """Slots beside each other, in any order, some of them made of others."""
        for slot in self.rng.sample(range(count), self.rng.randint(2, count)):
            if self.chance(0.4):
                value = self.load(type, self.output_place(type, str(self.rng.randrange(count))))
            else:
                value = self.expression(type, 1, VARYING)
            self.store(type, value, self.output_place(type, str(slot)))

    def update(self, scope: Scope) -> None:
        """Read, change, write in place."""
        type = self.rng.choice([name for name in self.types if name in SIZES])
        place = self.output_place(type)
        old, new = self.load(type, place), self.expression(type, 1, VARYING)
        cond = self.condition(1, VARYING)
        self.store(type, self.value(f"select i1 {cond}, {type} {new}, {type} {old}"), place)

    def save_vector(self, scope: Scope) -> None:
        """The work-item's <4 x i32> of `vout`, or its last three elements."""
        place = self.value(f"getelementptr inbounds <4 x i32>, {self.buffer('vout')}, i64 {self.id('lin')}")
        if self.chance(0.3):
            place = self.gep("i32", f"{GLOBAL} {place}", "1")
            made = self.new_vector("i32", 3, 1, VARYING)
            self.emit(f"store <3 x i32> {made}, {GLOBAL} {place}, align 4")
            return
        old = self.load("<4 x i32>", f"{GLOBAL} {place}", align=16)
        made = self.vector_operation("i32", 4, old, 1, VARYING)
        self.emit(f"store <4 x i32> {made}, {GLOBAL} {place}, align 16")

    def pick(self, scope: Scope) -> None:
        """A component of a loaded vector, chosen by data."""
        type, length = self.rng.choice([name for name in self.types if name in SIZES]), self.rng.choice((2, 4, 8))
        place = self.gep(type, self.buffer(INPUT[type]), self.index(VARYING))
        vector = self.load(f"<{length} x {type}>", f"{GLOBAL} {place}", align=SIZES[type])
        index = self.small("i32", self.level(), length.bit_length() - 1)
        self.keep(self.value(f"extractelement <{length} x {type}> {vector}, i32 {index}"), type)

    def save_record(self, scope: Scope) -> None:
        """A struct at once, some fields of it changed."""
        self.globals_once(RECORD_TYPE)
        source = self.gep("i64", self.buffer("in64"), self.op("and", "i64", self.index(VARYING), 510))
        record = self.load("%record", f"{GLOBAL} {source}", align=8)
        for at in self.rng.sample(range(len(RECORD)), self.rng.randint(1, len(RECORD))):
            field = self.expression(RECORD[at], 1, VARYING)
            record = self.value(f"insertvalue %record {record}, {RECORD[at]} {field}, {at}")
        place = self.value(f"getelementptr inbounds <4 x i32>, {self.buffer('vout')}, i64 {self.id('lin')}")
        self.emit(f"store %record {record}, {GLOBAL} {place}, align 8")

    def fill(self, scope: Scope) -> None:
        """A stretch of the work-item's own memory at once: set, or copied, of a length that may depend on data."""
        place = self.value(f"getelementptr inbounds <4 x i32>, {self.buffer('vout')}, i64 {self.id('lin')}")
        nbytes = self.rng.choice(("16", "12", "4", self.to_index(self.small("i32", self.level(), 4))))
        if self.chance(0.5):
            byte = self.rng.choice((0, 0, 1, 60))
            self.call("void", "llvm.memset.p1.i64", f"{GLOBAL} {place}", f"i8 {byte}", f"i64 {nbytes}", "i1 false")
            return
        source = self.gep("i32", self.buffer(INPUT["i32"]), self.index(self.level()))
        self.call(
            "void", "llvm.memcpy.p1.p1.i64", f"{GLOBAL} {place}", f"{GLOBAL} {source}", f"i64 {nbytes}", "i1 false"
        )
