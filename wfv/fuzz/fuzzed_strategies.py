"""The strategies that are fuzzed: all that vectorize, and `NAME/always`, which applies BOSCC to every region.

`NAME/always` is the strategy NAME with thresholds of 0, because regions of small kernels rarely reach the defaults.
Strategies of plugins are fuzzed when they are named.
"""

from wfv.auto.settings import AUTO
from wfv.errors import OptionError, choices
from wfv.options import Boscc, Options, make_options
from wfv.strategies import STRATEGIES, find_strategy

_SUFFIX = "/always"
VECTORIZING = tuple(name for name, strategy in STRATEGIES.items() if strategy.vectorize)
ALWAYS = tuple(f"{name}{_SUFFIX}" for name in VECTORIZING if STRATEGIES[name].boscc)
EVERY = (*VECTORIZING, *ALWAYS)
# Regions of small graphs never reach BOSCC's thresholds: without `/always` the code is that without BOSCC.
FOR_KERNELS = (*EVERY, AUTO)  # `auto`: groups of one launch run under several strategies
FOR_GRAPHS = (*(name for name in VECTORIZING if not STRATEGIES[name].boscc), *ALWAYS)


def options_of(strategy: str, lanes: int = 8, target: str = "host") -> Options:
    """The options of a strategy, or of NAME/always of one with BOSCC. Raises OptionError."""
    name = strategy.removesuffix(_SUFFIX)
    if name != strategy and not find_strategy(name).boscc:
        raise OptionError(f"unknown strategy {strategy!r}", help=choices(strategy, EVERY))
    boscc = Boscc(threshold=0, copy_threshold=0) if name != strategy else None
    return make_options(name, lanes, target, boscc)


def select_strategies(names: str | None, default: tuple[str, ...]) -> list[str]:
    """The strategies in a comma-separated list. Raises OptionError if one is unknown or does not vectorize."""
    found = [name.strip() for name in (names or ",".join(default)).split(",") if name.strip()]
    if not found:
        raise OptionError("no strategies", help="such as --strategies naive,unicf")
    for name in found:
        if not (name == AUTO and AUTO in default) and not options_of(name).strategy.vectorize:
            raise OptionError(f"strategy {name!r} does not vectorize", help=f"there are: {', '.join(EVERY)}")
    return list(dict.fromkeys(found))
