"""What prepares the launches of the ranges whose choice is final, and the versions with constants that these have."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wfv.forks import Lock
from wfv.runtime import repeated_launches
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.runtime.candidates import Ranked
from wfv.runtime.class_choice import ClassChoice
from wfv.runtime.geometry import NDRange
from wfv.runtime.kernel import Kernel
from wfv.runtime.repeated_launches import Prepare, RepeatedLaunches, Version

MOST = 256  # ranges: then all are settled anew


class SettledLaunches:
    """By range and threads: what prepares a launch. A kernel has one of these."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._prepares: dict[tuple[NDRange, int], Prepare] = {}
        self._repeated: dict[tuple[NDRange, int], RepeatedLaunches] = {}

    def prepare_for(self, ndrange: NDRange, threads: int) -> Prepare | None:
        """What prepares such launches; None if they are not settled."""
        return self._prepares.get((ndrange, threads))

    def settle(self, ndrange: NDRange, threads: int, prepare: Prepare) -> Prepare:
        """Prepares such launches by `prepare` from now on. Returns what does it: another thread may have been first."""
        self._make_room()
        return self._prepares.setdefault((ndrange, threads), prepare)

    def settle_repeated(
        self, ndrange: NDRange, threads: int, prepare: Prepare, kernel: Kernel, compiler: KernelCompiler,
        tried: Callable[[], Sequence[Ranked]],
    ) -> Prepare:  # fmt: skip
        """As `settle`, and if such launches repeat, compares versions with constants of the candidates `tried`.

        `kernel` has the version without constants, which `prepare` prepares.
        """
        self._make_room()
        made = repeated_launches.RepeatedLaunches(kernel, compiler, tried, prepare, ndrange, threads)
        with self._lock:
            made = self._repeated.setdefault((ndrange, threads), made)
        return self.settle(ndrange, threads, made.prepare)

    def choices(self, ndrange: NDRange, threads: int) -> list[ClassChoice]:
        """Those about versions with constants for such launches."""
        repeated = self._repeated.get((ndrange, threads))
        return [] if repeated is None else [version.choice for version in repeated.versions]

    def versions(self) -> list[tuple[NDRange, Version]]:
        """All versions with constants, and the ranges that they are for."""
        repeated = list(self._repeated.items())
        return [(ndrange, version) for (ndrange, _), each in repeated for version in each.versions]

    @property
    def are_final(self) -> bool:
        """Whether no version with constants is open."""
        return all(each.is_settled for each in list(self._repeated.values()))

    def _make_room(self) -> None:
        if len(self._prepares) >= MOST:
            self._prepares.clear()
            self._repeated.clear()
