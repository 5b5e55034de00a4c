"""The entry points and types of opencl.h, as the driver's library declares them, and its constants.

To Python, all handles and all `void *` are numbers, which costs less than pointer objects: a handle is a `uintptr_t`,
and the type `address` stands for `void *` and for pointers to functions.

    cl_kernel clCreateKernel(cl_program program, const char *kernel_name, cl_int *errcode_ret);
    cl_int clSetKernelArg(cl_kernel kernel, cl_uint arg_index, size_t arg_size, const void *arg_value);

becomes

    cl_kernel wfv_clCreateKernel(cl_program program, char *kernel_name, cl_int *errcode_ret)
    cl_int wfv_clSetKernelArg(cl_kernel kernel, cl_uint arg_index, size_t arg_size, address arg_value)
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

_TABLE_BEGINS = "/* The entry points, in the order of the dispatch table that the ICD loader calls through. */"
_TABLE_ENDS = "/* Not in the table: the loader asks for it by name. */"
_HANDLE_TYPE = re.compile(r"typedef struct _\w+ \*(\w+);")
_FUNCTION_POINTER = re.compile(r"void \(\*(\w+)\)\([^()]*\)")
_ARRAY_OF_POINTERS = re.compile(r"(?:unsigned )?\w+ \*\*(\w+)|void \*(\w+)\[\]")
_DECLARATION = re.compile(r"(\w+) (\w+)\((.*)\)")

_header, _, _declarations = Path(__file__).with_name("opencl.h").read_text().partition(_TABLE_BEGINS)
_table, _, _by_name = _declarations.partition(_TABLE_ENDS)
_types = _header.partition("#define")[0]

HANDLES = tuple(_HANDLE_TYPE.findall(_types))
TYPES = "typedef uintptr_t address;\n" + _HANDLE_TYPE.sub(r"typedef uintptr_t \1;", _types)

# Parameters whose handle may be null.
_OPTIONAL = {
    "clGetKernelWorkGroupInfo": "cl_device_id", "clGetKernelSubGroupInfo": "cl_device_id",
    "clGetKernelSubGroupInfoKHR": "cl_device_id", "clSetDefaultDeviceCommandQueue": "cl_command_queue",
}  # fmt: skip


class Prototype(NamedTuple):
    """An entry point. `handles`: the handle type of each parameter, "" for others; with `?` if it may be null."""

    name: str
    result: str
    parameters: str
    handles: tuple[str, ...]

    @property
    def has_error_code(self) -> bool:
        """Whether the error is stored through the last parameter."""
        return self.parameters.endswith("errcode_ret")

    @property
    def c_text(self) -> str:
        """The declaration in C, of a name that no OpenCL loader defines."""
        return f"{self.result} wfv_{self.name}({self.parameters or 'void'})"


def prototypes(text: str = _table) -> list[Prototype]:
    """The entry points of the dispatch table, in order."""
    return [_prototype(" ".join(each.split())) for each in text.split(";") if each.strip()]


def by_name() -> list[Prototype]:
    """The entry points that are in no dispatch table."""
    return prototypes(_by_name)


def _prototype(declaration: str) -> Prototype:
    text = _FUNCTION_POINTER.sub(r"address \1", declaration.replace("const ", ""))
    text = _ARRAY_OF_POINTERS.sub(r"address *\1\2", text).replace("void *", "address ")
    found = _DECLARATION.fullmatch(text)
    assert found, declaration
    result, name, parameters = found.groups()
    parameters = "" if parameters == "void" else parameters
    kinds = tuple(_handle(name, each) for each in parameters.split(", ") if each)
    return Prototype(name, result, parameters, kinds)


def _handle(function: str, parameter: str) -> str:
    kind, _, name = parameter.partition(" ")
    if kind not in HANDLES or name.startswith("*"):
        return ""
    return f"{kind}?" if kind == _OPTIONAL.get(function) else kind


_DEFINE = re.compile(r"^#define CL_(\w+) +(\S+)", re.MULTILINE)


class _Constants:
    def __init__(self, header: str) -> None:
        vars(self).update((name, int(value, 0)) for name, value in _DEFINE.findall(header))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> int: ...


cl = _Constants(_header)  # `cl.INVALID_VALUE` is CL_INVALID_VALUE
