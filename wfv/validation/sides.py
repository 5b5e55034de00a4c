"""The two sides of a proof: functions, and the work-items that they run."""

from dataclasses import dataclass

from wfv.ir.core import Function, Module

Lanes = list[tuple[int, int]]  # the distances of each lane's work-item in dimensions 0 and 1


@dataclass(frozen=True)
class Side:
    """A function with its module. `lane_dimension`: the dimension that the code will call 0, if it does not yet."""

    module: Module
    fn: Function
    lane_dimension: int = 0


@dataclass(frozen=True)
class Version:
    """A function that runs the work-items `lanes` of continuation `number`, if its guard holds.

    `is_vector`: it runs them all at once. `rows`: neighbours in dimension 1 that it runs.
    """

    name: str
    number: int
    fn: Function
    lanes: Lanes
    is_vector: bool
    guard: Function | None = None
    rows: int = 1

    @property
    def label(self) -> str:
        """The version in words."""
        return self.name if self.number == 0 else f"{self.name} of continuation {self.number}"
