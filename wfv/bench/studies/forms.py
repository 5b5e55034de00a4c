"""What a study is made of: forms of one computation, each with its launches and the result that they must have."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import yaml

from wfv.errors import known
from wfv.runtime.launch.geometry import Size

DIRECTORY = Path(__file__).parent
SIZES = ("small", "default")
COPY = "copy"  # the form whose bandwidth is the limit of the others


@dataclass(frozen=True)
class Facts:
    """What is known of a form before it runs.

    `bytes` of a pixel, as the texts count: all that a work-item loads and stores for its one pixel; where a work-item
    walks along pixels, each is loaded once and stored once, because the cache keeps it. `cited` is the text's figure,
    in the study's unit, and `cited_limit` what the text's bandwidth gives for these bytes. None: the text has none.
    """

    name: str
    about: str
    bytes: int
    cited: float | None = None
    cited_limit: float | None = None


def facts_of(study: str) -> dict[str, Facts]:
    """The facts of a study's forms, by their names."""
    rows = yaml.safe_load((DIRECTORY / "facts.yaml").read_text())[study]
    return {name: Facts(name, **row) for name, row in rows.items()}


@dataclass(frozen=True)
class Step:
    """One launch."""

    kernel: str
    global_size: Size
    local_size: Size | None
    args: tuple[object, ...]


@dataclass(frozen=True)
class Form:
    """A form on its arrays. `steps` are its launches for a number of threads; they write all of `out`.

    `out` must then be `expected`, which NumPy computes in double precision: within `tolerance`, relative to the largest
    number.
    """

    facts: Facts
    steps: Callable[[int], Sequence[Step]]
    out: np.ndarray
    expected: np.ndarray
    pixels: int
    tolerance: float = 0.0

    @property
    def name(self) -> str:
        return self.facts.name


@dataclass(frozen=True)
class Study:
    """A study. `make_forms` takes a size, a seed and the most threads. `unit` counts pixels by `unit_pixels`."""

    name: str
    title: str
    unit: str
    unit_pixels: float
    facts: Mapping[str, Facts]
    make_forms: Callable[[str, int, int], list[Form]]
    by_groups: str = ""  # the form that is timed with each of `groups`, the work-items of a group
    groups: tuple[int, ...] = ()


def source(study: str) -> Path:
    """The file with the study's kernels."""
    return DIRECTORY / f"{study}.cl"


def check_size(size: str) -> str:
    """The name of a size. Raises OptionError."""
    return known(size, SIZES, "size")


def mismatch(form: Form) -> str:
    """What is wrong with the form's result, "" if nothing is. NaN is wrong."""
    allowed = form.tolerance * max(float(form.expected.max()), -float(form.expected.min()))
    wrong = ~(np.abs(form.out.astype(np.float64) - form.expected) <= allowed)
    if not wrong.any():
        return ""
    row, column = np.argwhere(wrong)[0]
    values = f"{form.out[row, column]}, not {form.expected[row, column]}"
    return f"{np.count_nonzero(wrong)} of {form.out.size} differ, the first at [{row}, {column}]: {values}"


def spoil(out: np.ndarray) -> None:
    """Fills an array with what no result has: NaN, or the complement of what is there."""
    if out.dtype.kind == "f":
        out.fill(np.nan)
    else:
        np.invert(out, out=out)
