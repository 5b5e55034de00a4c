"""Control flow: branches, switches, loops, blocks that are left early, gotos, and functions that are called."""

from __future__ import annotations

from wfv.fuzz.kernels.generator.effects import Effects
from wfv.fuzz.kernels.generator.places import INPUT, INPUTS
from wfv.fuzz.kernels.generator.text import GLOBAL, GROUP, VARYING, Body, Scope, Var

MAX_LOOPS = 3
SIMPLE = {
    "assign": 4, "save": 1.5, "update": 0.5, "divide": 1, "bounded": 0.8, "elect": 0.6, "fill": 0.5, "read": 1.5,
    "read_beside": 0.6,
}  # fmt: skip
OPTIONAL = {
    "set_private": ("private", 2), "count": ("atomic", 3), "take": ("atomic", 1), "append": ("atomic", 1),
    "save_vector": ("vector", 0.7), "pick": ("vector", 1), "save_record": ("struct", 1),
    "invoke": ("helper", 2),
}  # fmt: skip
NESTED = {
    "branch": 4, "diamond": 2, "labelled": 2, "choose": 1.5, "jump": 3,
    "loop": 3, "march": 1, "trust": 0.7, "tangle": 0.0,
}  # fmt: skip


class Control(Effects):
    """`statements` is a list of a few; what is nested in a statement has a scope of its own."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.budget = self.rng.choice((1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 8, 11, 18, 36))
        self.helpers: list[tuple[str, str, str]] = []  # name, type, definition

    def statements(self, scope: Scope) -> None:
        for _ in range(self.rng.choice((0, 1, 1, 1, 2, 2, 3))):
            if self.budget <= 0:
                return
            self.budget -= 1
            kinds = self.kinds(scope)
            (kind,) = self.rng.choices(list(kinds), list(kinds.values()))
            getattr(self, kind)(scope)

    def kinds(self, scope: Scope) -> dict[str, float]:
        if not self.body.is_kernel:
            found: dict[str, float] = {"assign": 4, "hand_back": 1, "divide": 0.5}
        else:
            found = SIMPLE | {kind: chance for kind, (name, chance) in OPTIONAL.items() if name in self.features}
        if scope.depth > 0:
            found = found | NESTED
            found["tangle"] = 4.0 if "irreducible" in self.features else 0.0
        if not self.body.is_kernel:
            found = found | {"trust": 0}
        if scope.loops >= MAX_LOOPS:
            found = found | {"loop": 0, "march": 0, "trust": 0, "tangle": 0}
        if not scope.leave:
            found = found | {"jump": 0}
        if scope.may_wait and "barrier" in self.features:
            found = found | {"exchange": 12, "show_and_wait": 4, "tally": 3}
        return found

    # Forwards

    def level_in(self, scope: Scope) -> int:
        """Of a condition: more often such that barriers may stand behind it."""
        return GROUP if scope.may_wait and self.chance(0.6) else self.level()

    def branch(self, scope: Scope) -> None:
        level = self.level_in(scope)
        then, orelse, join = (self.name(stem) for stem in ("then", "else", "join"))
        has_else, inner = self.chance(0.5), scope.inside(level)
        self.fork(self.condition(self.rng.choice((0, 1, 1, 2)), level), then, orelse if has_else else join)
        for label in (then, orelse) if has_else else (then,):
            self.open(label)
            self.statements(inner)
            self.go(join)
        self.open(join)

    def diamond(self, scope: Scope) -> None:
        """Two ways that cross: each of the first two blocks may go on to each of the next two."""
        a, b, c, d, join = (self.name(stem) for stem in ("a", "b", "c", "d", "join"))
        level = self.level()
        inner = scope.inside(VARYING)
        self.fork(self.condition(1, level), a, b)
        for label in (a, b):
            self.open(label)
            self.statements(inner)
            self.fork(self.condition(1, self.level()), c, d)
        for label, next_to in ((c, self.rng.choice((join, d))), (d, join)):
            self.open(label)
            self.statements(inner)
            self.go(next_to)
        self.open(join)

    def labelled(self, scope: Scope) -> None:
        """Statements that can be left from anywhere inside: forward gotos."""
        end = self.name("past")
        inner = scope.inside(VARYING, leave=(end,))
        self.statements(inner)
        self.jump(inner)
        self.statements(inner)
        self.go(end)
        self.open(end)

    def jump(self, scope: Scope) -> None:
        """Perhaps to a label behind: break, continue, return, and what leaves several loops at once."""
        stay = self.name("stay")
        to = self.rng.choice(scope.leave[1:] * 4 + scope.leave[:1])
        targets = [to, stay] if self.chance(0.5) else [stay, to]
        self.fork(self.condition(1, GROUP if scope.may_wait else self.level()), *targets)
        self.open(stay)

    def choose(self, scope: Scope) -> None:
        """A switch, some cases of which fall through to the next, some share a block."""
        level, type = self.level_in(scope), self.rng.choice([t for t in self.types if t[0] == "i" and t != "i1"])
        count, end = self.rng.randint(2, 4), self.name("end")
        labels = [self.name("case") for _ in range(count)]
        value = self.op("and", type, self.expression(type, 1, level), 7)
        default = self.rng.choice((end, labels[-1]))
        numbers = self.rng.sample(range(8), self.rng.randint(count, 6))
        if self.chance(0.5):
            numbers.sort()  # neighbours go to one label
        cases = " ".join(f"{type} {n}, label %{labels[i * count // len(numbers)]}" for i, n in enumerate(numbers))
        self.emit(f"switch {type} {value}, label %{default} [ {cases} ]")
        inner = scope.inside(level)
        for label, following in zip(labels, [*labels[1:], end], strict=True):
            self.open(label)
            self.statements(inner)
            self.go(following if self.chance(0.3) else end)
        self.open(end)

    # Loops

    def loop(self, scope: Scope) -> None:
        """Up to four times, as far as a limit says; the test at the top, at the bottom, or at both."""
        level = self.level_in(scope)
        head, body, latch, exit = (self.name(stem) for stem in ("head", "body", "latch", "exit"))
        type = self.rng.choice([t for t in self.types if t[0] == "i" and t != "i1"])
        counter, limit = self.alloca(type, "counter"), self.small(type, level, 2)
        self.emit(f"store {type} {limit if (is_down := self.chance(0.3)) else 0}, ptr {counter}")
        self.go(head)
        self.open(head)
        now = self.value(f"load {type}, ptr {counter}")
        if self.chance(0.6):
            goes_on = f"icmp ne {type} {now}, 0" if is_down else f"icmp ult {type} {now}, {limit}"
            self.fork(self.value(goes_on), body, exit)
        else:
            self.go(body)
        self.open(body)
        self.loop_body(scope.inside(level, leave=(latch, exit), loops=scope.loops + 1), now, type)
        self.go(latch)
        self.open(latch)
        following = self.op("add", type, now, -1 if is_down else 1)
        self.emit(f"store {type} {following}, ptr {counter}")
        again = f"icmp sgt {type} {following}, 0" if is_down else f"icmp ule {type} {following}, {limit}"
        self.fork(self.value(again), head, exit)
        self.open(exit)

    def loop_body(self, scope: Scope, now: str, type: str) -> None:
        if self.chance(0.25):
            self.keep(now, type)  # the same for all who are in the loop, and not behind it
        elif self.chance(0.6):
            var = self.rng.choice([var for var in self.body.variables if var.level == VARYING])
            mixed = self.cast(self.op("mul", type, now, 5), type, var.type)
            old = self.load_variable(var)
            is_int = var.type[0] == "i"
            self.store_variable(var, self.op("add", var.type, old, mixed) if is_int else mixed)
        self.statements(scope)
        if self.chance(0.4) and scope.leave:
            self.jump(scope)
            self.statements(scope)

    def march(self, scope: Scope) -> None:
        """A loop that doubles or halves its number."""
        level = self.level_in(scope)
        head, exit = self.name("head"), self.name("exit")
        counter, first = self.alloca("i32", "counter"), self.op("or", "i32", self.small("i32", level, 4), 1)
        is_up = self.chance(0.5)
        self.emit(f"store i32 {first}, ptr {counter}")
        self.go(head)
        self.open(head)
        self.statements(scope.inside(level, leave=(exit,), loops=scope.loops + 1))
        now = self.value(f"load i32, ptr {counter}")
        following = self.op("shl" if is_up else "lshr", "i32", now, 1)
        self.emit(f"store i32 {following}, ptr {counter}")
        self.fork(self.value(f"icmp ult i32 {following}, 17" if is_up else f"icmp ne i32 {following}, 0"), head, exit)
        self.open(exit)

    def tally(self, scope: Scope) -> None:
        """A count that is the same for all who are still counting, looked at behind a barrier."""
        head, more, done = (self.name(stem) for stem in ("head", "more", "done"))
        counter, limit = self.alloca("i32", "counter"), self.small("i32", self.level(), 2)
        self.emit(f"store i32 0, ptr {counter}")
        self.go(head)
        self.open(head)
        now = self.value(f"load i32, ptr {counter}")
        self.fork(self.value(f"icmp ult i32 {now}, {limit}"), more, done)
        self.open(more)
        self.emit(f"store i32 {self.op('add', 'i32', now, 1)}, ptr {counter}")
        self.fork(self.condition(1, self.level()), head, done)
        self.open(done)
        self.wait(scope)
        self.keep(self.value(f"load i32, ptr {counter}"), "i32")

    def trust(self, scope: Scope) -> None:
        """A loop that ends soon only because a number is as small as a branch in front of it has found it."""
        head, behind = self.name("head"), self.name("behind")
        counter = self.alloca("i32", "counter")
        self.emit(f"store i32 0, ptr {counter}")
        for label in [self.name("then") for _ in range(self.rng.randrange(3))]:
            self.fork(self.condition(1, self.level()), label, behind)
            self.open(label)
        place = self.gep("i32", self.buffer(INPUT["i32"]), str(self.rng.randrange(INPUTS)))
        times = self.load("i32", f"{GLOBAL} {place}")
        self.fork(self.value(f"icmp ult i32 {self.op('sub', 'i32', times, 1)}, 6"), head, behind)
        self.open(head)
        self.statements(scope.inside(VARYING, leave=(behind,), loops=scope.loops + 1))
        following = self.op("add", "i32", self.value(f"load i32, ptr {counter}"), 1)
        self.emit(f"store i32 {following}, ptr {counter}")
        self.fork(self.value(f"icmp ne i32 {following}, {times}"), head, behind)
        self.open(behind)

    def tangle(self, scope: Scope) -> None:
        """A loop with two entries: gotos into it."""
        a, b, out = (self.name(stem) for stem in ("a", "b", "past"))
        inner = scope.inside(VARYING, leave=(out,), loops=scope.loops + 1)
        counter = self.alloca("i32", "counter")
        self.emit(f"store i32 0, ptr {counter}")
        self.fork(self.condition(1, self.level()), a, b)
        for label, other in ((a, b), (b, a)):
            self.open(label)
            self.statements(inner)
            following = self.op("add", "i32", self.value(f"load i32, ptr {counter}"), 1)
            self.emit(f"store i32 {following}, ptr {counter}")
            is_early = self.value(f"icmp ult i32 {following}, 6")
            self.fork(self.op("and", "i1", is_early, self.condition(1, self.level())), other, out)
        self.open(out)

    # Functions

    def invoke(self, scope: Scope) -> None:
        """A call for what the function does, and for its result."""
        type = self.rng.choice(self.types)
        for _ in range(self.rng.choice((1, 1, 2))):
            self.keep(self.helper(type, 1, VARYING), type)

    def helper(self, type: str, depth: int, level: int) -> str:
        """A call of a function with control flow of its own; its result differs, as the place for its effect does."""
        if "helper" not in self.features or not self.body.is_kernel or level < VARYING:
            return self.expression(type, depth, level)
        if not self.helpers or (len(self.helpers) < 2 and self.chance(0.3)):
            self.helpers.append(self.new_helper(self.rng.choice([t for t in self.types if t != "i1"])))
        name, own, _ = self.rng.choice(self.helpers)
        level = self.level()  # of both: calls by which all parameters agree, and others by which none does
        a, b = self.expression(own, depth, level), self.expression("i32", depth, level)
        made = self.value(f"call spir_func {own} @{name}({own} {a}, i32 {b}, {self.output_place('i32')})")
        return self.cast(made, own, type)

    def new_helper(self, type: str) -> tuple[str, str, str]:
        """(name, type, definition)"""
        outer, budget = self.body, self.budget
        self.body, self.budget = Body(is_kernel=False), self.rng.randint(1, 3)
        name, end = self.name("helper"), self.name("end")
        for arg, of in (("x", type), ("y", "i32")):
            self.body.slots.append(f"  %v{arg} = alloca {of}")
            self.body.variables.append(Var(f"v{arg}", of, VARYING))
            self.emit(f"store {of} %{arg}, ptr %v{arg}")
        scope = Scope(2, (end,), VARYING, may_wait=False, loops=MAX_LOOPS - 1)
        self.statements(scope)
        if self.chance(0.8):
            self.hand_back(scope)
        self.go(end)
        self.open(end)
        result = self.value(f"load {type}, ptr %vx")
        lines = [*self.body.slots, *self.body.lines, f"  ret {type} {result}"]
        inlining = self.rng.choice(("", "alwaysinline ", "noinline ", "noinline "))
        head = f"define internal spir_func {type} @{name}({type} %x, i32 %y, {GLOBAL} %p) {inlining}{{"
        self.body, self.budget = outer, budget
        return name, type, "\n".join([head, *lines, "}", ""])
