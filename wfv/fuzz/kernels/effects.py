"""Statements that change something: variables, memory, shared counters; and what only a barrier makes possible."""

from __future__ import annotations

from wfv.fuzz.kernels.memory import RECORD, RECORD_TYPE, Memory
from wfv.fuzz.kernels.places import BESIDE, COUNTERS, INPUT, INPUTS, OUTPUT, SIZES, SLACK, TICKETS
from wfv.fuzz.kernels.text import FLOATS, GLOBAL, GROUP, LANES, VARYING, Scope

ITEM_ATOMICS = ("add", "sub", "and", "or", "xor", "umin", "max", "xchg")  # of which the result is used
ATOMICS = ("add", "add", "and", "or", "xor", "umin", "umax", "min", "max")
LOCAL_ITEMS = 128  # of a group at most, where there are barriers


class Effects(Memory):
    """Each method is one kind of statement."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.atomic_op = self.rng.choice(ATOMICS)  # one for all counters, so that the order does not matter
        self.local_is_argument = self.chance(0.5)

    def assign(self, scope: Scope) -> None:
        """A variable keeps its level: what the group agrees on may then steer barriers. LANES is broken at times."""
        may = [v for v in self.body.variables if v.level >= scope.level or (v.level == LANES and self.chance(0.1))]
        if not may:
            return
        var = self.rng.choice(may)
        self.store_variable(var, self.expression(var.type, self.rng.choice((1, 1, 1, 2)), var.level))

    def save(self, scope: Scope) -> None:
        type = self.rng.choice([name for name in self.types if name in SIZES])
        bits = BESIDE.get(self.layouts[OUTPUT[type]])
        if bits and self.chance(0.6):
            self.save_beside(type, 1 << bits)
            return
        value = self.expression(type, 1, VARYING)
        self.store(type, value, self.output_place(type))

    def hand_back(self, scope: Scope) -> None:
        """A function's own effect: on a place of the work-item that called it."""
        self.store("i32", self.expression("i32", 1, VARYING), f"{GLOBAL} %p")

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

    def set_private(self, scope: Scope) -> None:
        if self.chance(0.25):
            self.clear_private()
            return
        value = self.expression(self.private_type, 1, VARYING)
        self.store(self.private_type, value, self.private_place())

    def divide(self, scope: Scope) -> None:
        """A division that is only defined where its branch is taken."""
        level, type = self.level(), self.rng.choice([t for t in self.types if t not in ("i1", *FLOATS)])
        a, b = (self.expression(type, 1, level) for _ in range(2))
        if self.chance(0.7):
            b = self.op("and", type, b, 3)
        then, behind = self.name("div"), self.name("behind")
        self.fork(self.value(f"icmp sgt {type} {b}, 0"), then, behind)
        self.open(then)
        result = self.op(self.rng.choice(("udiv", "sdiv", "urem", "srem")), type, a, b)
        self.keep(result, type)
        self.go(behind)
        self.open(behind)

    def bounded(self, scope: Scope) -> None:
        """An access that is only in bounds where its branch is taken: on a line across the end, or anywhere."""
        type = self.rng.choice([name for name in self.types if name in SIZES])
        end = INPUTS + SLACK
        if self.chance(0.6):
            at = self.op("add", "i64", self.id("lin"), end - self.rng.randrange(1, 40))
        else:
            at = self.value(f"zext i32 {self.expression('i32', 1, self.level())} to i64")
        then, behind = self.name("inside"), self.name("behind")
        self.fork(self.value(f"icmp ult i64 {at}, {end}"), then, behind)
        self.open(then)
        loaded = self.load(type, f"{GLOBAL} {self.gep(type, self.buffer(INPUT[type]), at)}")
        self.keep(loaded, type)
        self.go(behind)
        self.open(behind)

    def elect(self, scope: Scope) -> None:
        """What one work-item does alone, if there is one of that number: at an address that all know."""
        number = self.rng.choice((str(self.rng.randrange(20)), self.value("zext i32 %v to i64")))
        then, behind = self.name("one"), self.name("behind")
        self.fork(self.value(f"icmp eq i64 {self.id('lin')}, {number}"), then, behind)
        self.open(then)
        place = self.output_place("i32", item=number)
        if "atomic" in self.features and self.chance(0.5):
            self.exchange_at(place)
        else:
            self.keep(self.load("i32", place), "i32")
            self.store("i32", self.expression("i32", 1, VARYING), place)
        self.go(behind)
        self.open(behind)

    def take(self, scope: Scope) -> None:
        """An atomic on memory of the work-item's own, so that what it returns is known."""
        self.exchange_at(self.output_place("i32"))

    def exchange_at(self, place: str) -> None:
        value = self.expression("i32", 1, self.level())
        if self.chance(0.2):
            expected = self.expression("i32", 1, VARYING)
            both = self.value(f"cmpxchg {place}, i32 {expected}, i32 {value} monotonic monotonic, align 4")
            old = self.value(f"extractvalue {{ i32, i1 }} {both}, 0")
        else:
            old = self.value(f"atomicrmw {self.rng.choice(ITEM_ATOMICS)} {place}, i32 {value} monotonic, align 4")
        self.keep(old, "i32")

    def append(self, scope: Scope) -> None:
        """A ticket from a counter that all share, and a mark at the ticket's place: the same, whosever it is."""
        counter = self.buffer("tickets")
        ticket = self.value(f"atomicrmw add {counter}, i32 1 monotonic, align 4")
        at = self.to_index(self.op("and", "i32", ticket, TICKETS - 1))
        place = self.gep("i32", counter, self.op("add", "i64", at, 1))
        self.store("i32", "7", f"{GLOBAL} {place}")

    def keep(self, value: str, type: str) -> None:
        """In a variable that differs among work-items."""
        var = self.rng.choice([var for var in self.body.variables if var.level == VARYING])
        self.store_variable(var, self.cast(value, type, var.type))

    def count(self, scope: Scope) -> None:
        """A reduction into a shared counter."""
        level = GROUP if self.chance(0.5) else self.level()
        at = self.to_index(self.small("i32", level, COUNTERS.bit_length() - 1))
        place = self.gep("i32", self.buffer("count"), at)
        value = self.expression("i32", 1, self.level())
        if self.chance(0.3):
            value = self.op("or", "i32", value, -(2**31))  # less, or more, than what brings an atomic nothing
        self.emit(f"%{self.name('old')} = atomicrmw {self.atomic_op} {GLOBAL} {place}, i32 {value} monotonic, align 4")

    # Barriers

    def wait(self, scope: Scope) -> None:
        self.declared["declare spir_func void @_Z7barrierj(i32)"] = None
        self.emit("call spir_func void @_Z7barrierj(i32 1)")

    def exchange(self, scope: Scope) -> None:
        """Each work-item writes its place in local memory, and reads another's when all have."""
        value = self.expression("i32", 1, VARYING)
        self.store("i32", value, f"ptr addrspace(3) {self.local_place(self.id('lsum'))}")
        self.wait(scope)
        other = f"ptr addrspace(3) {self.local_place(self.other_item())}"
        loaded = self.load("i32", other)
        self.keep(loaded, "i32")
        self.wait(scope)

    def local_place(self, index: str) -> str:
        if self.local_is_argument:
            self.used["scratch"] = "local"
            return self.gep("i32", "ptr addrspace(3) %scratch", index)
        self.globals_once(f"@local = internal addrspace(3) global [{LOCAL_ITEMS} x i32] undef, align 16")
        return self.gep(f"[{LOCAL_ITEMS} x i32]", "ptr addrspace(3) @local", "0", index)

    def other_item(self) -> str:
        """Another work-item of the group: the opposite one, a neighbour, or by data."""
        count, own = self.op("mul", "i64", self.id("lsize0"), self.id("lsize1")), self.id("lsum")
        roll = self.rng.random()
        if roll < 0.3:
            return self.op("sub", "i64", self.op("add", "i64", count, -1), own)
        if roll < 0.6:
            return self.op("urem", "i64", self.op("add", "i64", own, self.rng.randrange(1, 9)), count)
        if roll < 0.7:
            return "0"
        level = self.rng.choice((GROUP, VARYING))
        return self.op("urem", "i64", self.to_index(self.small("i32", level, 10)), count)
