"""Removes the metadata nodes that nothing mentions: those of functions that were removed from a module's text.

LLVM reads all nodes that stand in the text. A module without most of its functions has mostly nodes that are not used.
"""

from __future__ import annotations

import re

_NUMBER = re.compile(r"!(\d+)")
_FIRST = re.compile(r"^!\d+ = ", re.MULTILINE)


def with_used_nodes(text: str) -> str:
    """The module without the nodes that neither its other lines nor used nodes mention; as Clang prints it, nodes last.

    before:  call void @g(), !dbg !8 .. !7 = !DISubprogram(name: "f") !8 = !DILocation(scope: !9) !9 = ..
    after:   call void @g(), !dbg !8 .. !8 = !DILocation(scope: !9) !9 = ..
    """
    first = _FIRST.search(text)
    if first is None:
        return text
    lines = text[first.start() :].split("\n")
    nodes = {line[1 : line.find(" ")]: line for line in lines if line.startswith("!")}
    others = [line for line in lines if not line.startswith("!")]
    used, work = set[str](), set(_NUMBER.findall(text, 0, first.start())).union(*map(_NUMBER.findall, others))
    while work:
        used |= work
        work = {number for each in work if each in nodes for number in _NUMBER.findall(nodes[each])} - used
    kept = [line for line in lines if not line.startswith("!") or line[1 : line.find(" ")] in used]
    return text[: first.start()] + "\n".join(kept)
