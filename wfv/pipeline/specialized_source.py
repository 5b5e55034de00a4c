"""The source of a kernel in which values that launches would pass are constants."""

from __future__ import annotations

from collections.abc import Mapping

from passes.functions.fixed_arguments import LocalSize, fix_arguments
from wfv.ir.items import reached_only
from wfv.ir.parser import parse_module
from wfv.ir.printer import print_module


def specialized_source(text: str, kernel: str, values: Mapping[str, bytes], local_size: LocalSize | None = None) -> str:
    """The canonical module of this kernel alone, for launches with these values of parameters and this local size."""
    module = parse_module(reached_only(text, kernel))
    fix_arguments(module, module.functions[kernel], values, local_size)
    return print_module(module)
