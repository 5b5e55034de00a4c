"""What the source alone says of a kernel's parameters: later steps change the names and types of accesses."""

from __future__ import annotations

from dataclasses import dataclass

from wfv.ir.types import Type


@dataclass(frozen=True)
class ByValue:
    """The struct that a `byval` parameter points to, and its alignment in bytes."""

    type: Type
    align: int


@dataclass(frozen=True)
class SourceParam:
    """What only the kernel before normalization says of a parameter: LLVM may change names and types of accesses.

    `elem_type`, `is_restrict` and `struct_size` are those of `Param`.
    """

    name: str
    elem_type: Type | None = None
    is_restrict: bool = False
    struct_size: int = 0
