"""A kernel's launch module together with the variables of its program, for object files that are linked elsewhere.

Variables, and constants that other files see, become weak definitions: where the objects of several kernels of one
program are linked, they share them.
Variables that were local to the source file get a suffix made of the program's text, so that those of other programs
are others.

    @count = external addrspace(1) global i32     ->    @count.5f3a09c1 = weak addrspace(1) global i32 3
"""

from __future__ import annotations

import hashlib
import re

from wfv.ir.core import Global, Module
from wfv.ir.names import quote_global
from wfv.ir.parser import parse_module
from wfv.ir.program_variables import definition, program_variables

_TOKEN = re.compile(r'@"[^"]*"|@[-\w.$]+|"[^"]*"', re.ASCII)
_LOCAL = {"internal", "private"}


def with_variables(launch: str, program: str) -> str:
    """The text of the launch module with the variables that the canonical module `program` defines."""
    module = parse_module(program)
    variables = _shared(module)
    if not variables:
        return launch
    declared = tuple(f"@{quote_global(name)} = " for name in variables)
    lines = [line for line in launch.split("\n") if not line.startswith(declared)]
    types = [f"%{name} = type {struct.body()}" for name, struct in module.types.items()]
    types = [line for line in types if line not in lines]
    names = _new_names(variables, program)
    text = "\n".join([*lines, *types, *(definition(item, "weak") for item in variables.values()), ""])
    return _TOKEN.sub(lambda token: names.get(token[0], token[0]), text)


def _shared(module: Module) -> dict[str, Global]:
    """The variables of the program, and the constants that other files see."""
    constants = {
        item.name: item
        for item in module.globals.values()
        if item.initializer is not None and "constant" in item.prefix.split() and not _LOCAL & set(item.prefix.split())
    }
    return program_variables(module) | constants


def _new_names(variables: dict[str, Global], program: str) -> dict[str, str]:
    """The names of the variables that are local to the source file, as they are printed, and their new names."""
    digest = hashlib.sha256(program.encode()).hexdigest()[:8]
    return {
        f"@{quote_global(name)}": f"@{quote_global(f'{name}.{digest}')}"
        for name, item in variables.items()
        if _LOCAL & set(item.prefix.split())
    }
