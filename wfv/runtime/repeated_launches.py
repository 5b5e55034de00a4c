"""Launches of the same sizes that repeat: a version with the repeated arguments as constants is compiled and measured.

observed    the general version runs; the scalar arguments of the launches are compared
versions    launches with the arguments of a version are those of a choice between it and the general version
            (wfv/runtime/class_choice.py): it is compiled in the background, parts of launches are timed, and the faster
            one runs

Only integers are compiled in, samplers, and the formats of images: LLVM computes with them as the machine does. With
constants of floating-point type it would evaluate functions that the kernel calls, with other rounding errors.

`SettledLaunches` has what prepares the launches of the ranges whose choice is final, with their versions.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from passes.kernel_hints import Fixed
from wfv.auto.launches import Repeats
from wfv.forks import Lock
from wfv.ir.types import IntType, size_of
from wfv.runtime.arguments.image_arguments import FORMAT_BYTES, is_image
from wfv.runtime.auto_launch import AutoLaunch
from wfv.runtime.background import Order, background
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.runtime.candidates import Ranked
from wfv.runtime.class_choice import ClassChoice
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.launch.plan import Groups
from wfv.runtime.launch.prepared import Arguments, Launchable, NativeStep

Prepare = Callable[[NDRange, int, Arguments], Launchable]
MAX_VERSIONS = 4
PATIENCE = 200  # launches without a version: then nothing is observed any more

Values = Mapping[str, bytes]  # the integer arguments of a launch, by name


@dataclass(frozen=True)
class Constants(Ranked):
    """The candidate with constants."""

    names: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        return f"{super().title}, specialized on {', '.join(self.names)}"


@dataclass(frozen=True)
class Version:
    """A version of the kernel: its arguments, its code with some numbers of lanes, and the choice among these (from 1
    on) and the general version (0).
    """

    arguments: Values
    kernels: Sequence[Kernel]
    choice: ClassChoice

    def fits(self, values: Values) -> bool:
        return all(values[name] == value for name, value in self.arguments.items())


class RepeatedLaunches:
    """The launches of one range. `prepare` prepares those of the general version, which `kernel` has.

    `tried` returns what is compiled with constants: the general version's candidate first.
    """

    def __init__(
        self, kernel: Kernel, compiler: KernelCompiler, tried: Callable[[], Sequence[Ranked]], prepare: Prepare,
        ndrange: NDRange, threads: int,
    ) -> None:  # fmt: skip
        self._lock = Lock()
        self._kernel, self._compiler, self._tried, self._prepare = kernel, compiler, tried, prepare
        self._ndrange, self._threads, self._repeats = ndrange, threads, Repeats()
        self.versions: list[Version] = []
        self._variant = kernel.variant_for(ndrange)
        self._scalars = [
            (param.name, param.offset, FORMAT_BYTES if is_image(param) else size_of(param.type))
            for param in self._variant.interface.params
            if param.kind == "scalar" and (isinstance(param.type, IntType) or is_image(param))
        ]
        self.is_over = not self._scalars and self._full_size() is None

    def prepare(self, ndrange: NDRange, threads: int, arguments: Arguments) -> Launchable:
        """A launch of the range. Raises what `Kernel.prepare` raises."""
        general = self._prepare(ndrange, threads, arguments)
        if self.is_over or arguments.are_large:
            return general
        return RepeatedLaunch(self, general, self.values_of(arguments), arguments)

    def version_for(self, values: Values) -> Version | None:
        """The version for a launch with these arguments, which is taken note of; None: the general one runs."""
        with self._lock:
            for version in self.versions:
                if version.fits(values):
                    return None if version.choice.winner == 0 else version
            if self.is_over or len(self.versions) == MAX_VERSIONS:
                self.is_over = all(version.choice.winner == 0 for version in self.versions)
                return None
            self._repeats.record(values)
            constants = self._repeats.constants
            self.is_over = not self.versions and self._repeats.launches > PATIENCE
            if constants is None or not (constants or self._full_size()):
                return None
            self.versions.append(self._version(constants))
            self._repeats = Repeats()
            return self.versions[-1]

    def fitting(self, values: Values) -> Version | None:
        """The version for a launch with these arguments, of which no note is taken."""
        with self._lock:
            return next((version for version in self.versions if version.fits(values)), None)

    def auto_launch(self, version: Version, general: Launchable, arguments: Arguments) -> Launchable:
        """A launch that the version's choice runs."""

        def prepare(number: int) -> Launchable:
            if number == 0:
                return general
            return version.kernels[number - 1].prepare(self._ndrange, self._threads, arguments)

        return AutoLaunch(version.choice, self._ndrange.group_count, prepare)

    @property
    def is_settled(self) -> bool:
        """Whether nothing is being compiled or measured, and nothing will be while launches repeat as they do."""
        if any(version.choice.winner is None for version in self.versions):
            return False
        return bool(self.versions) or self.is_over or self._repeats.constants is not None

    def values_of(self, arguments: Arguments) -> Values:
        """The integer arguments of a launch."""
        start = arguments.block(self._variant).address
        return {name: ctypes.string_at(start + offset, size) for name, offset, size in self._scalars}

    def _full_size(self) -> tuple[int, ...] | None:
        """The local size, if all groups of the range have it."""
        sizes, local = self._ndrange.global_size, self._ndrange.local_size
        is_full = not any(size % each for size, each in zip(sizes, local, strict=True))
        return (*local, 1, 1)[:3] if is_full else None

    def _version(self, constants: Values) -> Version:
        fixed = Fixed(tuple((name, value.hex()) for name, value in constants.items()), self._full_size())
        own, tried = self._compiler, self._to_try()
        compiler = KernelCompiler(own.text, own.name, own.cache, fixed)
        kernels = [
            Kernel(own.name, compiler, each.options, source=self._kernel.source, variables=self._kernel.variables)
            for each in tried
        ]
        names = (*constants, *(["the local size"] if fixed.local_size else []))
        candidates = [Constants(each.options, 0.0, "", names=names) for each in tried]
        of_candidate = {each.title: kernel for each, kernel in zip(candidates, kernels, strict=True)}

        def compile(candidate: Ranked, receiver: Callable[[str], None]) -> None:
            self._compile(of_candidate[candidate.title], compiler, receiver)

        return Version(constants, kernels, ClassChoice([tried[0], *candidates], self._threads, compile, lambda _: None))

    def _to_try(self) -> list[Ranked]:
        """What is compiled with constants; if there is a version already, what was best for that, and the first."""
        tried = [each for each in self._tried() if each.options.lanes <= self._ndrange.local_size[0]] or self._tried()
        best = [version.choice.winner for version in self.versions if version.choice.winner]
        return list(dict.fromkeys([tried[0], tried[best[0] - 1]])) if best else list(tried)

    def _compile(self, kernel: Kernel, compiler: KernelCompiler, receiver: Callable[[str], None]) -> None:
        lanes = kernel.lanes_for(self._ndrange.local_size[0])
        options = replace(kernel.options, fits_index32=self._variant.options.fits_index32, lanes=lanes)
        background.order(Order(kernel, compiler, options, receiver))


