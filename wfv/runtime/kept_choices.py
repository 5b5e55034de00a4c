"""The winners that the cache keeps: by kernel, options, CPU and size class; and the one that was measured last."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

from wfv.auto.launches import SizeClass
from wfv.cache.store import Entry
from wfv.errors import OptionError
from wfv.options import Options, check_lanes
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.strategies import find_strategy

_KIND, _LAST = "choice", "last choice"  # of a size class; of the size class that was measured last


@dataclass(frozen=True)
class KeptChoice:
    """A winner, and the times of all that were measured, relative to it, by title (`unicf, 16 lanes`).

    `tuned`: by `wfv tune`, which measures more candidates, and whose choice is not replaced by that of launches.
    `past_caches`: it has stores past the caches.
    """

    strategy: str
    lanes: int
    times: dict[str, float]
    tuned: bool = False
    past_caches: bool = False

    def options(self, given: Options) -> Options:
        """The given options with the winner's strategy, lanes and stores. Raises OptionError."""
        strategy, lanes = find_strategy(self.strategy), check_lanes(self.lanes)
        return replace(given, strategy=strategy, lanes=lanes, past_caches=self.past_caches)


def kept_choice(best: Options, times: Mapping[str, float], *, tuned: bool = False) -> KeptChoice:
    """The record of a winner."""
    return KeptChoice(best.strategy.name, best.lanes, dict(times), tuned, best.past_caches)


def find_choice(compiler: KernelCompiler, options: Options, launches: SizeClass) -> KeptChoice | None:
    """What was kept for these launches of a kernel with these options; None if nothing was."""
    found = _read(compiler.find_entry(_KIND, options, *launches), options)
    return None if found is None else found[0]


def keep_choice(compiler: KernelCompiler, options: Options, launches: SizeClass, choice: KeptChoice) -> None:
    """Keeps a choice, if the cache can."""
    entry = Entry({"choice": dict(vars(choice)), "launches": list(launches)})
    compiler.keep_entry(_KIND, entry, options, *launches)
    compiler.keep_entry(_LAST, entry, options)


def find_last_choice(compiler: KernelCompiler, options: Options) -> tuple[KeptChoice, SizeClass] | None:
    """The choice that was kept last for any launches of a kernel with these options; None if none was."""
    return _read(compiler.find_entry(_LAST, options), options)


def _read(entry: Entry | None, options: Options) -> tuple[KeptChoice, SizeClass] | None:
    """None if the entry is of another version, or names a strategy that is not there."""
    with suppress(TypeError, KeyError, OptionError, ValueError):
        if entry is not None:
            found, (local_size, *others) = KeptChoice(**entry.data["choice"]), entry.data["launches"]
            found.options(options)
            return found, SizeClass(tuple(local_size), *others)
    return None
