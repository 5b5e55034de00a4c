"""Control flow: if, switch, crossing branches, blocks with early exits, and loops.

All loops end after a few iterations, whatever the data.
"""

from __future__ import annotations

from wfv.fuzz.kernels.generator.buffers import INPUT, INPUTS
from wfv.fuzz.kernels.generator.group_statements import GroupStatements
from wfv.fuzz.kernels.generator.writer import GLOBAL, GROUP, VARYING, Scope


class Branches(GroupStatements):
    """Each method emits one statement; nested statements get a scope of their own."""

    def condition_level(self, scope: Scope) -> int:
        """The level of a condition: often GROUP where barriers are possible, so that nested code may contain them."""
        return GROUP if scope.allows_barrier and self.chance(0.6) else self.random_level()

    def condition_in(self, scope: Scope, depth: int, level: int) -> str:
        """A condition of that level. Where barriers are possible, at times one that is uniform only at run time."""
        if scope.allows_barrier and level == GROUP and "run time" in self.features and self.chance(0.5):
            return self.run_time_condition(scope)
        return self.condition(depth, level)

    def branch(self, scope: Scope) -> None:
        level = self.condition_level(scope)
        then, orelse, join = (self.name(stem) for stem in ("then", "else", "join"))
        has_else, inner = self.chance(0.5), scope.nested(level)
        self.cond_branch(
            self.condition_in(scope, self.rng.choice((0, 1, 1, 2)), level), then, orelse if has_else else join
        )
        for label in (then, orelse) if has_else else (then,):
            self.start_block(label)
            self.statements(inner)
            self.branch_to(join)
        self.start_block(join)

    def run_time_branch(self, scope: Scope) -> None:
        """Barriers under a condition that is uniform only at run time; at times others on the other side."""
        then, orelse, join = (self.name(stem) for stem in ("then", "else", "join"))
        has_else, inner = self.chance(0.3), scope.nested(GROUP)
        self.cond_branch(self.run_time_condition(scope), then, orelse if has_else else join)
        for label in (then, orelse) if has_else else (then,):
            self.start_block(label)
            behind = self.name("behind") if self.chance(0.3) else ""
            if behind:  # the barrier depends on the condition only through a uniform one
                waits = self.name("waits")
                self.cond_branch(self.condition(1, GROUP), waits, behind)
                self.start_block(waits)
            self.rng.choice((self.local_exchange, self.store_then_barrier))(inner)
            self.statements(inner)
            if behind:
                self.branch_to(behind)
                self.start_block(behind)
            self.branch_to(join)
        self.start_block(join)

    def crossing_branches(self, scope: Scope) -> None:
        """Crossing branches: each of two blocks branches to the same two blocks."""
        a, b, c, d, join = (self.name(stem) for stem in ("a", "b", "c", "d", "join"))
        level = self.random_level()
        inner = scope.nested(VARYING)
        self.cond_branch(self.condition(1, level), a, b)
        for label in (a, b):
            self.start_block(label)
            self.statements(inner)
            self.cond_branch(self.condition(1, self.random_level()), c, d)
        for label, next_to in ((c, self.rng.choice((join, d))), (d, join)):
            self.start_block(label)
            self.statements(inner)
            self.branch_to(next_to)
        self.start_block(join)

    def labelled_block(self, scope: Scope) -> None:
        """Statements with early exits to a label behind them: forward gotos."""
        end = self.name("past")
        inner = scope.nested(VARYING, exits=(end,))
        self.statements(inner)
        self.early_exit(inner)
        self.statements(inner)
        self.branch_to(end)
        self.start_block(end)

    def early_exit(self, scope: Scope) -> None:
        """A conditional branch to an exit of the scope: break, continue, return, or out of several loops."""
        stay = self.name("stay")
        to = self.rng.choice(scope.exits[1:] * 4 + scope.exits[:1])
        targets = [to, stay] if self.chance(0.5) else [stay, to]
        level = GROUP if scope.allows_barrier else self.random_level()
        self.cond_branch(self.condition_in(scope, 1, level), *targets)
        self.start_block(stay)

    def switch(self, scope: Scope) -> None:
        """A switch; some cases fall through to the next, some share a block."""
        level, type = self.condition_level(scope), self.rng.choice([t for t in self.types if t[0] == "i" and t != "i1"])
        count, end = self.rng.randint(2, 4), self.name("end")
        labels = [self.name("case") for _ in range(count)]
        value = self.op("and", type, self.expression(type, 1, level), 7)
        default = self.rng.choice((end, labels[-1]))
        numbers = self.rng.sample(range(8), self.rng.randint(count, 6))
        if self.chance(0.5):
            numbers.sort()  # neighbouring numbers share a label
        cases = " ".join(f"{type} {n}, label %{labels[i * count // len(numbers)]}" for i, n in enumerate(numbers))
        self.emit(f"switch {type} {value}, label %{default} [ {cases} ]")
        inner = scope.nested(level)
        for label, following in zip(labels, [*labels[1:], end], strict=True):
            self.start_block(label)
            self.statements(inner)
            self.branch_to(following if self.chance(0.3) else end)
        self.start_block(end)

    def counted_loop(self, scope: Scope) -> None:
        """A loop of up to four iterations; its test is at the bottom, or at the top too."""
        level = self.condition_level(scope)
        head, body, latch, exit = (self.name(stem) for stem in ("head", "body", "latch", "exit"))
        type = self.rng.choice([t for t in self.types if t[0] == "i" and t != "i1"])
        counter, limit = self.alloca(type, "counter"), self.loop_limit(scope, type, level)
        self.emit(f"store {type} {limit if (is_down := self.chance(0.3)) else 0}, ptr {counter}")
        self.branch_to(head)
        self.start_block(head)
        now = self.value(f"load {type}, ptr {counter}")
        if self.chance(0.6):
            goes_on = f"icmp ne {type} {now}, 0" if is_down else f"icmp ult {type} {now}, {limit}"
            self.cond_branch(self.value(goes_on), body, exit)
        else:
            self.branch_to(body)
        self.start_block(body)
        self.loop_body(scope.nested(level, exits=(latch, exit), loops=scope.loops + 1), now, type)
        self.branch_to(latch)
        self.start_block(latch)
        following = self.op("add", type, now, -1 if is_down else 1)
        self.emit(f"store {type} {following}, ptr {counter}")
        again = f"icmp sgt {type} {following}, 0" if is_down else f"icmp ule {type} {following}, {limit}"
        self.cond_branch(self.value(again), head, exit)
        self.start_block(exit)

    def loop_limit(self, scope: Scope, type: str, level: int) -> str:
        """A number from 0 to 3. Where barriers are possible, at times one that is uniform only at run time."""
        if scope.allows_barrier and level == GROUP and "run time" in self.features and self.chance(0.5):
            return self.cast(self.run_time_number(scope), "i32", type)
        return self.small(type, level, 2)

    def loop_body(self, scope: Scope, now: str, type: str) -> None:
        if self.chance(0.25):
            self.assign_varying(now, type)  # uniform in the loop, temporally divergent outside
        elif self.chance(0.6):
            var = self.rng.choice([var for var in self.body.variables if var.level == VARYING])
            mixed = self.cast(self.op("mul", type, now, 5), type, var.type)
            old = self.load_variable(var)
            is_int = var.type[0] == "i"
            self.store_variable(var, self.op("add", var.type, old, mixed) if is_int else mixed)
        if scope.allows_barrier and "run time" in self.features and self.chance(0.5):
            self.store_then_barrier(scope)
        self.statements(scope)
        if self.chance(0.4) and scope.exits:
            self.early_exit(scope)
            self.statements(scope)

    def shifting_loop(self, scope: Scope) -> None:
        """A loop whose counter is doubled or halved."""
        level = self.condition_level(scope)
        head, exit = self.name("head"), self.name("exit")
        counter, first = self.alloca("i32", "counter"), self.op("or", "i32", self.small("i32", level, 4), 1)
        is_up = self.chance(0.5)
        self.emit(f"store i32 {first}, ptr {counter}")
        self.branch_to(head)
        self.start_block(head)
        self.statements(scope.nested(level, exits=(exit,), loops=scope.loops + 1))
        now = self.value(f"load i32, ptr {counter}")
        following = self.op("shl" if is_up else "lshr", "i32", now, 1)
        self.emit(f"store i32 {following}, ptr {counter}")
        self.cond_branch(
            self.value(f"icmp ult i32 {following}, 17" if is_up else f"icmp ne i32 {following}, 0"), head, exit
        )
        self.start_block(exit)

    def count_then_barrier(self, scope: Scope) -> None:
        """A divergent loop whose counter, a live-out, is live across a barrier."""
        head, more, done = (self.name(stem) for stem in ("head", "more", "done"))
        counter, limit = self.alloca("i32", "counter"), self.small("i32", self.random_level(), 2)
        self.emit(f"store i32 0, ptr {counter}")
        self.branch_to(head)
        self.start_block(head)
        now = self.value(f"load i32, ptr {counter}")
        self.cond_branch(self.value(f"icmp ult i32 {now}, {limit}"), more, done)
        self.start_block(more)
        self.emit(f"store i32 {self.op('add', 'i32', now, 1)}, ptr {counter}")
        self.cond_branch(self.condition(1, self.random_level()), head, done)
        self.start_block(done)
        self.barrier(scope)
        self.assign_varying(self.value(f"load i32, ptr {counter}"), "i32")

    def loop_bounded_by_branch(self, scope: Scope) -> None:
        """A loop whose number of iterations is small only in the lanes that take the branch in front of it."""
        head, behind = self.name("head"), self.name("behind")
        counter = self.alloca("i32", "counter")
        self.emit(f"store i32 0, ptr {counter}")
        for label in [self.name("then") for _ in range(self.rng.randrange(3))]:
            self.cond_branch(self.condition(1, self.random_level()), label, behind)
            self.start_block(label)
        address = self.gep("i32", self.buffer(INPUT["i32"]), str(self.rng.randrange(INPUTS)))
        times = self.load("i32", f"{GLOBAL} {address}")
        self.cond_branch(self.value(f"icmp ult i32 {self.op('sub', 'i32', times, 1)}, 6"), head, behind)
        self.start_block(head)
        self.statements(scope.nested(VARYING, exits=(behind,), loops=scope.loops + 1))
        following = self.op("add", "i32", self.value(f"load i32, ptr {counter}"), 1)
        self.emit(f"store i32 {following}, ptr {counter}")
        self.cond_branch(self.value(f"icmp ne i32 {following}, {times}"), head, behind)
        self.start_block(behind)

    def irreducible_loop(self, scope: Scope) -> None:
        """A loop with two entries."""
        a, b, out = (self.name(stem) for stem in ("a", "b", "past"))
        inner = scope.nested(VARYING, exits=(out,), loops=scope.loops + 1)
        counter = self.alloca("i32", "counter")
        self.emit(f"store i32 0, ptr {counter}")
        self.cond_branch(self.condition(1, self.random_level()), a, b)
        for label, other in ((a, b), (b, a)):
            self.start_block(label)
            self.statements(inner)
            following = self.op("add", "i32", self.value(f"load i32, ptr {counter}"), 1)
            self.emit(f"store i32 {following}, ptr {counter}")
            is_early = self.value(f"icmp ult i32 {following}, 6")
            self.cond_branch(self.op("and", "i1", is_early, self.condition(1, self.random_level())), other, out)
        self.start_block(out)
