"""Sizes and arguments of a launch from the command line: `-g 1024,1024`, `-a out=zeros:f32:1048576`.

A kernel from a file becomes a workload of one launch, whose results must equal strategy `scalar`'s.
"""

import ast
import math
import zipfile
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from rich.markup import escape
from rich.table import Table

from kernels_ir import catalog
from kernels_ir.catalog import Arrays, Workload, columns_of, compare_arrays
from passes.records import has_scalar
from wfv.cli.kernel_source import options_of
from wfv.cli.options import LaunchOptions
from wfv.errors import OptionError, choices, near
from wfv.fuzz.guarded_arrays import guarded
from wfv.ir.spelling import quote_global
from wfv.launch import Launch, LocalMemory
from wfv.runtime.kernel import Kernel
from wfv.tables import rich_table

MAX_ELEMENTS = 1 << 33
_NUMBERS = {"int": (8, 16, 32, 64), "uint": (8, 16, 32, 64), "float": (16, 32, 64)}
DTYPES = {f"{name[0]}{bits}": f"{name}{bits}" for name, widths in _NUMBERS.items() for bits in widths}
HIGH = 100  # the default upper bound of random integers
FORMS = (
    "zeros:f32:N, ones:.., arange:.., random:f32:N:seed=1, full:i32:N:VALUE, FILE.npy, FILE.npz:NAME, local:NBYTES, "
    "null"
)
_HELP = f"NAME=FORM, where FORM is a number, {FORMS}"
Reference = Callable[[dict[str, Any]], Arrays]
TOLERANCE = {"float16": (1e-2, 1e-3), "float32": (1e-4, 1e-6), "float64": (1e-9, 1e-12)}  # rtol, atol


def launch_of(given: LaunchOptions, kernel: Kernel) -> tuple[dict[str, Any], Launch]:
    """The values of the kernel's parameters, and its launch with them. Raises OptionError.

    A megabyte that cannot be accessed follows each array, so that an access beyond its end is an error.
    """
    sizes = given.sizes()
    values = parse_arguments(given.argument or (), [param.name for param in kernel.interface.params])
    for param in kernel.interface.params:
        if isinstance(array := values[param.name], np.ndarray):
            values[param.name] = guarded(array, "end", param.align).array
    return values, Launch(*sizes, tuple(values.values()))  # type: ignore[arg-type]


@dataclass
class FileWorkload(Workload):
    """One launch, verified against the arrays that the reference returns: the others are not compared.

    Floats may differ by `tolerance` times the largest number of the array (None: by TOLERANCE).
    """

    tolerated: float | None = None

    @cached_property
    def returned(self) -> Arrays:
        """The results of the reference; computed at the first access."""
        return self.reference(self.initial)

    def mismatches(self) -> list[str]:
        columns = (columns_of(name, self.arrays[name], wanted) for name, wanted in self.returned.items())
        found = (compare_arrays(*column, self._tolerance(*column[1:])) for each in columns for column in each)
        return [line for line in found if line]

    def _tolerance(self, ours: np.ndarray, wanted: np.ndarray) -> tuple[float, float] | None:
        """Relative and absolute."""
        if self.tolerated is None or ours.dtype.kind != "f":
            return TOLERANCE.get(str(ours.dtype))
        return 0.0, self.tolerated * float(np.abs(wanted[np.isfinite(wanted)]).max(initial=0))


def file_workload(
    values: Mapping[str, Any],
    launch: Launch,
    scalar: Kernel,
    function: Reference | None = None,
    tolerance: float | None = None,
) -> Workload:
    """One launch. `function`, which takes all arguments by name, or `scalar` computes the expected results."""
    aligns = {param.name: param.align for param in scalar.interface.params}
    arrays = {name: value for name, value in values.items() if isinstance(value, np.ndarray)}

    def reference(initial: Arrays) -> Arrays:
        if function is not None:
            return function({**values, **initial})
        copies = {name: guarded(array, "end", aligns[name]).array for name, array in initial.items()}
        scalar(launch.global_size, launch.local_size, *({**values, **copies}.values()))
        return copies

    return FileWorkload(arrays, [launch], reference, tolerated=tolerance)


def are_compared(workload: Workload, kernel: Kernel) -> bool:
    """Whether the arrays hold all results: the kernel writes to some, and returns nothing."""
    text = kernel.source or ""
    is_void = kernel.hints.keeps_options or f" void @{quote_global(kernel.name)}(" in text
    params = (each for each in kernel.interface.params if each.name in workload.arrays)
    return has_scalar(text) and is_void and any(each.is_written for each in params)


def bundled_launch(name: str, size: str, number: int, kernel: Kernel) -> Launch:
    """The launch of a bundled kernel; the workload's launches before it have run, so that its arrays are as there."""
    launches = catalog.load(name).workload(size, 0).launches
    if number >= len(launches):
        raise OptionError(f"there is no launch {number}", help=f"the last one is {len(launches) - 1}")
    scalar = kernel.with_options(options_of("scalar"))
    for launch in launches[:number]:
        scalar(launch.global_size, launch.local_size, *launch.args)
    return launches[number]


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
        try:
            values[name] = parse_value(form)
        except OptionError as error:
            error.message = f"argument {name!r}: {error.message}"
            raise
    if missing := [name for name in params if name not in values]:
        raise OptionError(f"no argument for {', '.join(missing)}", help=f"-a {missing[0]}=FORM: {_HELP}")
    return {name: values[name] for name in params}


