"""The machine code of a launch module as lines: labels and instructions, without directives."""

from __future__ import annotations

from collections.abc import Iterator

from wfv import llvm
from wfv.assembly.lines import AssemblyLine, AssemblyLoop, read_assembly
from wfv.errors import SourceLocation
from wfv.options import Options
from wfv.pipeline.state import LaunchModule
from wfv.report.data import AsmLine
from wfv.report.source_files import SourceFiles


def assembly_lines(module: LaunchModule, options: Options, sources: SourceFiles) -> list[AsmLine]:
    """The code of the module's functions. `module` has line tables."""
    vectorizes, target = options.strategy.loop_vectorizer, llvm.find_target(options.target)
    code = llvm.emit_assembly(module.ir, target, loop_vectorize=vectorizes, slp_vectorize=vectorizes, has_comments=True)
    lines, loops = read_assembly(code)
    return list(_shown(lines, loops, sources))


def _shown(lines: list[AssemblyLine], loops: list[AssemblyLoop], sources: SourceFiles) -> Iterator[AsmLine]:
    hot = {loop.number: loop.label for loop in loops if loop.is_hot}
    is_code = False
    for line in lines:
        text = line.text.rstrip()
        if text.startswith(("\t.text", "\t.section")):
            is_code = ".text" in text
        elif is_code and line.kind:
            place = sources.place(SourceLocation(line.line, line.column, line.file)) if line.line else ""
            loop = "" if line.loop is None else hot.get(line.loop, "")
            yield AsmLine(text.expandtabs(8), place, line.kind, loop)
        elif is_code and text.endswith(":"):
            yield AsmLine(text, is_label=True)
