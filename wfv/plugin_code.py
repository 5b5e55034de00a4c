"""The code of plugins that a compilation runs: it is imported, and its versions are part of cache keys."""

from collections.abc import Callable
from dataclasses import dataclass

from wfv.errors import OptionError
from wfv.options import Options
from wfv.strategies import OWN_ANALYSIS, OWN_LINEARIZERS, STRATEGIES, load_plugins


def load_code_of(options: Options) -> None:
    """Imports the plugins if the strategy or the analysis is not one of wfv's own. Raises OptionError."""
    strategy = options.strategy
    if (
        strategy.name not in STRATEGIES
        or strategy.linearizer not in OWN_LINEARIZERS
        or options.analysis != OWN_ANALYSIS
    ):
        load_plugins()


class UnversionedError(OptionError):
    """A plugin's linearizer, step or analysis without a version: no cache key can tell it from another."""


@dataclass(frozen=True)
class _PluginCode:
    what: str
    version: str | None
    applies: Callable[[Options], bool]


_plugin_code: list[_PluginCode] = []


def register_version(what: str, version: str | None, applies: Callable[[Options], bool]) -> None:
    """Makes the version of a plugin's code a part of the cache keys of the compilations that run it."""
    _plugin_code.append(_PluginCode(what, version, applies))


def plugin_versions(options: Options) -> list[str]:
    """The versions of the plugins' code that a compilation runs. Raises UnversionedError if some has none."""
    codes = [code for code in _plugin_code if code.applies(options)]
    for code in codes:
        if code.version is None:
            raise UnversionedError(f"{code.what} is registered without a version", help='pass version="1" there')
    return sorted(f"{code.what}: {code.version}" for code in codes)
