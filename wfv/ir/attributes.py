"""Drops function attributes from IR text that describe another machine or program, and hints about copies.

The CPU and features that a front end wrote are not those of our target: LLVM ends the process for an unknown CPU, or
splits vectors for one without wide registers. Stack probes, instrumentation and the like call functions that do not
exist here. All attributes but the listed ones go: losing one loses a hint at most. `@llvm.used` goes too: it keeps
symbols for the linker only. So do the nodes that say what a copy of a struct copies: LLVM relies on their form, and
does not verify it.
"""

import re

_WORDS = frozenset({
    "alwaysinline", "cold", "convergent", "hot", "inlinehint", "memory", "mustprogress", "nocallback",
    "nocreateundeforpoison", "nofree", "noinline", "norecurse", "nosync", "nounwind", "optnone", "speculatable",
    "willreturn",
})  # fmt: skip
_STRINGS = frozenset({
    "denormal-fp-math", "denormal-fp-math-f32", "frame-pointer", "no-trapping-math", "stack-protector-buffer-size",
    "uniform-work-group-size",
})  # fmt: skip
_PAIR = re.compile(r'"([^"\r\n]*)"="[^"\r\n]*"')
_GROUP = re.compile(r"^(attributes #\d+ = )\{(.*)\}", re.M | re.ASCII)
_KEPT_ALIVE = re.compile(r"^@llvm\.(?:compiler\.)?used = .*$", re.M)
_COPIED = re.compile(r", !tbaa\.struct !\d+", re.ASCII)
_ITEM = re.compile(r'"([^"]*)"(?:="[^"]*")?|(\w+)(?:\([^()]*\))?', re.ASCII)


def drop_foreign_attributes(text: str) -> str:
    """The text without those attributes; line numbers do not change."""
    text = _PAIR.sub(lambda pair: pair[0] if pair[1] in _STRINGS else "", text)
    return _COPIED.sub("", _KEPT_ALIVE.sub("", _GROUP.sub(_plain_group, text)))


def _plain_group(group: re.Match[str]) -> str:
    kept = [item[0] for item in _ITEM.finditer(group[2]) if item[1] in _STRINGS or item[2] in _WORDS]
    return f"{group[1]}{{ {' '.join(kept) or 'nounwind'} }}"  # LLVM refuses an empty group
