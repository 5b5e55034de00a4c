"""Metadata nodes as text, `!{!1, ptr @k, !"a, b"}`: the operands of tuples."""

import re
from collections.abc import Callable, Iterator

from wfv.ir.core import Module

_TUPLE = re.compile(r"(?P<head>(?:distinct )?!)\{(?P<body>.*)\}", re.DOTALL)
# A string, a bracket or a comma; LLVM writes a quotation mark within a string as \22.
_PART = re.compile(r'"[^"]*"|[][(){}<>,]')
_STRING = re.compile(r'"[^"]*"')
_REFERENCE = re.compile(r"!\d+")


def references(text: str) -> list[str]:
    """The names of the nodes that a text refers to: `!12`."""
    return _REFERENCE.findall(_STRING.sub('""', text) if '"' in text else text)


def operands_of(text: str) -> Iterator[str]:
    """The operands of a tuple: `!1`, `ptr @k`, `i64 4`; none of other nodes."""
    found = _TUPLE.fullmatch(text)
    return _operands(found["body"]) if found is not None else iter(())


def without_operands(text: str, is_dropped: Callable[[str], bool]) -> str:
    """The tuple without the operands for which the predicate holds; other text stays as it is."""
    found = _TUPLE.fullmatch(text)
    if found is None:
        return text
    operands = list(_operands(found["body"]))
    kept = [operand for operand in operands if not is_dropped(operand)]
    return text if len(kept) == len(operands) else f"{found['head']}{{{', '.join(kept)}}}"


def _operands(body: str) -> Iterator[str]:
    """The parts between the commas that are in no string and in no brackets."""
    start = depth = 0
    for part in _PART.finditer(body):
        if part[0] in "[({<":
            depth += 1
        elif part[0] in "])}>":
            depth -= 1
        elif part[0] == "," and depth == 0:
            yield body[start : part.start()].strip()
            start = part.end()
    if last := body[start:].strip():
        yield last


def drop_function_metadata(module: Module) -> None:
    """Removes, in place, the operands of tuples that name functions or variables: `!opencl.kernels = !{!0}`.

    A kernel becomes several functions, and `__local` variables become parameters, so these names would be undefined.
    wfv does not need such metadata: types and names of parameters are attached to the function too
    (`!kernel_arg_type`), and its calling convention `spir_kernel` tells that it is a kernel.
    """
    for name, text in module.metadata.items():
        if "@" in text:
            module.metadata[name] = without_operands(text, _names_global)


def _names_global(operand: str) -> bool:
    """Whether an operand contains the name of a function or variable: `ptr @k`, `ptr @"a b"`."""
    return "@" in _STRING.sub('""', operand)
