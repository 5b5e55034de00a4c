"""LLVM IR text from templates, for code that is long and hardly depends on the kernel."""

from string import Template


def fill(template: str, **values: object) -> str:
    """LLVM IR text from a template: `$name` becomes its value, and lines without text go."""
    return "\n".join(line for line in Template(template).substitute(values).splitlines() if line)
