"""A Python function and the types of its arguments become a kernel in LLVM IR, by Numba."""

from __future__ import annotations

import linecache
import os
import re
from types import FunctionType
from typing import Any

from numba import types
from numba.core.errors import NumbaError, TypingError, UnsupportedBytecodeError

from wfv import llvm
from wfv.forks import compiling
from wfv.ir.values import escaped, unescaped
from wfv.python.c_math import with_opencl_math
from wfv.python.failures import located
from wfv.python.parameters import lowered
from wfv.python.target import compiled
from wfv.python.typing_rules import Rules

_DEFINED = re.compile(r"^define (?:\w+ )*?(\S+ @.*?)( !dbg !\d+)? \{$", re.MULTILINE)
_FILE = re.compile(r'!DIFile\(filename: "([^"]*)", directory: "([^"]*)"\)')
_TOGETHER = re.compile(r'^(declare .*@"?_Z\d+(?:barrier|sub_group|work_group).*\))', re.MULTILINE)
_ENVIRONMENT = re.compile(r"^@_ZN08NumbaEnv.*\n", re.MULTILINE)
# Numba's functions are called with addresses of structs: nothing of them is left where they are inlined.
_PASSES = ("always_inliner", "global_dead_code_eliminate", "sroa", "instruction_combine", "simplify_cfg")


@compiling
def kernel_text(function: FunctionType, args: tuple[Any, ...], rules: Rules) -> str:
    """The kernel's LLVM IR for arguments of these Numba types. Raises UnsupportedError with the line in Python."""
    try:
        made = compiled(function, args, rules)
        if made.signature.return_type != types.none:
            raise TypingError("a kernel that returns a value")
    except (NumbaError, UnsupportedBytecodeError) as error:
        raise located(error, function) from None
    text = _inlinable(made.library.get_llvm_str())
    return _with_sources(llvm.run_passes(text + _wrapper(function.__name__, made.fndesc, made.target_context), _PASSES))


def _inlinable(text: str) -> str:
    """Numba's module: its functions are inlined, and work-items come together where they do in the source."""
    text = _TOGETHER.sub(r"\1 convergent", with_opencl_math(text))
    text = _ENVIRONMENT.sub("", text)
    text = re.sub(r"getelementptr (?!inbounds)", "getelementptr inbounds ", text)
    return _DEFINED.sub(lambda found: f"define internal {found[1]} alwaysinline{found[2] or ''} {{", text)


def _wrapper(name: str, descriptor: Any, context: Any) -> str:
    """The kernel, which calls Numba's function."""
    arguments = zip(descriptor.args, descriptor.argtypes, strict=True)
    found = [part for argument in arguments for part in lowered(*argument, context)]
    parameters, operands, instructions = (
        separator.join(text for part in found for text in part[n]) for n, separator in enumerate((", ", ", ", "\n"))
    )
    return f"""
define spir_kernel void @{name}({parameters}) {{
  %.result = alloca ptr
  {instructions}
  %.code = call i32 @"{descriptor.mangled_name}"(ptr %.result, {operands})
  ret void
}}
"""


def _with_sources(text: str) -> str:
    """The module with the text of each Python file in its debug info, as Clang embeds that of C."""
    return _FILE.sub(lambda found: _embedded(found[1], found[2]), text)


def _embedded(name: str, directory: str) -> str:
    path = os.path.join(unescaped(directory), unescaped(name))
    lines = linecache.getlines(path) or linecache.getlines(unescaped(name))
    source = f', source: "{escaped("".join(lines))}"' if lines else ""
    return f'!DIFile(filename: "{name}", directory: "{directory}"{source})'
