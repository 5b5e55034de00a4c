"""Statements that change something: variables, memory, shared counters; and what only a barrier makes possible."""

from __future__ import annotations

from wfv.fuzz.kernels.generator.places import COUNTERS, INPUT, INPUTS, SIZES, SLACK, TICKETS
from wfv.fuzz.kernels.generator.text import FLOATS, GLOBAL, GROUP, LANES, VARYING, Scope
from wfv.fuzz.kernels.generator.transfers import Transfers

ITEM_ATOMICS = ("add", "sub", "and", "or", "xor", "umin", "max", "xchg")  # of which the result is used
ATOMICS = ("add", "and", "and", "or", "xor", "umin", "umax", "min", "max")
LOCAL_ITEMS = 128  # of a group at most, where there are barriers


class Effects(Transfers):
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

    def hand_back(self, scope: Scope) -> None:
        """A function's own effect: on a place of the work-item that called it."""
        self.store("i32", self.expression("i32", 1, VARYING), f"{GLOBAL} %p")

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

    def count(self, scope: Scope) -> None:
        """A reduction into a shared counter."""
        level = GROUP if self.chance(0.5) else self.level()
        at = self.to_index(self.small("i32", level, COUNTERS.bit_length() - 1))
        place = self.gep("i32", self.buffer("count"), at)
        value = self.expression("i32", 1, self.level())
        if self.chance(0.6):
            value = self.op("or", "i32", value, -(2**31))  # less, or more, than what brings an atomic nothing
        self.emit(f"%{self.name('old')} = atomicrmw {self.atomic_op} {GLOBAL} {place}, i32 {value} monotonic, align 4")

    # Barriers

    def wait(self, scope: Scope) -> None:
        self.declared["declare spir_func void @_Z7barrierj(i32)"] = None
        self.emit("call spir_func void @_Z7barrierj(i32 1)")

    def show_and_wait(self, scope: Scope) -> None:
        """What a variable holds, written in front of a barrier: in a loop, it is needed again behind it."""
        var = self.rng.choice([var for var in self.body.variables if var.level == VARYING])
        self.store("i32", self.cast(self.load_variable(var), var.type, "i32"), self.output_place("i32"))
        self.wait(scope)

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
