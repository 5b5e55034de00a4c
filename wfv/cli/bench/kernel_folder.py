"""A folder of kernels for `wfv bench`: kernels.toml says how each is launched and verified (docs/bench.md)."""

import runpy
import tomllib
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from kernels_ir.catalog import Arrays
from wfv.cli.kernel_source import KernelSource
from wfv.cli.launches import Reference
from wfv.cli.measure import named
from wfv.cli.option_texts import parse_sizes
from wfv.cli.options import BuildFlags, LaunchOptions
from wfv.errors import OptionError, choices, known

FILE = "kernels.toml"
EXAMPLE = "docs/bench.md has an example"
Number, Size = int | float, str | int | list
KEYS: dict[str, Any] = {
    "file": str, "kernel": str, "global": Size, "local": Size, "args": dict, "options": list, "defines": dict,
    "check": str, "tolerance": Number,
}  # fmt: skip


@dataclass(frozen=True)
class Entry:
    """A kernel of the folder. `shared`: arguments for all kernels of the folder that have such a parameter.

    `where` names it in messages; without `reference`, its results must equal `scalar`'s.
    """

    name: str
    where: str
    source: KernelSource
    sizes: LaunchOptions
    own: Mapping[str, str]
    shared: Mapping[str, str]
    reference: Reference | None
    tolerance: float | None

    def launch(self, params: Sequence[str]) -> LaunchOptions:
        """As on the command line."""
        used = {**{name: text for name, text in self.shared.items() if name in params}, **self.own}
        arguments = [f"{name}={text}" for name, text in used.items()]
        return LaunchOptions(None, self.sizes.global_size, self.sizes.local_size, arguments)


def find_folder(text: str) -> tuple[Path, str | None] | None:
    """The kernels.toml and the kernel's name of `FOLDER`, `FOLDER/kernels.toml` or either with `:KERNEL`."""
    before, _, name = text.rpartition(":")
    for path, kernel in ((text, None), (before, name)):
        if path and Path(path).is_dir():
            return Path(path) / FILE, kernel
        if path.endswith(".toml"):
            return Path(path), kernel
    return None


def read_folder(path: Path, wanted: str | None, flags: BuildFlags) -> tuple[list[Entry], list[int]]:
    """The kernels, or the one that is wanted, and the sizes. `flags`: more build options. Raises OptionError."""
    try:
        table = tomllib.loads(path.read_text())
    except OSError as error:
        raise OptionError(f"cannot read {str(path)!r}: {error.strerror}", help=f"write it: {EXAMPLE}") from None
    except ValueError as error:  # of TOML or UTF-8
        raise OptionError(f"{path}: {error}", help=EXAMPLE) from None
    size, kernels = table.pop("size", ""), table.pop("kernels", None)
    if not isinstance(kernels, dict) or not kernels:
        raise OptionError(f"{path}: no kernels", help=f"add a table [kernels.NAME] for each: {EXAMPLE}")
    with named(str(path)):
        _check(table)
        names = list(kernels) if wanted is None else [known(wanted, kernels, "kernel")]
        sizes = parse_sizes(str(size))
    return [_entry(path, name, table, kernels[name], flags) for name in names], sizes


def _check(table: object) -> None:
    """Raises OptionError for a key that is unknown, or has a value of another type."""
    if not isinstance(table, dict):
        raise OptionError(f"{table!r} is no table", help=EXAMPLE)
    for key, value in table.items():
        known(key, KEYS, "key")
        if not isinstance(value, KEYS[key]) or isinstance(value, bool):
            what = getattr(KEYS[key], "__name__", str(KEYS[key]))
            raise OptionError(f"{key} = {value!r}: not of type {what}", help=EXAMPLE)


def _entry(path: Path, name: str, shared: Mapping[str, Any], own: Any, flags: BuildFlags) -> Entry:
    where = f"{path}, kernel {name}"
    with named(where):
        _check(own)
        both = {**shared, **own}
        for key in ("file", "global"):
            if key not in both:
                raise OptionError(f"no {key}", help=f"write it into the table, or above all tables: {EXAMPLE}")
        folder = path.parent
        macros = [f"-D{macro}={value}" for macro, value in both.get("defines", {}).items()]
        texts = [*map(str, both.get("options", ())), *macros, *flags.texts]
        flags = replace(flags, cl_option=texts, define=None, include=None)
        source = KernelSource(str(folder / both["file"]), flags, both.get("kernel", name))
        sizes = LaunchOptions(None, _size(both["global"]), _size(both["local"]) if "local" in both else None)
        reference = read_reference(folder, both["check"]) if "check" in both else None
        own_arguments, shared_arguments = (_arguments(each.get("args", {}), folder) for each in (own, shared))
        return Entry(name, where, source, sizes, own_arguments, shared_arguments, reference, both.get("tolerance"))


def _size(value: str | int | list[Any]) -> str:
    """`["n", 64]` as on the command line: `{n},{64}`."""
    return ",".join(f"{{{each}}}" for each in (value if isinstance(value, list) else [value]))


def _arguments(table: Mapping[str, Any], folder: Path) -> dict[str, str]:
    """The texts of -a. Files are in the folder."""
    found = {}
    for name, value in table.items():
        text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
        found[name] = str(folder / text) if text.endswith(".npy") or ".npz" in text else text
    return found


def read_reference(folder: Path, text: str) -> Reference:
    """The function of `FILE.py:FUNCTION`, whose results are looked at. Raises OptionError."""
    file, _, name = text.rpartition(":")
    path = folder / file
    if not file or not path.is_file():
        raise OptionError(f"check = {text!r}: no file {str(path)!r}", help='write check = "reference.py:function"')
    function = known_function(path, name)

    def reference(values: dict[str, Any]) -> Arrays:
        with _user_code(path):
            found = function(values)
        if not isinstance(found, dict) or not found:
            raise OptionError(f"{text} returned no arrays", help="return a dict of arrays by the names of parameters")
        arrays = {each: np.asarray(array) for each, array in found.items()}
        for each, array in arrays.items():
            given = values.get(each)
            if not isinstance(given, np.ndarray):
                raise OptionError(f"{text} returned {each!r}, which is no array argument", help=choices(each, values))
            if array.shape != given.shape or array.dtype.names != given.dtype.names:
                raise OptionError(f"{text} returned {each} of shape {array.shape}", help=f"return {given.shape}")
        return arrays

    return reference


def known_function(path: Path, name: str) -> Any:
    """The function of that name in a file of Python. Raises OptionError."""
    with _user_code(path):
        found = {key: value for key, value in runpy.run_path(str(path)).items() if callable(value)}
    known(name, [key for key in found if not key.startswith("_")], f"function of {path.name}")
    return found[name]


@contextmanager
def _user_code(path: Path) -> Iterator[None]:
    """An exception of the user's file is an OptionError with its line."""
    try:
        yield
    except Exception as error:
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
        at = f", line {lines[-1]}" if lines else ""
        raise OptionError(f"{path.name}{at}: {type(error).__name__}: {error}", help="correct the function") from error