class RepeatedLaunch:
    """One of the launches; may be run any number of times."""

    __slots__ = ("_arguments", "_auto", "_autos", "_general", "_owner", "_values", "_version")

    def __init__(self, owner: RepeatedLaunches, general: Launchable, values: Values, arguments: Arguments) -> None:
        self._owner, self._general, self._values, self._arguments = owner, general, values, arguments
        self._version: Version | None = None
        self._auto, self._autos = general, dict[int, Launchable]()

    @property
    def open_launch(self) -> Launchable | None:
        """What chooses between a version and the general one; None if nothing is open."""
        return self._auto.open_launch

    @property
    def is_settled(self) -> bool:
        """Whether no version of the kernel is compared, and none will be."""
        return self._owner.is_settled

    def run(self, groups: Groups | None = None) -> None:
        """Runs all groups, or these, and returns when they are done."""
        version = self._version or self._owner.version_for(self._values)
        if version is None or groups is not None:
            self._general.run(groups)
            return
        self._use(version)
        self._auto.run()

    def native_step(self) -> NativeStep | None:
        """How native code runs the next launch, which is taken note of; None while versions are measured."""
        version = self._version or self._owner.version_for(self._values)
        if version is None:
            step, lost = self._general.native_step(), self._owner.fitting(self._values)
            is_final = self._owner.is_over or lost is not None
            return None if step is None else step._replace(is_final=step.is_final and is_final)
        self._use(version)
        step = self._auto.native_step()
        return None if step is None else step._replace(fixed={**step.fixed, **version.arguments})

    def _use(self, version: Version) -> None:
        if version is self._version:
            return
        if id(version) not in self._autos:
            self._autos[id(version)] = self._owner.auto_launch(version, self._general, self._arguments)
        self._version, self._auto = version, self._autos[id(version)]


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
        made = RepeatedLaunches(kernel, compiler, tried, prepare, ndrange, threads)
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
