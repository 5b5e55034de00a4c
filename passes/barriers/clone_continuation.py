"""Clones one continuation: the blocks of a kernel from one barrier (or the start) up to the next barriers.

Values that are live at the start are loaded at the entry; values that are live across the next barrier are stored
before its `ret i32 k`. The slots are not known here: loads (`loads`), stores (`stores`) and private memory (`allocas`)
have no address until passes/barriers/slot_access.py sets it.
"""

import re
from dataclasses import dataclass, field

from passes.barriers.cut import CutKernel
from passes.barriers.rematerialize import single_value
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.dead_code import remove_dead_code
from wfv.ir.reached import reached
from wfv.ir.ssa_repair import rebuild_uses
from wfv.ir.types import I1, I8, I32, VOID, Type, scalar_of, with_element
from wfv.ir.values import Argument, Value

_SUBPROGRAM = re.compile(r"!dbg !\d+ ?")


@dataclass
class Store:
    """`instr` stores the kernel's `value` at a barrier.

    Its operand is the clone's value; the address is not set yet.
    """

    instr: Instr
    value: Instr
    barrier: int


@dataclass
class Continuation:
    """A clone whose slot accesses have no addresses yet.

    The clone starts at the kernel's `starts[start]`. Its id `number` equals `start`, except in a double-buffered
    copy. `reloads`: the instructions at its start, in order: loads and rematerialized values.
    """

    fn: Function
    number: int
    start: int
    loads: dict[Instr, Instr] = field(default_factory=dict)  # value of the kernel -> the instruction that reloads it
    allocas: dict[Instr, Instr] = field(default_factory=dict)  # alloca of the kernel -> its address
    stores: list[Store] = field(default_factory=list)
    reloads: list[Instr] = field(default_factory=list)

    def loaded_value(self, store: Store) -> Instr | None:
        """The value of the kernel that this continuation loads and stores here unchanged; None if it computes one."""
        return next((value for value, load in self.loads.items() if load is store.instr.operands[0]), None)

    def drop_dead(self) -> None:
        """Removes dead code, including unused reloads."""
        remove_dead_code(self.fn)
        left = set(self.fn.instrs())
        self.loads = {value: load for value, load in self.loads.items() if load in left}
        self.allocas = {value: address for value, address in self.allocas.items() if address in left}


def clone_continuation(kernel: CutKernel, start: int, number: int) -> Continuation:
    """Clones all blocks that are reachable from `kernel.starts[start]` without passing a barrier."""
    cloner = _Cloner(kernel, start, number)
    cloner.clone_blocks()
    cloner.add_stores()
    cloner.connect_entry()
    _drop_single_phis(cloner)
    cloner.result.drop_dead()
    return cloner.result


def memory_type(type: Type) -> Type:
    """The type of a value in a slot: i8 for an i1, since a vector of i1 would be packed in memory."""
    return with_element(type, I8) if scalar_of(type) == I1 else type


