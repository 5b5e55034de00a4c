"""Fills in the IR of docs/walkthrough.md, from the root of the repository:

    PYTHONPATH=. python docs/walkthrough.py            # writes the page again
    PYTHONPATH=. python docs/walkthrough.py --check    # exit code 1 if it is not what wfv makes today

Each block of IR on the page follows a comment that says what it is: the step after which it is taken, the function, and
perhaps its basic blocks (all of them otherwise). With `shapes`, each value's shape stands after it.

    <!-- after: barriers, function: settle.c1, blocks: entry.c1 halve, shapes -->
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

from wfv.ir.core import Block, Function
from wfv.ir.printer import print_instr
from wfv.options import make_options
from wfv.pipeline import Stage, compile_kernel, read_source

HERE = Path(__file__).resolve().parent
PAGE, SOURCE = HERE / "walkthrough.md", HERE / "walkthrough.ll"
LANES, TARGET = 4, "x86-64-v3"
COLUMN = 96  # where shapes stand
WIDTH = 132  # longer lines are cut

_BLOCK = re.compile(r"(<!-- (after: .*?) -->\n```llvm\n).*?(```)", re.DOTALL)
_METADATA = re.compile(r", !\w+ !\d+")


@dataclass(frozen=True)
class Printed:
    """A function after a step: the lines of each of its blocks, and its values' shapes, where a step has them."""

    blocks: dict[str, list[tuple[str, str]]]  # block -> (line, shape)


def stages() -> dict[tuple[str, str], Printed]:
    """The IR after each step, by step and function."""
    found: dict[tuple[str, str], Printed] = {}

    def observe(stage: Stage) -> None:
        for fn in stage.functions:
            found[stage.step, fn.name] = Printed({block.name: list(_lines(fn, block, stage)) for block in fn.blocks})

    options = make_options("unicf", LANES, TARGET)
    compile_kernel(read_source(SOURCE.read_text()), "settle", options, observe)
    return found


def _lines(fn: Function, block: Block, stage: Stage) -> list[tuple[str, str]]:
    shapes = stage.shapes.get(fn.name)
    lines = [(f"{block.name}:", "")]
    for instr in block.instrs:
        shape = str(shapes.of(instr)) if shapes is not None and instr.name else ""
        if shapes is not None and block in shapes.divergent_branches and instr is block.terminator:
            shape = "divergent branch"
        lines.append((f"  {_METADATA.sub('', print_instr(instr))}", shape))
    return lines


def fill(page: str) -> str:
    """The page with every block of IR as wfv makes it now."""
    found = stages()

    def filled(match: re.Match[str]) -> str:
        return match[1] + _text(found, match[2]) + match[3]

    return _BLOCK.sub(filled, page)


def _text(found: dict[tuple[str, str], Printed], wish: str) -> str:
    """What a comment asks for. Raises KeyError if there is no such step, function or block."""
    given = dict(part.split(": ") if ": " in part else (part, "") for part in wish.split(", "))
    printed = found[given["after"], given["function"]]
    names = given["blocks"].split() if "blocks" in given else list(printed.blocks)
    parts = [[_line(*line, "shapes" in given) for line in printed.blocks[name]] for name in names]
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


def _line(line: str, shape: str, with_shape: bool) -> str:
    if len(line) > WIDTH:
        line = line[: WIDTH - 3] + "..."
    return f"{line:<{COLUMN}}; {shape}" if with_shape and shape else line


def main() -> int:
    page = PAGE.read_text()
    new = fill(page)
    if "--check" in sys.argv[1:]:
        return int(new != page)
    PAGE.write_text(new)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
