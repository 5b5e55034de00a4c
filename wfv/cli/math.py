"""`wfv math`: the math functions, and their implementations."""

from typing import Annotated

import typer

from wfv.cli.console import stdout
from wfv.cli.option_texts import words
from wfv.cli.options import CodeOptions, Lanes, Target
from wfv.errors import known
from wfv.options import DEFAULT, MATH_LEVELS

TYPES = ("float", "double")
OF_FLOAT = ("half_", "native_")  # how functions begin that have no form of double


def math(
    functions: Annotated[str | None, typer.Option(help="Functions, separated by commas (default: all).")] = None,
    lanes: Lanes = None,
    target: Target = "host",
) -> None:
    """Lists the implementations of math functions in vectors. Each level of math has its own (docs/math.md)."""
    from wfv.cli.kernel_source import options_of
    from wfv.opencl.builtin_table import table
    from wfv.opencl.math_implementations import implementation_text, implementations_of
    from wfv.tables import rich_table

    width = options_of(DEFAULT, CodeOptions(lanes, target)).lanes
    names = sorted(name for name, entry in table().items() if entry.section == "6.12.2" and name != "nan")
    chosen = [known(name, names, "math function") for name in words(functions or ",".join(names))]
    forms = [(name, type) for name in chosen for type in TYPES if type == "float" or not name.startswith(OF_FLOAT)]
    rows = []
    for form in forms:
        found = (implementations_of(*form, level, target, width) for level in MATH_LEVELS)
        rows.append((*form, *map(implementation_text, found)))
    stdout().print(rich_table(("function", "type", *MATH_LEVELS), rows))
