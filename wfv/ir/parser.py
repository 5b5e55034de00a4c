"""Parses LLVM IR text to a module: the top level, and functions down to the opcodes (syntax.py).

The input is the output of LLVM's printer, one item a line; numbered values are accepted. Valid IR that is not supported
raises UnsupportedError, any other text that is not understood ParseError.
"""

import re
from collections.abc import Callable, Collection, Iterator
from functools import partial
from graphlib import CycleError

from wfv.errors import ParseError, UnsupportedError
from wfv.ir.call_syntax import CALL_MARKERS, NO_ASSEMBLY
from wfv.ir.constants import global_name, parse_constant
from wfv.ir.core import Block, Function, Global, Instr, Module
from wfv.ir.lexer import END, Cursor, parse_type, parse_type_lines, simple_types, skip_to_type, strip_comment
from wfv.ir.operands import Reader
from wfv.ir.reached import reached
from wfv.ir.spelling import unquote
from wfv.ir.syntax import LAYOUTS, read_instr
from wfv.ir.types import VOID
from wfv.ir.values import Argument

UNSUPPORTED_OPCODES = frozenset({
    "invoke", "landingpad", "resume", "indirectbr", "callbr", "va_arg", "catchswitch", "catchpad", "catchret",
    "cleanuppad", "cleanupret",
})  # fmt: skip
_TYPE = re.compile(r"""(%(?:"[^"]*"|[-\w.$\\]+)) = type (.*)""", re.ASCII)
_GROUP = re.compile(r"attributes (#\d+) = \{(.*)\}", re.ASCII)
_NODE = re.compile(r"(![-\w.$\\]+) = (.*)", re.ASCII)
_UNSUPPORTED_GLOBALS = frozenset({"alias", "ifunc", "thread_local"})
_LABEL = re.compile(r"""("[^"]*"|[-\w.$\\]+):\s*(?:;.*)?""", re.ASCII)
_NEVER = "OpenCL C never produces it"


def _parse_header(cur: Cursor) -> tuple[Function, list[str]]:
    """The function of a `define` or `declare` line, and the tokens of its parameters ("" if there is none)."""
    definition = cur.next() == "define"
    prefix = skip_to_type(cur)
    ret = parse_type(cur)
    name = global_name(cur, cur.next())
    cur.expect("(")
    params = cur.listed(")", lambda cur: None if cur.accept("...") else _parameter(cur))
    known = [param for param in params if param is not None]
    suffix = cur.rest()
    suffix = suffix.removesuffix("{").rstrip() if definition else suffix
    fn = Function(name, ret, [argument for argument, _ in known], prefix, suffix, None in params)
    fn.line = cur.line
    return fn, [key for _, key in known]


def _parameter(cur: Cursor) -> tuple[Argument, str]:
    type = parse_type(cur)
    first = cur.pos
    while cur.peek not in (",", ")") and (cur.peek[0] != "%" or len(cur.peek) == 1):
        cur.skip_balanced()
    attrs = cur.text_between(first, cur.pos)
    key = cur.next() if cur.peek[0] == "%" else ""
    return Argument(type, "" if key[1:].isdigit() else unquote(key[1:]), attrs), key


def _parse_body(cur: Cursor, fn: Function, keys: list[str], lines: list[str], number: int) -> None:
    """Parses the body of a function with these parameters' tokens. `number` is that of the first line."""
    reader, fn.blocks = Reader(cur), []
    for argument, key in zip(fn.args, keys, strict=True):
        reader.define(key or f"%{reader.next_number}", argument)
    numbered = enumerate(map(str.strip, lines), number)
    for at, text in numbered:
        if not text or text[0] == ";" or text[:5] == "#dbg_":
            continue
        label = _LABEL.fullmatch(text)
        if label or not fn.blocks:
            fn.blocks.append(reader.begin_block(f"%{label[1] if label else reader.next_number}"))
        if not label:
            cur.load(_join_switch(text, numbered) if text[:6] == "switch" else text, at)
            fn.blocks[-1].instrs.append(_parse_instruction(reader))
    reader.check_all_defined()


def _parse_instruction(reader: Reader) -> Instr:
    cur = reader.cur
    key = cur.tokens[0] if cur.tokens[1] == "=" and cur.tokens[0][0] == "%" else ""
    cur.pos = 2 if key else 0
    op = cur.next()
    if op not in LAYOUTS and op not in CALL_MARKERS:
        if op in UNSUPPORTED_OPCODES:
            raise UnsupportedError(f"the instruction `{op}`", line=cur.line, help=_NEVER)
        cur.fail(f"unknown instruction {op!r}")
    instr = reader.result(key) if key else Instr(VOID, "", op)
    try:
        read_instr(reader, op, instr)
    except (TypeError, LookupError, AssertionError):  # no check is made that LLVM makes
        cur.fail(f"not as LLVM prints {op}")
    instr.line = cur.line
    reader.attachments(instr)
    return instr


def _join_switch(text: str, following: Iterator[tuple[int, str]]) -> str:
    """A switch and its cases, which LLVM prints on lines of their own, as one line."""
    parts = [strip_comment(text)]
    while "]" not in parts[-1] and (line := next(following, None)):
        parts.append(strip_comment(line[1]))
    return " ".join(parts)


