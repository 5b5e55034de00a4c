"""The machine code of a launch module as lines: labels and instructions, without directives."""

from __future__ import annotations

import re

from wfv.options import Options
from wfv.pipeline.state import LaunchModule
from wfv.report.data import AsmLine
from wfv.report.source_files import SourceFiles
from wfv.runtime.variant import Variant

_LABEL = re.compile(r"^[^\s#][^:]*:")
_DIRECTIVE = re.compile(r"^\s+\.|^\s*$|^\s*#")


def assembly_lines(module: LaunchModule, options: Options, sources: SourceFiles) -> list[AsmLine]:
    """The code of the module's functions; data sections are left out."""
    found: list[AsmLine] = []
    is_code = False
    for line in Variant(module, options).assembly.split("\n"):
        if line.startswith(("\t.text", "\t.section")):
            is_code = ".text" in line
        elif is_code and _LABEL.match(line):
            found.append(AsmLine(line.rstrip(), is_label=True))
        elif is_code and not _DIRECTIVE.match(line):
            found.append(AsmLine(line.expandtabs(8).rstrip()))
    return found
