"""`wfv cfg`: pictures of control flow."""

from __future__ import annotations

from pathlib import Path

from wfv.commands.common import check_output, find_source, known_step, options_for, write_output
from wfv.commands.opt import compile_stages
from wfv.errors import OptionError
from wfv.options import Options
from wfv.pipeline import Stage
from wfv.view import draw
from wfv.view.shading import Panel, Shades, shades_of

FORMATS = ("svg", "png", "dot")
PANELS = 2
STEP, COMPARED_STEP = "scalarize", "linearize"


def run(
    source: str, kernel: str | None, strategy: str, stop_after: str | None, compare: str | None, output: Path
) -> None:
    """Draws one strategy's control flow after a step, or two strategies' side by side."""
    file_format = output.suffix.lstrip(".").lower()
    if file_format not in FORMATS:
        raise OptionError(f"cannot draw to {str(output)!r}", help=f"end the name in .{', .'.join(FORMATS)}")
    step = known_step(stop_after) or (STEP if compare is None else COMPARED_STEP)
    all_options = [options_for(name, None) for name in _strategies(strategy, compare)]
    check_output(output)
    text, name = find_source(source, kernel)
    panels = [_panel(text, name, options, step) for options in all_options]
    write_output(output, draw.render(draw.draw_panels(f"Control flow of {name}", panels), file_format))


def _strategies(strategy: str, compare: str | None) -> list[str]:
    if compare is None:
        return [strategy]
    names = [name.strip() for name in compare.split(",")]
    if len(names) != PANELS or names[0] == names[1]:
        raise OptionError(f"--compare {compare}: not two strategies", help="such as --compare naive,unicf")
    return names


def _panel(text: str, kernel: str, options: Options, step: str) -> Panel:
    """The kernel after the step, shaded by what was last known of its divergence."""
    shades: dict[str, Shades] = {}

    def note(stage: Stage) -> None:
        # At once: later steps change the functions.
        known = [fn for fn in stage.functions if fn.name in stage.shapes]
        shades.update({fn.name: shades_of(fn, stage.shapes[fn.name]) for fn in known})

    last = compile_stages(text, kernel, options, step, note)[-1]
    return Panel(f"{options.strategy.name}, {options.lanes} lanes, after {last.step}", last.functions, shades)
