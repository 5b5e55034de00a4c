"""Barriers, and exchanges of data through local memory between them."""

from __future__ import annotations

from wfv.fuzz.kernels.generator.simple_statements import SimpleStatements
from wfv.fuzz.kernels.generator.writer import GROUP, VARYING, Scope

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
