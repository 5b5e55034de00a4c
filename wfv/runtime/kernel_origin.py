"""The origin of a kernel: its source, the variables of its program, and how its errors get the line of the source."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

from passes.kernel_hints import KernelHints
from passes.records import hints_of, saved_record
from wfv.errors import Error, KernelFaultError, OptionError
from wfv.ir.source_locations import show_source
from wfv.ir.spelling import quote_global
from wfv.runtime.cached_compiler import KernelCompiler, source_of
from wfv.runtime.launch.printf_output import PRINTF_BYTES
from wfv.runtime.linked_variables import ProgramVariables
from wfv.whole_imports import uninterrupted


@dataclass(frozen=True)
class KernelOrigin:
    """All variants of a kernel have this in common.

    `compiler(options)` makes a launch module; a kernel that chooses nothing may have any such function. `source` is
    the canonical module with the kernel's attributes, None if unknown; `unoptimized` makes the module that `check`
    runs, None: `source` is it. `variables`: of the kernel's program; `printf_bytes`: the size of the buffer for printf.
    """

    name: str
    compiler: KernelCompiler
    source: str | None = None
    variables: ProgramVariables | None = None
    printf_bytes: int = PRINTF_BYTES
    unoptimized: Callable[[], str] | None = None

    @cached_property
    def hints(self) -> KernelHints:
        """The attributes of the source."""
        return KernelHints() if self.source is None else hints_of(self.source, self.name)

    @property
    def known_source(self) -> str:
        """The canonical module. Raises OptionError if there is none."""
        if self.source is None:
            raise OptionError(f"kernel {self.name!r} has no source", help="build it by wfv.build")
        return self.source

    def check_source(self) -> str:
        """The module that `check` runs: not optimized if Clang can make that, so that all mistakes are in it."""
        found = self.unoptimized() if self.unoptimized is not None else ""
        return found if f"@{quote_global(self.name)}(" in found else self.known_source

    def explain(self, error: Error) -> None:
        """Shows the lines of the source in an error of a launch. That of a fault is found by compiling again."""
        if self.source is None or saved_record(self.source) is not None:  # lines are those of an earlier text
            return
        if isinstance(error, KernelFaultError) and error.place is not None:
            with uninterrupted():
                from wfv.inspect.assembly import line_at  # a launch needs no assembly

            options, fixed, offset = error.place
            with suppress(Error):  # the fault is told without its line, too
                error.line = line_at(source_of(self.source, self.name, fixed), self.name, options, offset)
        show_source(error, self.source)
