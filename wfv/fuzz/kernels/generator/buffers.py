"""The kernel's buffers, and random indices and addresses in them.

Inputs are only read; any index below INPUTS is in bounds. Outputs have SLOTS elements for each work-item, and only that
work-item accesses them; the output's layout says at which indices they are.
"""

from __future__ import annotations

from wfv.fuzz.kernels.generator.expressions import Expressions
from wfv.fuzz.kernels.generator.writer import GLOBAL, GROUP, LANES, VARYING

# Powers of two. ITEMS: the largest number of work-items; TICKETS: elements behind the counter of tickets.
INPUTS, SLOTS, ITEMS, COUNTERS, TICKETS = 1024, 8, 256, 8, 4096
SLACK = 64  # more elements of an input, for a constant that is added to an index, or a vector load
INPUT = {"i8": "in8", "i16": "in16", "i32": "in32", "i64": "in64", "half": "inh", "float": "inf", "double": "ind"}
OUTPUT = {"i8": "out8", "i16": "out16", "i32": "out32", "i64": "out64", "half": "outh", "float": "outf",
          "double": "outd"}  # fmt: skip
ELEMENT = {name: type for names in (INPUT, OUTPUT) for type, name in names.items()} | {"vout": "i32"}
SIZES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "half": 2, "float": 4, "double": 8}
# The index of an item's slot:
#   planes    slot * n + item
#   records   item * SLOTS + slot
#   reversed  slot * n + n-1 - item
#   pairs, quads   planes of two or four interleaved slots
LAYOUTS = ("planes", "planes", "records", "reversed", "pairs", "quads")
INTERLEAVED = {"pairs": 1, "quads": 2}  # the logarithm of the number of interleaved slots
# The kinds of varying indices, by the methods that emit them.
INDICES = ("contiguous", "contiguous", "narrow", "wrapped", "wrapped", "reverse", "strided", "divided", "divided")


