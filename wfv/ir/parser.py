"""Parses LLVM IR text to a module: the top level, and functions down to the opcodes.

The input is what LLVM's printer prints, one item a line; numbered values are accepted. Valid IR that is not supported
raises UnsupportedError, any other text that is not understood ParseError.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from wfv.errors import ParseError, UnsupportedError
from wfv.ir.core import Block, Function, Global, Instr, Module
from wfv.ir.lexer import (
    END,
    Cursor,
    match_type_line,
    parse_type,
    parse_type_lines,
    simple_types,
    skip_to_type,
    strip_comment,
)
from wfv.ir.parse_instrs import NO_ASSEMBLY, PARSERS
from wfv.ir.parse_values import Reader, global_name, parse_constant
from wfv.ir.types import VOID
from wfv.ir.values import Argument, unquote

UNSUPPORTED_OPCODES = frozenset({
    "invoke", "landingpad", "resume", "indirectbr", "callbr", "va_arg", "catchswitch", "catchpad", "catchret",
    "cleanuppad", "cleanupret",
})  # fmt: skip
_GROUP = re.compile(r"attributes (#\d+) = \{(.*)\}", re.ASCII)
_NODE = re.compile(r"(![-\w.$\\]+) = (.*)", re.ASCII)
_UNSUPPORTED_GLOBALS = frozenset({"alias", "ifunc", "thread_local"})
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
    fn.suffix = suffix.removesuffix("{").rstrip() if definition else suffix
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
    first = cur.pos
    while cur.peek not in (",", ")") and (cur.peek[0] != "%" or len(cur.peek) == 1):
        cur.skip_balanced()
    attrs = cur.text_between(first, cur.pos)
    key = cur.next() if cur.peek[0] == "%" else ""
    return Argument(type, "" if key[1:].isdigit() else unquote(key[1:]), attrs), key


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
                for instr in self.pending:
                    self.reader.resolve(instr)
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
        self.block = self.reader.label(key)
        self.reader.define(key, self.block)
        self.fn.blocks.append(self.block)

    def _instruction(self) -> None:
        cur, reader = self.cur, self.reader
        if self.block is None:
            self._start_block(f"%{reader.next_number}")
        block = self.block
        assert block is not None
        key = ""
        if cur.tokens[1] == "=" and cur.tokens[0][0] == "%":
            key = cur.tokens[0]
            cur.pos = 2
        instr = self._parse_opcode()
        instr.line = cur.line
        if cur.tokens[cur.pos] != END:
            reader.attachments(instr)
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
            if op in UNSUPPORTED_OPCODES:
                raise UnsupportedError(f"the instruction `{op}`", line=cur.line, help="OpenCL C never produces it")
            cur.fail(f"unknown instruction {op!r}")
        try:
            return parse(self.reader, op)
        except (TypeError, LookupError, AssertionError):  # no check is made that LLVM makes
            cur.fail(f"not as LLVM prints {op}")


def _join_switch(text: str, lines: list[str], index: int) -> tuple[str, int]:
    """A switch and its cases, which LLVM prints on lines of their own, as one line."""
    parts = [strip_comment(text)]
    while "]" not in parts[-1] and index < len(lines):
        parts.append(strip_comment(lines[index].strip()))
        index += 1
    return " ".join(parts), index


def parse_module(
    text: str, roots: Collection[str] | None = None, refused: dict[str, UnsupportedError] | None = None
) -> Module:
    """The module of a text that LLVM has printed. Raises ParseError or UnsupportedError.

    `roots`: only the definitions of these functions and of those that they reach are read, the others are left out.
    `refused`: gets the errors of functions with what is not supported, which are left without a body.
    """
    parser = _ModuleParser(text, roots, refused)
    try:
        parser.parse()
        if roots is not None:
            parser.read_reached(roots)
        return parser.module
    except RecursionError:
        help = "give nested types names"
        raise ParseError("types or constants are nested too deeply", line=parser.cur.line, help=help) from None


def parse_headers(text: str) -> Module:
    """The module of a text that LLVM has printed, with an empty block instead of each function's body."""
    parser = _ModuleParser(text, (), None)
    parser.parse()
    return parser.module


