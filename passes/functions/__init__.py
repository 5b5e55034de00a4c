"""Functions other than the kernel: which helpers are inlined, masked forms of the others, and modules as text.

`prepare_inlining` takes a module and a kernel's name. It marks the helpers that LLVM inlines and renames the others,
which are then vectorized on their own: `masked_form` adds their mask parameter, `argument_shapes` finds the shapes of
their parameters. names.py lists all `wfv.*` names. Each `wfv.*` function that a step introduces has a scalar body
(module_text.py), so `module_text` returns valid LLVM IR at any point of the pipeline.
Source: Karrenberg & Hack (CGO 2011), section 4 (a function called under a mask gets it as an argument).
"""

from passes.functions.inline import prepare_inlining
from passes.functions.masked_forms import argument_shapes, masked_form
from passes.functions.module_text import module_text

__all__ = ["argument_shapes", "masked_form", "module_text", "prepare_inlining"]
