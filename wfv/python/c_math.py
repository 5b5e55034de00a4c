"""Calls of C's math functions, which Numba makes, become calls of OpenCL's: those have vector forms."""

from __future__ import annotations

import re

from wfv.opencl.signatures import builtin_types

_TYPE = r"(?:float|double|i32|ptr)(?: [^,)]*)?"  # frexp stores an integer
_RENAMED = {"gamma": "tgamma"}
_DECLARED = re.compile(rf'^declare (float|double) @"?(\w+)"?\(({_TYPE}(?:, {_TYPE})*)\)', re.MULTILINE)


def with_opencl_math(text: str) -> str:
    """The module with OpenCL's names for C's functions, where OpenCL has them; also for those of Numba's runtime."""
    for result, name, parameters in _DECLARED.findall(text):
        if symbol := _opencl_symbol(result, name, parameters):
            text = re.sub(rf'@"?{name}"?\(', f"@{symbol}(", text)
    return text


def _opencl_symbol(result: str, name: str, parameters: str) -> str:
    """`_Z4sqrtf` for `float @sqrtf(float)`; "" if there is no such function."""
    letters = "".join(parameter[0] for parameter in parameters.split(", ")).replace("p", "Pi")
    name = name.removeprefix("numba_").removesuffix("f" if result == "float" else "")
    name = _RENAMED.get(name, name)
    symbol = f"_Z{len(name)}{name}{letters}"
    return symbol if builtin_types(symbol) else ""
