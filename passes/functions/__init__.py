"""Functions other than the kernel: which helpers are inlined, masked forms of the others, and modules as text.

`prepare_inlining` takes a module and a kernel's name. It marks the helpers that LLVM inlines and renames the others,
which are then vectorized on their own: `masked_form` adds their mask parameter, `argument_shapes` finds the shapes of
their parameters. wfv/ir/names.py lists all `wfv.*` names. Each `wfv.*` function that a step introduces has a scalar
body (scalar_bodies.py), so `module_text` returns valid LLVM IR at any point of the pipeline.
Source: Karrenberg & Hack (CGO 2011), section 4 (a function called under a mask gets it as an argument).
"""
