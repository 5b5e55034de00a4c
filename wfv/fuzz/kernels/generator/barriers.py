"""Barriers, and exchanges of data through local memory between them; and what makes barriers diverge.

As far as the compiler can tell, these are early returns, and conditions known only at run time. Most of these
conditions are uniform in every group: an argument makes them so. Others are not in every launch; then the reference and
the vectorized kernel must both find that work-items are at different barriers.
"""

from __future__ import annotations

from wfv.fuzz.kernels.generator.simple_statements import SimpleStatements
from wfv.fuzz.kernels.generator.writer import GLOBAL, GROUP, VARYING, Scope

LOCAL_ITEMS = 128  # the largest work-group of a kernel with barriers


class BarrierStatements(SimpleStatements):
    """Statements for scopes that the whole work-group reaches."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.local_is_argument = self.chance(0.5)

    def barrier(self, scope: Scope) -> None:
        self.declared["declare spir_func void @_Z7barrierj(i32)"] = None
        self.emit("call spir_func void @_Z7barrierj(i32 1)")

    def store_then_barrier(self, scope: Scope) -> None:
        """Stores a variable in front of a barrier: in a loop, the variable is live across it."""
        var = self.rng.choice([var for var in self.body.variables if var.level == VARYING])
        self.store("i32", self.cast(self.load_variable(var), var.type, "i32"), self.output_address("i32"))
        self.barrier(scope)

    def local_exchange(self, scope: Scope) -> None:
        """Each work-item stores to its element of local memory, and behind a barrier loads another's."""
        value = self.expression("i32", 1, VARYING)
        self.store("i32", value, f"ptr addrspace(3) {self.local_address(self.id('lsum'))}")
        self.barrier(scope)
        other = f"ptr addrspace(3) {self.local_address(self.other_work_item())}"
        loaded = self.load("i32", other)
        self.assign_varying(loaded, "i32")
        self.barrier(scope)

    def local_address(self, index: str) -> str:
        if self.local_is_argument:
            self.used["scratch"] = "local"
            return self.gep("i32", "ptr addrspace(3) %scratch", index)
        self.globals_once(f"@local = internal addrspace(3) global [{LOCAL_ITEMS} x i32] undef, align 16")
        return self.gep(f"[{LOCAL_ITEMS} x i32]", "ptr addrspace(3) @local", "0", index)

    def other_work_item(self) -> str:
        """The index of another work-item of the group: the opposite one, a neighbour, the first, or a random one."""
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


CONDITIONS = ("in_launch", "in_launch", "same_element", "same_element", "shared_number", "part_of_launch")


