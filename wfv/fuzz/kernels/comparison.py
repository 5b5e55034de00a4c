"""Comparisons with the reference, bit by bit: the arrays after the vectorized kernel, or after its linearized form.

The machine code runs on guarded arrays, and twice: with 0x00 and with 0xff in all memory that nothing has set. Under
`auto`, launches with the integers of the first one run code that has them as constants, the others general code. The
linearized forms run in the interpreter, all lanes in lockstep, which also asserts the passes' claims on them. The
results of machine code may not show that.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np

from passes.kernel_hints import Fixed
from wfv import llvm, pipeline
from wfv.auto_settings import AUTO
from wfv.errors import BarrierDivergenceError, UnsupportedError
from wfv.fuzz.campaign import EVERY, MISMATCH, OK, REFUSED, Outcome, WrongError, error_outcome, options_of
from wfv.fuzz.guarded_arrays import guard_arrays
from wfv.fuzz.interpreted_stages import Form, run_form, stage_after
from wfv.fuzz.kernels.draw import LANES, Draw, arguments, more_launches
from wfv.fuzz.kernels.group_functions import DifferentBarriersError
from wfv.fuzz.kernels.reference import Reference
from wfv.fuzz.unset_memory import FILLS, UNSET, FilledLaunch
from wfv.inspect.check.run import check_launch
from wfv.launch import Launch
from wfv.options import Options
from wfv.runtime.arguments.packer import pack, packer_of
from wfv.runtime.launch.geometry import NDRange, make_range
from wfv.runtime.launch.native_launch import NativeFunction

NOT_DIVERGED = "not diverged"  # work-items wait at different barriers, and the launch did not report that
LOCKSTEP_LANES = (4, 4, 4, 8)  # loops along rows are unrolled from 8 lanes on
GUARD = "guard"  # a write outside of an array
ALARM = "alarm"  # a check that finds a mistake
_SUB_GROUPS = re.compile(r"@\w*sub_group")  # whose size is the lanes


class VectorizedKernel:
    """The machine code of the kernel `@k`, compiled as the draw says; under `auto` with constants, and without."""

    def __init__(self, canonical: str, draw: Draw) -> None:
        general, specialized = version_draws(canonical, draw)
        self._general = self._specialized = _Compiled(canonical, general)
        self._fixed: Fixed | None = None
        if draw.strategy == AUTO:
            given = _raw(arguments(canonical, draw).values())
            self._fixed = self._general.constants(given, make_range(draw.global_size, draw.local_size))
            with suppress(BarrierDivergenceError):  # if that is certain for this local size: general code reports it
                self._specialized = _Compiled(pipeline.specialized_source(canonical, "k", self._fixed), specialized)

    def run(self, draw: Draw, args: Mapping[str, Any]) -> dict[str, np.ndarray]:
        """Returns the arrays after the launch; `args` are not changed. Raises WrongError."""
        zeros, ones = (self._run_filled(draw, args, byte) for byte in FILLS)
        found = difference(zeros, ones)
        if found:
            raise WrongError(UNSET, f"after 0x00 and after 0xff in memory that is not set, {found}")
        return zeros

    def _run_filled(self, draw: Draw, args: Mapping[str, Any], byte: int) -> dict[str, np.ndarray]:
        copies, given = guard_arrays(args, "end" if draw.data % 4 else "start")
        given, ndrange = _raw(given), make_range(draw.global_size, draw.local_size)
        is_first = self._fixed == self._general.constants(given, ndrange)
        (self._specialized if is_first else self._general).launch(given, ndrange).run(byte)
        for name, copy in copies.items():
            if not copy.is_intact():
                raise WrongError(GUARD, f"{name}: a write outside of the array")
        return {name: copy.array for name, copy in copies.items()}


class _Compiled:
    """The machine code under one strategy."""

    def __init__(self, canonical: str, draw: Draw, is_separate: bool = True) -> None:
        self._canonical, self._draw = canonical, draw
        options = _options(draw, is_separate)
        compiled = pipeline.compile_kernel(canonical, "k", options)
        self.interface = compiled.interface
        # LLVM may crash here; the worker has announced the kernel before, so that the parent can name it.
        target = replace(llvm.find_target(draw.target), level=draw.level)
        code = llvm.emit_object(compiled.ir, target, vectorize=options.strategy.loop_vectorizer)
        self._code = llvm.load_object(code, [self.interface.symbol])
        self._function = NativeFunction(self._code.address(self.interface.symbol))

    def constants(self, args: Sequence[Any], ndrange: NDRange) -> Fixed:
        """All that may be compiled in of a launch: its integers, and its local size if all groups are full."""
        names = [param.name for param in self.interface.params]
        found = packer_of(self.interface).integers(pack(self.interface, args), names)
        size = (*ndrange.local_size, 1, 1)[:3] if ndrange.is_full else None
        return Fixed(tuple((name, value.hex()) for name, value in found.items()), size)

    @cached_property
    def _aliased(self) -> _Compiled:
        """The code for launches with buffers that overlap."""
        return _Compiled(self._canonical, self._draw, is_separate=False)

    def launch(self, args: Sequence[Any], ndrange: NDRange) -> FilledLaunch:
        """A launch with these arguments, in order."""
        is_apart = not (self.interface.needs_separate and pack(self.interface, args).overlaps)
        code = self if is_apart else self._aliased
        return FilledLaunch(code._function, code.interface, pack(code.interface, args), ndrange)


def _options(draw: Draw, is_separate: bool) -> Options:
    found = options_of(draw.strategy, draw.lanes, draw.target, draw.analysis, draw.raw)
    return found if is_separate else replace(found, without=found.without | {"separate buffers"})


def _raw(args: Iterable[Any]) -> list[Any]:
    """Arrays as bytes: the IR does not say which type's array a pointer is."""
    return [x.view(np.uint8).ravel() if isinstance(x, np.ndarray) else x for x in args]


