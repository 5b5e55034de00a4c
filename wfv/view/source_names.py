"""Names of blocks as the source has them, without what Clang's and wfv's passes have appended."""

from __future__ import annotations

import re

from passes.analysis.cause import source_name

_INLINED = re.compile(r"\.i\d*(?=\.|$)")
_EXIT = re.compile(r"^__clang_ocl_kern_imp_.*\.exit")
_FORMS = {"latch": "next iteration", "leave": "lanes leave", "stay": "lanes stay"}


def block_title(name: str) -> str:
    """`while.body` for `while.body.i`; `while.cond: lanes leave` for `while.cond.i.leave.w4`."""
    plain = _EXIT.sub("exit", _INLINED.sub("", source_name(name)))
    base, _, last = plain.rpartition(".")
    return f"{base}: {_FORMS[last]}" if base and last in _FORMS else plain
