"""The text of a kernel's function, and how `inspect.getsource` and IPython's `kernel??` find it.

Both follow `__wrapped__`, and read the source of a module by its file name from Python's `linecache`. So a kernel has
an empty module in `__wrapped__`, whose file name stands for the text.
"""

from __future__ import annotations

import linecache
import re
from types import ModuleType

from wfv.ir.source_locations import embedded_sources

_LINE_OF_WFV = re.compile(r'\A#line 1 "<text>"\n')
_NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.DOTALL)


def kernel_text(source: str, name: str) -> str:
    """The function of OpenCL C from its `kernel` to its last brace; of LLVM IR without it, the function's IR.

    `source` is the canonical module. The whole file is returned if macros make the function's name or braces.
    """
    for text in embedded_sources(source).values():
        if name in text:
            return _function_of_c(text, name) or _LINE_OF_WFV.sub("", text).rstrip("\n") + "\n"
    found = re.search(rf"^define [^\n]*@{re.escape(name)}\(.*?^}}$", source, re.DOTALL | re.MULTILINE)
    return f"{found[0]}\n" if found else source


def _function_of_c(text: str, name: str) -> str:
    """The text of the function, with the comment in front of it; "" if it is not found."""
    bare = _NOT_CODE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    head = re.search(rf"\b(?:__)?kernel\b[^;{{}}]*?\b{re.escape(name)}\s*\([^;{{}}]*{{", bare)
    if head is None:
        return ""
    depth = 0
    for brace in re.finditer(r"[{}]", bare[head.start() :]):
        depth += 1 if brace[0] == "{" else -1
        if depth == 0:
            begin = text.rfind("\n", 0, head.start()) + 1
            return _comment_before(text[:begin]) + text[begin : head.start() + brace.end()] + "\n"
    return ""


def _comment_before(text: str) -> str:
    """The comment of whole lines that the text ends with."""
    found = re.search(r"(?:^[ \t]*//[^\n]*\n)+\Z|^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*\n\Z", text, re.DOTALL | re.MULTILINE)
    return found[0] if found else ""


def module_of(text: str, name: str) -> ModuleType:
    """An empty module whose source is this text, as far as `inspect` can tell."""
    module = ModuleType(name)
    module.__file__ = f"<wfv kernel {name} {hash(text):x}>"
    linecache.cache[module.__file__] = (len(text), None, text.splitlines(keepends=True), module.__file__)
    return module
