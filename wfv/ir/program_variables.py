"""Variables of a program: those that its kernels may write, and the constants that their initializers refer to.

Each kernel is compiled as a module of its own, but all kernels of a program share its variables. So these are in one
more module, and the kernels' modules only declare them:

    source                                          a kernel's launch module
    @count = internal addrspace(1) global i32 3     @count = external addrspace(1) global i32
    @sizes = addrspace(2) constant [2 x i32] ..     @sizes = available_externally addrspace(2) constant [2 x i32] ..
    @next = addrspace(1) global ptr addrspace(2)    @next = external addrspace(1) global ptr addrspace(2)
            @sizes

`__local` variables, and constants that no variable refers to, stay unchanged.
"""

import hashlib
import re

from wfv.ir.core import Global, Module
from wfv.ir.intrinsics import SPECIAL_GLOBALS
from wfv.ir.parser import parse_headers, parse_module
from wfv.ir.printer import print_global, print_types
from wfv.ir.spelling import quote_global

_LOCAL_SPACE = 3
_ALIGN = re.compile(r", align \d+")


def program_variables(module: Module) -> dict[str, Global]:
    """The variables that all kernels of the module share, by name."""
    names = module.reached_from(item.name for item in module.globals.values() if _is_defined_variable(item))
    return {name: item for name, item in module.globals.items() if name in names}


def make_variables_external(module: Module) -> None:
    """Makes the variables of the program visible from outside of the module, in place.

    They keep their initial values, but LLVM must expect that others change them.
    """
    for item in program_variables(module).values():
        linkage = "available_externally " if item.is_constant else ""
        item.prefix, item.suffix = f"{linkage}{_kind(item)}", _plain_suffix(item)


def declare_variables(module: Module) -> None:
    """Makes the definitions of the program's variables in a kernel's module declarations, in place."""
    for item in module.globals.values():
        if _is_defined_variable(item):
            item.prefix, item.suffix, item.initializer = f"external {_kind(item)}", _plain_suffix(item), None


def definition(item: Global, linkage: str = "") -> str:
    """The line that defines a variable, with this linkage."""
    prefix = f"{linkage} {_kind(item)}".strip()
    return print_global(Global(item.name, item.value_type, prefix, item.initializer, _plain_suffix(item)))


def variables_of(text: str) -> tuple[dict[str, Global], str]:
    """The variables that all kernels of a text share, by name, and the text of the module that defines them."""
    module = parse_headers(text)
    found = program_variables(module)
    lines = [*module.header, *print_types(module), *map(definition, found.values())]
    return found, "".join(f"{line}\n" for line in lines)


def _is_defined_variable(item: Global) -> bool:
    is_own = item.name not in SPECIAL_GLOBALS and item.addrspace != _LOCAL_SPACE
    return is_own and item.initializer is not None and not item.is_constant


def _kind(item: Global) -> str:
    """The keyword with the address space, without linkage."""
    space = f"addrspace({item.addrspace}) " if item.addrspace else ""
    return space + ("constant" if item.is_constant else "global")


def _plain_suffix(item: Global) -> str:
    align = _ALIGN.search(item.suffix)
    return align[0] if align else ""


_TOKEN = re.compile(r'@"[^"]*"|@[-\w.$]+|"[^"]*"', re.ASCII)


def with_variables(launch: str, program: str) -> str:
    """The launch module with the variables that the canonical module `program` defines, to be linked elsewhere.

    Variables, and constants that other files see, become weak definitions: where the objects of several kernels of one
    program are linked, they share them. Variables that were local to the source file get a suffix made of the program's
    text, so that those of other programs are others.

        @count = external addrspace(1) global i32     ->    @count.5f3a09c1 = weak addrspace(1) global i32 3
    """
    module = parse_module(program)
    variables = _shared(module)
    if not variables:
        return launch
    declared = tuple(f"@{quote_global(name)} = " for name in variables)
    lines = [line for line in launch.split("\n") if not line.startswith(declared)]
    types = [line for line in print_types(module) if line not in lines]
    names = _new_names(variables, program)
    text = "\n".join([*lines, *types, *(definition(item, "weak") for item in variables.values()), ""])
    return _TOKEN.sub(lambda token: names.get(token[0], token[0]), text)


def _shared(module: Module) -> dict[str, Global]:
    """The variables of the program, and the constants that other files see."""
    constants = [item for item in module.globals.values() if item.is_constant and item.initializer is not None]
    return program_variables(module) | {item.name: item for item in constants if not _is_local(item)}


def _new_names(variables: dict[str, Global], program: str) -> dict[str, str]:
    """The names of the variables that are local to the source file, as they are printed, and their new names."""
    digest = hashlib.sha256(program.encode()).hexdigest()[:8]
    return {
        f"@{quote_global(name)}": f"@{quote_global(f'{name}.{digest}')}"
        for name, item in variables.items()
        if _is_local(item)
    }


def _is_local(item: Global) -> bool:
    return not {"internal", "private"}.isdisjoint(item.prefix.split())
