"""`wfv cfg`: pictures of control flow."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from wfv.commands.common import check_output, known_step, options_for, write_output
from wfv.commands.kernel_source import KernelSource, suited
from wfv.commands.opt import compile_stages
from wfv.errors import OptionError
from wfv.ir.clone import clone_function
from wfv.ir.core import Function
from wfv.options import Options
from wfv.pipeline import Stage
from wfv.runtime.compiled_kernel import LAUNCH_STEPS, compile_for_reading, functions_after
from wfv.view import draw
from wfv.view.control_flow import written
from wfv.view.shading import Panel, Shading

PICTURES, GRAPHS = ("svg", "png", "dot"), ("graphml", "json")
LEAST = 2  # panels of a comparison
STEP, COMPARED_STEP = "scalarize", "linearize"


def run(
    source: KernelSource,
    strategy: str,
    stop_after: str | None,
    compare: str | None,
    output: Path,
    boscc: str | None = None,
    lanes: int | None = None,
    all_blocks: bool = False,
) -> None:
    """Draws one strategy's control flow after a step, or several strategies' side by side; or writes it as a graph."""
    file_format = output.suffix.lstrip(".").lower()
    if file_format not in PICTURES + GRAPHS:
        raise OptionError(f"cannot draw to {str(output)!r}", help=f"end the name in .{', .'.join(PICTURES + GRAPHS)}")
    if file_format in GRAPHS and compare is not None:
        raise OptionError(f"--compare: a .{file_format} file has one strategy's graph", help="write one file for each")
    all_options = [options_for(name, lanes, boscc=boscc) for name in _strategies(strategy, compare)]
    step = known_step(stop_after) or (STEP if compare is None else COMPARED_STEP)
    check_output(output)
    text, name = source.load()
    if file_format in GRAPHS:
        compiled = compile_for_reading(text, name, suited(all_options[0], lanes, text, name))
        write_output(output, written(list(compiled.cfgs(step).values()), file_format))
        return
    panels = [panel_after(text, name, suited(options, lanes, text, name), step) for options in all_options]
    if all_blocks:
        panels = [replace(panel, folds=False, limit=0) for panel in panels]
    write_output(output, draw.render(draw.draw_panels(f"Control flow of {name}", panels), file_format))


def _strategies(strategy: str, compare: str | None) -> list[str]:
    if compare is None:
        return [strategy]
    names = [name.strip() for name in compare.split(",")]
    if len(names) < LEAST or len(set(names)) < len(names):
        raise OptionError(
            f"--compare {compare}: not two strategies or more", help="pass several, such as --compare naive,unicf"
        )
    return names


class _Watcher:
    """Observes the compilation: keeps the functions after the last step so far, and the shades of their blocks.

    The functions are copies, because later steps change the originals.
    """

    def __init__(self) -> None:
        self.functions: tuple[Function, ...] = ()
        self.shading = Shading()

    def __call__(self, stage: Stage) -> None:
        self.functions = tuple(clone_function(fn, fn.name) for fn in stage.functions)
        self.shading.note_stage(stage)


def panel_after(text: str, kernel: str, options: Options, step: str) -> Panel:
    """The control flow after a step, as one column of a picture."""
    watcher = _Watcher()
    last = compile_stages(text, kernel, options, step, watcher)[-1]
    title = f"{options.strategy.name}, {options.lanes} lanes, after {last.step}"
    functions = functions_after(last, kernel) if last.step in LAUNCH_STEPS else watcher.functions
    return watcher.shading.panel(title, functions)
