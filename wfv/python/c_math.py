"""Calls of C's math functions, which Numba makes, become calls of OpenCL's: those have vector forms."""

from __future__ import annotations

import re

from wfv.opencl.signatures import builtin_types

_NUMBER = r"(?:float|double)(?: [^,)]*)?"
_DECLARED = re.compile(rf'^declare (float|double) @"?(\w+)"?\(({_NUMBER}(?:, {_NUMBER})*)\)', re.MULTILINE)


def with_opencl_math(text: str) -> str:
    """The module with OpenCL's names for C's functions, where OpenCL has them; also for those of Numba's runtime."""
    for result, name, parameters in _DECLARED.findall(text):
        if symbol := _opencl_symbol(result, name, parameters):
            text = re.sub(rf'@"?{name}"?\(', f"@{symbol}(", text)
    return text


def _opencl_symbol(result: str, name: str, parameters: str) -> str:
    """`_Z4sqrtf` for `float @sqrtf(float)`; "" if there is no such function."""
    letters = result[0] * len(parameters.split(", "))
    name = name.removeprefix("numba_").removesuffix("f" if result == "float" else "")
    symbol = f"_Z{len(name)}{name}{letters}"
    return symbol if builtin_types(symbol) else ""
