"""Which arguments `auto` compiles in as constants, and when: the versions of one candidate that have them.

Where launches repeat an integer argument that the code can use (wfv/cost/useful_arguments.py), or the local size, a
version with these as constants is compiled. There are three versions at most:

    launch                  runs
    width 512, taps 5       the general version: nothing has repeated
    width 512, taps 5       a first one, with both; compiled now
    width 640, taps 5       a second one, with `taps`: `width` has changed, and is a parameter again; compiled now
    width 512, taps 7       the general version

Which launches compile depends on the launches before them, not on how long anything took. With constants, another
strategy may be the best: a division by a parameter is slow in vectors, one by a power of two is not. So the cost model
chooses for each version.

Some constants are known at the first launch: the local size that the kernel requires, if all groups are full, and the
formats of images with the samplers, because the functions of images have code for each format, of which a launch needs
one. A version for each of the first FIRST combinations takes the place of the general version. The cost model has
chosen for likely formats and for that size already, and does not choose again.

The local size is compiled into SIMD code only. In code for one work-item at a time, and in LLVM's vectors, it changes
how LLVM unrolls and splits the loop over the work-items, to the worse as often as to the better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from passes.kernel_hints import Fixed
from wfv.errors import GeometryError
from wfv.forks import Lock
from wfv.runtime.arguments.packer import ArgumentPacker, Arguments
from wfv.runtime.candidates import LARGE, Ranked
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.launch.native_launch import Prepared
from wfv.runtime.variants import Variants

LONG = 200_000  # cycles by the cost model, 50 us: a shorter launch gains less than its call takes
MOST = 2  # versions with constants
FIRST = 4  # versions with constants that the first launch tells
LOCAL_SIZE = ""  # its name among the constants: no parameter has it

Compile = Callable[[Fixed], Variants]  # the code that the cost model chooses with these constants
Values = Mapping[str, object]  # of a launch: the bytes of arguments by name, and the local size


class Version(NamedTuple):
    """Code with these constants."""

    constants: Values
    variants: Variants

    def takes(self, values: Values) -> bool:
        """Whether it can run launches with these values."""
        return self.constants.items() <= values.items()

    @property
    def title(self) -> str:
        """`unicf, 16 lanes with n, the local size as constants`."""
        names = [name or "the local size" for name in sorted(self.constants, key=lambda name: (not name, name))]
        return f"{self.variants.options.title} with {', '.join(names)} as constants"


class Versions:
    """The code of one candidate, and code with constants in its place.

    `general`: without constants. `packer`: of its arguments. `useful`: the integers that may be compiled in; None: no
    constants at all.
    """

    def __init__(
        self,
        candidate: Ranked,
        general: Variants,
        packer: ArgumentPacker,
        useful: frozenset[str] | None,
        with_constants: Compile,
    ) -> None:
        self._lock, self._useful, self._with_constants = Lock(), useful or frozenset[str](), with_constants
        self.candidate, self.general, self._packer = candidate, general, packer
        self.made: list[Version] = []
        self._first: list[Version] = []
        self._is_sized = general.origin.hints.required_size is not None
        self._has_known = useful is not None and (packer.has_formats or self._is_sized)
        self._has_constants = useful is not None and candidate.instructions <= LARGE
        self._last: Values = {}  # of the launch before, until there is a version

    @property
    def latest(self) -> Variants:
        """The code that was made last: launches run it as long as its constants stay."""
        return [Version({}, self.general), *self._first, *self.made][-1].variants

    @property
    def titles(self) -> list[str]:
        """Those of the versions that exist, without the general one."""
        return [each.title for each in (*self._first, *self.made)]

    def prepare(self, ndrange: NDRange, threads: int, arguments: Arguments) -> Prepared:
        """A launch of these sizes. Raises ArgumentError, GeometryError, and compilation errors."""
        first = self._for_known(ndrange, arguments) if self._has_known else None
        is_long = self._has_constants and self.candidate.cycles * ndrange.items >= LONG
        later = self._version_for(self._values(ndrange, arguments)) if is_long else None
        for found in (later, first):
            if found is not None:
                try:
                    return found.prepare(ndrange, threads, arguments)
                except GeometryError:  # more values may be live across its barriers than scratch memory holds
                    continue
        return self.general.prepare(ndrange, threads, arguments)

    def _for_known(self, ndrange: NDRange, arguments: Arguments) -> Variants | None:
        """The version with what the first launch tells, which may be made now; None: the general one."""
        formats = self._packer.integers(arguments.block(self._packer), ())
        known = self._sized(ndrange, formats) if self._is_sized else formats
        with self._lock:
            found = next((each.variants for each in self._first if each.constants == known), None)
            if known and found is None and len(self._first) < FIRST:
                found = self.general.with_constants(_fixed(known))
                self._first.append(Version(known, found))
        return found

    def _version_for(self, values: Values) -> Variants | None:
        """The version with constants for such a launch, which may be made now; None: the general one."""
        found = self._find(values)
        if found is None and len(self.made) < MOST:
            with self._lock:
                found = self._find(values) or self._make(values)
        return found

    def _find(self, values: Values) -> Variants | None:
        for each in self.made:
            if each.takes(values):
                return each.variants
        return None

    def _make(self, values: Values) -> Variants | None:
        before = self.made[-1].constants if self.made else self._last
        self._last = values
        constants = {name: value for name, value in values.items() if before.get(name) == value}
        if not constants or any(each.constants == constants for each in self._first):
            return None
        self.made.append(Version(constants, self._with_constants(_fixed(constants))))
        return self.made[-1].variants

    def _values(self, ndrange: NDRange, arguments: Arguments) -> Values:
        """The values of a launch that may be compiled in.

        The arguments are packed for the general version, and again for one with constants whose code has other local
        variables: local memory begins at another offset there. That is a fraction of the time of launches beyond LONG.
        """
        integers = self._packer.integers(arguments.block(self._packer), self._useful)
        return self._sized(ndrange, integers)

    def _sized(self, ndrange: NDRange, values: Mapping[str, bytes]) -> Values:
        """The values, and the local size if it may be compiled in."""
        is_known = self.general.origin.hints.has_full_groups  # a specialized kernel has it already
        if ndrange.is_full and self.candidate.options.strategy.vectorize and not is_known:
            return {**values, LOCAL_SIZE: (*ndrange.local_size, 1, 1)[:3]}
        return values


def _fixed(constants: Values) -> Fixed:
    arguments = tuple((name, value.hex()) for name, value in constants.items() if isinstance(value, bytes))
    size = constants.get(LOCAL_SIZE)
    return Fixed(arguments, size if isinstance(size, tuple) else None)
