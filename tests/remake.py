"""Makes the LLVM IR that is kept beside its sources: bundled kernels, library, launches, references.

    python tests/remake.py [--check] [kernels|library|launch|reference ..]     # all without a name

With `--check` nothing is written, and the exit code is 1 if a file differs from what Clang makes of its source. Needs
the extra `opencl`. Attributes, metadata and linkage words that only describe the compilation are removed, but from the
bundled kernels, which are exactly what Clang prints.
"""

from __future__ import annotations

import argparse
import difflib
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from kernels_ir import catalog
from tests.math_functions.references import REFERENCE
from wfv.errors import ParseError
from wfv.opencl.clang import FIXED_FLAGS
from wfv.opencl.clang_program import INCLUDE, clang_command
from wfv.opencl.image_types import FIELDS, IMAGE, with_plain_images
from wfv.opencl.library import LIBRARY
from wfv.opencl.vector_math import VECTOR_MATH
from wfv.runtime.native import FOLDER, SYSTEMS, native_text

_MADE = "; Made of the sources beside this file: python tests/remake.py\n"
_C = ("-x", "c", "-std=c11", "-nostdinc", "-fno-vectorize", "-fno-slp-vectorize")
_WARNINGS = ("-Wall", "-Wextra", "-Werror", "-S", "-emit-llvm")
# a * b + c stays two roundings: scalar code, vector code and NumPy then agree bit by bit.
_OF_KERNELS = (*FIXED_FLAGS, "-cl-std=CL1.2", "-ffp-contract=off")
# Each operation must round to double (no contraction); errno does not matter.
_OF_REFERENCES = (
    *(*_C, "-target", "x86_64-unknown-linux-gnu", "-O1", "-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math"),
    *(*_WARNINGS, "-Wno-unused-parameter"),
)
# The text is small and optimized, and is not optimized again: the first launch waits for its compilation.
_OF_LAUNCHES = (*_C, "-Oz", "-fno-stack-protector", *_WARNINGS)
# Zig's headers of the C libraries, where `clang` does not look by itself.
_LINUX = ("-D_GNU_SOURCE", "-D__GLIBC_MINOR__=31")
_MACOS = ("-D_XOPEN_SOURCE=700", "-D_DARWIN_C_SOURCE")
_OF_SYSTEMS = {
    "linux-x86_64": ("x86_64-linux-gnu", _LINUX, ("x86-linux-gnu", "generic-glibc", "x86-linux-any", "any-linux-any")),
    "linux-aarch64": (
        *("aarch64-linux-gnu", _LINUX), ("aarch64-linux-gnu", "generic-glibc", "aarch64-linux-any", "any-linux-any"),
    ),
    "darwin-x86_64": ("x86_64-apple-macos13", _MACOS, ("any-darwin-any",)),
    "darwin-arm64": ("arm64-apple-macos13", _MACOS, ("any-darwin-any",)),
}  # fmt: skip
# OpenCL's integers wrap around: sums and products of arguments get no `nsw`. Clang keeps what it can prove of others.
# No -fdeclare-opencl-builtins: the sources define built-ins, and declare the others that they call.
_OF_LIBRARY = (
    *("-x", "cl", "-cl-std=CL1.2", "-cl-no-stdinc", "-nostdinc", "-target", "spir64-unknown-unknown"),
    *("-include", str(INCLUDE / "opencl_base.h"), "-include", "library.h", f"-I{LIBRARY.parent}"),
    *("-DWFV_ASYNC_COPIES", "-DWFV_SUB_GROUPS"),
    *("-O1", "-fwrapv", "-ffp-contract=off", "-fno-discard-value-names", "-fno-vectorize", "-fno-slp-vectorize"),
    *("-Xclang", "-disable-lifetime-markers", *_WARNINGS, "-Wno-unused-function"),
)
_ATTRIBUTE_GROUPS = re.compile(r" #\d+")
_RETURNS_TWICE = re.compile(r"^(declare .*@(?:__)?sigsetjmp\(.*) #\d+$", re.MULTILINE)
_SYMBOL = re.compile(r'@"\\01_(\w+)"')  # a function of macOS under another name than in C
_METADATA = re.compile(r", ![\w.]+ !\d+")
_ACCURACY = re.compile(r", !fpmath (!\d+)")
_NODE = re.compile(r"^(!\d+) = (!\{float [^}]*\})$", re.MULTILINE)
_COMMENT = re.compile(r"[ \t]*;.*$", re.MULTILINE)
_BODIES = re.compile(r"^(?:define .*?^}|declare .*?|[@%].*?)\n", re.MULTILINE | re.DOTALL)
_WORDS = re.compile(
    r" (?:dso_local|local_unnamed_addr|unnamed_addr|noundef|nonnull|writeonly|readonly|readnone|immarg|returned"
    r"|signext|zeroext|captures\([^)]*\)|nofpclass\([^)]*\)|range\([^)]*\)|initializes\(\(.*?\)\))(?=[ ,)\n])"
)
_TAIL = re.compile(r"\b(?:no)?tail call\b")
_FUNCTION = re.compile(r"^define [^@]*@([\w.$]+)\(.*?^}\n", re.MULTILINE | re.DOTALL)
_DECLARATION = re.compile(r"^declare [^@]*@([\w.$]+)\(.*\n", re.MULTILINE)
_FIELD = re.compile(
    rf"\bcall spir_func [\w() ]+ @_Z\d+wfv_image_({'|'.join(FIELDS)})14ocl_image2d_ro\({re.escape(str(IMAGE))} (%\w+)\)"
)
# Of image_functions.cl: calls with images of any kind, and of a function that returns its argument.
_ANY_IMAGE = re.compile(r"(@_Z\d+wfv_image_[a-z]+\d?)\d\docl_image\w+?_(?:ro|wo|rw)")
_SAME = re.compile(
    r"^  (%[\w.]+) = call spir_func [^@\n]+ @_Z\d+wfv_sampler_number\w+\([^%\n]*(%[\w.]+)\)\n", re.MULTILINE
)
# OpenCL C 2.0 has images that are read and written.
_STANDARDS = {"image_functions.cl": ("-cl-std=CL2.0",)}
_VARIABLE = re.compile(r"^@.*$", re.MULTILINE)


