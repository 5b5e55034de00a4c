"""Parses LLVM IR text to a module; this file has the top level.

The input is what LLVM's printer prints, one item a line; numbered values are accepted. Valid IR that is not supported
raises UnsupportedError, any other text that is not understood ParseError.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from wfv.errors import ParseError, UnsupportedError
from wfv.ir.core import Global, Module
from wfv.ir.lexer import END, Cursor, strip_comment
from wfv.ir.parse_constants import global_name, parse_constant
from wfv.ir.parse_function import FunctionParser, parse_header
from wfv.ir.parse_types import (
    match_type_line,
    parse_type,
    parse_type_lines,
    simple_types,
)

_GROUP = re.compile(r"attributes (#\d+) = \{(.*)\}", re.ASCII)
_NODE = re.compile(r"(![-\w.$\\]+) = (.*)", re.ASCII)
_UNSUPPORTED = frozenset({"alias", "ifunc", "thread_local"})


def parse_module(text: str) -> Module:
    """The module of a text that LLVM has printed. Raises ParseError or UnsupportedError."""
    parser = _ModuleParser(text)
    try:
        return parser.parse()
    except RecursionError:
        help = "give nested types names"
        raise ParseError("types or constants are nested too deeply", line=parser.cur.line, help=help) from None


class _ModuleParser:
    def __init__(self, text: str) -> None:
        # In LLVM only line feeds end a line; str.splitlines splits at others too.
        self.lines = text.split("\n")
        self.module = Module()
        self.cur = Cursor(simple_types())
        self.index = 0

    def parse(self) -> Module:
        self._types()
        while self.index < len(self.lines):
            line = self.lines[self.index]
            self.index += 1
            # Most lines are metadata.
            if line[:1] == "!":
                self._metadata(line)
            elif line and line[0] != ";" and line.strip():
                self._top_level(line)
        return self.module

    def _types(self) -> None:
        """Named types, parsed first because they may be in any order."""
        found: dict[str, tuple[str, int]] = {}
        for number, line in enumerate(self.lines, 1):
            if line[:1] == "%" and (match := match_type_line(strip_comment(line).rstrip())):
                if match[0] in found:
                    raise ParseError(f"the type {match[0]} is defined twice", line=number, help="rename one of them")
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
        raise UnsupportedError("module asm", line=self.index, help="assembly cannot be vectorized")

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
        if match[1] in self.module.metadata:
            raise ParseError(f"{match[1]} is defined twice", line=self.index, help="rename one of them")
        self.module.metadata[match[1]] = match[2]

    def _function(self, line: str) -> None:
        fn, keys = parse_header(self.cur)
        self._check_new(fn.name)
        if line.startswith("define"):
            self.index = FunctionParser(self.cur, fn, keys).parse(self.lines, self.index)
        self.module.add(fn)

    def _global(self, line: str) -> None:
        cur = self.cur
        name = global_name(cur, cur.next())
        self._check_new(name)
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
        if self.cur.peek in _UNSUPPORTED:
            raise UnsupportedError(
                f"a global with `{self.cur.peek}`", line=self.index, help="OpenCL C never produces it"
            )

    def _check_new(self, name: str) -> None:
        if name in self.module.globals or name in self.module.functions:
            self.cur.fail(f"@{name} is defined twice")


_PARSERS: dict[str, Callable[[_ModuleParser, str], None]] = {
    "source_filename": _ModuleParser._header,
    "target": _ModuleParser._header,
    "module": _ModuleParser._module_asm,
    "attributes": _ModuleParser._attributes,
    "define": _ModuleParser._function,
    "declare": _ModuleParser._function,
}
_BY_SIGIL = {"@": _ModuleParser._global, "$": _ModuleParser._comdat}
