"""The first version of a large kernel: it runs one work-item at a time, until the model's choice is compiled.

    first launch    compiles code for one work-item at a time, which is a tenth of the size, and runs it
    50 ms later     the model's choice is compiled in the background
    compiled        the rest of the launch, and all further ones, run as if there had been no first version

LLVM needs seconds for vector code of 20,000 instructions. A host program that launches each of many kernels a few times
would wait for all of them, and most of them would never earn it back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from passes.interface import KernelInterface
from wfv.auto.launches import SizeClass
from wfv.errors import Error
from wfv.forks import Lock
from wfv.options import Options
from wfv.runtime.auto_launch import AutoLaunch
from wfv.runtime.background import Order, background
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.runtime.candidates import Ranked
from wfv.runtime.class_choice import ClassChoice
from wfv.runtime.kernel import Kernel
from wfv.runtime.kernel_variants import KernelVariants
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.launch.prepared import Arguments, Launchable

LARGE = 2000  # instructions by the cost model: to compile them takes about half a second

Receiver = Callable[[str], None]


class FirstChoice(ClassChoice):
    """Which of two versions runs: number 0 until number 1 is compiled. Nothing is compared."""

    def _begin(self, *, is_short: bool) -> bool:
        """Many short launches are worth the second version, too."""
        return super()._begin(is_short=False)

    def may_be_together(self, groups: int) -> bool:
        """They are not: nothing is compared."""
        return False

    def is_compiled(self, number: int, failure: str) -> None:
        """Number 1 is ready to run, or cannot be compiled for the reason given: then number 0 stays."""
        with self._lock:
            if failure:
                self.failures[number] = failure
            self.phase, self.winner = "settled", 0 if failure else number


class FirstVersion:
    """The first version `kernel` of a kernel whose model's choice `chosen` is large.

    `candidates`: what the model says of both. `compiler` compiles the kernel.
    """

    def __init__(
        self, kernel: Kernel, chosen: KernelVariants, compiler: KernelCompiler, candidates: tuple[Ranked, Ranked]
    ) -> None:
        self._lock = Lock()
        self._kernel, self._chosen, self._compiler, self._candidates = kernel, chosen, compiler, candidates
        self._choices: dict[tuple[Options, int], FirstChoice | None] = {}
        self._begins: bool | None = None  # whether the model's choice had to be compiled

    @property
    def interface(self) -> KernelInterface | None:
        """Parameters and memory, as the first version has them; None if the model's choice is there."""
        options = self._candidates[1].options
        if self._begins is None:
            self._begins = not self._is_ready(options)
        return self._kernel.interface if self._begins and not self._chosen.has_variant(options) else None

    def launch(
        self, launches: SizeClass, ndrange: NDRange, arguments: Arguments, finish: Callable[[], Launchable]
    ) -> AutoLaunch | None:
        """A launch that the first version begins, of such launches; `finish` prepares what ends it.

        None if the model's choice is there.
        """
        choice, threads = self.choice(launches), launches.threads
        if choice is None:
            return None

        def prepare(number: int) -> Launchable:
            return finish() if number else self._kernel.prepare(ndrange, threads, arguments)

        made = AutoLaunch(choice, ndrange.group_count, prepare)
        made.make_ready()
        return made

    def choice(self, launches: SizeClass) -> FirstChoice | None:
        """The choice for such launches; None if the model's choice runs them."""
        first, is_small = launches.local_size[0], not launches.is_large
        options = replace(self._chosen.options, fits_index32=is_small, lanes=self._chosen.lanes_for(first))
        key = options, launches.threads
        if key not in self._choices:
            made = None if self._is_ready(options) else self._make_choice(options, launches.threads)
            with self._lock:
                self._choices.setdefault(key, made)
        found = self._choices[key]
        return None if found is None or found.winner == 1 else found

    def _is_ready(self, options: Options) -> bool:
        """Whether there is machine code of the model's choice, here or in the cache."""
        if not self._chosen.has_code(options) and (found := self._compiler.find(options)) is not None:
            self._chosen.add_variant(options, *found)
        return self._chosen.has_code(options)

    def _make_choice(self, options: Options, threads: int) -> FirstChoice:
        def compile(_: Ranked, receiver: Receiver) -> None:
            def received(failure: str) -> None:
                receiver(self._outcome(options, failure))

            background.order(Order(self._chosen, self._compiler, options, received, is_urgent=True))

        return FirstChoice(self._candidates, threads, compile, lambda _: None)

    def _outcome(self, options: Options, failure: str) -> str:
        """What a compilation has come to. What another process could not do is tried here, on the background thread.

        Raises EndedError.
        """
        if not failure:
            return ""
        try:
            with background.in_llvm():
                self._chosen.variant(fits_index32=options.fits_index32, lanes=options.lanes).compile()
        except Error as error:
            return error.message
        return ""