def compile_file(source: Path, flags: Sequence[str]) -> str:
    """The LLVM IR of a source file as Clang prints it. Raises ParseError with Clang's diagnostics.

    Clang runs in the file's directory and gets only its name, so that no path of this machine is in the result.
    """
    command = [*clang_command(), *flags, source.name, "-o", "-"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=source.parent)
    if done.returncode != 0:
        raise ParseError(f"{source.name} does not compile\n{done.stderr or done.stdout}")
    return done.stdout


def _without_attributes(ir: str) -> str:
    return _ATTRIBUTE_GROUPS.sub("", _METADATA.sub("", ir))


def kernels() -> dict[Path, str]:
    """NAME.ll of NAME.cl, for all bundled kernels."""
    found = [catalog.load(name) for name in catalog.all_names()]
    return {each.ir_path: compile_file(each.cl_path, _OF_KERNELS) for each in found}


def reference() -> dict[Path, str]:
    """reference.ll of reference.c, the functions of double that the errors of math functions are measured with."""
    text = _without_attributes(compile_file(REFERENCE.with_suffix(".c"), _OF_REFERENCES))
    return {REFERENCE: "\n".join([_MADE, *_BODIES.findall(text)])}


def launch() -> dict[Path, str]:
    """launch.c and fault.c for each system, without a data layout and a triple."""
    return {native_text(name, system): _launch_text(name, system) for name in ("launch", "fault") for system in SYSTEMS}


