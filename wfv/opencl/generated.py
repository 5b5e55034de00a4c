"""Generated files of the package: compiled from sources by Clang, and written, or compared with what is stored."""

import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from wfv.errors import ParseError
from wfv.opencl.clang_program import clang_command

_ATTRIBUTE_GROUPS = re.compile(r" #\d+")
_METADATA = re.compile(r", ![\w.]+ !\d+")


def compile_file(source: Path, flags: Sequence[str]) -> str:
    """The LLVM IR of a source file as Clang prints it. Raises ParseError with Clang's diagnostics.

    Clang runs in the file's directory and gets only its name, so that no path of this machine is in the result.
    """
    command = [*clang_command(), *flags, source.name, "-o", "-"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=source.parent)
    if done.returncode != 0:
        diagnostics = done.stderr or done.stdout
        raise ParseError(f"{source.name} does not compile\n{diagnostics}", help="correct the source at the caret")
    return done.stdout


def without_attributes(ir: str) -> str:
    """The IR without references to attribute groups and metadata, which describe Clang's compilation alone."""
    return _ATTRIBUTE_GROUPS.sub("", _METADATA.sub("", ir))


def write_or_check(files: Mapping[Path, str], module: str, arguments: Sequence[str]) -> int:
    """Writes generated files; with `--check` among the arguments, only compares them. Returns the exit code.

    `module` is the one that `python -m` makes them with: a message about a file that differs names it.
    """
    if "--check" not in arguments:
        for path, text in files.items():
            path.write_text(text)
        return 0
    differing = [path.name for path, text in files.items() if not path.exists() or path.read_text() != text]
    for name in differing:
        print(f"{name} differs from what its sources make: run python -m {module}", file=sys.stderr)
    return 1 if differing else 0
