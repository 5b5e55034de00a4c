"""The source line of an instruction in the machine code of a kernel, which has no line tables.

The kernel is compiled again, as assembly with line tables, and assembled with a label before each instruction: the
symbol table then has the offsets of the instructions.
"""

from itertools import takewhile

from passes.functions.module_text import MADE
from passes.interface import launch_symbol
from wfv import llvm, pipeline
from wfv.errors import SourceLocation
from wfv.inspect.assembly.lines import AssemblyLine
from wfv.inspect.assembly.text import read_module
from wfv.options import Options

_LABEL = "wfv.at."  # and the number of a line
_LONGEST = 16  # bytes of an instruction


def line_at(text: str, kernel: str, options: Options, offset: int) -> SourceLocation:
    """The line of the instruction at so many bytes after the begin of the kernel's launch function; 0 if unknown.

    LLVM gives no line to some instructions that it has moved: theirs is that of the next one in the basic block.
    `text`: the module. Raises what compiling raises.
    """
    ir = pipeline.compile_kernel(text, kernel, options, has_line_tables=True).ir
    lines, _ = read_module(ir, options)
    labelled = (f"{_LABEL}{i}:\n{each.text}" if each.kind else each.text for i, each in enumerate(lines))
    offsets = llvm.assembled_symbols("\n".join(labelled), llvm.find_target(options.target))
    at = offsets[launch_symbol(kernel)] + offset
    before = [(each, name) for name, each in offsets.items() if name.startswith(_LABEL) and at - _LONGEST < each <= at]
    if not before:
        return SourceLocation(0)
    first = int(max(before)[1].removeprefix(_LABEL))
    block = takewhile(lambda each: each.kind, lines[first:])
    found = next((each for each in block if each.line and each.file != MADE), AssemblyLine(""))
    return SourceLocation(found.line or 0, found.column, found.file)
