"""Kernels that call one function of the library per work-item, and the errors of their results."""

from __future__ import annotations

import re
from functools import cache

import numpy as np

import wfv
from wfv.opencl import library

_SIGNATURE = re.compile(r"^define spir_func (\S+|<.*?>) @[\w.]+\((.*)\) \{")
_DECLARE = re.compile(r"^declare [^@]*@([\w.$]+)\(.*\n", re.MULTILINE)
_CALLEE = re.compile(r"\bcall [^@]*@([\w.]+)\(")
_TYPES = {"float": np.float32, "double": np.float64, "i32": np.int32, "i64": np.int64}
_VECTOR = re.compile(r"<(\d) x (\w+)>")
LOCAL_SIZE = 64


@cache
def declarations() -> dict[str, str]:
    """The `declare` of each function that the library calls and does not define, by its name."""
    return {found[1]: found[0] for found in _DECLARE.finditer(library.LIBRARY.read_text())}


def linked(*symbols: str) -> str:
    """The functions with all that they call, as a linker would put them into a module."""
    work, seen = list(symbols), set(symbols)
    texts = []
    while work:
        name = work.pop()
        if not library.has(name):
            texts.append(declarations()[name])
            continue
        text = library.text_of(name)
        texts.append(text.replace("define ", "define internal ", 1).replace(") {\n", ") alwaysinline {\n", 1))
        new = [callee for callee in dict.fromkeys(_CALLEE.findall(text)) if callee not in seen]
        seen.update(new)
        work += new
    return "\n".join(texts)


def signature(symbol: str) -> tuple[str, list[str]]:
    """LLVM's types of the result and the parameters."""
    found = _SIGNATURE.match(library.text_of(symbol))
    assert found is not None
    return found[1], [part.rpartition(" %")[0] for part in re.split(r", (?![^<]*>)", found[2])]


@cache
def program(symbol: str, strategy: str, target: str = "host"):
    """A kernel `call`: buffers of the results (value, then pointees), then of the arguments."""
    result, params = signature(symbol)
    pointee = {"f": "float", "d": "double", "i": "i32"}.get(symbol[-1], "")
    values = [p for p in params if not p.startswith("ptr")]
    head = [f"ptr addrspace(1) %{n}" for n in ("r0", *(["r1"] * (len(values) < len(params))))]
    head += [f"ptr addrspace(1) %a{i}" for i in range(len(values))]
    body = ["%id = call spir_func i64 @_Z13get_global_idj(i32 0)"]
    for i, type in enumerate(values):
        body += [f"%p{i} = getelementptr {type}, ptr addrspace(1) %a{i}, i64 %id",
                 f"%v{i} = load {type}, ptr addrspace(1) %p{i}, align 4"]  # fmt: skip
    args = [f"{type} %v{i}" for i, type in enumerate(values)]
    variables, behind = "", []
    if len(values) < len(params):
        space, place = params[-1], "%out"
        body += [f"%to = getelementptr {pointee}, ptr addrspace(1) %r1, i64 %id"]
        if space == "ptr":
            body += [f"%out = alloca {pointee}"]
        elif space == "ptr addrspace(1)":
            place = "%to"
        else:
            variables = f"@room = internal addrspace(3) global [{LOCAL_SIZE} x {pointee}] undef\n"
            body += ["%lid = call spir_func i64 @_Z12get_local_idj(i32 0)",
                     f"%out = getelementptr {pointee}, ptr addrspace(3) @room, i64 %lid"]  # fmt: skip
        args.append(f"{space} {place}")
        if place == "%out":
            behind = [f"%back = load {pointee}, {space} %out", f"store {pointee} %back, ptr addrspace(1) %to"]
    body += [f"%value = call spir_func {result} @{symbol}({', '.join(args)})", *behind,
             f"%q = getelementptr {result}, ptr addrspace(1) %r0, i64 %id",
             f"store {result} %value, ptr addrspace(1) %q, align 4", "ret void"]  # fmt: skip
    ids = "declare spir_func i64 @_Z13get_global_idj(i32)\ndeclare spir_func i64 @_Z12get_local_idj(i32)\n"
    lines = "\n".join(f"  {line}" for line in body)
    text = f"{variables}define spir_kernel void @call({', '.join(head)}) {{\n{lines}\n}}\n{ids}\n{linked(symbol)}"
    return wfv.build(text, strategy=strategy, target=target)