class Buffers(Expressions):
    """Indices and addresses."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.used: dict[str, str] = {}  # buffer -> element type
        self.id_parts: list[str] = []
        self.layouts = {name: self.rng.choice(LAYOUTS) for name in OUTPUT.values()}

    def buffer(self, name: str) -> str:
        """The parameter of that name, which the kernel gets by this use."""
        self.used[name] = ELEMENT.get(name, "i32")
        return f"{GLOBAL} %{name}"

    def gep(self, type: str, base: str, *indices: str) -> str:
        flags = self.rng.choice(("inbounds ", "inbounds ", ""))
        return self.value(f"getelementptr {flags}{type}, {base}, {', '.join(f'i64 {index}' for index in indices)}")

    def to_index(self, value: str, type: str = "i32") -> str:
        """A non-negative value extended to 64 bits."""
        if type == "i64":
            return value
        return self.value(f"{self.rng.choice(('zext', 'sext', 'zext nneg'))} {type} {value} to i64")

    def index(self, level: int) -> str:
        """A 64-bit index below INPUTS, of that level."""
        if level < VARYING or self.chance(0.35) or not self.body.is_kernel:
            type = self.rng.choice(("i32", "i32", "i64", "i16"))
            return self.to_index(self.value(f"and {type} {self.expression(type, 1, level)}, {INPUTS - 1}"), type)
        made: str = getattr(self, self.rng.choice(INDICES))()
        return made

    def contiguous(self) -> str:
        """An id plus a constant."""
        here = self.id(self.rng.choice(("lin", "gid0", "lid0")))
        return here if self.chance(0.5) else self.value(f"add i64 {here}, {self.rng.randrange(SLACK)}")

    def narrow(self) -> str:
        """An id plus a constant, computed in 32 bits."""
        flags = self.rng.choice(("nsw ", "nuw nsw ", ""))
        return self.to_index(self.value(f"add {flags}i32 {self.id('lin.32')}, {self.rng.randrange(9)}"))

    def wrapped(self) -> str:
        """A narrow id that wraps between two work-items, or a constant where it is out of bounds."""
        type, bits = self.rng.choice((("i8", 8), ("i16", 16), ("i32", 32), ("i32", 32)))
        narrow = self.id(self.rng.choice(("lin.32", "lid0.32", "lid0.32")))
        if bits < 32:
            narrow = self.value(f"trunc i32 {narrow} to {type}")
        op, end = self.rng.choice((("zext", 1 << bits), ("sext", 1 << bits - 1)))
        sum = self.value(f"add {type} {narrow}, {end - self.rng.choice((1, 2, 3, 3, 5, 7, 9, 11))}")
        wide = self.value(f"{op} {type} {sum} to i64")
        at = self.op("add", "i64", wide, self.rng.choice((0, 24 - end)))
        is_inside = self.value(f"icmp ult i64 {at}, {INPUTS}")
        return self.value(f"select i1 {is_inside}, i64 {at}, i64 {self.rng.randrange(INPUTS)}")

    def reverse(self) -> str:
        """A constant minus the id."""
        return self.value(f"sub i64 {self.rng.randrange(ITEMS, INPUTS)}, {self.id('lin')}")

    def strided(self) -> str:
        factor, more = self.rng.choice(((2, 0), (2, 1), (3, 5), (3, 2)))
        if self.chance(0.3):
            return self.op("or disjoint", "i64", self.op("shl", "i64", self.id("lin"), 1), more & 1)
        return self.op("add", "i64", self.op("mul", "i64", self.id("lin"), factor), more)

    def id_part(self) -> str:
        """A part of the id, divided by an argument at the kernel's start; or parts combined again."""
        if not self.id_parts or (len(self.id_parts) < 3 and self.chance(0.3)):
            self.id_parts.append(self.new_id_part())
        at = self.rng.choice(self.id_parts)
        if self.chance(0.6):
            at = self.op("add", "i32", at, self.op("and", "i32", self.rng.choice(("%u", "%v")), 255))
        return self.to_index(at)

    def new_id_part(self) -> str:
        here, outer = self.id("lin.32"), self.body.lines
        self.body.lines = self.body.slots
        bits = self.op("and", "i32", self.rng.choice(("%u", "%v")), 3)
        power = self.op("shl", "i32", 1, bits)
        low_mask, divisor = self.op("add", "i32", power, -1), self.op("add", "i32", bits, 1)
        parts = [
            self.op("lshr", "i32", here, bits), self.op("and", "i32", here, low_mask),
            self.op("udiv", "i32", here, divisor), self.op("urem", "i32", here, divisor),
        ]  # fmt: skip
        high, low = parts[:2] if self.chance(0.5) else parts[2:]
        made = self.rng.choice((high, low, self.op("add", "i32", self.op("shl", "i32", high, 1), low)))
        self.body.lines = outer
        return made

    def divided(self) -> str:
        """The id shifted, masked or divided by an argument: possibly contiguous."""
        if self.chance(0.5) and self.body.is_kernel:
            return self.id_part()
        here, small = (
            self.id("lin.32"),
            self.small("i32", GROUP, 3, 0) if self.chance(0.6) else self.rng.choice("01123"),
        )
        divisor = self.value(f"add i32 {small}, 1")
        kinds = (f"lshr i32 {here}, {small}", f"udiv i32 {here}, {divisor}", f"urem i32 {here}, {divisor}",
                 f"and i32 {here}, {small}", f"xor i32 {here}, {self.rng.randrange(4)}")  # fmt: skip
        made = self.value(self.rng.choice(kinds))
        if self.chance(0.6):
            made = self.value(f"add i32 {made}, {self.value(f'and i32 %v, {INPUTS // 2 - 1}')}")
        return self.to_index(made)

    def load_input(self, type: str, level: int) -> str:
        """A load of an input's element, or of bytes at any alignment."""
        if "bytes" in self.features and self.chance(0.3) and type.startswith("i"):
            return self.load(type, f"{GLOBAL} {self.gep('i8', self.buffer('in8'), self.index(level))}", align=1)
        address = self.gep(type, self.buffer(INPUT[type]), self.index(level))
        if "pointer" in self.features and self.chance(0.4):
            other = self.gep(type, self.buffer(INPUT[type]), self.index(level))
            address = self.value(f"select i1 {self.condition(1, level)}, {GLOBAL} {address}, {GLOBAL} {other}")
        if self.chance(0.15):
            address = self.gep(type, f"{GLOBAL} {address}", str(self.rng.randrange(SLACK // 8)))
        return self.load(type, f"{GLOBAL} {address}")

    def output_address(self, type: str, slot: str = "", name: str = "", item: str = "") -> str:
        """The address of one of the work-item's slots in an output.

        `slot`: which one, otherwise a random constant or a value; `item`: a 64-bit number of another work-item.
        """
        name = name or OUTPUT[type]
        at = slot or str(self.rng.randrange(SLOTS))
        if not slot and self.chance(0.35):
            at = self.to_index(self.small("i32", self.random_level(), 3))
        return f"{GLOBAL} {self.gep(type, self.buffer(name), self.output_index(at, self.layouts[name], item))}"

    def output_index(self, slot: str, layout: str, item: str = "") -> str:
        item = item or self.id("lin")
        if layout == "records":
            first = self.value(f"mul i64 {item}, {SLOTS}")
            return self.value(f"add i64 {first}, {slot}")
        if layout in INTERLEAVED:
            return self.interleaved_index(slot, item, INTERLEAVED[layout])
        if layout == "reversed":
            item = self.op("sub", "i64", self.op("add", "i64", self.id("n64"), -1), item)
        return self.op("add", "i64", self.op("mul", "i64", slot, self.id("n64")), item)

    def interleaved_index(self, slot: str, item: str, bits: int) -> str:
        """((slot >> bits) * n + item) << bits, plus the low bits of the slot."""
        if slot.isdecimal():
            plane, low = str(int(slot) >> bits), str(int(slot) & (1 << bits) - 1)
        else:
            plane, low = self.op("lshr", "i64", slot, bits), self.op("and", "i64", slot, (1 << bits) - 1)
        first = self.op("add", "i64", self.op("mul", "i64", plane, self.id("n64")), item)
        return self.op("add", "i64", self.op("shl", "i64", first, bits), low)

    def load(self, type: str, address: str, align: int = 0) -> str:
        return self.value(f"load {type}, {address}, align {align or SIZES[type]}")

    def store(self, type: str, value: str, address: str) -> None:
        self.emit(f"store {type} {value}, {address}, align {SIZES[type]}")


__all__ = ["COUNTERS", "GROUP", "INPUT", "INPUTS", "ITEMS", "LANES", "OUTPUT", "SIZES", "SLACK", "SLOTS", "Buffers"]
