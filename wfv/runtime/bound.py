"""A kernel with bound arguments: they are checked once and launched many times."""

from collections.abc import Mapping, Sequence

from wfv.runtime.kernel_variants import KernelVariants
from wfv.runtime.launch.geometry import Size
from wfv.runtime.launch.prepared import Arguments, LaunchOptions


class BoundKernel:
    """What `kernel.bind(*args)` returns. It keeps the arrays alive: native code uses their addresses."""

    def __init__(self, kernel: KernelVariants, args: Sequence[object]) -> None:
        self.kernel, self.args = kernel, tuple(args)
        self._arguments = Arguments(self.args, {})
        self._arguments.block(kernel.variant())

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
        options = LaunchOptions(global_size, local_size, threads, global_offset, strict)
        self.kernel.launch(options, math, self._arguments)

    __call__ = launch

    def __reduce__(self) -> tuple[object, ...]:
        # The block holds addresses: the copy is bound again, to the copied arrays.
        return bind_arguments, (self.kernel, self.args, {})

    def __repr__(self) -> str:
        return f"<{self.kernel!r} with {len(self.args)} arguments>"


def bind_arguments(kernel: KernelVariants, args: Sequence[object], by_name: Mapping[str, object]) -> BoundKernel:
    """Checks and packs the arguments. Raises ArgumentError."""
    return BoundKernel(kernel, kernel.variant().packer.order(args, by_name))