def _results(type: str, count: int) -> np.ndarray:
    """An array for `count` values; a vector is a row, and one of three elements has four columns."""
    vector = _VECTOR.match(type)
    if vector is None:
        return np.empty(count, _TYPES[type])
    width = int(vector[1])
    return np.empty((count, 4 if width == 3 else width), _TYPES[vector[2]])


def call(symbol: str, strategy: str, *arguments: np.ndarray, target: str = "host") -> tuple[np.ndarray, ...]:
    """The results for each element of the arguments: the value, and the one stored through a pointer."""
    result, params = signature(symbol)
    count = -(-len(arguments[0]) // LOCAL_SIZE) * LOCAL_SIZE
    padded = [np.resize(x, (count, *x.shape[1:])) for x in arguments]
    outs = [_results(result, count)]
    if params[-1].startswith("ptr"):
        outs.append(np.empty(count, {"f": np.float32, "d": np.float64, "i": np.int32}[symbol[-1]]))
    program(symbol, strategy, target).call(count, LOCAL_SIZE, *outs, *padded)
    return tuple(x[: len(arguments[0])] for x in outs)


def ulps(got: np.ndarray, wanted: np.ndarray) -> np.ndarray:
    """The error of each result in units of the last place of what is wanted (a long double); infinite if it is NaN or
    infinite and should not be, or the other way round. What rounds to infinity may be the largest number, too."""
    limits = np.finfo(got.dtype)
    with np.errstate(all="ignore"):
        rounded = wanted.astype(got.dtype)
        exponent = np.floor(np.log2(np.maximum(np.abs(wanted), np.longdouble(limits.smallest_normal))))
        exponent = np.where(np.isfinite(wanted), np.minimum(exponent, limits.maxexp - 1), 0)
        unit = np.exp2(np.longdouble(1) * exponent) * limits.eps
        top = np.where(np.isinf(got), np.copysign(np.longdouble(2) ** limits.maxexp, got), got)
        aim = np.where(np.isinf(rounded), np.copysign(np.longdouble(2) ** limits.maxexp, wanted), wanted)
        error = np.abs(top - aim) / unit
    error = np.where(np.isinf(wanted) & (got == rounded), 0, error)
    error = np.where(np.isinf(wanted) & (got != rounded), np.inf, error)
    error = np.where(np.isnan(got) | np.isnan(wanted), np.inf, error)
    return np.where(np.isnan(got) & np.isnan(wanted), 0, error)


EDGES = (
    0.0, 0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 7.0, 7.5, 8.0, 8.5, 16.0, 35.0, 171.0, 184.5, 1e-30,
    1e30, 2.0**23, 2.0**24, 1.5 * 2**22, 2.0**52, 2.0**53, np.inf, np.nan,
)  # fmt: skip


def numbers(dtype: type, count: int, seed: int = 0) -> np.ndarray:
    """Edge values of both signs, random bits, and random numbers of usual sizes."""
    draw = np.random.default_rng(seed)
    limits = np.finfo(dtype)
    edges = np.array([*EDGES, limits.max, limits.smallest_normal, limits.smallest_subnormal], dtype)
    with np.errstate(over="ignore"):
        edges = np.concatenate([edges, np.nextafter(edges, dtype(0)), np.nextafter(edges, dtype(np.inf))])
    word = np.uint32 if dtype is np.float32 else np.uint64
    bits = draw.integers(0, np.iinfo(word).max, count // 2, word, endpoint=True).view(dtype)
    usual = draw.uniform(-10, 10, count - count // 2).astype(dtype)
    return np.concatenate([edges, -edges, bits, usual])
