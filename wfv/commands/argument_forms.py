"""Parses launch arguments and sizes from the command line: `out=zeros:f32:1048576`, `n=4`, `-g 1024,1024`."""

from __future__ import annotations

import ast
import math
import zipfile
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from wfv.errors import OptionError
from wfv.runtime.arguments import LocalMemory
from wfv.suggestions import choices

MAX_ELEMENTS = 1 << 33
DTYPES = {
    **{f"{kind}{bits}": f"{name}{bits}" for kind, name in (("i", "int"), ("u", "uint")) for bits in (8, 16, 32, 64)},
    **{f"f{bits}": f"float{bits}" for bits in (16, 32, 64)},
}
HIGH = 100  # the default upper bound of random integers
FORMS = (
    "zeros:f32:N, ones:.., arange:.., random:f32:N:seed=1, full:i32:N:VALUE, FILE.npy, FILE.npz:NAME, local:NBYTES, "
    "null"
)
_HELP = f"NAME=FORM, where FORM is a number, {FORMS}"


def parse_size(text: str, what: str) -> tuple[int, ...]:
    """`1024,1024`: one to three positive integers. Raises OptionError."""
    try:
        size = tuple(int(part) for part in text.split(","))
    except ValueError:
        size = ()
    if not 1 <= len(size) <= 3 or min(size) < 1:
        raise OptionError(
            f"{what} {text!r}: not one to three positive integers", help="pass one, such as 1024 or 64,64"
        )
    return size


def parse_arguments(texts: Sequence[str], params: Sequence[str]) -> dict[str, Any]:
    """The value of each parameter, in order; a parameter may also be given by its index. Raises OptionError."""
    values: dict[str, Any] = {}
    for text in texts:
        name, has_value, form = text.partition("=")
        if not has_value or not form:
            raise OptionError(f"argument {text!r}: no value", help=_HELP)
        name = params[int(name)] if name.isdecimal() and name not in params and int(name) < len(params) else name
        if name not in params:
            raise OptionError(f"no parameter {name!r}", help=choices(name, params))
        if name in values:
            raise OptionError(f"argument {name!r} is given twice")
        values[name] = parse_value(form)
    if missing := [name for name in params if name not in values]:
        raise OptionError(f"no argument for {', '.join(missing)}", help=f"-a {missing[0]}=FORM: {_HELP}")
    return {name: values[name] for name in params}


def parse_value(form: str) -> Any:
    """A number, a tuple of numbers (for a vector), an array, local memory or None. Raises OptionError."""
    if form == "null":
        return None
    kind, *parts = form.split(":")
    if kind in _MAKERS and parts:
        return _array(form, kind, parts)
    if kind == "local" and len(parts) == 1:
        return LocalMemory(_integer(parts[0], form))
    if form.endswith(".npy") or ".npz" in form:
        return _file(form)
    return _number(form)


def _zeros(dtype: np.dtype[Any], shape: tuple[int, ...]) -> np.ndarray:
    return np.zeros(shape, dtype)


def _ones(dtype: np.dtype[Any], shape: tuple[int, ...]) -> np.ndarray:
    return np.ones(shape, dtype)


def _arange(dtype: np.dtype[Any], shape: tuple[int, ...]) -> np.ndarray:
    return np.arange(math.prod(shape)).astype(dtype).reshape(shape)


def _full(dtype: np.dtype[Any], shape: tuple[int, ...], value: str) -> np.ndarray:
    return np.full(shape, _number(value), dtype)


def _random(dtype: np.dtype[Any], shape: tuple[int, ...], *settings: str) -> np.ndarray:
    """Uniformly distributed from `low` to below `high`; the same seed gives the same values."""
    given: dict[str, Any] = {"seed": 0, "low": 0, "high": 1 if dtype.kind == "f" else HIGH}
    for setting in settings:
        name, _, value = setting.partition("=")
        if name not in given:
            raise OptionError(f"random has no {name!r}", help=choices(name, given))
        given[name] = _number(value)
    generator = np.random.default_rng(given["seed"])
    if dtype.kind == "f":
        return generator.uniform(given["low"], given["high"], shape).astype(dtype)
    return generator.integers(given["low"], given["high"], shape, dtype)


