"""Makes launch.ll of launch.c: `python -m wfv.runtime.native.remake [--check]`.

Clang compiles for the x86-64 baseline. Attributes, the data layout and the triple, which describe that compilation, are
removed: the text is that of any 64-bit Linux, and LLVM compiles it for the CPU that it runs on. That must be quick, as
the first launch waits for it: the text is small and optimized, and is not optimized again.
"""

import re
import sys

from wfv.opencl.generated import compile_file, without_attributes, write_or_check
from wfv.runtime.native import LAUNCH

SOURCE = LAUNCH.with_suffix(".c")
_FLAGS = (
    *("-x", "c", "-std=c11", "-nostdinc", "-ffreestanding", "-target", "x86_64-unknown-linux-gnu", "-Oz"),
    *("-fno-vectorize", "-fno-slp-vectorize", "-fno-stack-protector"),
    *("-Wall", "-Wextra", "-Werror", "-S", "-emit-llvm"),
)
_HEADER = "; Made of launch.c: python -m wfv.runtime.native.remake\n"
_BODIES = re.compile(r"^(?:define .*?^}|declare .*?|[@%].*?)\n", re.MULTILINE | re.DOTALL)
_COMMENT = re.compile(r"[ \t]*;.*$", re.MULTILINE)


def launch_text() -> str:
    """The contents of launch.ll, made of launch.c. Raises ParseError with Clang's diagnostics."""
    text = without_attributes(_COMMENT.sub("", compile_file(SOURCE, _FLAGS)))
    return "\n".join([_HEADER, *_BODIES.findall(text)])


if __name__ == "__main__":
    sys.exit(write_or_check({LAUNCH: launch_text()}, "wfv.runtime.native.remake", sys.argv[1:]))
