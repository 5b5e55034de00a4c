"""Calls of work-group and sub-group functions: where all work-items of the group come, and in divergent code.

Where work-items diverge, they all meet at the end of each iteration of a loop, and no edge leaves the statement by
another way: so who meets whom follows from the text alone. What a shuffle takes from a lane that may be inactive is not
used.
"""

from __future__ import annotations

import random
from abc import abstractmethod

from wfv.fuzz.kernels.generator.barriers import RunTimeBarriers
from wfv.fuzz.kernels.generator.writer import GROUP, VARYING, Scope

# The features of kernels with these functions, and how frequent they are.
WORK_GROUP, SUB_GROUP = "work-group functions", "sub-group functions"
CHANCES = {WORK_GROUP: 0.12, SUB_GROUP: 0.2}
TYPES = {"i": "i32", "j": "i32", "l": "i64", "m": "i64"}
FLOATS = {"f": ("float", "i32"), "d": ("double", "i64")}  # with the integer of the same size
OPERATIONS = ("add", "mul", "min", "max", "and", "or", "xor")
KINDS = ("reduce", "reduce", "scan_inclusive", "scan_exclusive")


class GroupStatements(RunTimeBarriers):
    """Statements for scopes that the whole work-group reaches, none of which has returned."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        # Numbers of their own: other kernels of a seed stay as they were.
        own = random.Random(f"{seed}/groups")
        drawn = {name for name, chance in CHANCES.items() if own.random() < chance}
        if drawn:
            self.features = (self.features | drawn) - {"return", "run time"}

    @abstractmethod
    def statements(self, scope: Scope) -> None: ...

    @property
    def has_group_functions(self) -> bool:
        return bool(self.features & CHANCES.keys())

    def group_function(self, result: str, name: str, letters: str, *operands: str) -> str:
        """Calls the function of OpenCL whose operands have the types of these letters."""
        types = [TYPES[letter] if letter in TYPES else FLOATS[letter][0] for letter in letters if letter != "v"]
        symbol = f"_Z{len(name)}{name}{letters}"
        self.declared[f"declare spir_func {result} @{symbol}({', '.join(types)}) convergent"] = None
        given = ", ".join(f"{type} {operand}" for type, operand in zip(types, operands, strict=True))
        return self.value(f"call spir_func {result} @{symbol}({given})")

    def operand(self, letter: str, depth: int = 1) -> str:
        return self.expression(TYPES[letter], depth, VARYING)

    def work_group_function(self, scope: Scope) -> None:
        """A reduction, scan, vote or broadcast; a result that is the same for all may be a uniform variable's."""
        roll = self.rng.random()
        if roll < 0.7:
            letter, kind = self.rng.choice("iijlm"), self.rng.choice(KINDS)
            name = f"work_group_{kind}_{self.rng.choice(OPERATIONS)}"
            made, type = self.group_function(TYPES[letter], name, letter, self.operand(letter)), TYPES[letter]
            self.assign_result(made, type, is_same=kind == "reduce")
        elif roll < 0.85:
            name, type = f"work_group_{self.rng.choice(('any', 'all'))}", "i32"
            made = self.group_function(type, name, "i", self.op("and", "i32", self.operand("i"), 1))
            self.assign_result(made, type, is_same=True)
        else:
            index = self.op("urem", "i64", self.to_index(self.small("i32", GROUP, 6)), self.id("lsize0"))
            letter = self.rng.choice("ijl")
            made = self.group_function(TYPES[letter], "work_group_broadcast", letter + "m", self.operand(letter), index)
            self.assign_result(made, TYPES[letter], is_same=True)

    def assign_result(self, value: str, type: str, is_same: bool) -> None:
        """Stores it to a varying variable; one that is the same in the group may go to a uniform one."""
        uniform = [var for var in self.body.variables if var.level == GROUP and var.type[0] == "i"]
        if is_same and uniform and self.chance(0.5):
            var = self.rng.choice(uniform)
            self.store_variable(var, self.cast(value, type, var.type))
        else:
            self.assign_varying(value, type)

    def sub_group_function(self, scope: Scope) -> None:
        """A function that all work-items of a sub-group call."""
        kind = self.rng.choice((self.collective, self.collective, self.exchange))
        kind()

    def collective(self) -> None:
        """A function whose result depends on all work-items that take part, and only on them."""
        roll = self.rng.random()
        if roll < 0.12:
            self.float_collective()
        elif roll < 0.2:
            self.clustered()
        elif roll < 0.65:
            letter, operation = self.rng.choice("iijlm"), self.rng.choice(OPERATIONS)
            name = f"sub_group_non_uniform_{self.rng.choice(KINDS)}_{operation}"
            self.assign_varying(self.group_function(TYPES[letter], name, letter, self.operand(letter)), TYPES[letter])
        elif roll < 0.75:
            bit = self.op("and", "i32", self.operand("i"), 1)
            votes = self.group_function("<4 x i32>", "sub_group_ballot", "i", bit)
            self.assign_varying(self.value(f"extractelement <4 x i32> {votes}, i32 0"), "i32")
        elif roll < 0.85:
            name = f"sub_group_non_uniform_{self.rng.choice(('any', 'all', 'all_equal'))}"
            bit = self.op("and", "i32", self.operand("i"), 1)
            self.assign_varying(self.group_function("i32", name, "i", bit), "i32")
        elif roll < 0.95:
            letter = self.rng.choice("ijl")
            made = self.group_function(TYPES[letter], "sub_group_broadcast_first", letter, self.operand(letter))
            self.assign_varying(made, TYPES[letter])
        else:
            self.assign_varying(self.group_function("i32", "sub_group_elect", "v"), "i32")

    def small_float(self, letter: str) -> str:
        """A whole number: sums of these are exact in any order."""
        return self.value(f"uitofp i32 {self.op('and', 'i32', self.operand('i'), 255)} to {FLOATS[letter][0]}")

    def assign_bits(self, value: str, letter: str) -> None:
        self.assign_varying(
            self.value(f"bitcast {FLOATS[letter][0]} {value} to {FLOATS[letter][1]}"), FLOATS[letter][1]
        )

    def float_collective(self) -> None:
        """A reduction, scan or broadcast of floats."""
        letter, kind = self.rng.choice("ffd"), self.rng.choice((*KINDS, "broadcast_first"))
        name = f"sub_group_non_uniform_{kind}_{self.rng.choice(('add', 'add', 'min', 'max'))}"
        name = "sub_group_broadcast_first" if kind == "broadcast_first" else name
        self.assign_bits(self.group_function(FLOATS[letter][0], name, letter, self.small_float(letter)), letter)

    def clustered(self) -> None:
        """A reduction over clusters of at most as many lanes as there are."""
        size = self.rng.choice(("1", "2", "2", "4", "8"))
        if size in "48":
            most = self.group_function("i32", "get_max_sub_group_size", "v")
            size = self.call("i32", "llvm.umin.i32", f"i32 {most}", f"i32 {size}")
        letter = self.rng.choice("ijlmfd")
        if letter in FLOATS:
            name = f"sub_group_clustered_reduce_{self.rng.choice(('add', 'min', 'max'))}"
            operand, type = self.small_float(letter), FLOATS[letter][0]
            self.assign_bits(self.group_function(type, name, letter + "j", operand, size), letter)
        else:
            name, type = f"sub_group_clustered_reduce_{self.rng.choice(OPERATIONS)}", TYPES[letter]
            self.assign_varying(self.group_function(type, name, letter + "j", self.operand(letter), size), type)

    def rotation(self) -> None:
        """Takes the value of the lane some lanes further on, if there is such a lane."""
        letter = self.rng.choice("ijlm")
        by = self.small("i32", GROUP, 3) if self.chance(0.5) else str(self.rng.randrange(-3, 9))
        taken = self.group_function(TYPES[letter], "sub_group_rotate", letter + "i", self.operand(letter), by)
        lane, size, most = (
            self.group_function("i32", f"get_{name}", "v")
            for name in ("sub_group_local_id", "sub_group_size", "max_sub_group_size")
        )
        within = self.op("and", "i32", self.op("add", "i32", lane, by), self.op("sub", "i32", most, 1))
        is_there = self.value(f"icmp ult i32 {within}, {size}")
        made = self.value(f"select i1 {is_there}, {TYPES[letter]} {taken}, {TYPES[letter]} 7")
        self.assign_varying(made, TYPES[letter])

    def exchange(self) -> None:
        """Takes the value of another lane, if there is such a lane."""
        if self.chance(0.2):
            self.rotation()
            return
        letter, size = self.rng.choice("ijlm"), self.group_function("i32", "get_sub_group_size", "v")
        lane = self.group_function("i32", "get_sub_group_local_id", "v")
        name = self.rng.choice(("broadcast", "shuffle", "shuffle", "shuffle_xor", "shuffle_up", "shuffle_down"))
        type, value = TYPES[letter], self.operand(letter)
        if name in ("broadcast", "shuffle"):
            level = GROUP if name == "broadcast" else self.random_level()
            at = self.op("urem", "i32", self.small("i32", level, 4), size)
            made = self.group_function(type, f"sub_group_{name}", letter + "j", value, at)
        else:
            by = self.small("i32", GROUP, 3) if self.chance(0.5) else str(self.rng.randrange(5))
            op = {"shuffle_xor": "xor", "shuffle_up": "sub", "shuffle_down": "add"}[name]
            taken = self.group_function(type, f"sub_group_{name}", letter + "j", value, by)
            is_there = self.value(f"icmp ult i32 {self.op(op, 'i32', lane, by)}, {size}")
            made = self.value(f"select i1 {is_there}, {type} {taken}, {type} 7")
        self.assign_varying(made, type)

    def sub_group_branch(self, scope: Scope) -> None:
        """Functions on one side of a divergent branch or on both, and behind it.

        In a loop, all meet behind it, or those of one side could begin the next iteration before the others.
        """
        self.divergent_collective(scope, nested=2)
        if scope.loops > 0 or self.chance(0.5):
            self.sub_group_function(scope)

    def divergent_collective(self, scope: Scope, nested: int) -> None:
        then, orelse, join = (self.name(stem) for stem in ("then", "else", "join"))
        has_else = self.chance(0.5)
        self.cond_branch(self.condition(1, VARYING), then, orelse if has_else else join)
        for label in (then, orelse) if has_else else (then,):
            self.start_block(label)
            self.collective()
            if nested > 1 and self.chance(0.4):
                self.divergent_collective(scope, nested - 1)
            if self.chance(0.3):
                self.statements(self.without_groups(scope))
            self.branch_to(join)
        self.start_block(join)

    def without_groups(self, scope: Scope) -> Scope:
        """A scope in divergent code, from which no edge leads out, and which has none of these functions."""
        made = scope.nested(VARYING)
        return Scope(min(made.depth, 1), (), VARYING, allows_barrier=False, loops=made.loops)

    def sub_group_loop(self, scope: Scope) -> None:
        """A loop that work-items leave one by one; those that go on meet in each iteration."""
        head, latch, exit = (self.name(stem) for stem in ("head", "latch", "exit"))
        counter, limit = self.alloca("i32", "counter"), self.small("i32", self.random_level(), 2)
        self.emit(f"store i32 0, ptr {counter}")
        self.branch_to(head)
        self.start_block(head)
        if self.chance(0.6):
            self.divergent_collective(scope, nested=1)
        if self.chance(0.4):
            self.statements(self.without_groups(scope))
        self.branch_to(latch)
        self.start_block(latch)
        self.collective()
        following = self.op("add", "i32", self.value(f"load i32, ptr {counter}"), 1)
        self.emit(f"store i32 {following}, ptr {counter}")
        self.cond_branch(self.value(f"icmp ult i32 {following}, {limit}"), head, exit)
        self.start_block(exit)
