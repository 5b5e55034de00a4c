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

    def with_lanes(self, lanes: int) -> str:
        """`unicf, 16 lanes`; `scalar`, which has none."""
        return f"{self.name}, {lanes} lanes" if self.vectorize else self.name


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
OWN_LINEARIZERS = frozenset(strategy.linearizer for strategy in STRATEGIES.values())
OWN_ANALYSIS = "wfv"
ANALYSES = [OWN_ANALYSIS]  # the names of the divergence analyses; passes/analysis/analyses.py has the functions


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


def registered(name: str, names: Callable[[], Iterable[str]], what: str) -> str:
    """As `known`, for names that plugins register: they are imported if the name is not there."""
    if name not in names():
        load_plugins()
    try:
        return known(name, names(), what)
    except OptionError as error:
        error.help += "; a plugin's? WFV_PLUGINS names its module (docs/add_a_linearizer.md)"
        raise


def known_analysis(name: str) -> str:
    """The name, if a divergence analysis has it, also one of a plugin. Raises OptionError, which lists the names."""
    return registered(name, lambda: ANALYSES, "analysis")


def find_strategy(name: str) -> Strategy:
    """The preset of that name, also of a plugin. Raises OptionError, which lists the names."""
    return STRATEGIES[registered(name, lambda: STRATEGIES, "strategy")]
