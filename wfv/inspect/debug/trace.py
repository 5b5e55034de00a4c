"""What a work-item has done, line by line, with the variables that it had at each line."""

from dataclasses import dataclass, field
from typing import Any

from wfv.errors import SourceLocation
from wfv.inspect.check.findings import Item
from wfv.inspect.source_text import SourceText
from wfv.ir.interp import POISON


@dataclass
class Moment:
    """The work-item comes to a line. `depth`: how many functions are around it, that called each other.

    `variables`: those of this function that have a value then, by name, with the values by work-item (index in the
    group). What happens before the next moment: `values` that variables get; `effects`: writes to arrays and to shared
    memory, and mistakes, as text; `is_barrier`: it waits for the others of its group.
    """

    location: SourceLocation
    depth: int
    variables: dict[str, dict[int, Any]] = field(default_factory=dict)
    values: list[str] = field(default_factory=list)
    effects: list[str] = field(default_factory=list)
    is_barrier: bool = False


@dataclass
class Trace:
    """A run of work-item `index` of its group; `shown`: the global ids of the work-items of its vector, by index.

    The last moment is the end of the run, which has the location of the moment before; `end` says why it ends.
    """

    kernel: str
    index: int
    shown: dict[int, Item]
    source: SourceText
    moments: list[Moment] = field(default_factory=list)
    end: str = "the work-item returns"

    def text(self) -> str:
        """The run: the parameters, then each line with the values that it gives to variables, and what else it does."""
        first = [f"{name} = {shown(by_item[self.index])}" for name, by_item in self.moments[0].variables.items()]
        return "\n".join([*first, *map(self._text_of, self.moments), ""])

    def line(self, moment: Moment) -> str:
        """`saxpy.cl:4  y[i] += a * x[i];`, indented in functions; or why the run ends."""
        at = moment.location
        if moment is self.moments[-1]:
            return self.end
        return f"{'  ' * moment.depth}{at.file or 'IR'}:{int(at)}  {self.source.shown(at, at.file)}"

    def _text_of(self, moment: Moment) -> str:
        return f"\n{'  ' * moment.depth}    ".join([self.line(moment), *moment.values, *moment.effects])


def shown(value: Any) -> str:
    """A value as text: `0.5`; `(1, 2)` for a vector."""
    if isinstance(value, tuple):
        return f"({', '.join(map(shown, value))})"
    return "uninitialized" if value is POISON else str(value)
