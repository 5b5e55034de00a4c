"""Links modules as text."""

from __future__ import annotations

from collections.abc import Sequence

import llvmlite.binding as llvm

from wfv.errors import ParseError
from wfv.llvm.text import check, parse


def link_texts(texts: Sequence[str]) -> str:
    """One module of several. Raises ParseError, also for a name that two of them define."""
    context = llvm.create_context()
    with parse(texts[0], context) as linked:
        for text in texts[1:]:
            try:
                linked.link_in(parse(text, context))
            except RuntimeError as error:
                raise ParseError(f"the programs cannot be linked: {error}", help="define it in one of them") from None
        check(linked)
        return str(linked)
