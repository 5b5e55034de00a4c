"""A launch that is ready to run: its plan and its packed arguments.

`QuickCall` launches again with other arguments by one call of native code.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from ctypes import string_at
from functools import partial
from types import MappingProxyType
from typing import NamedTuple, Protocol

from passes.interface import KernelInterface
from wfv.options import INDEX32_BUFFER_BYTES
from wfv.runtime.arguments.packer import ArgumentBlock, ArgumentPacker
from wfv.runtime.launch.geometry import Size, is_fixed
from wfv.runtime.launch.native_launch import NOT_TAKEN, NativePlan, native_launch
from wfv.runtime.launch.plan import Groups, LaunchPlan, scratch_area
from wfv.runtime.launch.variant import Variant

Run = Callable[[], object]
NOT_FIXED: Mapping[str, bytes] = MappingProxyType({})
Call = Callable[[tuple[object, ...]], int]


class BlockCall(NamedTuple):
    """Launches again with other packed arguments, which need as much local memory, and whose buffers are small.

    `call` returns NOT_TAKEN if one that is fixed is another. `interface`: what the arguments are packed for.
    `plan`: what it launches, if that is the same for good and nothing is to be done about its times; else None.
    """

    call: Callable[[ArgumentBlock], int]
    interface: KernelInterface
    plan: LaunchPlan | None


class Settled(Protocol):
    """What can launch again by one call of native code."""

    def native_run(self) -> Run | None:
        """Launches again; returns NOT_TAKEN if it has not. None if that is not possible in native code."""

    def native_call(self, fixed: Mapping[str, bytes] = NOT_FIXED) -> tuple[Call, ArgumentPacker] | None:
        """Launches again with other arguments, but for those that are `fixed`; likewise. With it, their packer."""

    def block_call(self, fixed: Mapping[str, bytes] = NOT_FIXED) -> BlockCall | None:
        """Launches again with other packed arguments, but for those that are `fixed`; None if that is not possible."""


class Timed(Protocol):
    """What takes the time of launches that it has not run itself."""

    def record_launches(self, groups: int, launches: int, seconds: float) -> None:
        """So many launches of so many groups took that long, each."""


class NativeStep(NamedTuple):
    """The next launch, for a sequence in native code.

    `fixed`: arguments that are compiled in. `is_final`: all further launches with these arguments are the same; else
    `timed`, if there is one, takes their times, and the step may be another later.
    """

    plan: LaunchPlan
    native_plan: NativePlan
    block: ArgumentBlock
    fixed: Mapping[str, bytes]
    groups: int
    is_final: bool = True
    timed: Timed | None = None


class Launchable(Protocol):
    """What runs a launch. Raises what `LaunchPlan.run` raises."""

    def run(self, groups: Groups | None = None) -> None:
        """Runs all groups, or these, and returns when they are done."""

    @property
    def settled(self) -> Settled | None:
        """What runs further launches like this one; None if that is not known yet."""

    def native_step(self) -> NativeStep | None:
        """How native code runs the next launch; None: `run` must do that."""

    def take_arguments(self) -> None:
        """Other arguments have been put into the blocks of those that it was made with."""

    @property
    def open_launch(self) -> Launchable | None:
        """What chooses among candidates for it; None if nothing is open."""

    @property
    def is_settled(self) -> bool:
        """Whether nothing is compared for it, and nothing will be while launches repeat as they do."""


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

    def take_arguments(self) -> None:
        """They are read at each run."""

    @property
    def open_launch(self) -> None:
        """None: it is one variant."""

    @property
    def is_settled(self) -> bool:
        """It is."""
        return True

    def native_step(self) -> NativeStep | None:
        """How native code runs the launch as part of a sequence; None if it prints."""
        found = self._plan.sequence_plan()
        return None if found is None else NativeStep(self._plan, found, self._block, self._fixed, self._plan.groups)

    def native_run(self) -> Run | None:
        """Does what `run` does without Python, if it can: the kernel neither prints nor reports errors."""
        plan = self._plan.native_plan()
        if plan is None or native_launch.call is None or native_launch.call_step is None:
            return None
        call, plan_address, block_address = native_launch.call, plan.address, self._block.address
        step = (ctypes.c_void_p * 2)(plan_address, block_address)
        if not plan.needs_scratch:
            run: Run = partial(native_launch.call_step, ctypes.addressof(step))
        else:

            def run() -> object:
                _area, scratch = scratch_area(plan.nbytes, plan.align)  # the name keeps an uncached area alive
                return call(plan_address, block_address, scratch, None)

        run.kept = plan, self._block, step  # type: ignore[attr-defined]
        return run

    def native_call(self, fixed: Mapping[str, bytes] = NOT_FIXED) -> tuple[Call, ArgumentPacker] | None:
        """Takes other arguments for the same kernel and sizes, and launches it, likewise; returns NOT_TAKEN or 0.

        With it, the packer of these arguments. None if that is not possible, or if a buffer is too large for most code.
        """
        plan = self._plan.native_plan()
        packer, call = self._packer, native_launch.call_with_objects
        taker = (
            None if packer is None or self._block.needs_index64 else packer.taker({**self._fixed, **fixed}, self._block)
        )
        if plan is None or packer is None or taker is None or call is None or native_launch.call is None:
            return None
        plan_address, taker_address = plan.address, taker.address

        if plan.needs_scratch:

            def launch(args: tuple[object, ...]) -> int:
                _area, scratch = scratch_area(plan.nbytes, plan.align)  # the name keeps an uncached area alive
                return call(plan_address, taker_address, args, scratch)

        else:

            def launch(args: tuple[object, ...]) -> int:
                return call(plan_address, taker_address, args, None)

        launch.kept = plan, taker  # type: ignore[attr-defined]
        return launch, packer

    def block_call(self, fixed: Mapping[str, bytes] = NOT_FIXED) -> BlockCall | None:
        """Launches again with other packed arguments."""
        if self._block.needs_index64:
            return None
        interface, run, wanted = self._plan.interface, self._plan.run, {**self._fixed, **fixed}
        places = [(param.offset, wanted[param.name]) for param in interface.params if param.name in wanted]

        def launch(block: ArgumentBlock) -> int:
            for offset, data in places:
                if string_at(block.address + offset, len(data)) != data:
                    return NOT_TAKEN
            run(block)
            return 0

        return BlockCall(launch, interface, self._plan)


class Arguments:
    """The arguments of a launch, packed for the variants that run it."""

    __slots__ = ("_args", "_blocks", "_by_name", "_kept")

    def __init__(self, args: Sequence[object], by_name: Mapping[str, object]) -> None:
        self._args, self._by_name = args, by_name
        self._blocks: dict[Variant, ArgumentBlock] = {}
        self._kept: tuple[ArgumentBlock, ...] = ()  # with the arrays that were put into the blocks

    @property
    def are_large(self) -> bool:
        """Whether a buffer is too large for code compiled with `Options.fits_index32`."""
        given = (*self._args, *self._by_name.values())
        return any(getattr(each, "nbytes", 0) > INDEX32_BUFFER_BYTES for each in given)

    @property
    def args(self) -> Sequence[object]:
        """As they were passed by position."""
        return self._args

    def replaced(self, args: Sequence[object], checked: Callable[[Variant, ArgumentBlock], None]) -> Callable[[], None]:
        """Packs other arguments for the same variants, and returns what puts them into the place of these.

        The blocks stay where they are. `checked` is called for each of the new ones. Raises ArgumentError.
        """
        packed = [(variant, block, variant.packer.pack(args)) for variant, block in self._blocks.items()]
        for variant, _, new in packed:
            checked(variant, new)

        def put() -> None:
            for variant, block, new in packed:
                ctypes.memmove(block.address, new.address, variant.interface.args_size)
            self._args, self._by_name, self._kept = args, NOT_FIXED, tuple(new for *_, new in packed)

        return put

    def block(self, variant: Variant) -> ArgumentBlock:
        """The packed arguments. Raises ArgumentError."""
        found = self._blocks.get(variant)
        if found is None:
            packer = variant.packer
            found = self._blocks[variant] = packer.pack(packer.order(self._args, self._by_name))
        return found


MAX_QUICK_CALLS = 64  # of a kernel


class QuickOptions(NamedTuple):
    """The sizes and options of a launch, as the caller gave them."""

    global_size: Size
    local_size: Size | None
    threads: int | None
    global_offset: Size | None
    strict: bool | None

    def key(self) -> object | None:
        """Equal for launches with the same sizes and options; None if some are not Python's integers and bools."""
        is_plain = self.strict is None or type(self.strict) is bool
        return self if is_plain and all(map(is_fixed, self[:4])) else None


class QuickCall(NamedTuple):
    """What takes the arguments of further launches, and launches.

    `launch` returns NOT_TAKEN if an argument is not one that native code takes: Python takes all of them then, or
    raises the error.
    """

    launch: Callable[[tuple[object, ...]], int]
    packer: ArgumentPacker


def quick_call(launch: Launchable) -> QuickCall | None:
    """The quick way of further launches like this one; None if there is none, or not yet."""
    settled = launch.settled
    call = None if settled is None else settled.native_call()
    return None if call is None else QuickCall(*call)
