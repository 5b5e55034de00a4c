"""A launch that is ready to run: its plan and its packed arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from wfv.options import INDEX32_BUFFER_BYTES
from wfv.runtime.arguments import ArgumentBlock
from wfv.runtime.launch import Groups, LaunchPlan
from wfv.runtime.variant import Variant


class Launchable(Protocol):
    """What runs a launch. Raises what `LaunchPlan.run` raises."""

    def run(self, groups: Groups | None = None) -> None:
        """Runs all groups, or these, and returns when they are done."""


class Prepared:
    """A launch of one variant of a kernel; may be run any number of times."""

    __slots__ = ("_block", "_plan")

    def __init__(self, plan: LaunchPlan, block: ArgumentBlock) -> None:
        self._plan, self._block = plan, block

    def run(self, groups: Groups | None = None) -> None:
        """Runs all groups, or these, and returns when they are done."""
        self._plan.run(self._block, None, groups)


class Arguments:
    """The arguments of a launch, packed for the variants that run it."""

    __slots__ = ("_args", "_blocks", "_by_name")

    def __init__(self, args: Sequence[object], by_name: Mapping[str, object]) -> None:
        self._args, self._by_name = args, by_name
        self._blocks: dict[Variant, ArgumentBlock] = {}

    @property
    def are_large(self) -> bool:
        """Whether a buffer is too large for code compiled with `Options.fits_index32`."""
        given = (*self._args, *self._by_name.values())
        return any(getattr(each, "nbytes", 0) > INDEX32_BUFFER_BYTES for each in given)

    def block(self, variant: Variant) -> ArgumentBlock:
        """The packed arguments. Raises ArgumentError."""
        found = self._blocks.get(variant)
        if found is None:
            packer = variant.packer
            found = self._blocks[variant] = packer.pack(packer.order(self._args, self._by_name))
        return found
