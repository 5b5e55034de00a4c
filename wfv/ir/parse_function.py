"""Parses functions: header, blocks, instructions."""

from __future__ import annotations

import re

from wfv.errors import UnsupportedError
from wfv.ir import parse_calls, parse_instrs, parse_memory
from wfv.ir.core import Block, Function, Instr
from wfv.ir.lexer import END, Cursor, strip_comment
from wfv.ir.parse_constants import global_name
from wfv.ir.parse_types import parse_type, skip_to_type
from wfv.ir.reader import Reader
from wfv.ir.types import VOID, LabelType, VoidType
from wfv.ir.values import Argument

PARSERS = parse_instrs.PARSERS | parse_memory.PARSERS | parse_calls.PARSERS
UNSUPPORTED = frozenset({
    "invoke", "landingpad", "resume", "indirectbr", "callbr", "va_arg", "catchswitch", "catchpad", "catchret",
    "cleanuppad", "cleanupret",
})  # fmt: skip
_LABEL = re.compile(r"""("[^"]*"|[-\w.$\\]+):\s*(?:;.*)?""", re.ASCII)


def parse_header(cur: Cursor) -> tuple[Function, list[str]]:
    """The function of a `define` or `declare` line, and the tokens of its parameters ("" if there is none)."""
    definition = cur.next() == "define"
    prefix = skip_to_type(cur)
    ret = parse_type(cur)
    fn = Function(global_name(cur, cur.next()), ret, [], prefix)
    fn.line = cur.line
    keys = _parameters(cur, fn)
    suffix = cur.rest()
    if definition:
        if not suffix.endswith("{"):
            cur.fail("expected { at the end of this line, where the function's body begins")
        suffix = suffix[:-1].rstrip()
    fn.suffix = suffix
    return fn, keys


def _parameters(cur: Cursor, fn: Function) -> list[str]:
    keys: list[str] = []
    cur.expect("(")
    while not cur.accept(")"):
        if keys:
            cur.expect(",")
        if cur.accept("..."):
            fn.vararg = True
            cur.expect(")")
            break
        argument, key = _parameter(cur)
        fn.args.append(argument)
        keys.append(key)
    return keys


def _parameter(cur: Cursor) -> tuple[Argument, str]:
    type = parse_type(cur)
    if isinstance(type, (VoidType, LabelType)):
        cur.fail(f"a parameter cannot be {type}")
    first = cur.pos
    while cur.peek not in (",", ")") and (cur.peek[0] != "%" or len(cur.peek) == 1):
        cur.skip_balanced()
    attrs = cur.text_between(first, cur.pos)
    return Argument(type, "", attrs), cur.next() if cur.peek[0] == "%" else ""


class FunctionParser:
    """Parses the body of one function, after its header."""

    def __init__(self, cur: Cursor, fn: Function, keys: list[str]) -> None:
        self.cur, self.fn = cur, fn
        self.reader = Reader(cur)
        self.block: Block | None = None
        self.pending: list[Instr] = []  # they use values that were not parsed yet
        for argument, key in zip(fn.args, keys, strict=True):
            self.reader.define(key or f"%{self.reader.next_number}", argument)

    def parse(self, lines: list[str], index: int) -> int:
        """Parses from line number `index` (from 0) to the closing brace; returns the number of the next line."""
        while index < len(lines):
            text = lines[index].strip()
            index += 1
            if not text or text[0] == ";" or text[:5] == "#dbg_":
                continue
            if text[0] == "}":
                self._finish(text, index)
                return index
            if match := _LABEL.fullmatch(text):
                self.cur.load(text, index)
                self._start_block("%" + match[1])
                continue
            first = index
            if text[:6] == "switch":
                text, index = _join_switch(text, lines, index)
            self.cur.load(text, first)
            self._instruction()
        self.cur.fail(f"the body of @{self.fn.name} has no end")

    def _start_block(self, key: str) -> None:
        if self.block is not None and not self._is_closed(self.block):
            self.cur.fail("the block before this one has no terminator")
        reader = self.reader
        block = reader.labels.get(key)
        if block is None:
            block = reader.labels[key] = Block("")
        elif key not in reader.label_lines:
            self.cur.fail(f"the block {key} is defined twice")
        reader.label_lines.pop(key, None)
        reader.define(key, block)
        self.fn.blocks.append(block)
        self.block = block

    def _is_closed(self, block: Block) -> bool:
        return bool(block.instrs) and block.instrs[-1].is_terminator

    def _instruction(self) -> None:
        cur, reader = self.cur, self.reader
        if self.block is None:
            self._start_block(f"%{reader.next_number}")
        block = self.block
        assert block is not None
        if self._is_closed(block):
            cur.fail("an instruction after the terminator of its block")
        key = ""
        if cur.tokens[1] == "=" and cur.tokens[0][0] == "%":
            key = cur.tokens[0]
            cur.pos = 2
        instr = self._parse_opcode()
        instr.line = cur.line
        if cur.tokens[cur.pos] != END:
            reader.attachments(instr)
        if (instr.type is VOID) == bool(key):
            cur.fail("a void instruction has no name" if key else "the result of this instruction needs a name")
        if key:
            reader.define(key, instr)
        if reader.has_forward:
            self.pending.append(instr)
            reader.has_forward = False
        block.instrs.append(instr)

    def _parse_opcode(self) -> Instr:
        cur = self.cur
        op = cur.next()
        parse = PARSERS.get(op)
        if parse is None:
            if op in UNSUPPORTED:
                raise UnsupportedError(f"the instruction `{op}`", line=cur.line, help="OpenCL C never produces it")
            cur.fail(f"unknown instruction {op!r}")
        return parse(self.reader, op)

    def _finish(self, text: str, line: int) -> None:
        self.cur.load(text, line)
        self.cur.expect("}")
        self.cur.expect_end()
        if self.block is None or not self._is_closed(self.block):
            self.cur.fail(f"the last block of @{self.fn.name} has no terminator")
        for key, first_use in self.reader.label_lines.items():
            self.cur.load(key, first_use)
            self.cur.fail(f"the block {key} is not defined")
        for instr in self.pending:
            self.reader.resolve(instr)


def _join_switch(text: str, lines: list[str], index: int) -> tuple[str, int]:
    """A switch and its cases, which LLVM prints on lines of their own, as one line."""
    parts = [strip_comment(text)]
    while "]" not in parts[-1] and index < len(lines):
        parts.append(strip_comment(lines[index].strip()))
        index += 1
    return " ".join(parts), index
