"""Debug info with line tables for a launch module: the source location of each instruction.

LLVM then writes a directive `.loc` into the assembly wherever the location changes. Each function has a subprogram of
its own, because LLVM allows one function for each, and a directory, which says from which form its code comes:
SIMD functions are in VECTOR, scalar forms in SCALAR, the loops over the work-items in LAUNCH.

Before:                                 After:
    %s = fadd <8 x float> %a, %b            %s = fadd <8 x float> %a, %b, !dbg !12
                                            !12 = !DILocation(line: 5, column: 9, scope: !8)

Instructions without a location get line 0: else LLVM would count them to the line before them.
"""

import re
from collections.abc import Iterable

from wfv.errors import SourceLocation
from wfv.ir.core import Function, Module
from wfv.ir.names import SIMD, is_helper
from wfv.ir.reached import reached
from wfv.ir.source_locations import IR_FILE
from wfv.ir.spelling import escaped

VECTOR, SCALAR, LAUNCH = "vector", "scalar", "launch"
MADE = "wfv"  # the file of instructions without a source line


def add_line_tables(module: Module, fns: Iterable[Function], tail: str = "") -> str:
    """Adds locations to `fns`, as far as their instructions have some; returns `tail`, with line 0 everywhere.

    `tail` is the text of more functions: one instruction on each line.
    """
    tables, defined = _LineTables(module), {fn.name: fn for fn in fns}
    scalar = [name for name in defined if not (name.endswith(SIMD) or is_helper(name))]
    by_item = reached(scalar, lambda name: [i.callee for i in defined[name].instrs() if i.callee in defined])
    for name, fn in defined.items():
        if any(isinstance(instr.line, SourceLocation) for instr in fn.instrs()):
            tables.add_function(fn, SCALAR if name in by_item else VECTOR)
    tail = tables.add_text(tail)
    tables.add_module_flags()
    return tail


class _LineTables:
    """The nodes of the debug info: each is made once."""

    def __init__(self, module: Module) -> None:
        self.metadata, self.free = module.metadata, module.free_nodes()
        self.known: dict[object, str] = {}
        file = self.node(_file(MADE, LAUNCH))
        self.unit = self.node(
            f"distinct !DICompileUnit(language: DW_LANG_C99, file: {file}, emissionKind: LineTablesOnly)"
        )
        self.type = self.node(f"!DISubroutineType(types: {self.node('!{}')})")

    def node(self, text: str) -> str:
        """The name of the node of that text, which is new if it is distinct."""
        if text.startswith("distinct") or text not in self.known:
            self.known[text] = next(self.free)
            self.metadata[self.known[text]] = text
        return self.known[text]

    def add_function(self, fn: Function, form: str) -> None:
        """Locations for a function that passes have made of the source."""
        program = self.subprogram(fn.name, form, fn.line)
        fn.suffix = f"{fn.suffix} !dbg {program}".strip()
        for instr in fn.instrs():
            instr.metadata["dbg"] = self.location(instr.line, program, form)

    def add_text(self, text: str) -> str:
        """The text with a subprogram for each function, and line 0 for each instruction."""
        lines, nowhere = list[str](), ""
        for line in text.split("\n"):
            if line.startswith("define "):
                program = self.subprogram(line.partition("@")[2].partition("(")[0], LAUNCH)
                nowhere = self.location(0, program, LAUNCH)
                lines.append(f"{line.removesuffix('{')}!dbg {program} {{")
            else:
                lines.append(f"{line}, !dbg {nowhere}" if line.startswith("  ") else line)
        return "\n".join(lines)

    def subprogram(self, name: str, form: str, line: int = 0) -> str:
        """A node of its own for a function."""
        made = f"file: {self.node(_file(MADE, form))}, line: {int(line)}, type: {self.type}, unit: {self.unit}"
        return self.node(f'distinct !DISubprogram(name: "{escaped(name)}", {made}, spFlags: DISPFlagDefinition)')

    def location(self, line: int, program: str, form: str) -> str:
        """The node of an instruction's location."""
        if not isinstance(line, SourceLocation) or not line:
            return self.node(f"!DILocation(line: 0, scope: {program})")
        file = self.node(_file(line.file or IR_FILE, form))
        scope = self.node(f"!DILexicalBlockFile(scope: {program}, file: {file}, discriminator: 0)")
        return self.node(f"!DILocation(line: {int(line)}, column: {min(line.column, 2**16 - 1)}, scope: {scope})")

    def add_module_flags(self) -> None:
        flags = re.findall(r"!\d+", self.metadata.get("!llvm.module.flags", ""))
        if not any('"Debug Info Version"' in self.metadata[flag] for flag in flags):
            flags.append(self.node('!{i32 2, !"Debug Info Version", i32 3}'))
        self.metadata["!llvm.module.flags"] = f"!{{{', '.join(flags)}}}"
        self.metadata["!llvm.dbg.cu"] = f"!{{{self.unit}}}"


def _file(name: str, form: str) -> str:
    return f'!DIFile(filename: "{escaped(name)}", directory: "{form}")'
