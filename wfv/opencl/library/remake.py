"""Makes library.ll and vector_math.ll: `python -m wfv.opencl.library.remake [--check]`.

Clang compiles each source; what only describes its own compilation (attributes, metadata, linkage words) is dropped.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from wfv.errors import ParseError
from wfv.opencl.clang_program import INCLUDE, clang_command
from wfv.opencl.library import LIBRARY
from wfv.opencl.vector_math import VECTOR_MATH

SOURCES = LIBRARY.parent
RESULTS = (LIBRARY, VECTOR_MATH)  # each of the sources beside it
# Without -fdeclare-opencl-builtins: the sources define the built-ins, and declare the others that they call.
_FLAGS = (
    *("-x", "cl", "-cl-std=CL1.2", "-cl-no-stdinc", "-nostdinc", "-target", "spir64-unknown-unknown"),
    *("-include", str(INCLUDE / "opencl_base.h"), "-include", "library.h", f"-I{SOURCES}"),
    *("-O1", "-ffp-contract=off", "-fno-discard-value-names", "-fno-vectorize", "-fno-slp-vectorize"),
    *("-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-S", "-emit-llvm", "-o", "-"),
)
_HEADER = "; Made of the sources beside this file: python -m wfv.opencl.library.remake\n"
_METADATA = re.compile(r", ![\w.]+ !\d+")
_GROUPS = re.compile(r" #\d+")
_WORDS = re.compile(
    r" (?:dso_local|local_unnamed_addr|unnamed_addr|noundef|nonnull|writeonly|readonly|readnone|immarg|returned"
    r"|captures\([^)]*\)|nofpclass\([^)]*\)|range\([^)]*\)|initializes\(\(.*?\)\))(?=[ ,)\n])"
)
_TAIL = re.compile(r"\b(?:no)?tail call\b")
_COMMENT = re.compile(r"[ \t]*;.*$", re.MULTILINE)
_FUNCTION = re.compile(r"^define [^@]*@([\w.$]+)\(.*?^}\n", re.MULTILINE | re.DOTALL)
_DECLARATION = re.compile(r"^declare [^@]*@([\w.$]+)\(.*\n", re.MULTILINE)
_VARIABLE = re.compile(r"^@.*$", re.MULTILINE)


def library_text(result: Path = LIBRARY) -> str:
    """What one of RESULTS has to be. Raises ParseError with what Clang says, if it says anything."""
    defined: dict[str, str] = {}
    declared: dict[str, str] = {}
    for source in sorted(result.parent.glob("*.cl")):
        text = _plain(_compiled(source))
        defined |= {found[1]: found[0] for found in _FUNCTION.finditer(text)}
        declared |= {found[1]: found[0] for found in _DECLARATION.finditer(text)}
    outside = [declared[name] for name in sorted(declared.keys() - defined.keys())]
    return "\n".join([_HEADER, *(defined[name] for name in sorted(defined)), "".join(outside)])


def _compiled(source: Path) -> str:
    own = ["-include", "vector_math.h"] if source.parent == VECTOR_MATH.parent else []
    command = [*clang_command(), *_FLAGS, *own, source.name]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=source.parent)
    if done.returncode != 0:
        raise ParseError(f"{source.name} does not compile\n{done.stderr}", help="mend the source at the caret")
    if variable := _VARIABLE.search(done.stdout):
        raise ParseError(f"{source.name} has a variable: {variable[0]}", help="functions of the library have no tables")
    return done.stdout


def _plain(text: str) -> str:
    text = _COMMENT.sub("", text)
    text = _GROUPS.sub("", _METADATA.sub("", text))
    return _TAIL.sub("call", _WORDS.sub("", text))


def main(arguments: list[str]) -> int:
    """Writes the files, or with --check only says whether they are as they have to be."""
    texts = {path: library_text(path) for path in RESULTS}
    if "--check" not in arguments:
        for path, text in texts.items():
            path.write_text(text)
        return 0
    wrong = [path.name for path, text in texts.items() if not path.exists() or path.read_text() != text]
    for name in wrong:
        print(f"{name} is not what its sources make: python -m wfv.opencl.library.remake", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
