"""Removes kernels that use images or samplers from a module that has other kernels too."""

from __future__ import annotations

import re

_FUNCTION = re.compile(r"^define [^\n]*?@([-\w.$]+)\(.*?^\}\n", re.MULTILINE | re.DOTALL)
_DECLARATION = re.compile(r"^declare [^\n]*\btarget\([^\n]*\n", re.MULTILINE)
_IMAGE = re.compile(r"\btarget\(")  # in the type of an image or sampler
_CALLED = re.compile(r"\bcall\b[^\n]*?@([-\w.$]+)\(")


def without_images(ir: str) -> tuple[str, list[str]]:
    """Clang's output without the functions that need images, and the names of the kernels among these.

    If no kernel would remain, the module is returned unchanged: the error about images then names the source location.
    """
    if not _IMAGE.search(ir):
        return ir, []
    bodies = {match[1]: match[0] for match in _FUNCTION.finditer(ir)}
    dropped = {name for name, body in bodies.items() if _IMAGE.search(body)}
    while more := {name for name, body in bodies.items() if dropped.intersection(_CALLED.findall(body))} - dropped:
        dropped |= more
    kernels = [name for name, body in bodies.items() if " spir_kernel " in body.partition("\n")[0]]
    if dropped.issuperset(kernels):
        return ir, []
    kept = _FUNCTION.sub(lambda match: "" if match[1] in dropped else match[0], ir)
    return _DECLARATION.sub("", kept), [name for name in kernels if name in dropped]
