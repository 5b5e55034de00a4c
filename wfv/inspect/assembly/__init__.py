"""The machine code of a kernel as text, beside its source: docs/assembly.md.

`annotate` compiles a kernel with line tables, which change no instruction, and returns the assembly as data: each line
with its source line, its loop and its kind of work. `annotated_text` prints that, as a file that an assembler reads.
`line_at` finds the source line of an instruction in memory.
"""

from wfv.inspect.assembly.lines import AssemblyLine, AssemblyLoop
from wfv.inspect.assembly.text import AnnotatedAssembly, annotate, annotated_text, line_at

__all__ = ["AnnotatedAssembly", "AssemblyLine", "AssemblyLoop", "annotate", "annotated_text", "line_at"]