def parse_value(form: str) -> Any:
    """A number, a tuple of numbers (for a vector), an array, local memory or None. Raises OptionError."""
    if form == "null":
        return None
    kind, *parts = form.split(":")
    if kind in KINDS:
        return _array(form, kind, parts)
    if kind == "local":
        return LocalMemory(_integer(":".join(parts), form))
    if form.endswith(".npy") or ".npz" in form:
        return _file(form)
    if parts:
        help = f"{near(kind, [*KINDS, 'local'])} {_HELP}".lstrip()
        raise OptionError(f"{form!r}: there is no form {kind!r}", help=help)
    return _number(form)


def _random(shape: tuple[int, ...], dtype: np.dtype[Any], *settings: str) -> np.ndarray:
    """Uniformly distributed from `low` to below `high`; the seed determines the values."""
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


# The kinds of arrays: the parts after dtype and shape, and the function that makes one of shape, dtype and these parts.
KINDS: dict[str, tuple[str, Callable[..., np.ndarray]]] = {
    "zeros": ("", np.zeros),
    "ones": ("", np.ones),
    "arange": ("", lambda shape, dtype: np.arange(math.prod(shape)).astype(dtype).reshape(shape)),
    "full": (":VALUE", lambda shape, dtype, value: np.full(shape, _number(value), dtype)),
    "random": (":seed=N:low=X:high=X", _random),
}


def _array(form: str, kind: str, parts: Sequence[str]) -> np.ndarray:
    """`KIND:DTYPE:SHAPE` and the other parts of that kind; a shape is `N` or `NxM`."""
    name, size, *more = [*parts, "", ""] if len(parts) < 2 else parts
    rest, make = KINDS[kind]
    if name not in DTYPES or not size or (kind != "random" and len(more) != rest.count(":")):
        help = f"dtypes: {', '.join(DTYPES)}; shapes: 1024, 64x64"
        raise OptionError(f"{form!r}: not {kind}:DTYPE:SHAPE{rest}", help=help)
    shape = tuple(_integer(part, form) for part in size.split("x"))
    if math.prod(shape) > MAX_ELEMENTS:
        raise OptionError(f"{form!r}: more than {MAX_ELEMENTS} elements")
    try:
        return make(shape, np.dtype(DTYPES[name]), *more)
    except OptionError:
        raise
    except (TypeError, ValueError, OverflowError) as error:
        raise OptionError(f"{form!r}: {error}", help=_HELP) from None


def _file(form: str) -> np.ndarray:
    """`FILE.npy`, or an array of `FILE.npz:NAME` (the name may be left out if there is only one)."""
    path, _, name = form.rpartition(":") if Path(form).suffix not in (".npy", ".npz") else (form, "", "")
    try:
        loaded = np.load(path, allow_pickle=False)
        if not isinstance(loaded, np.ndarray):
            with loaded as archive:
                loaded = np.asarray(archive[_member(archive.files, path, name)])
        return np.ascontiguousarray(loaded).reshape(loaded.shape)
    except OptionError:
        raise
    except (OSError, EOFError, ValueError, zipfile.BadZipFile, zlib.error) as error:
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
    with suppress(ValueError):
        if (value := int(text)) >= 1:
            return value
    raise OptionError(f"{form!r}: {text!r} is not a positive integer")


def _number(text: str) -> Any:
    """A Python literal, `inf`, `nan`, `true` or `false`; several with commas are a vector. Raises OptionError."""
    if "," in text:
        return tuple(map(_number, text.split(",")))
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    with suppress(ValueError, SyntaxError):
        value = float(text) if text.lower().lstrip("+-") in ("inf", "nan") else ast.literal_eval(text.strip())
        if type(value) in (int, float):
            return value
    raise OptionError(f"{text!r} is not a number", help=_HELP)


SHOWN = 8  # values of an array


def arrays_table(arrays: Arrays) -> Table:
    """A row for each array, with its first values."""
    rows = []
    for name, array in arrays.items():
        first = " ".join(f"{value:.6g}" if array.dtype.kind == "f" else str(value) for value in array.ravel()[:SHOWN])
        more = " .." if array.size > SHOWN else ""
        rows.append((escape(name), array.dtype, "x".join(map(str, array.shape)), escape(first) + more))
    return rich_table(("array", "dtype", "shape", "first values"), rows)


def save_arrays(path: Path, arrays: Arrays) -> None:
    """Writes an .npz file. Not by numpy.savez, which does not accept an array named `file`."""
    try:
        with path.open("wb") as output, zipfile.ZipFile(output, "w") as archive:
            for name, array in arrays.items():
                with archive.open(f"{name}.npy", "w", force_zip64=True) as file:
                    np.lib.format.write_array(file, array, allow_pickle=False)
    except OSError as error:
        raise OptionError(f"cannot write {str(path)!r}: {error.strerror}") from None
