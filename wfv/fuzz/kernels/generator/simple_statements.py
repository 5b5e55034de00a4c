"""Statements without nested statements: assignments, guarded divisions and loads, atomics, traps."""

from __future__ import annotations

import random

from wfv.fuzz.kernels.generator.buffers import COUNTERS, INPUT, INPUTS, SIZES, SLACK, TICKETS
from wfv.fuzz.kernels.generator.memory import MemoryExpressions
from wfv.fuzz.kernels.generator.writer import FLOATS, GLOBAL, GROUP, LANES, VARYING, Scope

# For memory of the work-item, whose result is used.
ITEM_ATOMICS = ("add", "sub", "and", "or", "xor", "umin", "max", "xchg")
TRAP, TRAP_CHANCE = "trap", 0.12  # a feature, drawn with numbers of its own: other kernels of a seed stay as they were
TRAPS = ("trap()", "trap()", "debugtrap()", "ubsantrap(i8 7)")
MOST_ITEMS = 100_000  # more than a launch has
ATOMICS = ("add", "and", "and", "or", "xor", "umin", "umax", "min", "max")


class SimpleStatements(MemoryExpressions):
    """Each method emits one kind of statement."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.atomic_op = self.rng.choice(ATOMICS)  # the same for all counters, so that the order does not matter
        if random.Random(f"{seed}/traps").random() < TRAP_CHANCE:
            self.features = self.features | {TRAP}

    def assign(self, scope: Scope) -> None:
        """Stores an expression of the variable's level, where all of that level are active.

        A GROUP variable thus stays uniform and may control barriers. For LANES this is violated at times.
        """
        may = [v for v in self.body.variables if v.level >= scope.level or (v.level == LANES and self.chance(0.1))]
        if not may:
            return
        var = self.rng.choice(may)
        self.store_variable(var, self.expression(var.type, self.rng.choice((1, 1, 1, 2)), var.level))

    def helper_store(self, scope: Scope) -> None:
        """A store of the helper function, to the caller's own slot."""
        self.store("i32", self.expression("i32", 1, VARYING), f"{GLOBAL} %p")

    def store_private(self, scope: Scope) -> None:
        if self.chance(0.25):
            self.set_private_array()
            return
        value = self.expression(self.private_type, 1, VARYING)
        self.store(self.private_type, value, self.private_address())

    def saturate(self, scope: Scope) -> None:
        """A saturating conversion to an integer of an ordinary width."""
        old = self.rng.choice([name for name in self.types if name in FLOATS])
        new = self.rng.choice(("i8", "i16", "i32", "i32", "i64"))
        self.assign_varying(self.saturated(self.expression(old, 1, VARYING), old, new, VARYING), new)

    def guarded_division(self, scope: Scope) -> None:
        """A division that is undefined in the lanes that do not take its branch."""
        level, type = self.random_level(), self.rng.choice([t for t in self.types if t not in ("i1", *FLOATS)])
        a, b = (self.expression(type, 1, level) for _ in range(2))
        if self.chance(0.7):
            b = self.op("and", type, b, 3)
        then, behind = self.name("div"), self.name("behind")
        self.cond_branch(self.value(f"icmp sgt {type} {b}, 0"), then, behind)
        self.start_block(then)
        result = self.op(self.rng.choice(("udiv", "sdiv", "urem", "srem")), type, a, b)
        self.assign_varying(result, type)
        self.branch_to(behind)
        self.start_block(behind)

    def guarded_load(self, scope: Scope) -> None:
        """A load that is out of bounds in the lanes that do not take its branch."""
        type = self.rng.choice([name for name in self.types if name in SIZES])
        end = INPUTS + SLACK
        if self.chance(0.6):
            at = self.op("add", "i64", self.id("lin"), end - self.rng.randrange(1, 40))
        else:
            at = self.value(f"zext i32 {self.expression('i32', 1, self.random_level())} to i64")
        then, behind = self.name("inside"), self.name("behind")
        self.cond_branch(self.value(f"icmp ult i64 {at}, {end}"), then, behind)
        self.start_block(then)
        loaded = self.load(type, f"{GLOBAL} {self.gep(type, self.buffer(INPUT[type]), at)}")
        self.assign_varying(loaded, type)
        self.branch_to(behind)
        self.start_block(behind)

    def single_item_effect(self, scope: Scope) -> None:
        """A load and store, or an atomic, in one work-item only, at a uniform address."""
        number = self.rng.choice((str(self.rng.randrange(20)), self.value("zext i32 %v to i64")))
        then, behind = self.name("one"), self.name("behind")
        self.cond_branch(self.value(f"icmp eq i64 {self.id('lin')}, {number}"), then, behind)
        self.start_block(then)
        address = self.output_address("i32", item=number)
        if "atomic" in self.features and self.chance(0.5):
            self.atomic_at(address)
        else:
            self.assign_varying(self.load("i32", address), "i32")
            self.store("i32", self.expression("i32", 1, VARYING), address)
        self.branch_to(behind)
        self.start_block(behind)

    def trap(self, scope: Scope) -> None:
        """A trap that no work-item reaches, which the compiler cannot know."""
        least = self.op("add", "i64", self.to_index(self.small("i32", self.random_level(), 4)), MOST_ITEMS)
        then, behind = self.name("bad"), self.name("behind")
        self.cond_branch(self.value(f"icmp ugt i64 {self.id('lin')}, {least}"), then, behind)
        self.start_block(then)
        if self.chance(0.4):
            self.store("i32", "13", self.output_address("i32"))
        call = self.rng.choice(TRAPS)
        self.declared[f"declare void @llvm.{call.replace('i8 7', 'i8 immarg')}"] = None
        self.emit(f"call void @llvm.{call}")
        self.emit("unreachable") if self.chance(0.7) else self.branch_to(behind)
        self.start_block(behind)

    def own_atomic(self, scope: Scope) -> None:
        """An atomic on the work-item's own slot, so that its result does not depend on the order."""
        self.atomic_at(self.output_address("i32"))

    def atomic_at(self, address: str) -> None:
        value = self.expression("i32", 1, self.random_level())
        if self.chance(0.2):
            expected = self.expression("i32", 1, VARYING)
            both = self.value(f"cmpxchg {address}, i32 {expected}, i32 {value} monotonic monotonic, align 4")
            old = self.value(f"extractvalue {{ i32, i1 }} {both}, 0")
        else:
            old = self.value(f"atomicrmw {self.rng.choice(ITEM_ATOMICS)} {address}, i32 {value} monotonic, align 4")
        self.assign_varying(old, "i32")

    def ticket(self, scope: Scope) -> None:
        """Takes a ticket from a shared counter, and stores the same constant at the element of each ticket."""
        counter = self.buffer("tickets")
        ticket = self.value(f"atomicrmw add {counter}, i32 1 monotonic, align 4")
        at = self.to_index(self.op("and", "i32", ticket, TICKETS - 1))
        address = self.gep("i32", counter, self.op("add", "i64", at, 1))
        self.store("i32", "7", f"{GLOBAL} {address}")

    def shared_counter(self, scope: Scope) -> None:
        """A reduction into a shared counter by an atomic."""
        level = GROUP if self.chance(0.5) else self.random_level()
        at = self.to_index(self.small("i32", level, COUNTERS.bit_length() - 1))
        address = self.gep("i32", self.buffer("count"), at)
        value = self.expression("i32", 1, self.random_level())
        if self.chance(0.6):
            value = self.op("or", "i32", value, -(2**31))  # beyond the neutral element of min and max
        self.emit(
            f"%{self.name('old')} = atomicrmw {self.atomic_op} {GLOBAL} {address}, i32 {value} monotonic, align 4"
        )
