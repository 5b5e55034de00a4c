"""Random values of a kernel: expressions of a type and a level, ids, buffers, and addresses of their elements.

Inputs are only read; any index below INPUTS is in bounds. Outputs have SLOTS elements for each work-item, and only that
work-item accesses them.
"""

import re
import tomllib
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

from wfv.fuzz.kernels.writer import Frame, Writer

GRAMMARS = ("expressions", "statements", "control_flow", "barriers", "group_functions", "policies")
MAX_LOOPS = 3  # nested
FLOATS = ("half", "float", "double")
BITS = {"i1": 1, "i5": 5, "i8": 8, "i13": 13, "i16": 16, "i24": 24, "i32": 32, "i33": 33, "i48": 48, "i64": 64,
        "half": 16, "float": 32, "double": 64}  # fmt: skip
# The level of a value: uniform in the work-group, uniform among neighbours along dimension 0, or varying.
GROUP, LANES, VARYING = 0, 1, 2
LEVELS = {"G": GROUP, "L": LANES, "V": VARYING, "0": GROUP, "1": LANES, "2": VARYING}  # as templates name them
TABLES = tomllib.loads(Path(__file__).with_suffix(".toml").read_text())
POLICIES = tomllib.loads((Path(__file__).parent / "policies.toml").read_text())["policy"]
IDS = TABLES["ids"]
BARRIER_FEATURES, GROUP_FEATURES = TABLES["barrier_features"].keys(), TABLES["group_features"].keys()
IDS_OF_LEVEL = {
    GROUP: ("u", "u", "v", "w32", "n", "grp0.32", "gsize0.32", "lsize0.32", "ngroups0.32"),
    LANES: ("lid1.32",),
    VARYING: ("gid0.32", "gid0.32", "lid0.32", "sum.32"),
}
IDS_OF_DIMENSION_1 = ("lid1.32", "sum.32")
CONSTANTS = (0, 1, 2, 3, 4, 5, 7, 8, 13, 15, 16, 31, 100, 255, -1, -2, -7, 2**31 - 1, -(2**31), 2**40 + 3, -(2**63))
FLOAT_CONSTANTS = ("0.0", "1.0", "-1.0", "0.5", "2.0", "-0.0", "3.25", "-7.0", "100.0")
SUFFIX = {"half": "f16", "float": "f32", "double": "f64"}
LIMIT = {"half": "1.0e4", "float": "1.0e6", "double": "1.0e6"}
# Powers of two. COUNTERS: shared counters; TICKETS: elements after the counter of tickets.
INPUTS, SLOTS, COUNTERS, TICKETS = 1024, 8, 8, 4096
PLACES = GRID = 8192  # elements of [own_place], and of an input with rows of up to 24 elements for each global id
BITS_OF_PLACES = (0, 1, 1, 2, 3, 4, 7, 8, 9, 16, 17, 32, 65, 128)
SLACK = 64  # more elements of an input, for a constant that is added to an index, or a vector load
LOCAL_ITEMS = 128  # the largest work-group of a kernel with barriers
STORED = {"i8": "8", "i16": "16", "i32": "32", "i64": "64", "half": "h", "float": "f", "double": "d"}
RECORD = ("i32", "i8", "i16", "i64")  # the fields of %record, 16 bytes
LAYOUTS = ("planes", "planes", "records", "reversed", "pairs", "quads")

ATOMICS = ("add", "and", "and", "or", "xor", "umin", "umax", "min", "max")
TYPES_OF = {"i": "i32", "j": "i32", "l": "i64", "m": "i64", "f": "float", "d": "double", "v": ""}
OPERATIONS = ("add", "mul", "min", "max", "and", "or", "xor")
KINDS = ("reduce", "reduce", "scan_inclusive", "scan_exclusive")


@dataclass(frozen=True)
class Var:
    """A variable of the kernel, an alloca. `level`: the level of the values stored to it."""

    name: str
    type: str
    level: int