def parse_module(
    text: str, roots: Collection[str] | None = None, refused: dict[str, UnsupportedError] | None = None
) -> Module:
    """The module of a text that LLVM has printed. Raises ParseError or UnsupportedError.

    `roots`: only the definitions of these functions and of those that they reach are read, the others are left out.
    `refused`: gets the errors of functions that are not supported, which are left without a body, and of variables,
    which are left out.
    """
    parser = _ModuleParser(text, refused)
    try:
        parser.parse()
        parser.parse_bodies(roots)
        return parser.module
    except (RecursionError, CycleError):
        help = "give nested types names"
        raise ParseError("types or constants are nested too deeply", line=parser.cur.line, help=help) from None


def parse_headers(text: str) -> Module:
    """The module of a text that LLVM has printed, with an empty block instead of each function's body."""
    parser = _ModuleParser(text, None)
    parser.parse()
    return parser.module


class _ModuleParser:
    def __init__(self, text: str, refused: dict[str, UnsupportedError] | None) -> None:
        # In LLVM only line feeds end a line; str.splitlines splits at others too.
        self.lines = text.split("\n")
        self.module = Module()
        self.cur = Cursor(simple_types())
        self.index = 0
        self.refused = refused
        self.bodies: dict[str, Callable[[], None]] = {}

    def parse(self) -> None:
        """Parses all but the functions' bodies, instead of which they have an empty block."""
        # Types may be in any order.
        types: dict[str, tuple[str, int]] = {}
        for number, line in enumerate(self.lines, 1):
            if line[:1] == "%" and (match := _TYPE.fullmatch(strip_comment(line).rstrip())):
                types[match[1]] = match[2], number
        self.module.types = parse_type_lines(self.cur, types)
        while self.index < len(self.lines):
            line = self.lines[self.index]
            self.index += 1
            # Most lines are metadata.
            if line[:1] == "!":
                self._metadata(line)
            elif line and line[0] != ";" and line.strip():
                self._top_level(line.strip())

    def parse_bodies(self, roots: Collection[str] | None) -> None:
        """Parses the bodies; given `roots`, of those that they reach, and drops the other definitions."""
        if roots is None:
            for name in self.bodies:
                self._parse_body(name)
        else:
            for name in self.bodies.keys() - reached(roots, self._parse_body):
                del self.module.functions[name]

    def _parse_body(self, name: str) -> set[str]:
        """Parses a body, if the function of that name has one; returns the names of globals in it."""
        self.cur.mentioned = set()
        if name in self.bodies:
            try:
                self.bodies[name]()
            except UnsupportedError as error:
                self._refuse(name, error)
                self.module.functions[name].blocks = [Block("")]
        return self.cur.mentioned

    def _refuse(self, name: str, error: UnsupportedError) -> None:
        if self.refused is None:
            raise error
        self.refused[name] = error

    def _top_level(self, line: str) -> None:
        self.cur.load(line, self.index)
        match self.cur.peek, line[0]:
            case "source_filename" | "target", _:
                self.module.header.append(line)
            case "define" | "declare", _:
                self._function(line)
            case "attributes", _:
                match = _GROUP.fullmatch(line) or self.cur.fail("not an attribute group")
                self.module.attribute_groups[match[1]] = match[2].strip()
            case _, "@":
                self._global()
            case _, "$":
                self.module.comdats.append(line)
            case "module", _:
                raise UnsupportedError("module-level assembly (`asm`)", line=self.index, help=NO_ASSEMBLY)
            case _, "^":
                raise UnsupportedError("a module summary", line=self.index, help="compile without ThinLTO")
            case _ if not _TYPE.fullmatch(strip_comment(line).rstrip()):
                self.cur.fail(f"did not expect {self.cur.shown} at the top level")

    def _metadata(self, line: str) -> None:
        match = _NODE.fullmatch(line.rstrip())
        if match is None:
            raise ParseError("not a metadata node", line=self.index)
        self.module.metadata[match[1]] = match[2]

    def _function(self, line: str) -> None:
        start = self.index
        keys: list[str] | None = None
        try:
            fn, keys = _parse_header(self.cur)
        except UnsupportedError as error:
            self.cur.load(line, start)
            token = next(token for token in self.cur.tokens if token[0] == "@")
            fn = Function(unquote(token[1:]), VOID, [], line.partition(token)[0])
            self._refuse(fn.name, error)
        self.module.add(fn)
        if not line.startswith("define"):
            return
        fn.blocks = [Block("")]
        while self.index < len(self.lines) and self.lines[self.index].lstrip()[:1] != "}":
            self.index += 1
        if self.index == len(self.lines):
            raise ParseError(f"the body of @{fn.name} has no end", line=self.index - 1)
        if keys is not None:
            body = self.lines[start : self.index]
            self.bodies[fn.name] = partial(_parse_body, self.cur, fn, keys, body, start + 1)
        self.index += 1

    def _global(self) -> None:
        cur = self.cur
        name = global_name(cur, cur.next())
        cur.expect("=")
        first, addrspace = cur.pos, 0
        while cur.peek not in ("global", "constant"):
            if cur.peek in _UNSUPPORTED_GLOBALS:
                error = UnsupportedError(f"@{name}, a global with `{cur.peek}`", line=self.index, help=_NEVER)
                return self._refuse(name, error)
            if cur.next() == "addrspace":
                cur.expect("(")
                addrspace = cur.integer()
                cur.expect(")")
        cur.pos += 1
        prefix = cur.text_between(first, cur.pos)
        type = parse_type(cur)
        initializer = None if cur.peek[0] in (",", "#", END) else parse_constant(cur, type)
        self.module.globals[name] = Global(name, type, prefix, initializer, cur.rest(), addrspace, self.index)
