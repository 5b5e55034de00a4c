"""A launch that is ready to run: its plan and its packed arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Protocol

from wfv.options import INDEX32_BUFFER_BYTES
from wfv.runtime.arguments import ArgumentBlock, ArgumentPacker
from wfv.runtime.launch import Groups, LaunchPlan
from wfv.runtime.native_launch import native_launch
from wfv.runtime.variant import Variant

Run = Callable[[], object]
NOT_FIXED: Mapping[str, bytes] = MappingProxyType({})
Call = Callable[[tuple[object, ...]], int]


class Settled(Protocol):
    """What can launch again by one call of native code."""

    def native_run(self) -> Run | None:
        """Launches again; returns NOT_TAKEN if it has not. None if that is not possible in native code."""

    def native_call(self, fixed: Mapping[str, bytes] = NOT_FIXED) -> tuple[Call, ArgumentPacker] | None:
        """Launches again with other arguments, but for those that are `fixed`; likewise. With it, their packer."""


class Launchable(Protocol):
    """What runs a launch. Raises what `LaunchPlan.run` raises."""

    def run(self, groups: Groups | None = None) -> None:
        """Runs all groups, or these, and returns when they are done."""

    @property
    def settled(self) -> Settled | None:
        """What runs further launches like this one; None if that is not known yet."""


class Prepared:
    """A launch of one variant of a kernel; may be run any number of times."""

    __slots__ = ("_block", "_fixed", "_packer", "_plan")

    def __init__(
        self,
        plan: LaunchPlan,
        block: ArgumentBlock,
        packer: ArgumentPacker | None = None,
        fixed: Mapping[str, bytes] = NOT_FIXED,
    ) -> None:
        self._plan, self._block, self._packer, self._fixed = plan, block, packer, fixed

    def run(self, groups: Groups | None = None) -> None:
        """Runs all groups, or these, and returns when they are done."""
        self._plan.run(self._block, None, groups)

    @property
    def settled(self) -> Prepared:
        """This."""
        return self

    def native_run(self) -> Run | None:
        """Does what `run` does without Python, if it can: the kernel neither prints nor reports errors."""
        plan = self._plan.native_plan()
        if plan is None or native_launch.call is None:
            return None
        run = partial(native_launch.call, plan.address, self._block.address, None, None)
        run.kept = plan, self._block  # type: ignore[attr-defined]
        return run

    def native_call(self, fixed: Mapping[str, bytes] = NOT_FIXED) -> tuple[Call, ArgumentPacker] | None:
        """Takes other arguments for the same kernel and sizes, and launches it, likewise; returns NOT_TAKEN or 0.

        With it, the packer of these arguments. None if that is not possible, or if a buffer is too large for most code.
        """
        plan = self._plan.native_plan()
        packer, call = self._packer, native_launch.call_with_objects
        taker = None if packer is None or self._block.needs_index64 else packer.taker({**self._fixed, **fixed})
        if plan is None or packer is None or taker is None or call is None or native_launch.call is None:
            return None
        plan_address, taker_address = plan.address, taker.address

        def launch(args: tuple[object, ...]) -> int:
            return call(plan_address, taker_address, args, None)

        launch.kept = plan, taker  # type: ignore[attr-defined]
        return launch, packer


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
