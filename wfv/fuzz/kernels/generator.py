"""The generator of random scalar kernels in LLVM IR.

`random_kernel(seed, number)` returns the text of a kernel that is free of races, terminates, and is defined for every
input: random productions of `grammar.py`, for which this module keeps variables, buffers and scopes, then stores of all
variables to the outputs. Variables are allocas, so that any control flow is possible between two accesses; LLVM's SROA
turns them into phis. Inputs are only read; any index below INPUTS is in bounds. Outputs have SLOTS elements for each
work-item, and only that work-item accesses them. The trace is a hash of the blocks that a work-item executed, in order.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from wfv.fuzz.kernels.grammar import GRAMMAR
from wfv.fuzz.kernels.writer import Body, Frame, Writer

FLOATS = ("half", "float", "double")
BITS = {"i1": 1, "i5": 5, "i8": 8, "i13": 13, "i16": 16, "i24": 24, "i32": 32, "i33": 33, "i48": 48, "i64": 64,
        "half": 16, "float": 32, "double": 64}  # fmt: skip
# The level of a value: uniform in the work-group, uniform among neighbours along dimension 0, or varying.
GROUP, LANES, VARYING = 0, 1, 2
LEVELS = {"G": GROUP, "L": LANES, "V": VARYING, "0": GROUP, "1": LANES, "2": VARYING}  # as templates name them
MAX_LOOPS = 3  # nested
FEATURES = {
    "narrow": 0.4, "odd": 0.2, "wide": 0.4, "float": 0.4, "double": 0.15, "half": 0.15, "private": 0.35, "vector": 0.3,
    "struct": 0.2, "atomic": 0.4, "helper": 0.3, "table": 0.2, "pointer": 0.2, "barrier": 0.35, "flat": 0.6,
    "trace": 0.4, "irreducible": 0.12, "bytes": 0.2, "overflow": 0.12, "trap": 0.12,
}  # fmt: skip
# Only of kernels with barriers: work-items that return before a barrier, barriers under conditions that the compiler
# cannot prove uniform.
BARRIER_FEATURES = {"return": 0.5, "run_time": 0.5}
GROUP_FEATURES = {"work_group": 0.12, "sub_group": 0.2}  # functions; not of kernels with BARRIER_FEATURES
# The definition of each id; it may use other ids.
IDS = {
    "gid0": "call spir_func i64 @_Z13get_global_idj(i32 0)",
    "gid1": "call spir_func i64 @_Z13get_global_idj(i32 1)",
    "lid0": "call spir_func i64 @_Z12get_local_idj(i32 0)",
    "lid1": "call spir_func i64 @_Z12get_local_idj(i32 1)",
    "grp0": "call spir_func i64 @_Z12get_group_idj(i32 0)",
    "gsize0": "call spir_func i64 @_Z15get_global_sizej(i32 0)",
    "lsize0": "call spir_func i64 @_Z14get_local_sizej(i32 0)",
    "lsize1": "call spir_func i64 @_Z14get_local_sizej(i32 1)",
    "ngroups0": "call spir_func i64 @_Z14get_num_groupsj(i32 0)",
    "row": "mul i64 %gid1, %gsize0", "sum": "add i64 %row, %gid0",
    "lrow": "mul i64 %lid1, %lsize0", "lsum": "add i64 %lrow, %lid0", "lcount": "mul i64 %lsize0, %lsize1",
    "n64": "zext i32 %n to i64", "v64": "zext i32 %v to i64", "w32": "trunc i64 %w to i32", "last": "add i64 %n64, -1",
    **{f"{name}.32": f"trunc i64 %{name} to i32" for name in ("gid0", "lid0", "lid1", "grp0", "gsize0", "lsize0",
                                                              "ngroups0", "sum", "lsum")},
}  # fmt: skip
IDS_OF_LEVEL = {
    GROUP: ("u", "u", "v", "w32", "n", "grp0.32", "gsize0.32", "lsize0.32", "ngroups0.32"),
    LANES: ("lid1.32",),
    VARYING: ("gid0.32", "gid0.32", "lid0.32", "sum.32"),
}
CONSTANTS = (0, 1, 2, 3, 4, 5, 7, 8, 13, 15, 16, 31, 100, 255, -1, -2, -7, 2**31 - 1, -(2**31), 2**40 + 3, -(2**63))
FLOAT_CONSTANTS = ("0.0", "1.0", "-1.0", "0.5", "2.0", "-0.0", "3.25", "-7.0", "100.0")
SUFFIX = {"half": "f16", "float": "f32", "double": "f64"}
LIMIT = {"half": "1.0e4", "float": "1.0e6", "double": "1.0e6"}
# Powers of two from 2^7 to 2^64 that limit the integer types, NaN, and both infinities.
EXTREMES = {
    "half": ("0xH5800", "0xHD800", "0xH5C00", "0xH7800", "0xH7E00", "0xH7C00", "0xHFC00"),
    "float": ("0x41DFFFFFE0000000", "0x41E0000000000000", "0xC1E0000000000000", "0x41F0000000000000",
              "0x43E0000000000000", "0xC3E0000000000000", "0x43F0000000000000", "0x4060000000000000",
              "0x7FF8000000000000", "0x7FF0000000000000", "0xFFF0000000000000"),
    "double": ("0x41DFFFFFFFC00000", "0x41E0000000000000", "0xC1E0000000200000", "0x41EFFFFFFFE00000",
               "0x43E0000000000000", "0xC3E0000000000000", "0x43F0000000000000", "0x40E0000000000000",
               "0x7FF8000000000000", "0x7FF0000000000000", "0xFFF0000000000000"),
}  # fmt: skip

# Powers of two. COUNTERS: shared counters; TICKETS: elements behind the counter of tickets.
INPUTS, SLOTS, COUNTERS, TICKETS = 1024, 8, 8, 4096
SLACK = 64  # more elements of an input, for a constant that is added to an index, or a vector load
LOCAL_ITEMS = 128  # the largest work-group of a kernel with barriers
STORED = {"i8": "8", "i16": "16", "i32": "32", "i64": "64", "half": "h", "float": "f", "double": "d"}
ELEMENT = {f"{way}{suffix}": type for type, suffix in STORED.items() for way in ("in", "out")}
RECORD = ("i32", "i8", "i16", "i64")  # the fields of %record, 16 bytes
# The index of a slot, in planes of {STEP} interleaved slots; `reversed` counts the work-items from the last one.
LAYOUTS = ("planes", "planes", "records", "reversed", "pairs", "quads")
INTERLEAVED = {"pairs": 1, "quads": 2, "records": 3}  # the logarithm of the number of interleaved slots

ATOMICS = ("add", "and", "and", "or", "xor", "umin", "umax", "min", "max")
TYPES_OF = {"i": "i32", "j": "i32", "l": "i64", "m": "i64", "f": "float", "d": "double", "v": ""}
OPERATIONS = ("add", "mul", "min", "max", "and", "or", "xor")
KINDS = ("reduce", "reduce", "scan_inclusive", "scan_exclusive")
SCALARS = {"n": "i32", "u": "i32", "v": "i32", "w": "i64", "f": "float"}
C_NAMES = {"i8": "char", "i16": "short", "i32": "int", "i64": "long", "half": "half", "float": "float",
           "double": "double", "local": "int"}  # fmt: skip
LAYOUT = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
_CALL = re.compile(r"call (spir_func )?([^@\n]+?) @([\w.]+)\((.*?)\)$", re.MULTILINE)


@dataclass(frozen=True)
class Var:
    """A variable of the kernel, an alloca. `level`: the level of the values stored to it."""

    name: str
    type: str
    level: int


@dataclass(frozen=True)
class Scope:
    """Where a statement is emitted. `exits`: labels that it may branch to; `level`: that of the enclosing conditions.

    `is_whole`: the whole group reaches this code, whatever the data, so that it may contain a barrier.
    """

    depth: int
    exits: tuple[str, ...]
    level: int
    is_whole: bool
    loops: int = 0

    def nested(self, level: int, exits: tuple[str, ...], loops: int) -> Scope:
        """A scope inside this one, under a condition of `level`.

        It loses the exits of this one if only this one may contain barriers: a lane that left alone would miss them.
        """
        level = max(level, self.level)
        is_whole = self.is_whole and level == GROUP
        kept = self.exits if is_whole == self.is_whole else ()
        return Scope(self.depth - 1, (*kept, *exits), level, is_whole, self.loops + loops)


class Generator(Writer):
    """The kernel of a seed; `text` may be called once."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, GRAMMAR)
        rng = self.rng
        self.features = self.draw_features()
        self.types = self.draw_types()
        self.stored = [type for type in self.types if type in STORED]
        self.layouts = {f"out{suffix}": rng.choice(LAYOUTS) for suffix in STORED.values()}
        self.private_type = rng.choice(self.stored)
        self.table_type = rng.choice([type for type in self.stored if type not in FLOATS])
        self.atomic = rng.choice(ATOMICS)  # the same for all counters, so that the order does not matter
        self.local_is_argument = self.chance(0.5)
        self.globals: dict[str, None] = {}
        self.used: dict[str, str] = {}  # buffer -> element type
        self.helpers: list[tuple[str, str, str]] = []  # name, type, definition
        self.id_parts: list[str] = []
        self.budget = rng.choice((1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 8, 11, 18, 36))  # statements that may be emitted
        self.budget += 4 * len(self.features & {*BARRIER_FEATURES, *GROUP_FEATURES})
        self.define_fields()

    def draw_features(self) -> set[str]:
        def some(of: dict[str, float]) -> set[str]:
            return {name for name, chance in of.items() if self.chance(chance)}

        drawn, group = some(FEATURES), some(GROUP_FEATURES)
        return drawn | (group or (some(BARRIER_FEATURES) if "barrier" in drawn else set()))

    def draw_types(self) -> list[str]:
        """The types of this kernel's variables; a type that is listed twice is drawn twice as often."""
        found = ["i32", "i32", "i32", "i1"]
        found += ["i8", "i16"] if "narrow" in self.features else []
        found += ["i64", "i64"] if "wide" in self.features else []
        found += self.rng.sample(("i5", "i13", "i24", "i33", "i48"), 2) if "odd" in self.features else []
        return found + [name for name in FLOATS if name in self.features]

    def define_fields(self) -> None:
        """What the templates may use."""
        ints = [type for type in self.types if type not in ("i1", *FLOATS)]
        self.choices |= {
            "T": self.types, "S": self.stored, "I": ints, "F": [type for type in self.types if type in FLOATS],
            "Q": [type for type in self.types if type != "i1"], "Y": ("i32", "i32", "i64", "i16"),
            "P": (self.private_type,), "B": (self.table_type,), "ATOMIC": (self.atomic,), "AT": range(len(RECORD)),
            "LETTER": "iijlm", "FLETTER": "ffd", "OP": OPERATIONS, "KIND": KINDS, "N": (2, 3, 4, 4, 8),
            "ptr": ("ptr addrspace(1)",), "lds": ("ptr addrspace(3)",), "gep": ("inbounds ", "inbounds ", ""),
        }  # fmt: skip
        self.derived |= {
            "O": lambda frame: self.rng.choice([type for type in self.types if type != frame["T"]]),
            "M": lambda frame: frame["T"] if frame["T"] in STORED else frame["S"],
            "A": lambda frame: RECORD[frame["AT"]],
            "NEXT": lambda frame: (frame["AT"] + 1) % len(RECORD),
            "Z": lambda frame: RECORD[frame["NEXT"]],
            "LTYPE": lambda frame: TYPES_OF[frame["LETTER"]],
            "FLOAT": lambda frame: TYPES_OF[frame["FLETTER"]],
            "WORD": lambda frame: f"i{BITS[frame['OLD' if 'OLD' in frame else 'FLOAT']]}",
            "LOG": lambda frame: int(frame["N"]).bit_length() - 1,
            "SIZE": lambda frame: BITS[frame["T"]] // 8,
            "PSIZE": lambda frame: BITS[self.private_type],  # bytes of eight elements
            "SHIFTS": lambda frame: (1 << BITS[frame["T"]].bit_length() - 1) - 1,
            "HALF": lambda frame: (BITS[frame["T"]] - 2) // 2,
            "LIMIT": lambda frame: LIMIT[frame["T"]],
            "SUFFIX": lambda frame: SUFFIX[frame["T"]],
            "OLD_SUFFIX": lambda frame: SUFFIX[frame["OLD"]],
            "LESS": lambda frame: "fcmp olt" if frame["T"] in FLOATS else "icmp slt",
        }
        functions = (
            self.constant, self.cast, self.extend, self.id, self.id_part, self.wrapped, self.buffer, self.buffer_of,
            self.output, self.local, self.extremes, self.mask, self.set_private_elements, self.set, self.set_same,
            self.accumulate, self.variable, self.mangle, self.cases,
        )  # fmt: skip
        of_frame = (self.e, self.deep, self.leaf, self.small, self.deeper, self.each, self.assign, self.helper_call,
                    self.exit_of_scope, self.nested, self.apart)  # fmt: skip
        self.functions |= {function.__name__: function for function in functions}
        self.of_frame |= {function.__name__: function for function in of_frame}

    # Expansions

    def asked(self, frame: Frame, *words: str) -> tuple[str, int]:
        """The type and the level that the words of a field ask for; otherwise those of the frame."""
        type, level = "", frame.level
        for word in map(frame.resolve, words):
            if word == "R":
                level = self.random_level()
            elif word in LEVELS:
                level = LEVELS[word]
            else:
                type = word
        return type or frame["T"], level

    def random_level(self) -> int:
        """The level of a condition or an operand."""
        return self.rng.choice((GROUP, LANES, VARYING, VARYING, VARYING))

    def inner_frame(self, frame: Frame, *words: str) -> Frame:
        inner = super().inner_frame(frame)
        if words:
            type, inner.level = self.asked(frame, *words)
            if type != frame["T"]:  # what has been chosen for the other type is not for this one
                inner.clear()
                inner["C"] = frame.get("C", VARYING)
            inner["T"] = type
        return inner

    def words(self, frame: Frame) -> set[str]:
        is_readable = self.body.is_kernel and not (frame.level == GROUP and "barrier" in self.features)
        holds = {
            "kernel": self.body.is_kernel,
            # With barriers no load is of level GROUP, because the memory may change between barriers.
            "readable": is_readable,
            "lanes": frame.level >= LANES, "varying": frame.level == VARYING, "deep": frame.depth > 0,
        }  # fmt: skip
        if type := frame.get("T"):
            holds |= {"stored": type in STORED, "fp": type in FLOATS, "int": type not in FLOATS, "bit": type == "i1",
                      "half_type": type == "half", "even": BITS[type] % 16 == 0}  # fmt: skip
        if old := frame.get("OLD"):
            holds |= {"from_fp": old in FLOATS, "from_int": old not in FLOATS,
                      "narrower": type is not None and BITS[type] < BITS[old]}  # fmt: skip
        if scope := frame.scope:
            holds |= {
                "nests": scope.depth > 0, "exits": bool(scope.exits), "loops": scope.loops < MAX_LOOPS,
                "in_loop": scope.loops > 0, "whole": scope.is_whole,
                "waits": scope.is_whole and "barrier" in self.features,
                "together": scope.is_whole and int(frame.get("C", VARYING)) == GROUP,
            }  # fmt: skip
        return self.features | {word for word, is_so in holds.items() if is_so}

    def start_block(self, label: str) -> None:
        """Starts a block; with the feature `trace`, it adds its number to the trace."""
        super().start_block(label)
        if "trace" in self.features and self.body.is_kernel:
            old = self.value("load i32, ptr %trace")
            old = self.value(f"mul i32 {old}, 31")
            old = self.value(f"add i32 {old}, {self.number}")
            self.emit(f"store i32 {old}, ptr %trace")

    def at_start(self, name: str) -> str:
        """Expands a nonterminal at the kernel's start."""
        outer, self.body.lines = self.body.lines, self.body.start
        made = self.produce(Frame(self, 1, VARYING), name)
        self.body.lines = outer
        return made

    # Expressions

    def e(self, frame: Frame, *words: str) -> str:
        return self.expression(*self.asked(frame, *words), frame.depth)

    def deep(self, frame: Frame, *words: str) -> str:
        return self.expression(*self.asked(frame, *words), 1)

    def leaf(self, frame: Frame, *words: str) -> str:
        return self.operand(*self.asked(frame, *words))

    def deeper(self, frame: Frame, name: str) -> str:
        return self.produce(Frame(self, frame.depth - 1, frame.level, frame.scope), name)

    def expression(self, type: str, level: int, depth: int) -> str:
        """A value of that type and level, of at most `depth` nested operations."""
        if depth <= 0 or self.chance(0.3):
            return self.operand(type, level)
        name = "cond" if type == "i1" else "float" if type in FLOATS else "int"
        return self.produce(Frame(self, depth - (type != "i1"), level, names={"T": type}), name)

    def operand(self, type: str, level: int) -> str:
        """A constant, an id, or a variable."""
        variables = [var for var in self.body.variables if var.level <= level]
        roll = self.rng.random()
        if roll < 0.25 or not (variables or self.body.is_kernel):
            return self.constant(type)
        if self.body.is_kernel and (roll < 0.6 or not variables):
            names = [name for at in range(level + 1) for name in IDS_OF_LEVEL[at] * (1 + 2 * at)]
            return self.cast(self.id(self.rng.choice(names)), "i32", type)
        var = self.rng.choice([var for var in variables if var.type == type] or variables)
        return self.cast(self.value(f"load {var.type}, ptr %{var.name}"), var.type, type)

    def constant(self, type: str) -> str:
        if type in FLOATS:
            return self.rng.choice(FLOAT_CONSTANTS)
        if type == "i1":
            return self.rng.choice(("true", "false"))
        value = self.rng.choice(CONSTANTS) % (1 << BITS[type])
        return str(value - (1 << BITS[type]) if value >> (BITS[type] - 1) else value)

    def small(self, frame: Frame, type: str, bits: str, *level: str) -> str:
        """A value from 0 to 2^bits - 1."""
        type, level_of = self.asked(frame, type, *level)
        most = (1 << min(int(bits), BITS[type] - 1)) - 1
        return self.value(f"and {type} {self.expression(type, level_of, frame.depth)}, {most}")

    def cast(self, value: str, old: str, new: str) -> str:
        """The value converted to another type."""
        if old == new:
            return value
        return self.produce(Frame(self, 0, VARYING, names={"T": new, "OLD": old, "X": value}), "convert")

    def extend(self, value: str, type: str = "i32") -> str:
        """A non-negative value extended to 64 bits."""
        if type == "i64":
            return value
        return self.value(f"{self.rng.choice(('zext', 'sext', 'zext nneg'))} {type} {value} to i64")

    def extremes(self, type: str) -> str:
        """A table of EXTREMES, as LLVM computes the conversion of a constant itself."""
        numbers = ", ".join(f"{type} {EXTREMES[type][i % len(EXTREMES[type])]}" for i in range(16))
        self.globals[f"@extremes.{type} = internal unnamed_addr addrspace(2) constant [16 x {type}] [{numbers}]"] = None
        return f"@extremes.{type}"

    def mask(self, length: str) -> str:
        return ", ".join(f"i32 {self.rng.randrange(2 * int(length))}" for _ in range(int(length)))

    # Ids, buffers and indices

    def id(self, name: str) -> str:
        """An id, a value computed from ids, or a parameter; `lin` is the work-item's number in the launch."""
        if name in ("lin", "lin.32"):
            name = name.replace("lin", "gid0" if "flat" in self.features else "sum")
        if name in IDS and name not in self.body.ids:
            for part in re.findall(r"%([\w.]+)", IDS[name]):
                self.id(part)
            self.body.ids[name] = f"  %{name} = {IDS[name]}"
        return f"%{name}"

    def id_part(self) -> str:
        if not self.id_parts or (len(self.id_parts) < 3 and self.chance(0.3)):
            self.id_parts.append(self.at_start("new_id_part"))
        return self.rng.choice(self.id_parts)

    def wrapped(self) -> str:
        """A narrow id that wraps between two work-items, or a constant where it is out of bounds."""
        bits, narrow = self.rng.choice((8, 16, 32, 32)), self.id(self.rng.choice(("lin.32", "lid0.32", "lid0.32")))
        if bits < 32:
            narrow = self.value(f"trunc i32 {narrow} to i{bits}")
        op, end = self.rng.choice((("zext", 1 << bits), ("sext", 1 << bits - 1)))
        sum = self.value(f"add i{bits} {narrow}, {end - self.rng.choice((1, 2, 3, 3, 5, 7, 9, 11))}")
        wide = self.value(f"{op} i{bits} {sum} to i64")
        at = self.value(f"add i64 {wide}, {self.rng.choice((0, 24 - end))}")
        is_inside = self.value(f"icmp ult i64 {at}, {INPUTS}")
        return self.value(f"select i1 {is_inside}, i64 {at}, i64 {self.rng.randrange(INPUTS)}")

    def buffer_of(self, type: str) -> str:
        return self.buffer(f"in{STORED[type]}")

    def buffer(self, name: str) -> str:
        """The parameter of that name, which the kernel gets by this use."""
        self.used[name] = ELEMENT.get(name, "i32")
        return f"ptr addrspace(1) %{name}"

    def output(self, type: str, slot: str = "-", item: str = "") -> str:
        """The address of one of the work-item's slots in an output.

        `slot`: which one, if it is not a random constant or value; `item`: the number of another work-item.
        """
        name, item = f"out{STORED[type]}", item or self.id("lin")
        if slot == "-":
            frame = Frame(self, 1, VARYING)
            slot = (
                self.expand("-> {extend:{small:i32 3 R}}", frame)
                if self.chance(0.35)
                else str(self.rng.randrange(SLOTS))
            )
        index = self.output_index(slot, self.layouts[name], item)
        inbounds = self.rng.choice(("inbounds ", "inbounds ", ""))
        return self.value(f"getelementptr {inbounds}{type}, {self.buffer(name)}, i64 {index}")

    def output_index(self, slot: str, layout: str, item: str) -> str:
        """((slot >> bits) * n + item) << bits, plus the low bits of the slot."""
        if layout == "reversed":
            item = self.value(f"sub i64 {self.id('last')}, {item}")
        bits = INTERLEAVED.get(layout, 0)
        plane, low = slot, "0"
        if slot.isdecimal():
            plane, low = str(int(slot) >> bits), str(int(slot) & (1 << bits) - 1)
        elif bits:
            plane, low = self.value(f"lshr i64 {slot}, {bits}"), self.value(f"and i64 {slot}, {(1 << bits) - 1}")
        first = self.value(f"mul i64 {plane}, {self.id('n64')}")
        index = self.value(f"add i64 {first}, {item}")
        return self.value(f"add i64 {self.value(f'shl i64 {index}, {bits}')}, {low}") if bits else index

    def local(self, index: str) -> str:
        """The address of an element of local memory."""
        if self.local_is_argument:
            self.used["scratch"] = "local"
            return self.value(f"getelementptr inbounds i32, ptr addrspace(3) %scratch, i64 {index}")
        type = f"[{LOCAL_ITEMS} x i32]"
        self.globals[f"@local = internal addrspace(3) global {type} undef, align 16"] = None
        return self.value(f"getelementptr inbounds {type}, ptr addrspace(3) @local, i64 0, i64 {index}")

    # Parts of statements

    def each(self, frame: Frame, name: str, count: str) -> str:
        """Expands a nonterminal for some of {NUMBER} = 0 .. in any order; {X} is the last result."""
        for number in self.rng.sample(range(int(count)), self.rng.randint(2, int(count))):
            frame["NUMBER"] = number
            frame["X"] = self.produce(frame, name)
        return str(frame["X"])

    def set_private_elements(self) -> str:
        for i in range(8):
            leaf, type = self.operand(self.private_type, VARYING), f"[8 x {self.private_type}]"
            at = self.value(f"getelementptr {type}, ptr %private, i64 0, i64 {i}")
            self.emit(f"store {self.private_type} {leaf}, ptr {at}")
        return ""

    def varying(self) -> Var:
        var: Var = self.rng.choice([var for var in self.body.variables if var.level == VARYING])
        return var

    def variable(self, type: str) -> str:
        var = self.varying()
        return self.cast(self.value(f"load {var.type}, ptr %{var.name}"), var.type, type)

    def store(self, value: str, type: str, var: Var) -> str:
        return f"store {var.type} {self.cast(value, type, var.type)}, ptr %{var.name}"

    def set(self, value: str, type: str) -> str:
        """Stores the value to a varying variable."""
        return self.store(value, type, self.varying())

    def set_same(self, value: str, type: str) -> str:
        """Stores a value that is the same in the group, perhaps to a uniform variable."""
        uniform = [var for var in self.body.variables if var.level == GROUP and var.type not in FLOATS]
        return self.store(value, type, self.rng.choice(uniform) if uniform and self.chance(0.5) else self.varying())

    def accumulate(self, value: str, type: str) -> str:
        var = self.varying()
        mixed = self.cast(self.value(f"mul {type} {value}, 5"), type, var.type)
        if var.type not in FLOATS:
            mixed = self.value(f"add {var.type} {self.value(f'load {var.type}, ptr %{var.name}')}, {mixed}")
        return self.store(mixed, var.type, var)

    def assign(self, frame: Frame) -> str:
        """Stores an expression of the variable's level, where all of that level are active.

        A GROUP variable thus stays uniform and may control barriers. For LANES this is violated at times.
        """
        may = [
            v for v in self.body.variables if v.level >= frame.scope.level or (v.level == LANES and self.chance(0.1))
        ]
        if not may:
            return ""
        var = self.rng.choice(may)
        return self.store(self.expression(var.type, var.level, self.rng.choice((1, 1, 1, 2))), var.type, var)

    def mangle(self, name: str, letters: str) -> str:
        return f"_Z{len(name)}{name}{letters}"

    def cases(self, type: str, *labels: str) -> str:
        """The cases of a switch; neighbouring numbers at times share a label."""
        numbers = self.rng.sample(range(8), self.rng.randint(len(labels), 6))
        if self.chance(0.5):
            numbers.sort()
        to = [labels[i * len(labels) // len(numbers)] for i in range(len(numbers))]
        return " ".join(f"{type} {number}, label {label}" for number, label in zip(numbers, to, strict=True))

    # Statements

    def statements(self, scope: Scope, name: str = "statement") -> None:
        """Some random statements, nested ones included, until the budget is used up."""
        for _ in range(self.rng.choice((0, 1, 1, 1, 2, 2, 3))):
            if self.budget > 0:
                self.budget -= 1
                self.statement(scope, name)

    def statement(self, scope: Scope, name: str = "statement") -> None:
        level = GROUP if scope.is_whole and self.chance(0.6) else self.random_level()
        self.produce(Frame(self, self.rng.choice((1, 1, 1, 2)), VARYING, scope, {"C": level}), name)

    def nested(self, frame: Frame, level: str, *rest: str) -> str:
        """Statements under a condition of a level, perhaps in a loop, with more exits."""
        exits = tuple(word if word[0] == "%" else str(frame[word]) for word in rest if word != "loop")
        self.statements(frame.scope.nested(self.asked(frame, level)[1], exits, int("loop" in rest)))
        return ""

    def exit_of_scope(self, frame: Frame) -> str:
        exits: tuple[str, ...] = frame.scope.exits
        return self.rng.choice(exits[1:] * 4 + exits[:1])

    def apart(self, frame: Frame) -> str:
        """Statements in divergent code from which no edge leads out, and without functions of groups."""
        made = frame.scope.nested(VARYING, (), 0)
        self.statements(replace(made, depth=min(made.depth, 1), exits=()))
        return ""

    def helper_call(self, frame: Frame) -> str:
        """A call of a helper that stores to the work-item's slot. The result is varying, arguments may be uniform."""
        if not self.helpers or (len(self.helpers) < 2 and self.chance(0.3)):
            self.helpers.append(self.new_helper(self.rng.choice([t for t in self.types if t != "i1"])))
        name, type, _ = self.rng.choice(self.helpers)
        level = self.random_level()
        a, b = (self.expression(each, level, frame.depth) for each in (type, "i32"))
        made = f"call spir_func {type} @{name}({type} {a}, i32 {b}, ptr addrspace(1) {self.output('i32')})"
        return self.cast(self.value(made), type, frame["T"])

    def new_helper(self, type: str) -> tuple[str, str, str]:
        """Generates a helper; returns its name, type and definition."""
        outer, budget = self.body, self.budget
        self.body, self.budget = Body(is_kernel=False), self.rng.randint(1, 3)
        name, end = self.name("helper"), self.name("end")
        for arg, of in (("x", type), ("y", "i32")):
            self.body.start += [f"  %v{arg} = alloca {of}", f"  store {of} %{arg}, ptr %v{arg}"]
            self.body.variables.append(Var(f"v{arg}", of, VARYING))
        self.statements(Scope(2, (f"%{end}",), VARYING, is_whole=False, loops=MAX_LOOPS - 1))
        self.emit(f"store i32 {self.expression('i32', VARYING, 1)}, ptr addrspace(1) %p")
        self.emit(f"br label %{end}")
        self.start_block(end)
        result = self.value(f"load {type}, ptr %vx")
        lines = [*self.body.start, *self.body.lines, f"  ret {type} {result}"]
        inlining = self.rng.choice(("", "alwaysinline ", "noinline ", "noinline "))
        head = f"define internal spir_func {type} @{name}({type} %x, i32 %y, ptr addrspace(1) %p) {inlining}{{"
        self.body, self.budget = outer, budget
        return name, type, "\n".join([head, *lines, "}", ""])

    # The kernel

    def text(self) -> str:
        if "private" in self.features:
            self.body.start.append(f"  %private = alloca [8 x {self.private_type}], align 8")
            self.produce(Frame(self, 1, VARYING), "define_private")
        if self.features & {*BARRIER_FEATURES}:
            self.at_start("set_local")
        self.define_variables()
        depth = self.rng.randint(2, 4)
        # No exits here: a work-item returns before a barrier only by an early return.
        whole = Scope(depth, (), GROUP, is_whole=True)
        if self.features & {"barrier", *GROUP_FEATURES}:
            for _ in range(2):
                self.statements(whole)
                for name in sorted(self.features & {*GROUP_FEATURES}):
                    self.statement(whole, f"{name}_function")
        while self.budget > 0:
            self.statements(Scope(depth, ("%end",), GROUP, is_whole=False))
        self.emit("br label %end")
        self.start_block("end")
        self.store_variables()
        return self.module_text()

    def define_variables(self) -> None:
        """Two or three varying variables, and up to two uniform ones."""
        levels = [VARYING] * self.rng.randint(2, 3)
        levels += [self.rng.choice((GROUP, LANES)) for _ in range(self.rng.choice((0, 1, 1, 2)))]
        if "trace" in self.features:
            self.body.start += ["  %trace = alloca i32", "  store i32 1, ptr %trace"]
        for i, level in enumerate(levels):
            var = Var(f"v{i}", self.rng.choice(self.types), level)
            self.body.start.append(f"  %{var.name} = alloca {var.type}")
            self.emit(self.store(self.expression(var.type, level, 1), var.type, var))
            self.body.variables.append(var)

    def store_variables(self) -> None:
        """Stores each variable to the output of its type, or of a wider type."""
        taken: dict[str, int] = {}
        shown = self.body.variables + [Var("trace", "i32", VARYING)] * ("trace" in self.features)
        for var in shown:
            type = var.type if var.type in STORED else "i64" if BITS[var.type] > 32 else "i32"
            value = self.cast(self.value(f"load {var.type}, ptr %{var.name}"), var.type, type)
            taken[type] = taken.get(type, -1) + 1
            self.emit(f"store {type} {value}, ptr addrspace(1) {self.output(type, str(taken[type] % SLOTS))}")

    def module_text(self) -> str:
        buffers = sorted(self.used, key=lambda name: (name == "scratch", name))
        spaces = ["3" if name == "scratch" else "1" for name in buffers] + ["0"] * len(SCALARS)
        params = [f"ptr addrspace({space}) %{name}" for name, space in zip(buffers, spaces, strict=False)]
        params += [f"{type} %{name}" for name, type in SCALARS.items()]
        names = [f'!"{C_NAMES[self.used[name]]}*"' for name in buffers]
        names += [f'!"{"u" * (type == "i32")}{C_NAMES[type]}"' for type in SCALARS.values()]
        table = ", ".join(f"{self.table_type} {self.constant(self.table_type)}" for _ in range(16))
        kernel = "\n".join([*self.body.ids.values(), *self.body.start, *self.body.lines])
        helpers = "\n".join(definition for _, _, definition in self.helpers)
        return f"""; DIMENSIONS: {1 if "flat" in self.features else 2}
target datalayout = "{LAYOUT}"
target triple = "spir64-unknown-unknown"
%record = type {{ {", ".join(RECORD)} }}
@table = internal unnamed_addr addrspace(2) constant [16 x {self.table_type}] [{table}], align 8
{chr(10).join([*self.globals, *declarations(kernel + chr(10) + helpers)])}
{helpers}
define spir_kernel void @k({", ".join(params)}) !kernel_arg_addr_space !0 !kernel_arg_type !1 {{
{kernel}
  ret void
}}
!0 = !{{{", ".join(f"i32 {space}" for space in spaces)}}}
!1 = !{{{", ".join(names)}}}
"""


def declarations(text: str) -> list[str]:
    """The declarations of the functions that are called, but not defined."""
    found = {}
    for convention, result, name, operands in _CALL.findall(text):
        types = ", ".join(operand.rsplit(" ", 1)[0] for operand in operands.split(", ") if operand)
        if not name.startswith("helper"):
            convergent = " convergent" * ("_group_" in name and "get_" not in name)
            found[name] = f"declare {convention}{result} @{name}({types}){convergent}"
    return list(found.values())


def random_kernel(seed: int, number: int) -> str:
    """The LLVM IR of kernel `number` of a seed: the same in every process and on every machine."""
    return Generator(f"{seed}/{number}").text()
