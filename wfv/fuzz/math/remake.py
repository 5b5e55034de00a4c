"""Makes reference.ll of reference.c: `python -m wfv.fuzz.math.remake [--check]`.

Clang compiles for the x86-64 baseline. Function attributes, which would keep LLVM from using a newer CPU, are removed.
"""

import re
import sys
from pathlib import Path

from wfv.fuzz.math.references import REFERENCE
from wfv.opencl.generated import compile_file, without_attributes, write_or_check

SOURCE = Path(__file__).resolve().parent / "reference.c"
# Each operation must round to double (no contraction); errno does not matter.
_FLAGS = (
    *("-x", "c", "-std=c11", "-nostdinc", "-target", "x86_64-unknown-linux-gnu", "-O1"),
    *("-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math", "-fno-vectorize", "-fno-slp-vectorize"),
    *("-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter", "-S", "-emit-llvm"),
)
_HEADER = "; Made of reference.c: python -m wfv.fuzz.math.remake\n"
_BODIES = re.compile(r"^(?:define .*?^}|declare .*?|@.*?)\n", re.MULTILINE | re.DOTALL)


def reference_text() -> str:
    """The contents of reference.ll, made of reference.c. Raises ParseError with Clang's diagnostics."""
    return "\n".join([_HEADER, *_BODIES.findall(without_attributes(compile_file(SOURCE, _FLAGS)))])


if __name__ == "__main__":
    sys.exit(write_or_check({REFERENCE: reference_text()}, "wfv.fuzz.math.remake", sys.argv[1:]))
