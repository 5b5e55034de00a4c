"""Why a value has its shape, or a block its mask: the causes down to the ids, as a tree in the words of the source.

    k (line 8), varying: it depends on starts[row]
    └── starts[row] (line 8), varying: each lane loads it from its own address
        └── row (line 4): neighbouring lanes are 1 apart
            └── get_global_id(0) (line 4)

Values of one line are one node, unless something happens to them there, such as a load.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeGuard

from passes.analysis.cause import CauseKind, source_name
from passes.analysis.cause_chain import id_call, named, strided_operands
from passes.analysis.divergence import Shapes
from passes.analysis.shapes import UNDEFINED
from passes.located_remarks import DebugNames, worded
from passes.remarks import NamedCause
from wfv.errors import SourceLocation
from wfv.inspect.source_text import SourceText
from wfv.inspect.view.value_words import ValueWords, block_title
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr, is_op
from wfv.ir.reached import reached
from wfv.ir.source_expressions import expression_at
from wfv.ir.types import PtrType
from wfv.ir.values import Argument, Value

MOST_OF_LINE = 3
_AS_ABOVE = "as above"
_OPERAND = CauseKind.OPERAND.name.lower()
_SHAPES = {"varying?": "varying, possibly contiguous"}


@dataclass
class CauseNode:
    """A value with its name and place, its shape, and why it has it; below it, its causes.

    `note`: the reason of a value without a line, which is not shown.
    """

    cause: NamedCause
    shape: str
    why: str
    note: str = ""
    below: list[CauseNode] = field(default_factory=list)

    @property
    def place(self) -> str:
        """The title, and the line if it is known."""
        return self.cause.title + (f" (line {self.cause.line})" if self.cause.line else "")

    def walk(self) -> Iterator[CauseNode]:
        """The node, then all nodes below it."""
        yield self
        for each in self.below:
            yield from each.walk()


@dataclass(frozen=True)
class Place:
    """A function with its shapes, its source, and its names in debug info."""

    fn: Function
    shapes: Shapes
    source: SourceText
    names: DebugNames

    @property
    def known(self) -> list[str]:
        """What may be asked for by name, the variables of the source first."""
        parameters = [each.name for each in self.fn.args if not id_call(each)]
        variables = [words for each in self.fn.instrs() if (words := self._cause(each).words).isidentifier()]
        values = [f"%{source_name(each.name)}" for each in self.fn.instrs() if each.name]
        return [*variables, *parameters, *values, *(block.name for block in self.fn.blocks)]

    @property
    def known_lines(self) -> set[int]:
        """The lines that have values."""
        return {int(line) for each in self.fn.instrs() if each.name and (line := self._cause(each).line)}

    def block_of(self, place: str) -> Block | None:
        """The block of this name, or the block of the value `%NAME`."""
        if not place.startswith("%"):
            return next(iter(self._blocks(place)), None)
        name = place.removeprefix("%")
        return next((block for block in self.fn.blocks for each in block.instrs if each.name == name), None)

    def _blocks(self, name: str) -> list[Block]:
        """The blocks of this name, or else those that have it in pictures."""
        blocks = self.fn.blocks
        return [each for each in blocks if each.name == name] or [each for each in blocks if _is(each.name, name)]

    def values(self, place: str) -> list[CauseNode]:
        """The trees of the values of a place; of a block, that of its branch."""
        seen: set[Value] = set()
        trees = [_folded(self._tree(value, "", 0, seen)) for value in self._values_at(place) if value not in seen]
        return [*trees[:1], *(tree for tree in trees[1:] if _says_more(tree))]

    def mask(self, block: Block) -> CauseNode:
        """Why some lanes do not run a block: the divergent branches between it and the place where lanes diverge."""
        deciders = Cfg(self.fn).control_dependence()
        found = reached(deciders[block], deciders.__getitem__) & self.shapes.divergent_branches
        words = f"mask of {block_title(block.name)}"
        seen: set[Value] = set()
        below = [_folded(self._tree(each.terminator, "", 0, seen)) for each in self.fn.blocks if each in found]
        at = ", ".join(dict.fromkeys(each.place for each in below))
        why = f"lanes diverge at {at}" if below else "lanes diverge at no branch before it"
        return CauseNode(NamedCause("", 0, why, words=words), "some lanes" if below else "all lanes", why, below=below)

    def _values_at(self, place: str) -> Iterator[Value]:
        """The values of a place; of a block, the condition of its branch."""
        if place.isdecimal():
            at_line = [i for i in self.fn.instrs() if self._cause(i).line == int(place) and i.name]
            yield from [i for i in reversed(at_line) if self.shapes.of(i).is_varying][:MOST_OF_LINE] or at_line[-1:]
            return
        name = place.removeprefix("%")
        values: list[Argument | Instr] = [*self.fn.args, *self.fn.instrs()]
        known = [each for each in values if each.name and self.shapes.of(each) != UNDEFINED]
        named_so = [i for i in known if i.name == name] or [i for i in known if source_name(i.name) == name]
        yield from named_so or list(self._of_variable(name))[:1]
        if not place.startswith("%"):
            yield from (block.terminator for block in self._blocks(name) if len(block.successors) > 1)

    def _of_variable(self, name: str) -> Iterator[Instr]:
        """The values of a variable of the source; first the phis, which Clang names after it, last addresses."""
        for instr in sorted(self.fn.instrs(), key=lambda each: (each.op != "phi", each.op == "getelementptr")):
            if self._cause(instr).words == name:
                yield instr

    def _cause(self, value: Value, use: int = 0) -> NamedCause:
        cause = named(value, self.shapes)
        found = worded(cause, use, self.source.line, self.names)
        if is_op(value, "select") and value.name not in self.names.variables:
            return found._replace(words=self._chosen(value, found.words))  # LLVM gives it the condition's location
        if found.title != "%" or not (_is_branch(value) and value.operands):
            return found
        return found._replace(words=f"the branch on {ValueWords(self.source.line).condition(value.operands[0])}")

    def _chosen(self, select: Instr, words: str) -> str:
        """The words of a select, which are not those of its condition."""
        condition = ValueWords(self.source.line).condition(select.operands[0])
        return f"the value that {words} chooses" if words and words in condition else words

    def _tree(self, value: Value, above: str, use: int, seen: set[Value]) -> CauseNode:
        """The value, then the values that it depends on. A value that has been shown is not shown again.

        `above`: the variable that depends on it, whose new value is shown as the expression that it is. `use`: the line
        of the value that depends on it.
        """
        cause = self._cause(value, use)
        if cause.words and cause.words == above:
            line = self.source.line(SourceLocation(cause.line, cause.column, cause.file))
            cause = cause._replace(words=expression_at(line, cause.column) or cause.words)
        node = CauseNode(cause, self._shape(value), "")
        if value in seen:
            node.why = _AS_ABOVE
            return node
        seen.add(value)
        if not id_call(value):
            node.below = [self._tree(each, cause.words, cause.line or use, seen) for each in self._sources(value)]
            node.why = node.cause.why if value in self.shapes.causes else self._why_not_varying(value)
        return node

    def _shape(self, value: Value) -> str:
        """The shape in words; of a branch, whether lanes diverge there."""
        if _is_branch(value):
            is_divergent = any(block.terminator is value for block in self.shapes.divergent_branches)
            return "divergent branch" if is_divergent else "uniform branch"
        shape = str(self.shapes.of(value))
        return _SHAPES.get(shape, shape)

    def _sources(self, value: Value) -> list[Value]:
        """The values that make a value varying or strided."""
        cause = self.shapes.causes.get(value)
        if cause is None:
            return strided_operands(value, self.shapes) if not self.shapes.are_forgotten else []
        source = cause.source or cause.value
        return [source] if isinstance(source, (Instr, Argument)) else []

    def _why_not_varying(self, value: Value) -> str:
        shape = self.shapes.of(value.operands[0] if _is_branch(value) else value)
        if isinstance(value, Argument) and shape.is_uniform:
            return "a parameter: the same for all work-items"
        if shape.is_varying:
            return "the strategy takes all values as varying"
        unit = " bytes" if isinstance(value.type, PtrType) else ""
        return "the same for all lanes" if shape.is_uniform else f"neighbouring lanes are {shape.stride}{unit} apart"


def _is_branch(value: Value) -> TypeGuard[Instr]:
    return is_op(value, "br", "switch")


def _is(block: str, name: str) -> bool:
    """Whether a block has this name, or has it in pictures."""
    return name in (block, source_name(block), block_title(block))


def _says_more(node: CauseNode) -> bool:
    """Whether it does not end at a node of an earlier tree."""
    return node.why != _AS_ABOVE and all(map(_says_more, node.below))


def _folded(node: CauseNode) -> CauseNode:
    """Without nodes of the same line that only pass on the node below, and without nodes that have no line."""
    below: list[CauseNode] = []
    is_operand = node.cause.kind == _OPERAND
    for each in map(_folded, node.below):
        only_hands_on = each.cause.kind in ("", _OPERAND) and len(each.below) == 1
        if only_hands_on and each.cause.line in (0, node.cause.line):
            below += each.below
            node.note = node.note or each.note
        elif is_operand and not each.cause.line and not each.cause.call and node.cause.line:
            below += each.below
            node.note = each.why
        else:
            below.append(each)
    node.below = below
    if is_operand and below:
        node.why = node.note or f"it depends on {below[0].cause.title}"
    return node
