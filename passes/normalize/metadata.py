"""Drops the operands of metadata that name functions or variables: `!opencl.kernels = !{!0}`, `!0 = !{ptr @k, !1}`.

A kernel becomes several functions, and `__local` variables become parameters, so these names would be undefined. wfv
does not need such metadata: types and names of parameters are attached to the function too (`!kernel_arg_type`), and
its calling convention `spir_kernel` tells that it is a kernel.
"""

from wfv.ir.core import Module
from wfv.ir.metadata import names_global, without_operands


def drop_function_metadata(module: Module) -> None:
    """Removes, in place, the operands of metadata tuples that name a function or a variable."""
    for name, text in module.metadata.items():
        if "@" in text:
            module.metadata[name] = without_operands(text, names_global)