class _ModuleParser:
    def __init__(self, text: str, roots: Collection[str] | None, refused: dict[str, UnsupportedError] | None) -> None:
        # In LLVM only line feeds end a line; str.splitlines splits at others too.
        self.lines = text.split("\n")
        self.module = Module()
        self.cur = Cursor(simple_types())
        self.index = 0
        self.roots, self.refused = roots, refused
        self.bodies: dict[str, tuple[Function, list[str], int]] = {}  # not read yet, with the number of the first line

    def parse(self) -> None:
        self._types()
        while self.index < len(self.lines):
            line = self.lines[self.index]
            self.index += 1
            # Most lines are metadata.
            if line[:1] == "!":
                self._metadata(line)
            elif line and line[0] != ";" and line.strip():
                self._top_level(line)

    def _types(self) -> None:
        """Named types, parsed first because they may be in any order."""
        found: dict[str, tuple[str, int]] = {}
        for number, line in enumerate(self.lines, 1):
            if line[:1] == "%" and (match := match_type_line(strip_comment(line).rstrip())):
                found[match[0]] = match[1], number
        self.module.types = parse_type_lines(self.cur, found)

    def _top_level(self, line: str) -> None:
        self.cur.load(line, self.index)
        word = self.cur.peek
        if word[0] == "%" and match_type_line(strip_comment(line).rstrip()):
            return
        parse = _PARSERS.get(word) or _BY_SIGIL.get(word[0])
        if parse is None:
            if word[0] == "^":
                raise UnsupportedError("a module summary", line=self.index, help="compile without ThinLTO")
            self.cur.fail(f"did not expect {self.cur.shown} at the top level")
        parse(self, line.strip())

    def _header(self, line: str) -> None:
        self.module.header.append(line)

    def _module_asm(self, line: str) -> None:
        raise UnsupportedError("module-level assembly (`asm`)", line=self.index, help=NO_ASSEMBLY)

    def _comdat(self, line: str) -> None:
        self.cur.next()
        self.cur.expect("=")
        self.cur.expect("comdat")
        self.module.comdats.append(line)

    def _attributes(self, line: str) -> None:
        match = _GROUP.fullmatch(line)
        if match is None:
            self.cur.fail("not an attribute group")
        self.module.attribute_groups[match[1]] = match[2].strip()

    def _metadata(self, line: str) -> None:
        match = _NODE.fullmatch(line.rstrip())
        if match is None:
            raise ParseError("not a metadata node", line=self.index)
        self.module.metadata[match[1]] = match[2]

    def _function(self, line: str) -> None:
        start = self.index
        try:
            fn, keys = parse_header(self.cur)
            self.module.add(fn)
            if line.startswith("declare"):
                return
            if self.roots is None:
                self.index = FunctionParser(self.cur, fn, keys).parse(self.lines, start)
            else:
                self.bodies[fn.name] = fn, keys, start
                self._leave_out_body(fn, start)
        except UnsupportedError as error:
            if self.refused is None:
                raise
            fn = self._function_of(line, start)
            self.refused[fn.name] = error
            if line.startswith("define"):
                self._leave_out_body(fn, start)

    def _function_of(self, line: str, number: int) -> Function:
        """The function of a line whose types or body are not supported."""
        self.cur.load(line, number)
        token = next(token for token in self.cur.tokens if token[0] == "@")
        name = unquote(token[1:])
        if name in self.module.functions:
            return self.module.functions[name]
        return self.module.add(Function(name, VOID, [], line.partition(token)[0]))

    def _leave_out_body(self, fn: Function, index: int) -> None:
        fn.blocks = [Block("")]
        if self.roots is not None:
            self.index = self.lines.index("}", index) + 1  # as LLVM prints it
            return
        while index < len(self.lines) and self.lines[index].lstrip()[:1] != "}":
            index += 1
        self.index = index + 1

    def read_reached(self, roots: Collection[str]) -> None:
        """Reads the bodies of these functions and of those that they reach, and drops the other definitions."""
        work, seen = list(roots), set(roots)
        while work:
            found = self.bodies.pop(work.pop(), None)
            if found is not None:
                fn, keys, start = found
                fn.blocks = []
                self.cur.mentioned.clear()
                FunctionParser(self.cur, fn, keys).parse(self.lines, start)
                work += self.cur.mentioned - seen
                seen |= self.cur.mentioned
        for name in self.bodies:
            del self.module.functions[name]

    def _global(self, line: str) -> None:
        cur = self.cur
        name = global_name(cur, cur.next())
        cur.expect("=")
        first, addrspace = cur.pos, 0
        while cur.peek not in ("global", "constant"):
            self._check_global_word()
            if cur.next() == "addrspace":
                cur.expect("(")
                addrspace = cur.integer()
                cur.expect(")")
        cur.pos += 1
        prefix = cur.text_between(first, cur.pos)
        type = parse_type(cur)
        initializer = None if cur.peek[0] in (",", "#", END) else parse_constant(cur, type)
        self.module.globals[name] = Global(name, type, prefix, initializer, cur.rest(), addrspace, self.index)

    def _check_global_word(self) -> None:
        if self.cur.peek in _UNSUPPORTED_GLOBALS:
            raise UnsupportedError(
                f"a global with `{self.cur.peek}`", line=self.index, help="OpenCL C never produces it"
            )


_PARSERS: dict[str, Callable[[_ModuleParser, str], None]] = {
    "source_filename": _ModuleParser._header,
    "target": _ModuleParser._header,
    "module": _ModuleParser._module_asm,
    "attributes": _ModuleParser._attributes,
    "define": _ModuleParser._function,
    "declare": _ModuleParser._function,
}
_BY_SIGIL = {"@": _ModuleParser._global, "$": _ModuleParser._comdat}
