"""Functions other than the kernel that are not inlined: masked forms of helpers, and variants that the user names.

`masked_form` adds a helper's mask parameter, `argument_shapes` finds the shapes of its parameters. wfv/ir/names.py
lists all `wfv.*` names.
Source: Karrenberg & Hack (CGO 2011), section 4 (a function called under a mask gets it as an argument).
"""
