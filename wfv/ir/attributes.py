"""Function attributes in IR text that say something about another machine or program are dropped.

The CPU and features that a front end wrote into its functions are not those that code is made for here: LLVM would end
the process for a CPU it does not know, or split vectors for one without them. Stack probes, instrumentation and the
like call functions that are not there. What is left out of this list is only ever a hint or a wish.
The same holds for `@llvm.used`, which asks to keep what only the linker sees.
"""

from __future__ import annotations

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
_ITEM = re.compile(r'"([^"]*)"(?:="[^"]*")?|(\w+)(?:\([^()]*\))?', re.ASCII)


def drop_foreign_attributes(text: str) -> str:
    """The text without them; lines stay where they are."""
    text = _PAIR.sub(lambda pair: pair[0] if pair[1] in _STRINGS else "", text)
    return _KEPT_ALIVE.sub("", _GROUP.sub(_plain_group, text))


def _plain_group(group: re.Match[str]) -> str:
    kept = [item[0] for item in _ITEM.finditer(group[2]) if item[1] in _STRINGS or item[2] in _WORDS]
    return f"{group[1]}{{ {' '.join(kept) or 'nounwind'} }}"  # LLVM refuses an empty group