class _Cloner:
    """Clones the blocks of one continuation; maps the kernel's blocks and values to the clone's."""

    def __init__(self, kernel: CutKernel, start: int, number: int) -> None:
        old = kernel.fn
        self.kernel, self.start = kernel, start
        self.args = {arg: Argument(arg.type, arg.name, arg.attrs) for arg in old.args}
        # A debug subprogram belongs to one function only.
        suffix = old.suffix if number == 0 else _SUBPROGRAM.sub("", old.suffix).strip()
        self.fn = Function(f"{old.name}.c{number}", I32, list(self.args.values()), old.prefix, suffix)
        self.fn.line = old.line
        self.result = Continuation(self.fn, number, start)
        self.blocks = {block: Block(block.name) for block in self.reached()}
        self.fn.blocks = list(self.blocks.values())
        self.clones: dict[Instr, Instr] = {}
        self.at_entry: dict[Instr, Value] = {}

    def reached(self) -> list[Block]:
        """The blocks reachable from the start: the start first, the others in the kernel's order."""
        first = self.kernel.starts[self.start]
        seen = reached([first], lambda block: block.successors)
        return [first, *(block for block in self.kernel.fn.blocks if block in seen and block is not first)]

    def clone_blocks(self) -> None:
        for old, new in self.blocks.items():
            new.instrs = [instr.clone() for instr in old.instrs if not _concerns_alloca(instr)]
            self.clones |= zip((i for i in old.instrs if not _concerns_alloca(i)), new.instrs, strict=True)
        for instr in self.clones.values():
            if instr.op == "phi":
                instr.set_incoming(pair for pair in instr.incoming() if pair[1] in self.blocks)
            instr.operands = [self.map(operand) for operand in instr.operands]
            instr.blocks = [self.blocks[block] for block in instr.blocks]

    def map(self, value: Value) -> Value:
        """The clone of a value of the kernel, or its value at the entry if no block of the clone defines it."""
        if isinstance(value, Argument):
            return self.args[value]
        if isinstance(value, Instr):
            return self.clones.get(value) or self.incoming(value)
        return value

    def incoming(self, value: Instr) -> Value:
        """The value of `value` at the clone's entry."""
        if value not in self.at_entry:
            self.at_entry[value] = self.make_incoming(value)
        return self.at_entry[value]

    def make_incoming(self, value: Instr) -> Value:
        if value.op == "alloca":
            self.result.allocas[value] = self.enter(Instr(value.type, value.name, "getelementptr"))
            return self.result.allocas[value]
        if value in self.kernel.live[self.start] and value not in self.kernel.rematerialized:
            op = "load" if memory_type(value.type) == value.type else "trunc"
            self.result.loads[value] = self.enter(Instr(value.type, value.name, op, line=value.line))
            return self.result.loads[value]
        if value.op == "phi":
            single = single_value(value)
            assert single is not None, value
            return self.at_start(single)
        copy = value.clone()
        copy.operands = [self.at_start(operand) for operand in value.operands]
        return self.enter(copy)

    def at_start(self, value: Value) -> Value:
        return self.incoming(value) if isinstance(value, Instr) else self.map(value)

    def enter(self, instr: Instr) -> Instr:
        self.result.reloads.append(instr)
        return instr

    def add_stores(self) -> None:
        for old, barrier in self.kernel.cuts.items():
            if old in self.blocks:
                for value in self.kernel.stored(barrier):
                    store = Instr(VOID, "", "store", [self.map(value)])
                    self.blocks[old].instrs.insert(-1, store)
                    self.result.stores.append(Store(store, value, barrier))

    def connect_entry(self) -> None:
        """Adds phis for the values that are both live at the start and defined here (in a loop around a barrier)."""
        both = [value for value in self.kernel.live[self.start] if value in self.clones]
        incoming = {value: self.incoming(value) for value in both}
        entry = self.fn.entry
        entry.instrs[:0] = self.result.reloads
        cfg = Cfg(self.fn)
        block_of = {instr: block for block in self.fn.blocks for instr in block.instrs}
        definitions = []
        for value in both:
            clone = self.clones[value]
            definitions.append((clone, {entry: incoming[value], block_of[clone]: clone}, incoming[value]))
        rebuild_uses(cfg, definitions)


def _concerns_alloca(instr: Instr) -> bool:
    """Whether to drop `instr`: private memory is a slot, so there is no alloca and no lifetime marker."""
    return instr.op == "alloca" or instr.callee.startswith("llvm.lifetime.")


def _drop_single_phis(cloner: _Cloner) -> None:
    """Replaces phis that have lost predecessors and now have a single value."""
    work = [new for old, new in cloner.clones.items() if old.op == "phi" and len(new.operands) < len(old.operands)]
    is_changed = True
    while is_changed:
        found: dict[Value, Value] = {phi: value for phi in work if (value := single_value(phi)) is not None}
        cloner.fn.substitute(found)
        work = [phi for phi in work if phi not in found]
        is_changed = bool(found)
