"""`%%opencl`: a cell of OpenCL C whose kernels become functions of the notebook."""

import argparse
import shlex
import sys
from functools import partial
from typing import Any, NoReturn

from wfv.errors import Error, OptionError
from wfv.runtime.program import Program, build

FIRST_LINE = 2  # of the source in its cell: lines in messages are the cell's


class _Parser(argparse.ArgumentParser):
    """Raises OptionError instead of ending the process."""

    def error(self, message: str) -> NoReturn:
        raise OptionError(f"%%opencl: {message}", help=" ".join(self.format_usage().split()))


def register(shell: Any) -> None:
    """Defines the cell magic in an IPython shell."""
    shell.register_magic_function(partial(opencl, shell), "cell", "opencl")


def opencl(shell: Any, line: str, cell: str) -> Program:
    """Builds the cell, defines its kernels and, with `-n NAME`, the program; returns the program.

    Clang's warnings go to stderr. An error of wfv is shown as its message, without a traceback.
    """
    try:
        program, name = _build(line, cell)
    except Error as error:
        error._render_traceback_ = partial(_message, error)  # type: ignore[attr-defined]  # what IPython asks for
        raise
    if program.build_log:
        print(program.build_log, file=sys.stderr)
    shell.push({kernel: program[kernel] for kernel in program})
    if name:
        shell.push({name: program})
    return program


def _build(line: str, cell: str) -> tuple[Program, str | None]:
    """The program, and the name that it gets. Raises the errors of `wfv.build`."""
    given = vars(_parser().parse_args(shlex.split(line)))
    name, defines, clang = given.pop("name"), given.pop("defines"), given.pop("options")
    macros = dict(each.partition("=")[::2] for each in defines)
    source = f"#line {FIRST_LINE}\n{cell}"
    defined = {key: value or "1" for key, value in macros.items()}
    return build(source, defines=defined, options=" ".join(clang), **given), name


def _parser() -> _Parser:
    parser = _Parser(prog="%%opencl", add_help=False)
    parser.add_argument("-n", "--name", help="also define the program under this name")
    parser.add_argument("-D", dest="defines", action="append", default=[], metavar="NAME[=VALUE]")
    parser.add_argument("-I", dest="include_dirs", action="append", default=[], metavar="DIRECTORY")
    parser.add_argument("--options", action="append", default=[], metavar="CL-OPTION")
    parser.add_argument("--strategy")
    parser.add_argument("--lanes", type=int)
    parser.add_argument("--target", default="host")
    parser.add_argument("--threads", type=int)
    parser.add_argument("--math", default="fast")
    return parser


def _message(error: Error) -> list[str]:
    return [f"{type(error).__name__}: {error}"]
