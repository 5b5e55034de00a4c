"""A Python function and the types of its arguments become a kernel in LLVM IR, by Numba."""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import FunctionType
from typing import Any

from numba import types
from numba.core.errors import NumbaError, TypingError, UnsupportedBytecodeError
from numba.np.numpy_support import as_dtype

from passes.kernel_hints import REQUIRED_SIZE, STATED_SIZE
from wfv import llvm
from wfv.forks import compiling
from wfv.ir.spelling import escaped
from wfv.python.c_math import with_opencl_math
from wfv.python.failures import located
from wfv.python.parameters import lowered
from wfv.python.rules import Rules
from wfv.python.target import compiled
from wfv.runtime.launch.geometry import MAX_ITEMS

_DEFINED = re.compile(r"^define (?:\w+ )*?(\S+ @.*?)( !dbg !\d+)? \{$", re.MULTILINE)
_TOGETHER = re.compile(r'^(declare .*@"?_Z\d+(?:barrier|sub_group|work_group).*\))', re.MULTILINE)
_OF_A_GROUP = re.compile(r'^@.* addrspace\(3\) global |^declare .*@"?_Z\d+(?:barrier|work_group)', re.MULTILINE)
_SIZE = re.compile(r'^declare (i64 @"?_Z\d+get_(?:global_size|enqueued_local_size|num_groups)j)', re.MULTILINE)
_OVERFLOW = re.compile(r"(?<== )(add|sub|mul|shl) nsw ")
_LIKELY = re.compile(r", !prof !\d+")
_ENVIRONMENT = re.compile(r"^@_ZN08NumbaEnv.*\n", re.MULTILINE)
# Numba's functions are called with addresses of structs: nothing of them is left where they are inlined.
_INLINE = ("always_inliner", "global_dead_code_eliminate")


@compiling
def ir_text(
    function: FunctionType,
    args: tuple[Any, ...],
    rules: Rules,
    is_kernel: bool,
    local_size: Iterable[int] | None,
) -> tuple[str, str | None]:
    """The LLVM IR of a kernel, or a function of numbers, for arguments of these Numba types; the dtype of its result.

    `local_size`: of all launches, three numbers.
    Raises UnsupportedError with the line in Python.
    """
    try:
        made = compiled(function, args, rules)
        result = made.signature.return_type
        if not isinstance(result, types.NoneType if is_kernel else types.Integer | types.Float | types.Boolean):
            raise TypingError(f"a result of type {result}")
    except (NumbaError, UnsupportedBytecodeError, NotImplementedError, ImportError) as error:
        raise located(error, function) from None
    except Exception as error:  # a mistake in Numba
        raise located(TypingError(f"Numba fails with {error!r}"), function) from error
    text = _inlinable(made.library.get_llvm_str())
    hints = f"!{STATED_SIZE} !{{}} " * bool(_OF_A_GROUP.search(text))
    if local_size is not None:
        sizes = ", ".join(f"i32 {size}" for size in local_size)
        hints += f"!{REQUIRED_SIZE} !{{{sizes}}} "
    text += _wrapper(function.__name__, made, hints)
    return llvm.simplified(llvm.run_passes(text, _INLINE)), None if is_kernel else as_dtype(result).str


def _inlinable(text: str) -> str:
    """Numba's module: its functions are inlined, and work-items come together where they do in the source.

    Integers wrap around, as NumPy's do; Numba promises it too, but tells LLVM that they do not overflow. It also says
    which branches are unlikely, such as that of a slice beyond the end: LLVM would not make selections of these.
    A size is at least 1: as the step of a loop, it has no sign to test.
    """
    text = _TOGETHER.sub(r"\1 convergent", with_opencl_math(text))
    text = _SIZE.sub(rf"declare range(i64 1, {MAX_ITEMS}) \1", text)
    text = _OVERFLOW.sub(r"\1 ", _LIKELY.sub("", _ENVIRONMENT.sub("", text)))
    text = re.sub(r"getelementptr (?!inbounds)", "getelementptr inbounds ", text)
    return _DEFINED.sub(lambda found: f"define internal {found[1]} alwaysinline{found[2] or ''} {{", text)


def _wrapper(name: str, made: Any, hints: str) -> str:
    """The kernel or function, which calls Numba's. `hints`: its metadata."""
    descriptor, context, result = made.fndesc, made.target_context, made.signature.return_type
    arguments = zip(descriptor.args, descriptor.argtypes, strict=True)
    found = [part for argument in arguments for part in lowered(*argument, context)]
    parameters, operands, instructions, c_types = (
        separator.join(text for part in found for text in part[n])
        for n, separator in enumerate((", ", ", ", "\n", ", "))
    )
    type = context.data_model_manager[result].get_return_type()
    declared, returned = ("spir_kernel void", "void") if result == types.none else (type, f"{type} %.value")
    return f"""
define {declared} @"{escaped(name)}"({parameters}) !kernel_arg_type !{{{c_types}}} {hints}{{
  %.result = alloca {type}
  {instructions}
  %.code = call i32 @"{descriptor.mangled_name}"(ptr %.result, {operands})
  %.value = load {type}, ptr %.result
  ret {returned}
}}
"""
