"""Forward control flow: if, switch, crossing branches, and blocks with early exits."""

from __future__ import annotations

from wfv.fuzz.kernels.generator.group_statements import GroupStatements
from wfv.fuzz.kernels.generator.writer import GROUP, VARYING, Scope


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