def _launch_text(name: str, system: str) -> str:
    triple, defined, folders = _OF_SYSTEMS[system]
    headers = Path(clang_command()[0]).parent / "lib"
    paths = [headers / "include", *(headers / "libc" / "include" / folder for folder in folders)]
    flags = [*_OF_LAUNCHES, "-target", triple, *defined, *(f"-isystem{path}" for path in paths)]
    text = _SYMBOL.sub(r"@\1", compile_file(FOLDER / f"{name}.c", flags))
    text = _without_attributes(_RETURNS_TWICE.sub(r"\1 returns_twice", _COMMENT.sub("", text)))
    return "\n".join([_MADE, *_BODIES.findall(text)])


def library() -> dict[Path, str]:
    """library.ll and vector_math.ll, each of the sources in its own directory."""
    return {result: _library_text(result) for result in (LIBRARY, VECTOR_MATH)}


def _library_text(result: Path) -> str:
    defined: dict[str, str] = {}
    declared: dict[str, str] = {}
    for source in sorted(result.parent.glob("*.cl")):
        text = _with_fields(_without_compilation_details(_compile_part(source)))
        defined |= {found[1]: found[0] for found in _FUNCTION.finditer(text)}
        declared |= {found[1]: found[0] for found in _DECLARATION.finditer(text)}
    called = "".join(defined.values())
    external = [declared[name] for name in sorted(declared.keys() - defined.keys()) if f"@{name}(" in called]
    return "\n".join([_MADE, *(defined[name] for name in sorted(defined)), "".join(external)])


def _compile_part(source: Path) -> str:
    header = ["-include", "vector_math.h"] if source.parent == VECTOR_MATH.parent else []
    text = compile_file(source, [*_OF_LIBRARY, *_STANDARDS.get(source.name, ()), *header])
    if variable := _VARIABLE.search(text):
        raise ParseError(f"{source.name} has a variable: {variable[0]}", help="functions of the library have no tables")
    return text


def _without_compilation_details(text: str) -> str:
    text = _without_attributes(_with_accuracy(_COMMENT.sub("", text)))
    return _TAIL.sub("call", _WORDS.sub("", text))


def _with_accuracy(text: str) -> str:
    """The text with each `!fpmath` in place of its node's name: the library has no nodes of its own."""
    nodes = dict(_NODE.findall(text))
    return _ACCURACY.sub(lambda found: f", !fpmath {nodes[found[1]]}", text)


def _with_fields(text: str) -> str:
    """The text with fields of images in the place of calls that ask for them (images.cl)."""
    text = _FUNCTION.sub(
        lambda function: _without_same(function[0]), _ANY_IMAGE.sub(r"\g<1>14ocl_image2d_ro", with_plain_images(text))
    )
    return _FIELD.sub(lambda call: f"extractvalue {IMAGE} {call[2]}, {list(FIELDS).index(call[1])}", text)


def _without_same(function: str) -> str:
    """A function with the arguments in the place of calls that return them."""
    same = dict(_SAME.findall(function))
    return re.sub(r"%[\w.]+", lambda name: same.get(name[0], name[0]), _SAME.sub("", function))


PARTS: dict[str, Callable[[], dict[Path, str]]] = {
    "kernels": kernels, "library": library, "launch": launch, "reference": reference,
}  # fmt: skip


def differences(part: str) -> str:
    """How the stored files of a part differ from what their sources make; "" if they do not."""
    lines: list[str] = []
    for path, made in PARTS[part]().items():
        stored = path.read_text() if path.exists() else ""
        lines += difflib.unified_diff(
            stored.splitlines(True), made.splitlines(True), f"stored {path.name}", "made", n=1
        )
    return "".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="what to make; default: all")
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if a file differs")
    given = parser.parse_args()
    found = ""
    for part in given.parts or PARTS:
        if given.check:
            found += differences(part)
        else:
            for path, text in PARTS[part]().items():
                path.write_text(text)
    print(found, end="")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
