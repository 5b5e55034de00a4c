"""A launch that is ready to run, its plan and its packed arguments; and which recording takes it instead."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from passes.interface import Param
from wfv.errors import RecordingError
from wfv.runtime.arguments.packer import ArgumentBlock, ArgumentPacker, are_large, local_memory
from wfv.runtime.launch.geometry import Size
from wfv.runtime.launch.plan import LaunchPlan


class LaunchOptions(NamedTuple):
    """The sizes and options of a launch, as the caller gave them."""

    global_size: Size
    local_size: Size | None
    threads: int | None
    global_offset: Size | None
    strict: bool | None


Prepared = tuple[LaunchPlan, ArgumentBlock]  # `plan.run(block)` runs the launch, any number of times


class Arguments:
    """The arguments of launches, packed once for all variants with the same parameters."""

    __slots__ = ("_blocks", "_is_large", "_kept", "args", "by_name")

    def __init__(self, args: Sequence[object], by_name: Mapping[str, object]) -> None:
        self.args, self.by_name = args, by_name  # `args`: as they were passed by position
        self._blocks: dict[ArgumentPacker, ArgumentBlock] = {}
        self._kept: tuple[ArgumentBlock, ...] = ()  # with the arrays that were put into the blocks
        self._is_large: bool | None = None

    @property
    def are_large(self) -> bool:
        """Whether a buffer is too large for code compiled with `Options.fits_index32`."""
        if self._is_large is None:
            self._is_large = are_large((*self.args, *self.by_name.values()))
        return self._is_large

    @property
    def local_bytes(self) -> int:
        """The size of all local memory arguments in bytes."""
        return local_memory(self.args, self.by_name)

    def replaced(
        self, args: Sequence[object], checked: Callable[[Sequence[Param], ArgumentBlock], None]
    ) -> Callable[[], None]:
        """Packs other arguments for the same parameters, and returns what puts them into the place of these.

        The blocks stay where they are. `checked` is called for each of the new ones. Raises ArgumentError.
        """
        packed = [(packer, block, packer.pack(args)) for packer, block in self._blocks.items()]
        for packer, _, new in packed:
            checked(packer.params, new)

        def put() -> None:
            for packer, block, new in packed:
                ctypes.memmove(block.address, new.address, packer.nbytes)
            self.args, self.by_name, self._kept, self._is_large = args, {}, tuple(new for *_, new in packed), None

        return put

    def block(self, packer: ArgumentPacker) -> ArgumentBlock:
        """The packed arguments. Raises ArgumentError."""
        found = self._blocks.get(packer)
        if found is None:
            found = self._blocks[packer] = self._packed(packer)
        return found

    def _packed(self, packer: ArgumentPacker) -> ArgumentBlock:
        return packer.pack(packer.order(self.args, self.by_name))


class OfThread(threading.local):
    """What takes the launches of this thread (kernel, options, arguments); None: they run."""

    recorder: Callable[..., None] | None = None


current = OfThread()


def check_not_recording(what: str) -> None:
    """Raises RecordingError within a recording: `what` needs results, and nothing runs there."""
    if current.recorder is not None:
        raise RecordingError(
            f"{what} within a recording: nothing runs there, so that there are no results",
            help="call it before `with wfv.record()`, or after the sequence has run",
        )
