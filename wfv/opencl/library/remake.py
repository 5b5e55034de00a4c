"""Makes library.ll and vector_math.ll: `python -m wfv.opencl.library.remake [--check]`.

Clang compiles each source. Attributes, metadata and linkage words, which only describe that compilation, are removed.
"""

import re
import sys
from pathlib import Path

from wfv.errors import ParseError
from wfv.opencl.clang_program import INCLUDE
from wfv.opencl.generated import compile_file, without_attributes, write_or_check
from wfv.opencl.image_types import FIELDS, IMAGE, with_plain_images
from wfv.opencl.library import LIBRARY
from wfv.opencl.vector_math import VECTOR_MATH

SOURCES = LIBRARY.parent
RESULTS = (LIBRARY, VECTOR_MATH)  # each is made of the sources in its own directory
# No -fdeclare-opencl-builtins: the sources define built-ins, and declare the others that they call.
_FLAGS = (
    *("-x", "cl", "-cl-std=CL1.2", "-cl-no-stdinc", "-nostdinc", "-target", "spir64-unknown-unknown"),
    *("-include", str(INCLUDE / "opencl_base.h"), "-include", "library.h", f"-I{SOURCES}"),
    *("-O1", "-ffp-contract=off", "-fno-discard-value-names", "-fno-vectorize", "-fno-slp-vectorize"),
    *("-Xclang", "-disable-lifetime-markers"),
    *("-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-S", "-emit-llvm"),
)
_HEADER = "; Made of the sources beside this file: python -m wfv.opencl.library.remake\n"
_WORDS = re.compile(
    r" (?:dso_local|local_unnamed_addr|unnamed_addr|noundef|nonnull|writeonly|readonly|readnone|immarg|returned"
    r"|signext|zeroext|captures\([^)]*\)|nofpclass\([^)]*\)|range\([^)]*\)|initializes\(\(.*?\)\))(?=[ ,)\n])"
)
_TAIL = re.compile(r"\b(?:no)?tail call\b")
_COMMENT = re.compile(r"[ \t]*;.*$", re.MULTILINE)
_FUNCTION = re.compile(r"^define [^@]*@([\w.$]+)\(.*?^}\n", re.MULTILINE | re.DOTALL)
_DECLARATION = re.compile(r"^declare [^@]*@([\w.$]+)\(.*\n", re.MULTILINE)
_FIELD = re.compile(
    rf"\bcall spir_func [\w() ]+ @_Z\d+wfv_image_({'|'.join(FIELDS)})14ocl_image2d_ro\({re.escape(str(IMAGE))} (%\w+)\)"
)
_VARIABLE = re.compile(r"^@.*$", re.MULTILINE)


def library_text(result: Path = LIBRARY) -> str:
    """The contents of one of RESULTS, made of its sources. Raises ParseError with Clang's diagnostics."""
    defined: dict[str, str] = {}
    declared: dict[str, str] = {}
    for source in sorted(result.parent.glob("*.cl")):
        text = _with_fields(_without_compilation_details(_compile(source)))
        defined |= {found[1]: found[0] for found in _FUNCTION.finditer(text)}
        declared |= {found[1]: found[0] for found in _DECLARATION.finditer(text)}
    called = "".join(defined.values())
    external = [declared[name] for name in sorted(declared.keys() - defined.keys()) if f"@{name}(" in called]
    return "\n".join([_HEADER, *(defined[name] for name in sorted(defined)), "".join(external)])


def _compile(source: Path) -> str:
    header = ["-include", "vector_math.h"] if source.parent == VECTOR_MATH.parent else []
    text = compile_file(source, [*_FLAGS, *header])
    if variable := _VARIABLE.search(text):
        raise ParseError(f"{source.name} has a variable: {variable[0]}", help="functions of the library have no tables")
    return text


def _without_compilation_details(text: str) -> str:
    text = without_attributes(_COMMENT.sub("", text))
    return _TAIL.sub("call", _WORDS.sub("", text))


def _with_fields(text: str) -> str:
    """The text with fields of images in the place of calls that ask for them (images.cl)."""
    return _FIELD.sub(
        lambda call: f"extractvalue {IMAGE} {call[2]}, {list(FIELDS).index(call[1])}", with_plain_images(text)
    )


if __name__ == "__main__":
    sys.exit(write_or_check({path: library_text(path) for path in RESULTS}, "wfv.opencl.library.remake", sys.argv[1:]))