def version_draws(canonical: str, draw: Draw) -> tuple[Draw, Draw]:
    """How the general code is compiled, and that with constants: as the draw says, under `auto` in two random ways."""
    if draw.strategy != AUTO:
        return draw, draw
    rng = random.Random(draw.data)
    lanes = (draw.lanes,) if _SUB_GROUPS.search(canonical) else LANES
    general, specialized = (replace(draw, strategy=rng.choice(EVERY), lanes=rng.choice(lanes)) for _ in range(2))
    return general, specialized


class KernelUnderTest:
    """A kernel's text with its reference, to be compared under several draws."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.reference = Reference(text)

    @cached_property
    def canonical(self) -> str:
        return pipeline.read_source(self.text, is_clangs=True)

    def is_settled(self, draw: Draw) -> bool:
        """Whether no launch's result depends on the initial contents of memory, as far as the reference shows.

        Otherwise the kernel reads memory that it has not set, takes a value from a work-item that does not exist, or
        reads out of bounds.
        """
        return all(map(self._is_settled, (draw, *more_launches(self.text, draw))))

    def _is_settled(self, draw: Draw) -> bool:
        results = []
        for byte, side in ((0x00, "end"), (0xFF, "start")):
            copies, given = guard_arrays(arguments(self.text, draw), side)  # type: ignore[arg-type]
            ends = self.runs_to_the_end(draw, given, fill=byte)
            results.append([copy.array.tobytes() for copy in copies.values() if ends and copy.is_intact()])
        return results[0] == results[1]

    def runs_to_the_end(self, draw: Draw, args: list[Any], fill: int | None = None) -> bool:
        """Runs the reference; False if work-items of a group come to different barriers."""
        try:
            self.reference.run(draw.global_size, draw.local_size, args, fill, draw.lanes)
        except DifferentBarriersError:
            return False
        return True

    def outcome(self, draw: Draw) -> Outcome:
        """The outcome of `compare`. A crash of native code ends the process."""
        return outcome_of(lambda: self.compare(draw))

    def lockstep_outcome(self, draw: Draw) -> Outcome:
        """The outcome of a small launch in lockstep: two groups, each of one whole vector and a part of one."""
        lanes = LOCKSTEP_LANES[draw.data % len(LOCKSTEP_LANES)]
        flat = (3 * lanes - 2,), (2 * lanes - 1,)
        sizes = flat if len(draw.local_size) == 1 else ((lanes + 1, 3), (lanes + 1, 2))
        small = replace(draw, lanes=lanes, global_size=sizes[0], local_size=sizes[1])
        return outcome_of(lambda: self.compare_in_lockstep(small))

    def check_outcome(self, draw: Draw) -> Outcome:
        """Of a check of two groups: the generator makes no mistakes but barriers in divergent branches."""
        return outcome_of(lambda: self._check(draw))

    def _check(self, draw: Draw) -> None:
        """Raises WrongError."""
        args = tuple(arguments(self.text, draw).values())
        found = check_launch(self.canonical, "k", draw.lanes, Launch(draw.global_size, draw.local_size, args), groups=2)
        if any(finding.kind != "barrier" for finding in found.mistakes):
            raise WrongError(ALARM, found.text())

    def compare(self, draw: Draw) -> None:
        """Raises WrongError, or an error of the compiler.

        Arrays are not compared after a launch in which the reference's work-items come to different barriers.
        """
        vectorized = VectorizedKernel(self.canonical, draw)
        for launch in (draw, *more_launches(self.text, draw)):
            args, wanted = arguments(self.text, launch), arguments(self.text, launch)
            if self.runs_to_the_end(launch, list(wanted.values())):
                compare_arrays(wanted, vectorized.run(launch, args))
            else:
                _expect_divergence(vectorized, launch, args)

    def compare_in_lockstep(self, draw: Draw) -> None:
        """Raises WrongError, an error of the compiler, or BrokenClaimError."""
        args, wanted = arguments(self.text, draw), arguments(self.text, draw)
        arrays = [x for x in args.values() if isinstance(x, np.ndarray)]
        options = _options(draw, is_separate=len(set(map(id, arrays))) == len(arrays))
        found = stage_after(self.canonical, "k", options, "linearize")
        assert found is not None, "every strategy that vectorizes has this step"
        if self.runs_to_the_end(draw, list(wanted.values())):  # otherwise the interpreter has no result either
            run_form(Form(*found, draw.lanes), Launch(draw.global_size, draw.local_size, tuple(args.values())))
            compare_arrays(wanted, args)


def outcome_of(compare: Callable[[], object]) -> Outcome:
    try:
        compare()
    except UnsupportedError as error:
        return Outcome(REFUSED, str(error))
    except WrongError as error:
        return Outcome(error.kind, str(error))
    except Exception as error:  # any other exception is a bug
        return error_outcome(error)
    return Outcome(OK)


def _expect_divergence(vectorized: VectorizedKernel, launch: Draw, args: dict[str, Any]) -> None:
    try:
        vectorized.run(launch, args)
    except BarrierDivergenceError:
        return
    raise WrongError(NOT_DIVERGED, f"work-items wait at different barriers in a launch of {launch.global_size}")


def compare_arrays(wanted: Mapping[str, Any], found: Mapping[str, Any]) -> None:
    """Raises WrongError at the first array of these arguments that differs in any bit."""
    what = difference(wanted, found, "{} wanted, {} found")
    if what:
        raise WrongError(MISMATCH, what)


def difference(one: Mapping[str, Any], other: Mapping[str, Any], values: str = "{} and {}") -> str:
    """A description of the first array of these arguments that differs in any bit, "" if none does."""
    for name, array in one.items():
        if isinstance(array, np.ndarray):
            a, b = (x.ravel().view(f"u{x.itemsize}") for x in (array, other[name]))
            differ = np.flatnonzero(a != b)
            if len(differ):
                at = differ[0]
                first = values.format(array.ravel()[at], other[name].ravel()[at])
                return f"{name}: {len(differ)} differ, first [{at}]: {first}"
    return ""
