"""Instructions, blocks, functions and modules.

A value is the instruction that defines it. No use lists are stored: `fn.substitute({old: new})` is one sweep, and
`wfv.ir.uses` computes def-use maps. Control flow is in the terminators only; `wfv.ir.cfg` derives graphs from them.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeGuard

from wfv.ir.opcodes import TERMINATORS
from wfv.ir.reached import reached, reaching
from wfv.ir.types import VOID, FnType, StructType, Type
from wfv.ir.values import Argument, Const, Value, globals_in


@dataclass(frozen=True, slots=True)
class Notes:
    """Facts about an instruction that passes record for later passes; LLVM's text does not contain them.

    docs/ir.md lists the passes that set and read each; `Instr.clone` keeps them.

    `is_live_mask_branch`: the branch in a divergent loop's header, on the live mask.
    `guards_loop`: the branch that skips a uniform loop if no lane is active.
    `assumed_shape`: the result's shape (`passes.analysis.shapes.Shape`), where a guard checks it at run time.
    `lane_interleaved_bytes`: for a private array whose lanes' elements alternate, and for pointers into it, the bytes
    of an element; else 0.
    """

    is_live_mask_branch: bool = False
    guards_loop: bool = False
    assumed_shape: object | None = None
    lane_interleaved_bytes: int = 0


NO_NOTES = Notes()


_SERIAL = re.compile(r"(\.w\d+)+$")


@dataclass(eq=False, repr=False, slots=True)
class Instr(Value):
    """One instruction, shaped like LLVM's."""

    type: Type
    name: str  # the result's, without `%`; "" for void results
    op: str  # LLVM's spelling
    operands: list[Value] = field(default_factory=list)  # in LLVM's order
    attrs: dict[str, Any] = field(default_factory=dict)  # the rest of LLVM's text: docs/ir.md lists the keys
    # A phi's incoming blocks (beside its operands), a `br`'s or `switch`'s targets: true before false; a switch's
    # default first, its case values are `operands[1:]`.
    blocks: list[Block] = field(default_factory=list)
    metadata: dict[str, str] = field(default_factory=dict)  # a kind (`"dbg"`) and its text (`"!12"`)
    line: int = 0  # in the parsed text, or a SourceLocation with debug info; 0 if a pass made it
    notes: Notes = NO_NOTES  # facts that passes record for later passes; not printed

    @property
    def is_terminator(self) -> bool:
        return self.op in TERMINATORS

    @property
    def is_cond_br(self) -> bool:
        return self.op == "br" and len(self.operands) == 1

    @property
    def callee(self) -> str:
        """The name of the function that a direct call calls, "" for anything else."""
        return self.attrs.get("callee", "") if self.op == "call" else ""

    @property
    def callee_type(self) -> FnType:
        """The type of the function that a call calls."""
        return FnType(self.type, tuple(x.type for x in self.operands))

    @property
    def accessed(self) -> Type:
        """The type that a load or a store moves."""
        return self.operands[0].type if self.op == "store" else self.type

    @property
    def is_access(self) -> bool:
        """Whether it is a load or a store."""
        return self.op in ("load", "store")

    @property
    def flags(self) -> tuple[str, ...]:
        """`nuw`, `inbounds`, `fast`, .."""
        found: tuple[str, ...] = self.attrs.get("flags", ())
        return found

    @property
    def align(self) -> int:
        """The alignment of an access or an alloca in bytes."""
        found: int = self.attrs.get("align", 1)
        return found

    @property
    def is_ordered(self) -> bool:
        """Whether it is an atomic or volatile access, which must stay where it is, once for each lane."""
        return "atomic" in self.attrs or bool(self.attrs.get("volatile"))

    def incoming(self) -> list[tuple[Value, Block]]:
        """A phi's (value, predecessor) pairs."""
        return list(zip(self.operands, self.blocks, strict=True))

    def incoming_for(self, block: Block) -> Value:
        """A phi's value on the edge from `block`."""
        return self.operands[self.blocks.index(block)]

    def add_incoming(self, value: Value, block: Block) -> None:
        """One more operand of a phi."""
        self.operands.append(value)
        self.blocks.append(block)

    def set_incoming(self, pairs: Iterable[tuple[Value, Block]]) -> None:
        """Other (value, predecessor) pairs of a phi."""
        pairs = list(pairs)
        self.operands, self.blocks = [value for value, _ in pairs], [block for _, block in pairs]

    def clone(self) -> Instr:
        """A copy with the same operands, blocks and notes in containers of its own."""
        return Instr(
            self.type, self.name, self.op, list(self.operands), dict(self.attrs), list(self.blocks),
            dict(self.metadata), self.line, self.notes,
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"<Instr %{self.name} = {self.op}>" if self.name else f"<Instr {self.op}>"


def is_op(value: Value, *ops: str) -> TypeGuard[Instr]:
    """Whether a value is an instruction with one of these opcodes."""
    return isinstance(value, Instr) and value.op in ops


def branch_to(target: Block) -> Instr:
    """An unconditional branch."""
    return Instr(VOID, "", "br", blocks=[target])


@dataclass(eq=False, repr=False, slots=True)
class Block:
    """A basic block: phis first, one terminator last."""

    name: str
    instrs: list[Instr] = field(default_factory=list)

    @property
    def terminator(self) -> Instr:
        return self.instrs[-1]

    @property
    def successors(self) -> list[Block]:
        """Targets of the terminator, in its order, duplicates kept."""
        return self.instrs[-1].blocks if self.instrs else []

    @property
    def phis(self) -> list[Instr]:
        return self.instrs[: self.first_non_phi]

    @property
    def first_non_phi(self) -> int:
        for i, instr in enumerate(self.instrs):
            if instr.op != "phi":
                return i
        return len(self.instrs)

    def __repr__(self) -> str:
        return f"<Block %{self.name}>"


@dataclass(eq=False, repr=False)
class Function:
    """A function definition, or a declaration if it has no blocks. Prefix and suffix are kept as LLVM writes them."""

    name: str
    ret: Type
    args: list[Argument]
    prefix: str = ""  # between `define` and the return type: linkage, calling convention, return attributes
    suffix: str = ""  # after the parameter list: attribute group, metadata
    vararg: bool = False
    blocks: list[Block] = field(default_factory=list)
    line: int = 0
    names_made: int = 0

    @property
    def is_declaration(self) -> bool:
        return not self.blocks

    @property
    def entry(self) -> Block:
        return self.blocks[0]

    @property
    def type(self) -> FnType:
        return FnType(self.ret, tuple(a.type for a in self.args), self.vararg)

    def instrs(self) -> Iterator[Instr]:
        """All instructions in block order."""
        for block in self.blocks:
            yield from block.instrs

    @property
    def size(self) -> int:
        """The number of instructions."""
        return sum(len(block.instrs) for block in self.blocks)

    def mentions(self) -> set[str]:
        """The functions and variables to which its instructions refer."""
        found = {instr.attrs["callee"] for instr in self.instrs() if instr.op == "call"}
        for instr in self.instrs():
            for operand in instr.operands:
                if isinstance(operand, Const):
                    found.update(globals_in(operand))
        return found

    def substitute(self, replacements: Mapping[Value, Value]) -> None:
        """Replaces operands everywhere, following chains (a -> b -> c), in one sweep."""
        if not replacements:
            return
        for instr in self.instrs():
            for i, operand in enumerate(instr.operands):
                value = operand
                while value in replacements:
                    value = replacements[value]
                instr.operands[i] = value

    def remove(self, instrs: Container[Value]) -> None:
        """Removes instructions, which nothing uses any more."""
        for block in self.blocks:
            block.instrs[:] = [instr for instr in block.instrs if instr not in instrs]

    def insert_after(self, new: Mapping[Block, list[Block]]) -> None:
        """Inserts new blocks after others, in one sweep, the last of a list first; also after new ones."""
        blocks: list[Block] = []
        work = self.blocks[::-1]
        while work:
            block = work.pop()
            blocks.append(block)
            work += new.get(block, ())
        self.blocks = blocks

    def unique_name(self, hint: str) -> str:
        """A name that this method has returned for no other value or block; the printer resolves other conflicts."""
        self.names_made += 1
        return f"{_SERIAL.sub('', hint) or 'v'}.w{self.names_made}"

    def __repr__(self) -> str:
        return f"<Function @{self.name}>"


@dataclass(eq=False)
class Global:
    """A global variable. `prefix` is the text between `=` and the value type (linkage .. `global`/`constant`)."""

    name: str
    value_type: Type
    prefix: str
    initializer: Const | None
    suffix: str = ""
    addrspace: int = 0
    line: int = 0

    @property
    def is_constant(self) -> bool:
        return "constant" in self.prefix.split()


@dataclass(eq=False, repr=False)
class Module:
    """A translation unit, in the order of LLVM's printer."""

    header: list[str] = field(default_factory=list)  # source_filename, target datalayout, target triple, as text
    types: dict[str, StructType] = field(default_factory=dict)
    comdats: list[str] = field(default_factory=list)
    globals: dict[str, Global] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    attribute_groups: dict[str, str] = field(default_factory=dict)  # "#0" -> text between the braces
    metadata: dict[str, str] = field(default_factory=dict)  # "!0", "!opencl.kernels" -> text after `=`

    @property
    def defined(self) -> list[Function]:
        """The functions that are no declarations."""
        return [fn for fn in self.functions.values() if not fn.is_declaration]

    def add(self, fn: Function) -> Function:
        self.functions[fn.name] = fn
        return fn

    def reached_from(self, names: Iterable[str]) -> set[str]:
        """The functions and variables of these names, and all to which they refer, directly or not."""

        def mentioned(name: str) -> set[str]:
            fn, variable = self.functions.get(name), self.globals.get(name)
            return fn.mentions() if fn else set(globals_in(variable.initializer)) if variable else set()

        return reached(names, mentioned)

    def reaching(self, names: Iterable[str]) -> dict[str, str]:
        """The items that refer to one of `names`, directly or through others, each with the name it leads to."""
        mentions = {name: fn.mentions() for name, fn in self.functions.items()}
        return reaching(names, mentions | {name: set(globals_in(x.initializer)) for name, x in self.globals.items()})

    def free_nodes(self) -> Iterator[str]:
        """Unused names of metadata nodes: `!12`, `!13`, .."""
        used = (int(name[1:]) for name in self.metadata if name[1:].isdigit())
        return (f"!{number}" for number in count(max(used, default=-1) + 1))

    def declare(self, name: str, type: FnType, suffix: str = "") -> Function:
        """The function of this name, which is declared if the module does not have it."""
        if name not in self.functions:
            args = [Argument(t, "") for t in type.params]
            self.functions[name] = Function(name, type.ret, args, suffix=suffix, vararg=type.vararg)
        return self.functions[name]