class RunTimeBarriers(BarrierStatements):
    """Statements for scopes that all work-items reach together which have not returned."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.end = self.name("end")
        self.is_local_set = False

    def set_local_memory(self) -> None:
        """At the kernel's start, stores to the work-item's own element: others may read it after the return."""
        if self.is_local_set:
            return
        self.is_local_set, outer = True, self.body.lines
        self.body.lines = self.body.slots
        self.store("i32", self.id("lin.32"), f"ptr addrspace(3) {self.local_address(self.id('lsum'))}")
        self.body.lines = outer

    def early_return(self, scope: Scope) -> None:
        """Some work-items return. The test of the argument keeps the condition from depending on local ids alone."""
        self.set_local_memory()
        stay = self.name("stay")
        if self.chance(0.3):
            gone = self.run_time_condition(scope)
        else:
            is_in_launch = self.value(f"icmp ult i32 {self.id('lin.32')}, %n")
            gone = self.op("and", "i1", self.condition(1, VARYING), is_in_launch)
        if self.chance(0.3):  # only work-items of some local ids test it
            number, some = self.op("and", "i32", self.id("lid0.32"), 3), self.name("some")
            self.cond_branch(self.value(f"icmp ult i32 {number}, {self.rng.randrange(1, 4)}"), some, stay)
            self.start_block(some)
        targets = [self.end, stay] if self.chance(0.5) else [stay, self.end]
        self.cond_branch(gone, *targets)
        self.start_block(stay)

    def skipping_loop(self, scope: Scope) -> None:
        """Some work-items pass by the barrier of a loop, and reach it in a later iteration; all return behind it."""
        head, body, waits, latch, exit, stay = map(self.name, ("head", "body", "waits", "latch", "exit", "stay"))
        counter, limit = self.alloca("i32", "counter"), self.op("add", "i32", self.small("i32", GROUP, 2), 1)
        self.emit(f"store i32 0, ptr {counter}")
        self.branch_to(head)
        self.start_block(head)
        now = self.value(f"load i32, ptr {counter}")
        self.cond_branch(self.value(f"icmp ult i32 {now}, {limit}"), body, exit)
        self.start_block(body)
        is_in_launch = self.value(f"icmp ult i32 {self.id('lin.32')}, %n")
        script = self.op("xor", "i32", self.expression("i32", 1, VARYING), self.id("lin.32"))
        bit = self.value(f"trunc i32 {self.op('lshr', 'i32', script, now)} to i1")  # another one in each iteration
        self.cond_branch(self.op("and", "i1", bit, is_in_launch), latch, waits)
        self.start_block(waits)
        self.store_then_barrier(scope)
        self.assign_varying(self.op("mul", "i32", now, 5), "i32")
        self.branch_to(latch)
        self.start_block(latch)
        self.emit(f"store i32 {self.op('add', 'i32', now, 1)}, ptr {counter}")
        self.branch_to(head)
        self.start_block(exit)
        self.cond_branch(self.value(f"icmp ult i32 {self.id('lin.32')}, %n"), self.end, stay)
        self.start_block(stay)

    def run_time_condition(self, scope: Scope) -> str:
        """A condition that the compiler cannot prove uniform."""
        self.set_local_memory()
        made: str = getattr(self, self.rng.choice(CONDITIONS))(scope)
        if self.chance(0.3):
            made = self.op(self.rng.choice(("and", "or", "xor")), "i1", made, self.condition(1, GROUP))
        return made

    def run_time_number(self, scope: Scope) -> str:
        """A number from 0 to 3 that the compiler cannot prove uniform."""
        self.set_local_memory()
        number = self.element_of_same() if self.chance(0.5) else self.shared(scope)
        return self.op("and", "i32", number, 3)

    def in_launch(self, scope: Scope) -> str:
        """`id < n`, which is true for each work-item, or `id >= n`."""
        predicate, limit = self.rng.choice((("ult", "%n"), ("ult", "%n"), ("uge", "%n"), ("ugt", "%n")))
        return self.value(f"icmp {predicate} i32 {self.id(self.rng.choice(('lin.32', 'lin.32', 'lid0.32')))}, {limit}")

    def part_of_launch(self, scope: Scope) -> str:
        """id / 8 < 2: uniform only if the local size fits."""
        part = self.op("lshr", "i32", self.id("lin.32"), self.rng.choice((2, 3, 4, 5)))
        return self.value(f"icmp ult i32 {part}, {self.rng.choice((1, 2, 3, '%u'))}")

    def same_element(self, scope: Scope) -> str:
        number = self.op("and", "i32", self.element_of_same(), self.rng.choice((1, 3, 7)))
        return self.value(f"icmp {self.rng.choice(('eq', 'ult', 'ugt'))} i32 {number}, {self.rng.randrange(4)}")

    def shared_number(self, scope: Scope) -> str:
        number = self.op("and", "i32", self.shared(scope), 3)
        return self.value(f"icmp {self.rng.choice(('eq', 'ult', 'ugt'))} i32 {number}, {self.rng.randrange(3)}")

    def element_of_same(self) -> str:
        """An element of an argument whose elements are all the same number, at a varying index."""
        return self.load("i32", f"{GLOBAL} {self.gep('i32', self.buffer('same'), self.index(VARYING))}")

    def shared(self, scope: Scope) -> str:
        """A number of the group that another work-item has stored in local memory."""
        self.store("i32", self.expression("i32", 1, GROUP), f"ptr addrspace(3) {self.local_address(self.id('lsum'))}")
        self.barrier(scope)
        loaded = self.load("i32", f"ptr addrspace(3) {self.local_address(self.other_work_item())}")
        self.barrier(scope)
        return loaded
