"""The strategies: records of independent switches, the presets by name, and strategies that plugins register.

A new preset is a line in STRATEGIES; docs/add_a_linearizer.md adds one from outside the package, by a plugin: a module
that the environment variable WFV_PLUGINS names (`module[,module]`), or an entry point of the group `wfv.plugins`.
"""

import os
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from wfv.errors import OptionError, known


@dataclass(frozen=True)
class Strategy:
    """Independent switches; the names in STRATEGIES are presets.

    `values`: "uniform" runs the divergence analysis, "varying" forgets it (every access is a gather or scatter).
    `linearizer`: a name in passes/linearize/linearizers.py, or registered there. `boscc`: test whether no lane, or
    every lane, needs a region. `vectorize`: False keeps one work-item at a time. `loop_vectorizer`: LLVM's own, on
    parallel work-item loops.
    """

    name: str
    vectorize: bool = True
    values: Literal["uniform", "varying"] = "uniform"
    linearizer: str = "full"
    boscc: bool = False
    loop_vectorizer: bool = False


STRATEGIES: dict[str, Strategy] = {
    s.name: s
    for s in (
        Strategy("scalar", vectorize=False),
        Strategy("llvm", vectorize=False, loop_vectorizer=True),
        Strategy("naive", values="varying"),
        Strategy("unival"),
        Strategy("boscc", boscc=True),
        Strategy("unicf", linearizer="region"),
        Strategy("unicf+boscc", linearizer="region", boscc=True),
        Strategy("partial", linearizer="partial"),
        Strategy("partial+boscc", linearizer="partial", boscc=True),
    )
}
VARIABLE, GROUP = "WFV_PLUGINS", "wfv.plugins"
_OWN_LINEARIZERS = frozenset(strategy.linearizer for strategy in STRATEGIES.values())


def register_strategy(strategy: Strategy) -> None:
    """Adds a preset to STRATEGIES. Raises OptionError if the name is taken."""
    if STRATEGIES.setdefault(strategy.name, strategy) != strategy:
        raise OptionError(f"there is a strategy {strategy.name!r} already", help="register it under another name")


def load_plugins() -> None:
    """Imports all plugins that are not imported yet. Raises OptionError for one that cannot be imported."""
    from importlib.metadata import EntryPoint, entry_points  # 10 ms that only a strategy from outside wfv needs

    named = [EntryPoint(name, name, VARIABLE) for name in os.environ.get(VARIABLE, "").replace(",", " ").split()]
    for plugin in (*named, *entry_points(group=GROUP)):
        try:
            plugin.load()
        except Exception as error:
            what = f"{plugin.group} names plugin {plugin.name!r}"
            if isinstance(error, ModuleNotFoundError) and error.name == plugin.name:
                help = "correct the name, or put the module's folder into PYTHONPATH"
                raise OptionError(f"{what}: there is no such module", help=help) from None
            raise OptionError(f"{what}, which cannot be imported: {error}\n{traceback.format_exc()}") from error


def load_code_of(strategy: Strategy) -> None:
    """Imports the plugins if the strategy is not one of wfv's own. Raises OptionError."""
    if strategy.name not in STRATEGIES or strategy.linearizer not in _OWN_LINEARIZERS:
        load_plugins()


class UnversionedError(OptionError):
    """A plugin's linearizer or step without a version: no cache key can tell it from another."""


@dataclass(frozen=True)
class _PluginCode:
    what: str
    version: str | None
    applies: Callable[[Strategy], bool]


_plugin_code: list[_PluginCode] = []


def register_version(what: str, version: str | None, applies: Callable[[Strategy], bool]) -> None:
    """Makes the version of a plugin's code a part of the cache keys of the strategies that run it."""
    _plugin_code.append(_PluginCode(what, version, applies))


def plugin_versions(strategy: Strategy) -> list[str]:
    """The versions of the plugins' code that a strategy runs. Raises UnversionedError if some has none."""
    codes = [code for code in _plugin_code if code.applies(strategy)]
    for code in codes:
        if code.version is None:
            raise UnversionedError(f"{code.what} is registered without a version", help='pass version="1" there')
    return sorted(f"{code.what}: {code.version}" for code in codes)


def registered(name: str, names: Callable[[], Iterable[str]], what: str) -> str:
    """As `known`, for names that plugins register: they are imported if the name is not there."""
    if name not in names():
        load_plugins()
    return known(name, names(), what)


def find_strategy(name: str) -> Strategy:
    """The preset of that name, also of a plugin. Raises OptionError, which lists the names."""
    return STRATEGIES[registered(name, lambda: STRATEGIES, "strategy")]
