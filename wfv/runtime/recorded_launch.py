"""One launch of a recording: checked when it is recorded, prepared when the sequence runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from wfv.errors import BarrierDivergenceError, Error, KernelTrapError
from wfv.runtime import launch_errors, specialized
from wfv.runtime.arguments import ArgumentBlock, local_memory
from wfv.runtime.kernel_variants import KernelVariants
from wfv.runtime.parameters import Parameter
from wfv.runtime.prepared import Arguments, Launchable
from wfv.runtime.quick_call import QuickOptions
from wfv.runtime.sequence_parameters import value_of
from wfv.runtime.variant import Variant


class RecordedLaunch:
    """The launch with this number, from 1 on. `parameters` are those of the kernel that get parameters of the sequence.

    `name_of` has the names of those by the names of these.
    """

    def __init__(
        self,
        number: int,
        kernel: KernelVariants,
        options: QuickOptions,
        given: Sequence[object],
        packed: Arguments | None,
        is_tuned: bool = True,
    ) -> None:
        """Raises what the launch would raise. `is_tuned`: `auto` may run another variant than the model's choice."""
        self.number, self.kernel, self._own_threads, self._given = number, kernel, options.threads, tuple(given)
        self.is_tuned, args = is_tuned, tuple(map(value_of, given))
        self._count = count = kernel.thread_count(options.threads)
        local_bytes = local_memory(args, {}) if options.local_size is None else 0
        self.ndrange = kernel.range(
            options.global_size, options.local_size, options.global_offset, count, options.strict, local_bytes
        )
        self._arguments = Arguments(args, {}) if packed is None else packed
        KernelVariants.prepare(kernel, self.ndrange, count, self._arguments)  # checks; `auto` may choose later
        self.name_of = {
            value.name: param.name
            for value, param in zip(given, kernel.interface.params, strict=True)
            if isinstance(value, Parameter)
        }

    def thread_count(self, threads: int | None) -> int:
        """How many threads it gets in a run with so many; None: as recorded."""
        return self._count if self._own_threads is not None or threads is None else threads

    def prepare(self, threads: int | None) -> Launchable:
        """The launch, on so many threads if it was recorded without a number. Raises what preparing raises."""
        count = self.thread_count(threads)
        prepare = self.kernel.prepare if self.is_tuned else partial(KernelVariants.prepare, self.kernel)
        return prepare(self.ndrange, count, self._arguments)

    @property
    def args(self) -> Sequence[object]:
        """The arguments as they are now, in the order of the kernel's parameters."""
        return self._arguments.args

    def replaced(self, values: Mapping[str, object]) -> Callable[[], None]:
        """Checks the launch with these values of parameters, and returns what replaces them. Raises ArgumentError."""
        args = tuple(values[each.name] if isinstance(each, Parameter) else each for each in self._given)
        with Numbered(self.number):
            return self._arguments.replaced(args, self._check)

    def _check(self, variant: Variant, block: ArgumentBlock) -> None:
        specialized.check_fixed(variant.interface, self.kernel.hints, block)


class Numbered:
    """Errors within say which launch of the recording they are about."""

    def __init__(self, number: int, source: str | None = None) -> None:
        self._number, self._source = number, source

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Error):
            say_number(error, self._number, self._source)


def say_number(error: Error, number: int, source: str | None) -> None:
    """Puts the launch's number before the message, and shows lines of the kernel's source."""
    error.message = f"launch {number} of the recording: {error.message}"
    error.args = (error.message,)
    if isinstance(error, (BarrierDivergenceError, KernelTrapError)):
        launch_errors.show_lines(error, source)
