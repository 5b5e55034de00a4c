"""The code of plugins that a compilation runs: its import, its versions, which are in cache keys, and its errors."""

import traceback
from collections.abc import Callable
from functools import wraps
from typing import NamedTuple, ParamSpec, TypeVar

from wfv.errors import Error, InternalError, OptionError
from wfv.options import Options
from wfv.strategies import OWN_ANALYSIS, OWN_LINEARIZERS, STRATEGIES, load_plugins

P = ParamSpec("P")
T = TypeVar("T")


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


class _PluginCode(NamedTuple):
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


def with_named_errors(what: str, function: Callable[P, T]) -> Callable[P, T]:
    """A plugin's function; exceptions that are not wfv's become an InternalError with the plugin's file and line."""

    @wraps(function)
    def named(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return function(*args, **kwargs)
        except Error:
            raise
        except Exception as error:
            _, *inner = traceback.extract_tb(error.__traceback__)
            lines = [frame.lineno for frame in inner if frame.filename == inner[0].filename]
            where = f" ({inner[0].filename}, line {lines[-1]})" if inner else ""
            help = "correct the plugin; in Python, the error's __cause__ has the traceback"
            raise InternalError(f"{what}{where}: {type(error).__name__}: {error}", help=help) from error

    return named
