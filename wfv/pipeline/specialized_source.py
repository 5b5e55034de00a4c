"""The source of a kernel in which values that launches would pass are constants."""

from passes.functions.fixed_arguments import fix_arguments
from passes.kernel_hints import Fixed
from wfv.ir.parser import parse_module
from wfv.ir.printer import print_module


def specialized_source(text: str, kernel: str, fixed: Fixed) -> str:
    """The canonical module of this kernel alone, for launches with these arguments and this local size."""
    module = parse_module(text, roots=[kernel])
    fix_arguments(module, module.functions[kernel], fixed)
    return print_module(module)
