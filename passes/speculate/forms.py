"""Forms of a continuation that run other work-items at once than a vector of a row does: tiles.py, pairs.py."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from passes.analysis.divergence import Shapes
from passes.remarks import Remark
from wfv.ir.core import Function


@dataclass(frozen=True)
class FormCandidate:
    """A continuation that may have a form. `by_rows`, `by_columns()`: its shapes with lanes in dimension 0, and in 1.

    `has_versions`: there are fast versions of it.
    """

    fn: Function
    by_rows: Shapes
    by_columns: Callable[[], Shapes]
    lanes: int
    vector_bits: int
    has_versions: bool


@dataclass(frozen=True)
class Form:
    """A form of a continuation that runs other work-items at once than a vector of a row does.

    `kind`: of its remark; `suffix`: of its name, and its role. `text(lanes)`: the text of its remark.
    `is_better(candidate)`: whether it should be used; `make(fn, name, lanes)`.
    """

    kind: str
    suffix: Literal["tile", "pair"]
    text: Callable[[int], str]
    is_better: Callable[[FormCandidate], bool]
    make: Callable[[Function, str, int], Function]

    def name_of(self, continuation: str) -> str:
        return f"{continuation}.{self.suffix}"

    def of(self, fn: Function, lanes: int) -> Function:
        """The form of a continuation."""
        return self.make(fn, self.name_of(fn.name), lanes)

    def remark(self, lanes: int) -> Remark:
        """The remark that the form is used."""
        return Remark(0, self.kind, "", "", self.text(lanes))
