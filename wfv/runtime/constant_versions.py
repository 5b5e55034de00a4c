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

The formats of images, and samplers, are constants from the first launch on: the functions of images have code for each
format, of which a launch needs one. There is a version for each of the first FORMATS combinations, which takes the
place of the general version.

The local size is compiled into SIMD code only. In code for one work-item at a time, and in LLVM's vectors, it changes
how LLVM unrolls and splits the loop over the work-items, to the worse as often as to the better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import NamedTuple

from passes.kernel_hints import Fixed
from wfv.errors import GeometryError
from wfv.forks import Lock
from wfv.runtime.arguments.packer import ArgumentPacker, Arguments
from wfv.runtime.candidates import Ranked, title_of
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.launch.native_launch import Prepared
from wfv.runtime.variants import Variants

LARGE = 2000  # instructions by the cost model: half a second to compile
LONG = 200_000  # cycles by the cost model, 50 us: a shorter launch gains less than its call takes
MOST = 2  # versions with constants
FORMATS = 4  # versions with formats of images and samplers alone
LOCAL_SIZE = ""  # its name among the constants: no parameter has it

Compile = Callable[[Fixed], Variants]  # the code that the cost model chooses with these constants
Values = Mapping[str, object]  # of a launch: the bytes of arguments by name, and the local size


class Version(NamedTuple):
    """Code with these constants."""

    constants: Values
    variants: Variants

    def takes(self, values: Values) -> bool:
        """Whether it can run launches with these values."""
        return all(values.get(name) == value for name, value in self.constants.items())

    @property
    def title(self) -> str:
        """`unicf, 16 lanes with n, the local size as constants`."""
        names = [name or "the local size" for name in sorted(self.constants, key=lambda name: (not name, name))]
        return f"{title_of(self.variants.options)} with {', '.join(names)} as constants"


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
        self._by_formats: list[Version] = []
        self._has_formats = useful is not None and packer.has_formats
        self._has_constants = useful is not None and candidate.instructions <= LARGE
        self._last: Values = {}  # of the launch before, until there is a version

    @property
    def latest(self) -> Variants:
        """The code that was made last: launches run it as long as its constants stay."""
        return [Version({}, self.general), *self._by_formats, *self.made][-1].variants

    @property
    def titles(self) -> list[str]:
        """Those of the versions that exist, without the general one."""
        return [each.title for each in (*self._by_formats, *self.made)]

    def prepare(self, ndrange: NDRange, threads: int, arguments: Arguments) -> Prepared:
        """A launch of these sizes. Raises ArgumentError, GeometryError, and compilation errors."""
        general = self._for_formats(arguments) if self._has_formats else self.general
        if not self._has_constants or self.candidate.cycles * ndrange.items < LONG:
            return general.prepare(ndrange, threads, arguments)
        values = self._values(ndrange, arguments)
        if (found := self._version_for(values)) is not None:
            with suppress(GeometryError):  # more values may be live across its barriers than fit into scratch memory
                return found.prepare(ndrange, threads, arguments)
        return general.prepare(ndrange, threads, arguments)

    def _for_formats(self, arguments: Arguments) -> Variants:
        """The version with the formats of these images and with these samplers, which may be made now."""
        formats = self._packer.integers(arguments.block(self._packer), ())
        with self._lock:
            found = next((each.variants for each in self._by_formats if each.constants == formats), None)
            if found is None and len(self._by_formats) < FORMATS:
                found = self._with_constants(_fixed(formats))
                self._by_formats.append(Version(formats, found))
        return found or self.general

    def _version_for(self, values: Values) -> Variants | None:
        """The version with constants for such a launch, which may be made now; None: the general one."""
        found = self._find(values)
        if found is None and len(self.made) < MOST:
            with self._lock:
                found = self._find(values) or self._make(values)
        return found

    def _find(self, values: Values) -> Variants | None:
        return next((each.variants for each in self.made if each.takes(values)), None)

    def _make(self, values: Values) -> Variants | None:
        before = self.made[-1].constants if self.made else self._last
        self._last = values
        constants = {name: value for name, value in values.items() if before.get(name) == value}
        if not constants or any(each.constants == constants for each in self._by_formats):
            return None
        self.made.append(Version(constants, self._with_constants(_fixed(constants))))
        return self.made[-1].variants

    def _values(self, ndrange: NDRange, arguments: Arguments) -> Values:
        """The values of a launch that may be compiled in.

        The arguments are packed for the general version, and again for one with constants whose code has other local
        variables: local memory begins at another offset there. That is a fraction of the time of launches beyond LONG.
        """
        found: dict[str, object] = dict(self._packer.integers(arguments.block(self._packer), self._useful))
        is_known = self.general.origin.hints.has_full_groups  # a specialized kernel has it already
        if ndrange.is_full and self.candidate.options.strategy.vectorize and not is_known:
            found[LOCAL_SIZE] = (*ndrange.local_size, 1, 1)[:3]
        return found


def _fixed(constants: Values) -> Fixed:
    arguments = tuple((name, value.hex()) for name, value in constants.items() if isinstance(value, bytes))
    size = constants.get(LOCAL_SIZE)
    return Fixed(arguments, size if isinstance(size, tuple) else None)
