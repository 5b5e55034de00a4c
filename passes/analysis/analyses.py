"""The divergence analyses: passes ask the one that the assumptions name. A new one: `register_analysis`.

An analysis decides which values are uniform, so the code is right only if they are. docs/add_an_analysis.md
adds three.
"""

from collections.abc import Callable, Mapping

from passes.analysis.divergence import Shapes, analyze_divergence
from passes.analysis.shapes import Assumptions, Shape
from wfv.errors import OptionError
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function
from wfv.ir.values import Value
from wfv.plugin_code import register_version, with_named_errors
from wfv.strategies import ANALYSES, OWN_ANALYSIS, known_analysis

Seeds = Mapping[Value, Shape]
Analysis = Callable[[Function, Seeds, Assumptions, Cfg], Shapes]

_analyses: dict[str, Analysis] = {OWN_ANALYSIS: analyze_divergence}


def register_analysis(name: str, function: Analysis, version: str | None = None) -> None:
    """Adds an analysis. Raises OptionError if the name is taken.

    `function(fn, seeds, assume, cfg)`: the shapes of all values of `fn`, given those of its parameters in `seeds`;
    other parameters are uniform. Cache keys of kernels that it compiles contain the `version`; without one, these
    kernels are not kept on disk.
    """
    if name in ANALYSES:
        raise OptionError(f"there is an analysis {name!r} already", help="register it under another name")
    register_version(f"analysis {name}", version, lambda options: options.analysis == name)
    _analyses[name] = with_named_errors(f"analysis {name}", function)
    ANALYSES.append(name)


def shapes_of(fn: Function, seeds: Seeds, assume: Assumptions, cfg: Cfg | None = None) -> Shapes:
    """The shapes of all values of `fn`, by the analysis that `assume` names. Raises OptionError for an unknown name."""
    return _analyses[known_analysis(assume.analysis)](fn, seeds, assume, cfg or Cfg(fn))
