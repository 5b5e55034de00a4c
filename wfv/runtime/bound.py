"""A kernel with bound arguments: they are checked once and launched many times."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from wfv.errors import BarrierDivergenceError, KernelTrapError
from wfv.runtime.arguments.packer import ArgumentBlock, local_memory
from wfv.runtime.kernel_variants import KernelVariants
from wfv.runtime.launch import reports
from wfv.runtime.launch.current_recording import current
from wfv.runtime.launch.geometry import Size
from wfv.runtime.launch.native_launch import NOT_TAKEN
from wfv.runtime.launch.prepared import Arguments, Launchable, QuickOptions

MAX_LAUNCHES = 64


class _Known(NamedTuple):
    """A launch, and how native code runs it again, if it can."""

    launch: Launchable
    run: Callable[[], object] | None


class BoundKernel:
    """What `kernel.bind(*args)` returns. It keeps the arrays alive: native code uses their addresses."""

    def __init__(self, kernel: KernelVariants, args: tuple[object, ...], block: ArgumentBlock) -> None:
        self.kernel, self.args = kernel, args
        self._kept = block.kept  # raw bytes cannot be resized before the first launch either
        self._local_bytes = local_memory(args, {})
        self._arguments = Arguments(args, {})
        self._known: dict[tuple[object, str | None], _Known] = {}  # by sizes and options

    def launch(
        self,
        global_size: Size,
        local_size: Size | None = None,
        *,
        threads: int | None = None,
        global_offset: Size | None = None,
        strict: bool | None = None,
        math: str | None = None,
    ) -> None:
        """Runs the kernel and returns when all work-items have finished.

        Raises GeometryError, OptionError, BarrierDivergenceError, KernelTrapError.
        """
        options = QuickOptions(global_size, local_size, threads, global_offset, strict)
        if (recorder := current.recorder) is not None:
            return recorder.take(self.kernel, options, math, self.args, {}, self._arguments)
        key = None if math is not None and type(math) is not str else (options.key(), math)
        known = None if key is None else self._known.get(key)
        if known is not None and known.run is not None and known.run() != NOT_TAKEN:
            return
        launch = self._prepare(options, math) if known is None else known.launch
        try:
            launch.run()
        except (BarrierDivergenceError, KernelTrapError) as error:
            reports.show_lines(error, self.kernel.source)
            raise
        if key is not None and key[0] is not None:
            self._remember(launch, key)

    def forget_launches(self) -> None:
        """The kernel has another number of threads."""
        self._known.clear()

    def _remember(self, launch: Launchable, key: tuple[object, str | None]) -> None:
        if len(self._known) >= MAX_LAUNCHES:
            self._known.clear()
        settled = launch.settled
        self._known[key] = _Known(launch, None if settled is None else settled.native_run())
        self.kernel.keepers.add(self)

    def _prepare(self, options: QuickOptions, math: str | None) -> Launchable:
        kernel = self.kernel if math is None else self.kernel.with_math(math)
        count, (global_size, local_size, _, offset, strict) = kernel.thread_count(options.threads), options
        ndrange = kernel.range(global_size, local_size, offset, count, strict, self._local_bytes)
        return kernel.prepare(ndrange, count, self._arguments)

    __call__ = launch

    def __reduce__(self) -> tuple[object, ...]:
        # The block holds addresses: the copy is bound again, to the copied arrays.
        return bind_arguments, (self.kernel, self.args, {})

    def __repr__(self) -> str:
        return f"<{self.kernel!r} with {len(self.args)} arguments>"


def bind_arguments(kernel: KernelVariants, args: Sequence[object], by_name: Mapping[str, object]) -> BoundKernel:
    """Checks and packs the arguments. Raises ArgumentError."""
    packer = kernel.variant().packer
    ordered = tuple(packer.order(args, by_name))
    return BoundKernel(kernel, ordered, packer.pack(ordered))
