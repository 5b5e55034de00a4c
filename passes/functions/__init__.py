"""Functions beside the kernel: which helpers are inlined, what their masked forms are, and modules as text.

`prepare_inlining` decides which helpers LLVM inlines; `masked_form` gives the others a mask parameter. Every `wfv.*`
function that a step introduces has a scalar definition (prelude.py), so that `module_text` makes valid LLVM IR at any
point of the pipeline.
Source: Karrenberg & Hack (CGO 2011), section 4 (a function called under a mask gets it as an argument).
"""

from passes.functions.inline import prepare_inlining
from passes.functions.module_text import module_text

__all__ = ["module_text", "prepare_inlining"]
