"""Makes reference.ll of reference.c: `python -m wfv.mathcheck.remake [--check]`.

Clang compiles for any x86-64; attributes, which would hold the code to that, are dropped.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from wfv.errors import ParseError
from wfv.mathcheck.reference import REFERENCE
from wfv.opencl.clang_program import clang_command

SOURCE = Path(__file__).resolve().parent / "reference.c"
# In double the rounding of each operation counts, and errno does not.
_FLAGS = (
    *("-x", "c", "-std=c11", "-nostdinc", "-target", "x86_64-unknown-linux-gnu", "-O1"),
    *("-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math", "-fno-vectorize", "-fno-slp-vectorize"),
    *("-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter", "-S", "-emit-llvm", "-o", "-"),
)
_HEADER = "; Made of reference.c: python -m wfv.mathcheck.remake\n"
_GROUPS = re.compile(r" #\d+")
_METADATA = re.compile(r", ![\w.]+ !\d+")
_BODIES = re.compile(r"^(?:define .*?^}|declare .*?|@.*?)\n", re.MULTILINE | re.DOTALL)


def reference_text() -> str:
    """What reference.ll has to be. Raises ParseError with what Clang says."""
    command = [*clang_command(), *_FLAGS, SOURCE.name]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=SOURCE.parent)
    if done.returncode != 0:
        raise ParseError(f"{SOURCE.name} does not compile\n{done.stderr}", help="mend the source at the caret")
    text = _GROUPS.sub("", _METADATA.sub("", done.stdout))
    return "\n".join([_HEADER, *_BODIES.findall(text)])


def main(arguments: list[str]) -> int:
    """Writes the file, or with --check only says whether it is as it has to be."""
    text = reference_text()
    if "--check" not in arguments:
        REFERENCE.write_text(text)
        return 0
    if REFERENCE.exists() and REFERENCE.read_text() == text:
        return 0
    print("reference.ll is not what its source makes: python -m wfv.mathcheck.remake", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