class ValueWriter(Writer):
    """Writes random values of a kernel: expressions, ids, addresses."""

    functions = (
        *Writer.functions, "constant", "extend", "id", "id_part", "buffer", "buffer_of", "output", "local",
        "byte_table", "extremes", "mask", "form",
    )  # fmt: skip
    of_frame: tuple[str, ...] = ("e", "deep", "leaf", "small", "deeper", "cast")
    grammars: tuple[str, ...] = GRAMMARS

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, *self.grammars)
        rng = self.rng
        self.policy = self.draw_policy()
        self.features = self.draw_features()
        self.types = self.draw_types()
        self.stored = [type for type in self.types if type in STORED]
        self.layouts = {f"out{suffix}": rng.choice(LAYOUTS) for suffix in STORED.values()}
        self.private_type = rng.choice(self.stored)
        self.table_type = rng.choice([type for type in self.stored if type not in FLOATS])
        self.atomic = rng.choice(ATOMICS)  # the same for all counters, so that the order does not matter
        self.local_is_argument = self.chance(0.5)
        self.globals: dict[str, None] = {}
        self.used: set[str] = set()  # the parameters that are pointers
        self.id_parts: list[str] = []
        self.define_fields()

    def form(self, what: str, **fields: object) -> str:
        """A text in the kernel's language."""
        forms = TABLES["forms"][what]
        return str((*forms, forms[-1])[self.language].format(**fields))

    def draw_policy(self) -> str:
        """The name of one of policies.toml."""
        (name,) = self.rng.choices(list(POLICIES), [weight for weight, *_ in POLICIES.values()])
        return str(name)

    def draw_features(self) -> set[str]:
        """Random features, and those that the policy brings; its name is one of them."""

        def some(table: str) -> set[str]:
            return {name for name, chance in TABLES[table].items() if self.chance(chance)}

        drawn, group = some("features"), some("group_features")
        drawn |= group or (some("barrier_features") if "barrier" in drawn else set())
        words = POLICIES[self.policy][1].split()
        brought = {self.policy, *(word for word in words if word[0] != "-")}
        found = (drawn | brought) - {word[1:] for word in words if word[0] == "-"}
        return found if "barrier" in found else found - BARRIER_FEATURES

    def draw_types(self) -> list[str]:
        """The types of this kernel's variables; a type that is listed twice is drawn twice as often."""
        found = ["i32", "i32", "i32", "i1"]
        found += ["i8", "i16"] if "narrow" in self.features else []
        found += ["i64", "i64"] if "wide" in self.features else []
        found += self.rng.sample(("i5", "i13", "i24", "i33", "i48"), 2) if "odd" in self.features else []
        return found + [name for name in FLOATS if name in self.features]

    def define_fields(self) -> None:
        """Defines the fields that templates may use."""
        ints = [type for type in self.types if type not in ("i1", *FLOATS)]
        self.choices |= {
            "T": self.types, "S": self.stored, "I": ints, "F": [type for type in self.types if type in FLOATS],
            "Q": [type for type in self.types if type != "i1"], "Y": ("i32", "i32", "i64", "i16"),
            "P": (self.private_type,), "B": (self.table_type,), "ATOMIC": (self.atomic,), "AT": range(len(RECORD)),
            "LETTER": "iijlm", "FLETTER": "ffd", "OP": OPERATIONS, "KIND": KINDS, "N": (2, 3, 4, 4, 8),
            "PERM": (self.rng.choice(BITS_OF_PLACES),), "TURN": (self.rng.randrange(64),),
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
            "SIGN": lambda frame: int(frame["EXTEND"] == "sext"),
            "SUFFIX": lambda frame: SUFFIX[frame["T"]],
            "OLD_SUFFIX": lambda frame: SUFFIX[frame["OLD"]],
            "LESS": lambda frame: "fcmp olt" if frame["T"] in FLOATS else "icmp slt",
        }

    # Expansions

    def asked(self, frame: Frame, *words: str) -> tuple[str, int]:
        """The type and the level that the words of a field ask for; otherwise the frame's."""
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
            if type != frame["T"]:  # the choices for the other type are not for this one
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
        holds |= {frame.get("LAYOUT", "planes"): True}
        return self.features | {word for word, is_so in holds.items() if is_so}

    def start_block(self, label: str) -> None:
        """Starts a block; with the feature `trace`, it adds its number to the trace."""
        super().start_block(label)
        if "trace" in self.features and self.body.is_kernel:
            self.produce(Frame(self, 0, VARYING, names={"BLOCK": self.number}), "add_to_trace")

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
            names = [name for name in names if "line" not in self.features or name not in IDS_OF_DIMENSION_1]
            return self.converted(self.id(self.rng.choice(names)), "i32", type, level)
        var = self.rng.choice([var for var in variables if var.type == type] or variables)
        return self.converted(self.load(var), var.type, type, level)

    def load(self, var: Var) -> str:
        return self.value(self.form("load", type=var.type, name=var.name))

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
        made = self.form("masked", type=type, value=self.expression(type, level_of, frame.depth), most=most)
        return self.value(made)

    def cast(self, frame: Frame, value: str, old: str, new: str) -> str:
        return self.converted(value, old, new, frame.level)

    def converted(self, value: str, old: str, new: str, level: int = VARYING) -> str:
        """The value, which is of that level, converted to another type."""
        if old == new:
            return value
        return self.produce(Frame(self, 0, level, names={"T": new, "OLD": old, "X": value}), "convert")

    def extend(self, value: str, type: str = "i32") -> str:
        """A non-negative value extended to 64 bits."""
        if type == "i64":
            return value
        return self.value(f"{self.rng.choice(('zext', 'sext', 'zext nneg'))} {type} {value} to i64")

    def extremes(self, type: str) -> str:
        """A table of EXTREMES, as LLVM computes the conversion of a constant itself."""
        numbers = ", ".join(f"{type} {each}" for each in islice(cycle(TABLES["extremes"][type]), 16))
        self.globals[f"@extremes.{type} = internal unnamed_addr addrspace(2) constant [16 x {type}] [{numbers}]"] = None
        return f"@extremes.{type}"

    def byte_table(self) -> str:
        """A table for which permutes need several registers."""
        numbers = ", ".join(f"i8 {each * 37 % 256 - 128}" for each in range(64))
        self.globals[f"@bytes = internal unnamed_addr addrspace(2) constant [64 x i8] [{numbers}]"] = None
        return "@bytes"

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

    def buffer_of(self, type: str) -> str:
        return self.buffer(f"in{STORED[type]}")

    def buffer(self, name: str) -> str:
        """The parameter of that name, which the kernel gets by this use."""
        self.used.add(name)
        return self.form("buffer", name=name)

    def output(self, type: str, slot: str = "", item: str = "") -> str:
        """The address of one of the work-item's slots in an output.

        `slot`: which one, if it is not a random constant or value; `item`: the number of another work-item.
        """
        frame, name = Frame(self, 1, VARYING), f"out{STORED[type]}"
        slot, item = slot or self.produce(frame, "slot_number"), item or self.id("lin")
        frame.update({"T": type, "SLOT": slot, "ITEM": item, "BUFFER": name, "LAYOUT": self.layouts[name]})
        return self.produce(frame, "output_address")

    def local(self, index: str) -> str:
        """The address of an element of local memory."""
        if self.local_is_argument:
            self.used.add("scratch")
            return self.value(f"getelementptr inbounds i32, ptr addrspace(3) %scratch, i64 {index}")
        type = f"[{LOCAL_ITEMS} x i32]"
        self.globals[f"@local = internal addrspace(3) global {type} undef, align 16"] = None
        return self.value(f"getelementptr inbounds {type}, ptr addrspace(3) @local, i64 0, i64 {index}")
