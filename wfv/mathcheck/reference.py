"""The correct results for floats, in double, and the errors of others: reference.c, on the platform's libm.

This code does not use wfv's passes or its library of built-ins, because these are what is measured.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from wfv import llvm
from wfv.mathcheck.worst import Worst
from wfv.runtime.cached_compiler import emit_text

REFERENCE = Path(__file__).resolve().parent / "reference.ll"
_DEFINED = re.compile(r"^define [^@]*@((?:ref|compare)_\w+)\(", re.MULTILINE)


class _Found(ctypes.Structure):
    _fields_ = (("error", ctypes.c_double), ("at", ctypes.c_long), ("broken", ctypes.c_long))


@dataclass(frozen=True)
class _Native:
    code: llvm.NativeCode  # owns the memory of the functions
    functions: dict[str, Any]


def reference(name: str, arguments: Sequence[np.ndarray], out: np.ndarray) -> None:
    """Writes the correct results of a function to `out` (float64). The arguments are float32, or int32 for an int."""
    addresses = [x.ctypes.data for x in arguments]
    addresses += [0] * (3 - len(addresses))
    _native().functions[f"ref_{name}"](*addresses, out.ctypes.data, len(out))


def compare(got: np.ndarray, want: np.ndarray, bound: float, any_zero: bool = False) -> Worst:
    """The largest error of `got` (float32 or int32) against `want` (float64). Integers are correct or wrong."""
    form = "int" if got.dtype == np.int32 else "float_any_zero" if any_zero else "float"
    found = _Found(-1.0, 0, 0)
    _native().functions[f"compare_{form}"](
        got.ctypes.data, want.ctypes.data, len(want), ctypes.c_double(bound), ctypes.byref(found)
    )
    return Worst(found.error, found.at, found.broken)


@cache
def _native() -> _Native:
    text = REFERENCE.read_text()
    names = _DEFINED.findall(text)
    code = llvm.load_object(emit_text(text, llvm.find_target("host"), vectorize=True), names)
    return _Native(code, {name: _callable(name, code.address(name)) for name in names})


def _callable(name: str, address: int) -> Any:
    pointer = ctypes.c_void_p
    if name.startswith("ref_"):
        return ctypes.CFUNCTYPE(None, pointer, pointer, pointer, pointer, ctypes.c_long)(address)
    return ctypes.CFUNCTYPE(None, pointer, pointer, ctypes.c_long, ctypes.c_double, pointer)(address)
