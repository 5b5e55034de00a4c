"""Choices in the cache: the fastest variant that was measured, by kernel, options, size class and CPU."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace

from wfv.auto.size_class import SizeClass
from wfv.cache import Entry, Off, keep, key_of
from wfv.errors import OptionError
from wfv.options import Options, check_lanes
from wfv.plugin_code import NoSourceError
from wfv.runtime.cached_compiler import KernelCompiler, kernel_parts
from wfv.strategies import find_strategy

_KIND = "choice"


@dataclass(frozen=True)
class KeptChoice:
    """A winner, and the times of all that were measured, relative to it, by title (`unicf, 16 lanes`).

    `tuned`: by `wfv tune`, which measures more candidates, and whose choice is not replaced by that of launches.
    """

    strategy: str
    lanes: int
    times: dict[str, float]
    tuned: bool = False

    def options(self, given: Options) -> Options:
        """The given options with the winner's strategy and lanes. Raises OptionError."""
        return replace(given, strategy=find_strategy(self.strategy), lanes=check_lanes(self.lanes))


def find_choice(compiler: KernelCompiler, options: Options, launches: SizeClass) -> KeptChoice | None:
    """What was kept for these launches of a kernel with these options; None if nothing was."""
    key = _key(compiler, options, launches)
    entry = compiler.cache.get(_KIND, key) if key else None
    if entry is None:
        return None
    with suppress(TypeError, KeyError, OptionError):
        found = KeptChoice(**entry.data)
        found.options(options)
        return found
    return None


def keep_choice(compiler: KernelCompiler, options: Options, launches: SizeClass, choice: KeptChoice) -> None:
    """Keeps a choice, if the cache can."""
    if key := _key(compiler, options, launches):
        keep(compiler.cache, _KIND, key, Entry(dict(vars(choice))))


def _key(compiler: KernelCompiler, options: Options, launches: SizeClass) -> str:
    """Empty if nothing is kept: the cache is off, or some code is in no file."""
    if isinstance(compiler.cache, Off):
        return ""
    with suppress(NoSourceError, OSError):
        parts = kernel_parts(compiler.text, compiler.name, options)
        return key_of(_KIND, [*parts, *launches], compiler.cache)
    return ""