_MAKERS: dict[str, Callable[..., np.ndarray]] = {
    "zeros": _zeros,
    "ones": _ones,
    "arange": _arange,
    "full": _full,
    "random": _random,
}


# The parts after dtype and shape: the least and largest number of them, and their form.
_EXTRA = {
    **dict.fromkeys(("zeros", "ones", "arange"), (0, 0, "")),
    "full": (1, 1, ":VALUE"),
    "random": (0, 3, ":seed=N:low=X:high=X"),
}


def _array(form: str, kind: str, parts: Sequence[str]) -> np.ndarray:
    """`KIND:DTYPE:SHAPE` and the other parts of that kind; a shape is `N` or `NxM`."""
    if parts[0] not in DTYPES or len(parts) < 2:
        raise OptionError(f"{form!r}: not {kind}:DTYPE:SHAPE", help=f"dtypes: {', '.join(DTYPES)}; shapes: 1024, 64x64")
    extra, (least, most, usage) = len(parts) - 2, _EXTRA[kind]
    if not least <= extra <= most:
        raise OptionError(f"{form!r}: not {kind}:DTYPE:SHAPE{usage}")
    shape = tuple(_integer(part, form) for part in parts[1].split("x"))
    if math.prod(shape) > MAX_ELEMENTS:
        raise OptionError(f"{form!r}: more than {MAX_ELEMENTS} elements")
    try:
        return _MAKERS[kind](np.dtype(DTYPES[parts[0]]), shape, *parts[2:])
    except (TypeError, ValueError, OverflowError) as error:
        if isinstance(error, OptionError):
            raise
        raise OptionError(f"{form!r}: {error}", help=_HELP) from None


def _file(form: str) -> np.ndarray:
    """`FILE.npy`, or an array of `FILE.npz:NAME` (the name may be left out if there is only one)."""
    path, _, name = form.rpartition(":") if Path(form).suffix not in (".npy", ".npz") else (form, "", "")
    try:
        loaded = np.load(path, allow_pickle=False)
        if isinstance(loaded, np.ndarray):
            return np.ascontiguousarray(loaded).reshape(loaded.shape)
        with loaded:
            member = np.asarray(loaded[_member(loaded.files, path, name)])
            return np.ascontiguousarray(member).reshape(member.shape)
    except (OSError, EOFError, ValueError, zipfile.BadZipFile, zlib.error) as error:
        if isinstance(error, OptionError):
            raise
        raise OptionError(f"cannot read {path!r}: {error}", help="write it with numpy.save or numpy.savez") from None


def _member(files: Sequence[str], path: str, name: str) -> str:
    """The array's name in the file. Raises OptionError."""
    if name in files:
        return name
    if name:
        raise OptionError(f"no array {name!r} in {path!r}", help=choices(name, files))
    if len(files) != 1:
        listed = ", ".join(files) or "none"
        raise OptionError(f"{path!r} has {len(files)} arrays", help=f"choose with FILE.npz:NAME: {listed}")
    return files[0]


def _integer(text: str, form: str) -> int:
    try:
        value = int(text)
    except ValueError:
        value = 0
    if value < 1:
        raise OptionError(f"{form!r}: {text!r} is not a positive integer")
    return value


def _number(text: str) -> Any:
    """A Python literal, `inf`, `nan`, `true` or `false`; several with commas are a vector. Raises OptionError."""
    if "," in text:
        return tuple(map(_number, text.split(",")))
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    try:
        return float(text) if text.lower().lstrip("+-") in ("inf", "nan") else _literal(text)
    except (ValueError, SyntaxError):
        raise OptionError(f"{text!r} is not a number", help=_HELP) from None


def _literal(text: str) -> int | float:
    value = ast.literal_eval(text.strip())
    if type(value) not in (int, float):
        raise ValueError(text)
    return value  # type: ignore[no-any-return]
