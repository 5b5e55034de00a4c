"""The kernels that have the variants of a kernel's candidates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from wfv.auto.launches import SizeClass
from wfv.options import Options
from wfv.runtime.background import Order, background
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.runtime.candidates import Ranked, title_of
from wfv.runtime.kernel import Kernel


class CandidateKernels:
    """`own` is the kernel that chooses, which has the variants of the cost model's choice.

    `plain` makes the same kernel with other options, which chooses nothing. `given`: the options of the build.
    """

    def __init__(
        self, own: Kernel, plain: Callable[[Options], Kernel], compiler: KernelCompiler, given: Options
    ) -> None:
        self._own, self._plain, self.compiler, self.given = own, plain, compiler, given
        self._others: dict[Options, Kernel] = {}

    def of(self, candidate: Ranked) -> Kernel:
        """The kernel that has the variants of a candidate."""
        options = candidate.options
        if options == self._own.options:
            return self._own
        if options not in self._others:
            self._others.setdefault(options, self._plain(options))
        return self._others[options]

    def compile(self, launches: SizeClass, candidate: Ranked, receiver: Callable[[str], None]) -> None:
        """Compiles a candidate's variant for such launches in the background.

        `receiver` gets "", or why it is not to be measured.
        """
        kernel = self.of(candidate)
        lanes, is_small = kernel.lanes_for(launches.local_size[0]), not launches.is_large
        options = replace(kernel.options, fits_index32=is_small, lanes=lanes)

        def received(failure: str) -> None:
            receiver(failure or self._twin(kernel, options))

        background.order(Order(kernel, self.compiler, options, received))

    def _twin(self, kernel: Kernel, options: Options) -> str:
        """Says which other candidate has the same code: BOSCC changes nothing where no region is worth a branch."""
        for other in (self._own, *self._others.values()):
            own = replace(other.options, fits_index32=options.fits_index32, lanes=options.lanes)
            if other is not kernel and (ir := other.ir_of(own)) is not None and ir == kernel.ir_of(options):
                return f"it has the code of {title_of(other.options)}"
        return ""
