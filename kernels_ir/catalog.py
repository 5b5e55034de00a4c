"""The bundled kernels: their IR, the arrays and launches of each size, and NumPy references for the results."""

import difflib
import importlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wfv.errors import OptionError
from wfv.launch import Launch

HERE = Path(__file__).resolve().parent
MORE = "more"  # the folder of the kernels that are not the paper's
SIZES = ("tiny", "small", "default")
IRREGULAR = (  # of MORE: kernels that tell the strategies apart
    "BlendLayers", "BlockDecode", "LineLexer", "PointInPolygons", "Queens",
    "RuleScores", "ShadowedLights", "SphereTrace", "StackMachine", "TreeSearch",
)  # fmt: skip

Array = NDArray[Any]
Arrays = dict[str, Array]


class UnknownKernelError(OptionError, LookupError):
    """No kernel of that name is bundled."""

    default_help = "`wfv list` shows the bundled kernels"


@dataclass
class Workload:
    """Arrays, the launches that work on them in order, and a reference for the arrays' final contents.

    `reference` maps the initial contents to the final ones. An array that its result omits must remain unchanged.
    """

    arrays: Arrays
    launches: list[Launch]
    reference: Callable[[Arrays], Arrays]
    tolerance: dict[str, tuple[float, float]] = field(default_factory=dict)  # (rtol, atol); absent: exact

    def __post_init__(self) -> None:
        self._initial = {name: array.copy("K") for name, array in self.arrays.items()}

    @property
    def initial(self) -> Arrays:
        """The contents before the launches, read-only."""
        views = {name: array.view() for name, array in self._initial.items()}
        for array in views.values():
            array.flags.writeable = False
        return views

    @cached_property
    def expected(self) -> Arrays:
        """The contents that each array must have after all launches; computed at the first access."""
        initial = self.initial
        return {**initial, **self.reference(initial)}

    def reset(self) -> None:
        """Restores every array to its initial contents, in place."""
        for name, array in self.arrays.items():
            np.copyto(array, self._initial[name])

    def mismatches(self) -> list[str]:
        """A message for each array that differs from `expected`; empty if the results are correct."""
        found = (
            compare_arrays(name, array, self.expected[name], self.tolerance.get(name))
            for name, array in self.arrays.items()
        )
        return [line for line in found if line]


def compare_arrays(name: str, actual: Array, expected: Array, tolerance: tuple[float, float] | None) -> str | None:
    """A message with the number of differences and the first one; None if the arrays agree within the tolerance."""
    if actual.shape != expected.shape:
        return f"{name}: shape {actual.shape}, expected {expected.shape}"
    if tolerance is None:
        wrong, allowed = actual != expected, "exact"
    else:
        rtol, atol = tolerance
        with np.errstate(invalid="ignore", over="ignore"):
            error = np.abs(actual.astype(np.result_type(actual, np.float64)) - expected)
            # Negated, so that a NaN counts as wrong where a number is expected; equal infinities have a NaN error.
            wrong = ~(error <= atol + rtol * np.abs(expected)) & (actual != expected)
        allowed = f"rtol {rtol:g}, atol {atol:g}"
    if actual.dtype.kind in "fc":
        wrong &= ~(np.isnan(actual) & np.isnan(expected))
    count = int(np.count_nonzero(wrong))
    if count == 0:
        return None
    first = tuple(int(axis[0]) for axis in np.nonzero(wrong))
    where = f"[{', '.join(map(str, first))}]"
    return f"{name}: {count} of {wrong.size} differ ({allowed}); {where} is {actual[first]}, not {expected[first]}"


def columns_of(label: str, ours: Array, theirs: Array) -> Iterator[tuple[str, Array, Array]]:
    """Both arrays with a label; of arrays of records, both arrays of each field."""
    if not ours.dtype.names:
        yield label, ours, theirs
    for part in ours.dtype.names or ():
        yield from columns_of(f"{label}.{part}", ours[part], theirs[part])


@dataclass(frozen=True)
class Benchmark:
    """A bundled kernel: `kernel` is the function's name in the IR file `ir_path`."""

    name: str
    kernel: str
    ir_path: Path
    cl_path: Path
    workload: Callable[[str, int], Workload]  # (one of SIZES, seed); OptionError for another size
    description: str


def names() -> list[str]:
    """The paper's kernels in alphabetical order."""
    return sorted(path.stem for path in HERE.glob("*.ll"))


def more_names() -> list[str]:
    """The other bundled kernels in alphabetical order."""
    return sorted(path.stem for path in (HERE / MORE).glob("*.ll"))


def all_names() -> list[str]:
    """All bundled kernels, the paper's first."""
    return names() + more_names()


def load(name: str) -> Benchmark:
    """The bundled kernel of that name; raises UnknownKernelError with the nearest names otherwise."""
    known = all_names()
    if name not in known:
        folded = {other.lower(): other for other in known}
        near = [folded[match] for match in difflib.get_close_matches(name.lower(), folded)]
        hint = f"did you mean {' or '.join(near)}?" if near else f"there are {', '.join(known)}"
        raise UnknownKernelError(f"no bundled kernel is called {name!r}; {hint}")
    folder = "" if name in names() else f"{MORE}."
    module = importlib.import_module(f"kernels_ir.{folder}{name}")
    source = Path(str(module.__file__))

    def workload(size: str, seed: int) -> Workload:
        if size not in module.SIZES:
            raise OptionError(f"no size {size!r}; there are {', '.join(module.SIZES)}")
        made: Workload = module.workload(seed, *module.SIZES[size])
        return made

    description = (module.__doc__ or "").strip().splitlines()[0]
    ll, cl = source.with_suffix(".ll"), source.with_suffix(".cl")
    return Benchmark(name, module.KERNEL, ll, cl, workload, description)
